import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { type Person, type PersonKind, peopleOf } from '@plainwill/contracts/will-data/people';
import { childQuestions } from '@plainwill/contracts/will-data/questions/child-questions';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import { funeralWishesQuestions } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import { giftQuestions } from '@plainwill/contracts/will-data/questions/gift-questions';
import { personalDetailsQuestions } from '@plainwill/contracts/will-data/questions/personal-details-questions';
import { spouseDetailsQuestions } from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import type { Gift } from '@plainwill/contracts/will-data/records/gifts';
import type { HomeDetails } from '@plainwill/contracts/will-data/records/home-details';
import type { PersonalDetails } from '@plainwill/contracts/will-data/records/personal-details';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { provisionRowsOf } from './provisions-of.ts';
import { rowOf } from './question-facts.ts';
import { recipientRow } from './recipient-row.ts';
import { WillFacts } from './will-facts.ts';
import { questionsOfHome, questionsOfSettings } from './wishes-facts.ts';

type Row = Record<string, unknown>;

/** The facts of an account, in the shape of `facts.json`. */
export function factsOf(testatorRecord: TestatorRecord, asOf: CalendarDate | null = null): WillFacts {
  const people = new Map<PersonId, Person>(peopleOf(testatorRecord).map((person) => [person.id, person]));
  const kinds = new Map([...people].map(([id, { kind }]) => [id, kind]));
  const { personalDetails, homeDetails, spouseDetails, funeralWishes, settings } = testatorRecord;
  return WillFacts.parse({
    personalDetails: {
      ...(personalDetails && detailsRow(personalDetails)),
      ...(homeDetails && tiesRow(homeDetails)),
    },
    homeDetails: homeDetails && rowOf(questionsOfHome, homeDetails),
    spouseDetails: spouseDetails && { id: spouseDetails.id, ...rowOf(spouseDetailsQuestions, spouseDetails) },
    children: testatorRecord.children.map((child) => childRow(child, kinds)),
    contacts: testatorRecord.contacts.map((contact) => ({
      id: contact.id,
      ...rowOf(contactQuestions, contact),
      differsFrom: contact.differsFrom,
    })),
    executors: testatorRecord.executors.map(({ id, personId, role, position }) => ({
      id,
      ...executorReference(personId, kinds.get(personId)),
      isOtherParent: testatorRecord.children.some((child) => child.otherParentId === personId),
      executorRole: role,
      orderIndex: position,
    })),
    funeralWishes: funeralWishes && rowOf(funeralWishesQuestions, funeralWishes),
    gifts: testatorRecord.gifts.map((gift) => giftRow(gift, people)),
    guardians: testatorRecord.guardians.flatMap(({ childId, primaryIds, backupIds }) => [
      ...primaryIds.map((id, at) => guardianRow(childId, id, 'primary', at, kinds)),
      ...backupIds.map((id, at) => guardianRow(childId, id, 'backup', at, kinds)),
    ]),
    guardianGroups: testatorRecord.guardians.flatMap(({ childId, groups }) =>
      groups.map(({ id, name, memberIds }, at) => ({
        id,
        childId,
        groupName: name,
        memberIds,
        orderIndex: at,
      })),
    ),
    residuaryRecipients: testatorRecord.residue.recipients.map((each) => {
      const { id, type, name: _name, ...recipient } = recipientRow(each, people);
      return { recipientId: id, recipientType: type, ...recipient };
    }),
    residue: { grandchildrenInherit: settings.grandchildrenInherit },
    ...provisionRowsOf(testatorRecord.provisions, people),
    willSettings: {
      ...rowOf(questionsOfSettings, settings),
      ...(homeDetails && abroadRow(homeDetails)),
    },
    flags: { noSpecificGifts: settings.hasNoSpecificGifts, includePartner: settings.includePartner },
    questionnaire: testatorRecord.questionnaire?.answers,
    asOf,
  });
}

/** Nobody is separated who is not married or in a civil partnership, whatever was answered before that changed. */
const detailsRow = (details: PersonalDetails): Row => ({
  ...rowOf(personalDetailsQuestions, details),
  ...(details.maritalStatus !== 'married' && { isSeparated: null }),
});

/** What the form asks with the home, and `facts.json` keeps with the person. */
const tiesRow = (home: HomeDetails): Row => ({
  isDomiciledHere: home.isDomiciledHere,
  hasForeignAssets: home.hasForeignAssets,
  hasBusiness: home.hasBusiness,
  isBritish: home.isBritish,
  foreignCountries: (home.foreignCountries ?? '')
    .split(',')
    .map((country) => country.trim())
    .filter((country) => country !== ''),
});

const scopes = { true: 'uk_only', false: 'worldwide' } as const;

/** The same of what it keeps with the settings of the will. */
const abroadRow = ({ isForUnitedKingdom, hasForeignWill, choosesEnglishLaw }: HomeDetails): Row => ({
  ukPropertyOnly: isForUnitedKingdom,
  foreignScope: isForUnitedKingdom === null ? null : scopes[`${isForUnitedKingdom}`],
  hasForeignWill,
  choosesEnglishLaw,
});

type Kinds = ReadonlyMap<PersonId, PersonKind>;

function childRow(child: TestatorRecord['children'][number], kinds: Kinds): Row {
  const otherParent = child.otherParentId && kinds.get(child.otherParentId);
  return {
    id: child.id,
    ...rowOf(childQuestions, child),
    otherParentType: otherParent === 'spouse' || otherParent === 'contact' ? otherParent : null,
  };
}

function executorReference(personId: PersonId, kind: PersonKind | undefined): Row {
  switch (kind) {
    case 'spouse':
      return { isSpouse: true, spouseId: personId };
    case 'child':
      return { childId: personId };
    default:
      return { contactId: personId };
  }
}

function guardianRow(
  childId: PersonId,
  personId: PersonId,
  type: 'primary' | 'backup',
  position: number,
  kinds: Kinds,
): Row {
  const reference = kinds.get(personId) === 'spouse' ? {} : { contactId: personId };
  return { childId, ...reference, guardianType: type, orderIndex: position };
}

const giftRow = (gift: Gift, people: ReadonlyMap<string, Person>): Row => ({
  id: gift.id,
  ...rowOf(giftQuestions, gift),
  recipients: gift.recipients.map((recipient) => recipientRow(recipient, people)),
  remainderRecipients: gift.remainderRecipients.map((recipient) => ({
    priority: recipient.priority,
    recipients: [recipientRow(recipient, people)],
  })),
});
