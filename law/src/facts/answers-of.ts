import type { PersonId } from '@plainwill/contracts/shared/ids';
import { childQuestions } from '@plainwill/contracts/will-data/questions/child-questions';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import { funeralWishesQuestions } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import { giftQuestions } from '@plainwill/contracts/will-data/questions/gift-questions';
import { homeDetailsQuestions } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { personalDetailsQuestions } from '@plainwill/contracts/will-data/questions/personal-details-questions';
import { spouseDetailsQuestions } from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import { willSettingsQuestions } from '@plainwill/contracts/will-data/questions/will-settings-questions';
import { inheritanceAge } from '@plainwill/contracts/will-data/record-limits';
import type { ChildFields } from '@plainwill/contracts/will-data/records/children';
import type { ContactFields } from '@plainwill/contracts/will-data/records/contacts';
import type { FuneralWishesFields } from '@plainwill/contracts/will-data/records/funeral-wishes';
import type { GiftFields } from '@plainwill/contracts/will-data/records/gifts';
import type { GuardianSelection } from '@plainwill/contracts/will-data/records/guardians';
import type { HomeDetailsFields } from '@plainwill/contracts/will-data/records/home-details';
import type { PersonalDetailsFields } from '@plainwill/contracts/will-data/records/personal-details';
import type { NewRecipient } from '@plainwill/contracts/will-data/records/recipients';
import type { SpouseDetailsFields } from '@plainwill/contracts/will-data/records/spouse-details';
import type { WillSettings } from '@plainwill/contracts/will-data/records/will-settings';
import type { ExecutorRole } from '@plainwill/contracts/will-data/vocabulary';
import { type ProvisionAnswers, provisionsIn } from './provision-answers.ts';
import { answersIn } from './question-facts.ts';
import { recipientsOf } from './recipient-answers.ts';
import type { WillFacts } from './will-facts.ts';

/** Facts as the answers to the questions, in the shape in which each record is saved. */
export interface Answers {
  personalDetails: PersonalDetailsFields;
  homeDetails: HomeDetailsFields;
  spouseDetails: { id: string; spouse: SpouseDetailsFields } | null;
  children: { id: string; child: ChildFields }[];
  contacts: { id: string; contact: ContactFields; differsFrom: string[] }[];
  funeralWishes: FuneralWishesFields;
  /** One selection for each child. */
  guardians: { childId: string; selection: GuardianSelection }[];
  executors: { personId: string; role: ExecutorRole }[];
  gifts: { id: string | null; gift: GiftFields }[];
  residue: NewRecipient[];
  provisions: ProvisionAnswers[];
  settings: WillSettings;
}

/** A spouse of a file may have no id: the kind alone says who is meant. */
export const spouseKey = 'spouse';

/** The answers that `factsOf` made these facts of, but the questionnaire. What a letter says is no fact. */
export function answersOf(facts: WillFacts, letter = ''): Answers {
  const { personalDetails, homeDetails, willSettings, flags, spouseDetails } = facts;
  const spouseId = spouseDetails.id ?? spouseKey;
  return {
    personalDetails: { ...answersIn(personalDetailsQuestions, personalDetails), ...codeIn(personalDetails) },
    homeDetails: answersIn(homeDetailsQuestions, {
      ...homeDetails,
      ...tiesIn(personalDetails),
      ...abroadIn(willSettings),
    }),
    spouseDetails:
      spouseDetails.fullName === '' ? null : { id: spouseId, spouse: answersIn(spouseDetailsQuestions, spouseDetails) },
    children: facts.children.map((child) => ({ id: child.id, child: answersIn(childQuestions, child) })),
    contacts: facts.contacts.map((contact) => ({
      id: contact.id,
      contact: { ...answersIn(contactQuestions, contact), ...codeIn(contact) },
      differsFrom: contact.differsFrom,
    })),
    funeralWishes: answersIn(funeralWishesQuestions, facts.funeralWishes),
    guardians: facts.children.map(({ id }) => ({ childId: id, selection: guardiansOf(facts, id, spouseId) })),
    executors: facts.executors.map(({ isSpouse, spouseId: named, childId, contactId, executorRole }) => ({
      personId: (isSpouse ? (named ?? spouseId) : (childId ?? contactId)) ?? '',
      role: executorRole ?? 'primary',
    })),
    gifts: facts.gifts.map((gift) => ({
      id: gift.id,
      gift: {
        ...answersIn(giftQuestions, gift),
        childrenAccessAge: gift.childrenAccessAge ?? inheritanceAge.default,
        recipients: recipientsOf(gift.recipients, spouseId),
        remainderRecipients: recipientsOf(gift.remainderRecipients, spouseId),
      },
    })),
    residue: recipientsOf(
      facts.residuaryRecipients.map(({ recipientId, recipientType, ...row }) => ({
        ...row,
        id: recipientId,
        type: recipientType,
      })),
      spouseId,
    ),
    provisions: provisionsIn(facts, { spouseId, letter }),
    settings: {
      ...answersIn(willSettingsQuestions, willSettings),
      hasNoSpecificGifts: flags.noSpecificGifts,
      includePartner: flags.includePartner,
      grandchildrenInherit: facts.residue.grandchildrenInherit,
    },
  };
}

/** A number without a country is of this one. */
const codeIn = ({ mobileCountryCode }: { mobileCountryCode: string }) => ({
  mobileCountryCode: mobileCountryCode || '+44',
});

const tiesIn = ({
  isDomiciledHere,
  hasForeignAssets,
  hasBusiness,
  isBritish,
  foreignCountries,
}: WillFacts['personalDetails']) => ({
  isDomiciledHere,
  hasForeignAssets,
  hasBusiness,
  isBritish,
  foreignCountries: foreignCountries.join(', '),
});

const abroadIn = ({ foreignScope, ukPropertyOnly, hasForeignWill, choosesEnglishLaw }: WillFacts['willSettings']) => ({
  isForUnitedKingdom: foreignScope === null ? ukPropertyOnly || null : foreignScope === 'uk_only',
  hasForeignWill,
  choosesEnglishLaw,
});

const inOrder = <Row extends { orderIndex: number }>(rows: readonly Row[]) =>
  rows.toSorted((a, b) => a.orderIndex - b.orderIndex);

function guardiansOf({ guardians, guardianGroups }: WillFacts, childId: string, spouseId: string): GuardianSelection {
  const ofType = (type: 'primary' | 'backup') =>
    inOrder(guardians.filter((row) => row.childId === childId && (row.guardianType ?? 'primary') === type)).map(
      // A row that names no contact is the spouse’s.
      ({ contactId }) => (contactId ?? spouseId) as PersonId,
    );
  return {
    primaryIds: ofType('primary'),
    backupIds: ofType('backup'),
    groups: inOrder(guardianGroups.filter((row) => row.childId === childId)).map(({ groupName, memberIds }) => ({
      name: groupName,
      memberIds,
    })),
  };
}
