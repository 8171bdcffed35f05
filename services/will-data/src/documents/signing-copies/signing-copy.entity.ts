import { defineEntity, p } from '@mikro-orm/core';
import type { ApprovalId, SigningCopyId } from '@plainwill/contracts/shared/ids';
import { owner } from '../../record/people/person.entity.ts';

export const SigningCopySchema = defineEntity({
  name: 'SigningCopy',
  tableName: 'signing_copies',
  uniques: [{ properties: ['accountId', 'number'] }],
  properties: {
    accountId: () => owner().primary(),
    id: p.uuid().$type<SigningCopyId>().primary(),
    number: p.integer(),
    madeAt: p.datetime().index(),
    pageCount: p.integer(),
    /** Of the PDF, in hexadecimal. */
    sha256: p.string().length(64),
    /** The approval of its words; null where nobody has read them. */
    approvalId: p.uuid().$type<ApprovalId>().nullable(),
    /** The ids of the checks whose warnings the testator had ticked; null where that was not kept yet. */
    understood: p.json<string[]>().nullable(),
    /** The version of the wording; null where that was not kept yet. */
    composerVersion: p.integer().nullable(),
    /** What it was made from, in the names of `facts.json`, encrypted. */
    facts: p.text(),
    /** Its clauses as they were worded then, encrypted. */
    document: p.text(),
    /** The file itself in base64, encrypted. */
    pdf: p.text(),
  },
});
