import { defineEntity, p } from '@mikro-orm/core';
import type { SignedWillId } from '@plainwill/contracts/shared/ids';
import { signedWillEndings } from '@plainwill/contracts/will-data/signing/signing-vocabulary';
import { owner } from '../record/people/person.entity.ts';

/** A will that was signed on paper, as its testator has recorded it. */
export const SignedWillSchema = defineEntity({
  name: 'SignedWill',
  tableName: 'signed_wills',
  uniques: [{ name: 'signed_wills_current', properties: ['accountId'], where: { ending: null } }],
  properties: {
    accountId: () => owner().primary(),
    id: p.uuid().$type<SignedWillId>().primary(),
    /** The number of the copy that was signed, which may be deleted since; null for a will that was not made here. */
    copyNumber: p.integer().nullable(),
    signedOn: p.date(),
    /** Null of the current one. */
    ending: p.enum(signedWillEndings).nullable(),
    endedOn: p.date().nullable(),
    recordedAt: p.datetime(),
    /** Place, witnesses and where the original is, encrypted. */
    body: p.text(),
    /** The answers that the signed copy was made from, in the names of `facts.json`, encrypted; null without a copy. */
    facts: p.text().nullable(),
    /** The clauses of the signed copy, encrypted; null without a copy. */
    document: p.text().nullable(),
  },
});
