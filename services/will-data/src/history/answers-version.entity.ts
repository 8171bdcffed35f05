import { defineEntity, p } from '@mikro-orm/core';
import type { AnswersVersionId } from '@plainwill/contracts/shared/ids';
import { versionCauses } from '@plainwill/contracts/will-data/history/history-vocabulary';
import { owner } from '../record/people/person.entity.ts';

/** The answers as they were at a moment. */
export const AnswersVersionSchema = defineEntity({
  name: 'AnswersVersion',
  tableName: 'will_versions',
  uniques: [{ properties: ['accountId', 'copyNumber'] }],
  properties: {
    accountId: () => owner().primary(),
    id: p.uuid().$type<AnswersVersionId>().primary(),
    at: p.datetime(),
    cause: p.enum(versionCauses),
    /** The number of the signing copy; null for any other cause. */
    copyNumber: p.integer().nullable(),
    /** Given by hand, encrypted; empty without one. */
    name: p.text(),
    /** In the names of `facts.json`, encrypted. */
    facts: p.text(),
    /** The words of a letter of wishes, which are no facts, encrypted. */
    letter: p.text(),
  },
});
