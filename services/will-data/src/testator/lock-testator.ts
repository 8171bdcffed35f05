import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { TestatorSchema } from './testator.entity.ts';

/** Makes sure the owner of what is about to be stored exists. */
export async function ensureTestator(em: EntityManager, accountId: AccountId) {
  await em.upsert(TestatorSchema, { accountId }, { onConflictAction: 'ignore' });
}

/** Until the transaction ends, nobody else changes a list of this testator's. */
export async function lockTestator(em: EntityManager, accountId: AccountId) {
  await ensureTestator(em, accountId);
  await em.findOneOrFail(TestatorSchema, { accountId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}
