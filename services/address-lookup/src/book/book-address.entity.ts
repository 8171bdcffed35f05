import { defineEntity, p } from '@mikro-orm/core';

/** One delivery point. Its id is made from its lines and postcode, so the same address comes twice to one row. */
export const BookAddressSchema = defineEntity({
  name: 'BookAddress',
  tableName: 'addresses',
  indexes: [
    {
      name: 'addresses_postcode',
      // In the order of characters, so that the beginning of a postcode is a range of this index.
      expression: 'create index "addresses_postcode" on "addresses" ("postcode" text_pattern_ops)',
    },
    {
      name: 'addresses_words',
      expression: 'create index "addresses_words" on "addresses" using gin ("words")',
    },
  ],
  properties: {
    id: p.uuid().primary(),
    line_1: p.text(),
    line_2: p.text(),
    town_or_city: p.text(),
    county: p.text(),
    postcode: p.text(),
    /** England and Wales among them, for those whose postcode cannot tell. */
    country: p.text().nullable(),
    /** What it can be found by; see `wordsOf`. */
    words: p.text().columnType('tsvector'),
    /** Of the sample that is there before anything is imported. */
    isSample: p.boolean(),
  },
});
