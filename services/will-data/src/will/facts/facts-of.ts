import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { type PersonKind, peopleOf } from '@plainwill/contracts/will-data/people';
import { childQuestions } from '@plainwill/contracts/will-data/questions/child-questions';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import { funeralWishesQuestions } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import { giftQuestions } from '@plainwill/contracts/will-data/questions/gift-questions';
import { personalDetailsQuestions } from '@plainwill/contracts/will-data/questions/personal-details-questions';
import { spouseDetailsQuestions } from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import type { GiftFields } from '@plainwill/contracts/will-data/records/gifts';
import type { HomeDetails } from '@plainwill/contracts/will-data/records/home-details';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { rowOf } from './question-facts.ts';
import { WillFacts } from './will-facts.ts';
import { questionsOfHome, questionsOfSettings } from './wishes-facts.ts';

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
      ...(personalDetails && rowOf(personalDetailsQuestions, personalDetails)),
      ...(homeDetails && tiesRow(homeDetails)),
    },
    home_details: homeDetails && rowOf(questionsOfHome, homeDetails),
    spouse_details: spouseDetails && { id: spouseDetails.id, ...rowOf(spouseDetailsQuestions, spouseDetails) },
    children: testatorRecord.children.map((child) => childRow(child, kinds)),
    contacts: testatorRecord.contacts.map((contact) => ({ id: contact.id, ...rowOf(contactQuestions, contact) })),
    executors: testatorRecord.executors.map(({ id, personId, role, position }) => ({
      id,
      ...executorReference(personId, kinds.get(personId)),
      is_other_parent: testatorRecord.children.some((child) => child.otherParentId === personId),
      executor_role: role,
      order_index: position,
    })),
    funeral_wishes: funeralWishes && rowOf(funeralWishesQuestions, funeralWishes),
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
      ...rowOf(questionsOfSettings, settings),
      uk_property_only: homeDetails?.isForUnitedKingdom,
    },
    flags: { no_specific_gifts: settings.hasNoSpecificGifts, include_partner: settings.includePartner },
    questionnaire: testatorRecord.questionnaire?.answers,
    as_of: asOf,
  });
}

/** What the form asks with the home, and `facts.json` keeps with the person. */
const tiesRow = ({ isDomiciledHere, hasForeignAssets, hasBusiness }: HomeDetails): Row => ({
  is_domiciled_here: isDomiciledHere,
  has_foreign_assets: hasForeignAssets,
  has_business: hasBusiness,
});

type Kinds = ReadonlyMap<PersonId, PersonKind>;

function childRow(child: TestatorRecord['children'][number], kinds: Kinds): Row {
  const otherParent = child.otherParentId && kinds.get(child.otherParentId);
  return {
    id: child.id,
    ...rowOf(childQuestions, child),
    other_parent_type: otherParent === 'spouse' || otherParent === 'contact' ? otherParent : null,
  };
}

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

type Named = (personId: PersonId) => Row;

const giftRow = (gift: GiftFields & { id: string }, recipient: Named): Row => ({
  id: gift.id,
  ...rowOf(giftQuestions, gift),
  recipients: gift.recipients.map(({ personId, priority }) => ({ ...recipient(personId), priority })),
  remainder_recipients: gift.remainderRecipients.map(({ personId, priority }) => ({
    priority,
    recipients: [recipient(personId)],
  })),
});
