import { childQuestions } from '@plainwill/contracts/will-data/questions/child-questions';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import { personalDetailsQuestions } from '@plainwill/contracts/will-data/questions/personal-details-questions';
import { spouseDetailsQuestions } from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import { z } from 'zod';
import { factsFrom } from './question-facts.ts';
import { id, kept, list, oneOf, optional, record, text } from './values.ts';

export const personalDetails = record({
  ...kept,
  id: optional(id),
  ...factsFrom(personalDetailsQuestions),
  // Nothing is printed of these, whatever they are.
  title: text,
  mobile_country_code: text,
  /** Whether England and Wales is the permanent home, once the testator has been asked. */
  is_domiciled_here: optional(z.boolean('Must be true or false')),
  /** Null where it was never asked, as with the next. */
  has_foreign_assets: optional(z.boolean('Must be true or false')),
  has_business: optional(z.boolean('Must be true or false')),
  is_british: optional(z.boolean('Must be true or false')),
  foreign_countries: list(text),
  is_separated: optional(z.boolean('Must be true or false')),
});

export const spouseDetails = record({ ...kept, id: optional(id), ...factsFrom(spouseDetailsQuestions) });

export const child = z.strictObject({
  ...kept,
  id,
  ...factsFrom(childQuestions),
  full_name: text,
  other_parent_type: oneOf(['spouse', 'contact', 'none']),
});

export const contact = z.strictObject({
  ...kept,
  id,
  ...factsFrom(contactQuestions),
  full_name: text,
  mobile_country_code: text,
});
