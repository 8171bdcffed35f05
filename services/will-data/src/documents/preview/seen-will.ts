import { defineEntity, p } from '@mikro-orm/core';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { CallContext } from '../../context.ts';
import { decryptFields, encryptFields } from '../../record/encryption/encrypted-fields.ts';
import { ensureTestator } from '../../record/testator/lock-testator.ts';
import { ownerKey } from '../../record/testator/testator.entity.ts';
import type { Digests } from './digests.ts';

/** What the will said when the testator last looked. */
export const SeenWillSchema = defineEntity({
  name: 'SeenWill',
  tableName: 'seen_wills',
  properties: {
    accountId: ownerKey,
    /** `Digests`, encrypted: few words are likely ones, and could be guessed from their digest. */
    clauses: p.text(),
    seenAt: p.datetime(),
  },
});

type Where = Pick<CallContext, 'em' | 'vault'>;

/** What the testator saw last; null before the first look. */
export async function seenBy({ em, vault }: Where, accountId: AccountId): Promise<Digests | null> {
  const seen = await em.findOne(SeenWillSchema, { accountId });
  return seen && decryptFields<{ clauses: Digests }>(vault, 'seen_wills', accountId, { clauses: seen.clauses }).clauses;
}

export async function storeSeenWill(
  { em, vault, now }: Where & Pick<CallContext, 'now'>,
  accountId: AccountId,
  clauses: Digests,
): Promise<void> {
  await ensureTestator(em, accountId);
  const encrypted = encryptFields(vault, 'seen_wills', accountId, { clauses });
  await em.upsert(SeenWillSchema, { ...encrypted, accountId, seenAt: now });
}
