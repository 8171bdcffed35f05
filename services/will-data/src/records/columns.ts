import { p } from '@mikro-orm/core';

/** Sealed. */
export const addressColumns = {
  address: p.text(),
  line1: p.text().fieldName('line_1'),
  line2: p.text().fieldName('line_2'),
  townOrCity: p.text(),
  county: p.text(),
  postcode: p.text(),
};

export const storedColumns = {
  /** Grows by one with every save. */
  version: p.integer(),
  savedAt: p.datetime(),
};

export const savedByAnyoneColumns = {
  ...storedColumns,
  /** Whether our staff saved it last, for the person. */
  savedBySupport: p.boolean().default(false),
};
