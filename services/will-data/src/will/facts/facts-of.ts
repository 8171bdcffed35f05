import type { Address } from '@plainwill/contracts/shared/address';
import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { type PersonKind, peopleOf } from '@plainwill/contracts/will-data/people';
import type { Contact } from '@plainwill/contracts/will-data/records/contacts';
import type { GiftFields } from '@plainwill/contracts/will-data/records/gifts';
import type { HomeDetails } from '@plainwill/contracts/will-data/records/home-details';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { WillFacts } from './will-facts.ts';

type Row = Record<string, unknown>;

/** What the account has told us, in the shape and the names of `facts.json`. */
export function factsOf(testatorRecord: TestatorRecord, asOf: CalendarDate | null = null): WillFacts {
  const people = new Map(peopleOf(testatorRecord).map((person) => [person.id, person]));
  const kinds = new Map([...people].map(([id, { kind }]) => [id, kind]));
  const recipient = (personId: PersonId) => {
    const person = people.get(personId);
    return { id: personId, name: person?.fullName ?? '', type: person?.kind ?? null };
  };
  const { personalDetails, homeDetails, spouseDetails, funeralWishes, settings } = testatorRecord;
  return WillFacts.parse({
    personal_details: {
      ...(personalDetails && personalRow(personalDetails)),
      ...(homeDetails && tiesRow(homeDetails)),
    },
    home_details: homeDetails && homeRow(homeDetails),
    spouse_details: spouseDetails && {
      id: spouseDetails.id,
      full_name: spouseDetails.fullName,
      relationship: spouseDetails.relationship,
      gender: spouseDetails.gender,
      intending_to_marry: spouseDetails.intendingToMarry,
    },
    children: testatorRecord.children.map((child) => childRow(child, kinds)),
    contacts: testatorRecord.contacts.map(contactRow),
    executors: testatorRecord.executors.map(({ id, personId, role, position }) => ({
      id,
      ...executorReference(personId, kinds.get(personId)),
      is_other_parent: testatorRecord.children.some((child) => child.otherParentId === personId),
      executor_role: role,
      order_index: position,
    })),
    funeral_wishes: funeralWishes && {
      funeral_type: funeralWishes.funeralType,
      location: funeralWishes.location,
      ashes_directions: funeralWishes.ashesDirections,
      readings_hymns: funeralWishes.readingsHymns,
      flowers_charities: funeralWishes.flowersCharities,
      gathering_directions: funeralWishes.gatheringDirections,
    },
    gifts: testatorRecord.gifts.map((gift) => giftRow(gift, recipient)),
    guardians: testatorRecord.guardians.flatMap(({ childId, primaryIds, backupIds }) => [
      ...primaryIds.map((id, at) => guardianRow(childId, id, 'primary', at, kinds)),
      ...backupIds.map((id, at) => guardianRow(childId, id, 'backup', at, kinds)),
    ]),
    guardian_groups: testatorRecord.guardians.flatMap(({ childId, groups }) =>
      groups.map(({ id, name, memberIds }, at) => ({
        id,
        child_id: childId,
        group_name: name,
        member_ids: memberIds,
        order_index: at,
      })),
    ),
    residuary_recipients: testatorRecord.residue.recipients.map(({ personId, priority, shareBasisPoints }) => ({
      recipient_id: personId,
      recipient_type: kinds.get(personId) ?? null,
      priority,
      percentage: shareBasisPoints && shareBasisPoints / 100,
    })),
    will_settings: {
      children_inheritance_age: settings.childrenInheritanceAge,
      execution_variant: settings.executionVariant,
      uk_property_only: homeDetails?.isForUnitedKingdom,
    },
    flags: { no_specific_gifts: settings.hasNoSpecificGifts, include_partner: settings.includePartner },
    questionnaire: testatorRecord.questionnaire?.answers,
    as_of: asOf,
  });
}

const personalRow = (details: NonNullable<TestatorRecord['personalDetails']>): Row => ({
  title: details.title,
  first_name: details.firstName,
  known_as: details.knownAs,
  middle_names: details.middleNames,
  last_name: details.lastName,
  date_of_birth: details.dateOfBirth,
  gender: details.gender,
  marital_status: details.maritalStatus,
  email: details.email,
  mobile_country_code: details.mobileCountryCode,
  mobile_number: details.mobileNumber,
  occupation: details.occupation,
  employer: details.employer,
});

/** What the form asks with the home, and `facts.json` keeps with the person. */
const tiesRow = ({ isDomiciledHere, hasForeignAssets, hasBusiness }: HomeDetails): Row => ({
  is_domiciled_here: isDomiciledHere,
  has_foreign_assets: hasForeignAssets,
  has_business: hasBusiness,
});

const addressRow = ({ address, line1, line2, townOrCity, county, postcode }: Address): Row => ({
  address,
  line_1: line1,
  line_2: line2,
  town_or_city: townOrCity,
  county,
  postcode,
});

const homeRow = (home: HomeDetails): Row => ({
  ...addressRow(home),
  home_ownership: home.homeOwnership,
  tenancy_type: home.tenancyType,
  co_owner_id: home.coOwnerId,
});

type Kinds = ReadonlyMap<PersonId, PersonKind>;

const namesRow = ({
  firstName,
  middleNames,
  lastName,
}: {
  firstName: string;
  middleNames: string;
  lastName: string;
}) => ({
  first_name: firstName,
  middle_names: middleNames,
  last_name: lastName,
});

function childRow(child: TestatorRecord['children'][number], kinds: Kinds): Row {
  const otherParent = child.otherParentId && kinds.get(child.otherParentId);
  return {
    id: child.id,
    ...namesRow(child),
    date_of_birth: child.dateOfBirth,
    gender: child.gender,
    relationship: child.relationship,
    parental_responsibility: child.parentalResponsibility,
    other_parent_type: otherParent === 'spouse' || otherParent === 'contact' ? otherParent : null,
    other_parent_id: child.otherParentId,
  };
}

const contactRow = (contact: Contact): Row => ({
  id: contact.id,
  ...namesRow(contact),
  role: contact.role,
  email: contact.email,
  mobile_country_code: contact.mobileCountryCode,
  mobile_number: contact.mobileNumber,
  notes: contact.notes,
  ...addressRow(contact),
  date_of_birth: contact.dateOfBirth,
  is_charity: contact.isCharity,
  charity_number: contact.charityNumber,
});

function executorReference(personId: PersonId, kind: PersonKind | undefined): Row {
  switch (kind) {
    case 'spouse':
      return { is_spouse: true, spouse_id: personId };
    case 'child':
      return { child_id: personId };
    default:
      return { contact_id: personId };
  }
}

function guardianRow(
  childId: PersonId,
  personId: PersonId,
  type: 'primary' | 'backup',
  position: number,
  kinds: Kinds,
): Row {
  const reference = kinds.get(personId) === 'spouse' ? {} : { contact_id: personId };
  return { child_id: childId, ...reference, guardian_type: type, order_index: position };
}

const pounds = (pence: number | null) => (pence === null ? null : pence / 100);

type Named = (personId: PersonId) => Row;

const giftRow = (gift: GiftFields & { id: string }, recipient: Named): Row => ({
  id: gift.id,
  gift_type: gift.giftType,
  item_description: gift.itemDescription,
  cash_amount: pounds(gift.cashAmount),
  provider: gift.provider,
  policy_number: gift.policyNumber,
  policy_amount: pounds(gift.policyAmount),
  children_access_age: gift.childrenAccessAge,
  grandchildren_inherit: gift.grandchildrenInherit,
  recipients: gift.recipients.map(({ personId, priority }) => ({ ...recipient(personId), priority })),
  remainder_recipients: gift.remainderRecipients.map(({ personId, priority }) => ({
    priority,
    recipients: [recipient(personId)],
  })),
});
