import { defineEntity, type Opt, p } from '@mikro-orm/core';
import type { LetterId, TrustedPersonId } from '@plainwill/contracts/shared/ids';
import { letterKinds } from '@plainwill/contracts/will-data/signing/letters-vocabulary';
import { owner } from '../record/people/person.entity.ts';

/** A letter of wishes as it is now. */
export const LetterSchema = defineEntity({
  name: 'Letter',
  tableName: 'letters',
  indexes: [{ name: 'letters_removed', properties: ['removedAt'], where: { removedAt: { $ne: null } } }],
  properties: {
    accountId: () => owner().primary(),
    id: p.uuid().$type<LetterId>().primary(),
    kind: p.enum(letterKinds),
    /** The words that were typed, encrypted. */
    body: p.text(),
    /** No references, for a trusted person may be removed; one who is not there reads nothing. */
    readers: p.json<TrustedPersonId[]>(),
    /** The day on which the words were last changed. */
    writtenOn: p.date(),
    position: p.integer(),
    version: p.integer(),
    /** From then on it is nowhere to be seen, and can be brought back for a day. */
    removedAt: p.datetime().nullable(),
  },
});

/** The words of a letter as they were on a day. */
export const LetterVersionSchema = defineEntity({
  name: 'LetterVersion',
  tableName: 'letter_versions',
  properties: {
    accountId: () => owner().primary(),
    letterId: p.uuid().$type<LetterId>().primary(),
    letter: () =>
      p
        .manyToOne(LetterSchema)
        .joinColumns('account_id', 'letter_id')
        .updateRule('no action')
        .deleteRule('cascade')
        .$type<Opt<object>>(),
    writtenOn: p.date().primary(),
    /** Encrypted. */
    body: p.text(),
  },
});
