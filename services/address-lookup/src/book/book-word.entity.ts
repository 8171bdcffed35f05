import { defineEntity, p } from '@mikro-orm/core';

/** A word that stands in an address of the book: to finish what was begun, and to mend what was mistyped. */
export const BookWordSchema = defineEntity({
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
    /** In how many addresses it stood when an import last ended: the commoner word is the likelier one. */
    addresses: p.integer(),
  },
});
