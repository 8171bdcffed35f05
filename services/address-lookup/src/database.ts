import { defineEntity, p } from '@mikro-orm/core';
import { databaseOptions } from '@plainwill/kit/database/database-options';

/** One delivery point. Its id is made from its lines and postcode, so the same address comes twice to one row. */
const BookAddressSchema = defineEntity({
  name: 'BookAddress',
  tableName: 'addresses',
  indexes: [
    {
      name: 'addresses_postcode',
      // The index is in the order of characters, so that the beginning of a postcode is a range of it.
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
    /** A search finds the address by these; see `tokensOf`. */
    words: p.text().columnType('tsvector'),
    /** The row belongs to the sample that is there before anything is imported. */
    isSample: p.boolean(),
  },
});

/** A word that stands in an address of the book: to finish what was begun, and to mend what was mistyped. */
const BookWordSchema = defineEntity({
  name: 'BookWord',
  tableName: 'words',
  indexes: [
    {
      name: 'words_beginning',
      expression: 'create index "words_beginning" on "words" ("word" text_pattern_ops)',
    },
    {
      name: 'words_forms',
      // New words are few: a list of them beside the index would only slow searches down.
      expression: 'create index "words_forms" on "words" using gin ("forms") with (fastupdate = off)',
    },
  ],
  properties: {
    word: p.text().primary(),
    /** See `formsOf`. */
    forms: p.array(),
    /** The number of addresses that had it when an import last ended: the commoner word is the likelier one. */
    addresses: p.integer(),
  },
});

/** One charity of the register of England and Wales, as it was when it was imported. */
const RegisteredCharitySchema = defineEntity({
  name: 'RegisteredCharity',
  tableName: 'charities',
  indexes: [
    {
      name: 'charities_words',
      expression: 'create index "charities_words" on "charities" using gin (("words" || "other_words"))',
    },
    {
      name: 'charities_other_keys',
      expression: 'create index "charities_other_keys" on "charities" using gin ("other_keys")',
    },
  ],
  properties: {
    number: p.text().primary(),
    name: p.text(),
    /** The words that tell it from others, in their order; see `nameKeyOf`. */
    nameKey: p.text().index('charities_name_key'),
    otherNames: p.array(),
    /** The same of its other names: someone who types RNLI or National Trust means those very names. */
    otherKeys: p.array(),
    town: p.text().nullable(),
    /** The first half of its postcode: the whole one may be a trustee’s own. */
    postcodeArea: p.text().nullable(),
    isRemoved: p.boolean(),
    /** The income of its last accounts, in pounds: where many charities fit, the larger is the likelier one. */
    income: p.bigint().nullable(),
    /** A search finds the charity by its name, town and postcode area. */
    words: p.text().columnType('tsvector'),
    /** The same of its other names. */
    otherWords: p.text().columnType('tsvector'),
    /** The row belongs to the sample that is there before anything is imported. */
    isSample: p.boolean(),
  },
});

/** A word that stands in the name of a charity. */
const CharityWordSchema = defineEntity({
  name: 'CharityWord',
  tableName: 'charity_words',
  indexes: [
    {
      name: 'charity_words_beginning',
      expression: 'create index "charity_words_beginning" on "charity_words" ("word" text_pattern_ops)',
    },
    {
      name: 'charity_words_forms',
      expression: 'create index "charity_words_forms" on "charity_words" using gin ("forms") with (fastupdate = off)',
    },
  ],
  properties: {
    word: p.text().primary(),
    /** See `formsOf`. */
    forms: p.array(),
    /** The number of charities that had it when an import last ended. */
    charities: p.integer(),
  },
});

/** How far the import of a file has come; written together with the rows, so that it can go on after a kill. */
const BookImportSchema = defineEntity({
  name: 'BookImport',
  tableName: 'imports',
  properties: {
    /** See `fingerprintOf`. */
    file: p.string().length(64).primary(),
    bytes: p.bigint(),
    lines: p.integer(),
    stored: p.integer(),
    refused: p.integer(),
    finishedAt: p.datetime().nullable(),
  },
});

/** Look-ups that cost money, by visitor and by provider. Columns are those that rate-limiter-flexible asks for. */
const LookUpCountSchema = defineEntity({
  name: 'LookUpCount',
  tableName: 'look_up_counts',
  properties: {
    key: p.string().length(255).primary(),
    points: p.integer().default(0),
    expire: p.bigint().nullable(),
  },
});

/** Only migrations use these: the service itself asks by SQL, because its searches use what only PostgreSQL has. */
export const ormOptions = (url: string) =>
  databaseOptions({
    url,
    entities: [
      BookAddressSchema,
      BookWordSchema,
      RegisteredCharitySchema,
      CharityWordSchema,
      BookImportSchema,
      LookUpCountSchema,
    ],
    beside: import.meta.url,
  });
