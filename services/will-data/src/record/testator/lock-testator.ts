import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { Refusal } from '@plainwill/kit/refusal';
import { ErasedAccountSchema } from './erased-account.entity.ts';
import { TestatorSchema } from './testator.entity.ts';

/** Makes sure the owner of what is about to be stored exists. @throws {Refusal} if the account was erased */
export async function ensureTestator(em: EntityManager, accountId: AccountId) {
  const added = await em
    .createQueryBuilder(TestatorSchema)
    .insert({ accountId })
    .onConflict('accountId')
    .ignore()
    .returning('accountId')
    .execute('all');
  if (!added.length) return;
  // By a statement of its own, which also sees an erasure that the one before has waited for.
  if (await em.count(ErasedAccountSchema, { accountId })) throw new Refusal('AccountErased');
}

/** Until the transaction ends, nobody else changes a list of this testator's. */
export async function lockTestator(em: EntityManager, accountId: AccountId) {
  await ensureTestator(em, accountId);
  const testator = await em.findOne(TestatorSchema, { accountId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!testator) throw new Refusal('AccountErased');
}
