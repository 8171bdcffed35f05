import {
  childGenders,
  childRelationships,
  contactRoles,
  genders,
  maritalStatuses,
  parentalResponsibilities,
  spouseRelationships,
} from '@plainwill/contracts/will-data/vocabulary';
import { z } from 'zod';
import { day, flag, id, kept, oneOf, optional, record, text } from './values.ts';

export const address = {
  address: text,
  line_1: text,
  line_2: text,
  town_or_city: text,
  county: text,
  postcode: text,
};

const names = { first_name: text, middle_names: text, last_name: text };

export const personalDetails = record({
  ...kept,
  id: optional(id),
  ...names,
  title: text,
  known_as: text,
  date_of_birth: optional(day),
  gender: oneOf(genders),
  marital_status: oneOf(maritalStatuses),
  email: text,
  mobile_country_code: text,
  mobile_number: text,
  occupation: text,
  employer: text,
  /** Whether England and Wales is the permanent home, once the testator has been asked. */
  is_domiciled_here: optional(z.boolean('Must be true or false')),
  /** Null where it was never asked, as with the next. */
  has_foreign_assets: optional(z.boolean('Must be true or false')),
  has_business: optional(z.boolean('Must be true or false')),
});

export const spouseDetails = record({
  ...kept,
  id: optional(id),
  full_name: text,
  relationship: oneOf(spouseRelationships),
  gender: oneOf(genders),
  intending_to_marry: flag,
});

export const child = z.strictObject({
  ...kept,
  id,
  ...names,
  full_name: text,
  date_of_birth: optional(day),
  gender: oneOf(childGenders),
  relationship: oneOf(childRelationships),
  parental_responsibility: oneOf(parentalResponsibilities),
  other_parent_type: oneOf(['spouse', 'contact', 'none']),
  other_parent_id: optional(id),
});

export const contact = z.strictObject({
  ...kept,
  id,
  ...names,
  full_name: text,
  role: oneOf(contactRoles),
  email: text,
  mobile_country_code: text,
  mobile_number: text,
  notes: text,
  ...address,
  /** Absent where nobody has asked. */
  date_of_birth: optional(day),
  is_charity: flag,
  charity_number: text,
});
