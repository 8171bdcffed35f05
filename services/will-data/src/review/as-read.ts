import type { InferEntity } from '@mikro-orm/postgresql';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { Approval } from '@plainwill/contracts/will-data/review/review';
import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { type FactsFile, factsInFile } from '@plainwill/law/facts/facts-file';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import type { CallContext } from '../context.ts';
import { decryptFields } from '../record/encryption/encrypted-fields.ts';
import type { ReviewApprovalSchema, ReviewSchema } from './review.entity.ts';

/** The will that was read, as it was when it was read. */
export function willAsRead({ vault }: Pick<CallContext, 'vault'>, review: InferEntity<typeof ReviewSchema>) {
  const { accountId, document, decidedAt, stateAt } = review;
  return {
    ...decryptFields<{ document: WillDocument }>(vault, 'reviews', accountId, { document }),
    facts: factsAsRead(vault, review),
    on: dayInUnitedKingdom(decidedAt ?? stateAt),
  };
}

/** The facts that the will which was read was made from. */
export const factsAsRead = (
  vault: Vault,
  { accountId, facts }: Pick<InferEntity<typeof ReviewSchema>, 'accountId' | 'facts'>,
): WillFacts => factsInFile(decryptFields<{ facts: FactsFile }>(vault, 'reviews', accountId, { facts }).facts);

export const approvalToWire = (row: InferEntity<typeof ReviewApprovalSchema>): Approval => ({
  id: row.id,
  place: row.place,
  name: row.name,
  qualification: row.qualification,
  regulator: row.regulator,
  registration: row.registration,
  statement: row.statement,
  at: row.at.toISOString(),
});
