import { funeralWishesQuestions } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import { giftQuestions, giftTypes } from '@plainwill/contracts/will-data/questions/gift-questions';
import { homeDetailsQuestions } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { willSettingsQuestions } from '@plainwill/contracts/will-data/questions/will-settings-questions';
import { contactRoles, executorRoles } from '@plainwill/contracts/will-data/vocabulary';
import { z } from 'zod';
import { beneficiaryClass, percentage, recipient } from './provision-facts.ts';
import { factsFrom, without } from './question-facts.ts';
import { flag, id, list, oneOf, optional, position, priority, record, storedFields, text } from './values.ts';

/** What ties the person to elsewhere is a fact about them, and what the will leaves out a setting of it. */
export const questionsOfHome = without(homeDetailsQuestions, [
  'isDomiciledHere',
  'hasForeignAssets',
  'hasBusiness',
  'isForUnitedKingdom',
  'foreignCountries',
  'hasForeignWill',
  'isBritish',
  'choosesEnglishLaw',
]);

export const homeDetails = record({ ...storedFields, id: optional(id), ...factsFrom(questionsOfHome) });

export const funeralWishes = record({ ...storedFields, id: optional(id), ...factsFrom(funeralWishesQuestions) });

export const executor = z.strictObject({
  ...storedFields,
  id: optional(id),
  contactId: optional(id),
  isSpouse: flag,
  isOtherParent: flag,
  spouseId: optional(id),
  childId: optional(id),
  executorRole: oneOf(executorRoles),
  /** What the executor is to the testator, where a contact does not say. */
  relationship: oneOf(contactRoles),
  orderIndex: position,
});

/** As stored: each priority with its recipients; or the recipients, each with a priority. */
const remainder = z.union([
  z
    .strictObject({ priority, recipients: list(recipient) })
    .transform(({ priority, recipients }) => recipients.map((recipient) => ({ ...recipient, priority }))),
  recipient.transform((only) => [only]),
]);

export const gift = z.strictObject({
  ...storedFields,
  id: optional(id),
  ...factsFrom(giftQuestions),
  giftType: z.enum(giftTypes, `Must be one of: ${giftTypes.join(', ')}`),
  recipients: list(recipient),
  remainderRecipients: list(remainder).transform((groups) => groups.flat()),
});

export const guardian = z.strictObject({
  ...storedFields,
  id: optional(id),
  childId: id,
  contactId: optional(id),
  executorId: optional(id),
  guardianType: oneOf(['primary', 'backup']),
  orderIndex: position,
  relationship: text,
});

export const guardianGroup = z.strictObject({
  ...storedFields,
  id: optional(id),
  childId: id,
  groupName: text,
  memberIds: list(id),
  orderIndex: position,
});

export const residuaryRecipient = z.strictObject({
  ...storedFields,
  id: optional(id),
  recipientId: optional(id),
  recipientType: recipient.shape.type,
  priority,
  percentage,
  classOf: beneficiaryClass,
  exceptIds: list(id),
});

/** The others are flags, or are said of the residue. */
export const questionsOfSettings = without(willSettingsQuestions, [
  'hasNoSpecificGifts',
  'includePartner',
  'grandchildrenInherit',
]);

const { grandchildrenInherit } = willSettingsQuestions;

export const residue = record({ ...storedFields, ...factsFrom({ grandchildrenInherit }) });

export const willSettings = record({
  ...storedFields,
  id: optional(id),
  ...factsFrom(questionsOfSettings),
  /** Chosen after advice by one who owns something abroad: a will made there stays as it is. */
  ukPropertyOnly: flag,
  foreignScope: oneOf(['worldwide', 'uk_only']),
  hasForeignWill: optional(z.boolean('Must be true or false')),
  choosesEnglishLaw: optional(z.boolean('Must be true or false')),
});
