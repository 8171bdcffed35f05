import { childQuestions } from '@plainwill/contracts/will-data/questions/child-questions';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import { personalDetailsQuestions } from '@plainwill/contracts/will-data/questions/personal-details-questions';
import { spouseDetailsQuestions } from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import { z } from 'zod';
import { factsFrom } from './question-facts.ts';
import { id, list, oneOf, optional, record, storedFields, text } from './values.ts';

export const personalDetails = record({
  ...storedFields,
  id: optional(id),
  ...factsFrom(personalDetailsQuestions),
  // Nothing is printed of these, whatever they are.
  title: text,
  mobileCountryCode: text,
  /** Says whether England and Wales is the permanent home, once the testator has been asked. */
  isDomiciledHere: optional(z.boolean('Must be true or false')),
  /** Null where it was never asked, as with the next. */
  hasForeignAssets: optional(z.boolean('Must be true or false')),
  hasBusiness: optional(z.boolean('Must be true or false')),
  isBritish: optional(z.boolean('Must be true or false')),
  foreignCountries: list(text),
});

export const spouseDetails = record({ ...storedFields, id: optional(id), ...factsFrom(spouseDetailsQuestions) });

export const child = z.strictObject({
  ...storedFields,
  id,
  ...factsFrom(childQuestions),
  fullName: text,
  otherParentType: oneOf(['spouse', 'contact', 'none']),
});

export const contact = z.strictObject({
  ...storedFields,
  id,
  ...factsFrom(contactQuestions),
  fullName: text,
  mobileCountryCode: text,
  /** The ids of those of the same name who are others, as the testator has said. */
  differsFrom: list(text),
});
