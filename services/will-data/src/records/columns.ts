import { p } from '@mikro-orm/core';

export const addressColumns = {
  address: p.string().length(500),
  line1: p.string().length(200).fieldName('line_1'),
  line2: p.string().length(200).fieldName('line_2'),
  townOrCity: p.string().length(100),
  county: p.string().length(100),
  postcode: p.string().length(10),
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
