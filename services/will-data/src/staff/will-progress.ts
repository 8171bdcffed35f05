import type { EntityManager } from '@mikro-orm/postgresql';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { WillProgress } from '@plainwill/contracts/will-data/staff';
import { isComplete, partsAsked } from '@plainwill/contracts/will-data/will/readiness';
import type { CallContext } from '../context.ts';
import { SigningCopySchema } from '../documents/signing-copies/signing-copy.entity.ts';
import { testatorRecordOf } from '../record/testator-record/testator-record.ts';
import { ReviewSchema } from '../review/review.entity.ts';
import { SignedWillSchema } from '../signing/signed-will.entity.ts';

/** How far each of them is: a statement for each, and one for all copies, all signed wills and all approvals. */
export async function willProgressOf(
  { em, vault, now }: Pick<CallContext, 'em' | 'vault' | 'now'>,
  accountIds: readonly AccountId[],
): Promise<WillProgress[]> {
  const copiedAt = await lastCopiesOf(em, accountIds);
  const signedOn = await signingsOf(em, accountIds);
  const approvedAt = await approvalsThatCount(em, accountIds);
  const asOf = dayInUnitedKingdom(now);
  const found: WillProgress[] = [];
  for (const accountId of accountIds) {
    const testatorRecord = await testatorRecordOf(em, vault, accountId);
    const asked = partsAsked(testatorRecord, asOf);
    // Some sections need nothing of who has told nothing yet.
    const completed = testatorRecord.personalDetails
      ? asked.filter((part) => isComplete(part, testatorRecord, asOf)).length
      : 0;
    found.push({
      accountId,
      completed,
      sections: asked.length,
      copiedAt: copiedAt.get(accountId)?.toISOString() ?? null,
      signedOn: signedOn.get(accountId) ?? null,
      approvedAt: approvedAt.get(accountId)?.toISOString() ?? null,
    });
  }
  return found;
}

async function lastCopiesOf(em: EntityManager, accountIds: readonly AccountId[]): Promise<Map<string, Date>> {
  const copies = await em.find(
    SigningCopySchema,
    { accountId: { $in: [...accountIds] } },
    { fields: ['madeAt'], orderBy: { number: 'asc' }, disableIdentityMap: true },
  );
  return new Map(copies.map(({ accountId, madeAt }) => [accountId, madeAt]));
}

async function signingsOf(em: EntityManager, accountIds: readonly AccountId[]): Promise<Map<string, string>> {
  const signed = await em.find(
    SignedWillSchema,
    { accountId: { $in: [...accountIds] }, ending: null },
    { fields: ['signedOn'], disableIdentityMap: true },
  );
  return new Map(signed.map(({ accountId, signedOn }) => [accountId, signedOn]));
}

/** Those of approved wills of which nobody was told yet that their words have changed. */
async function approvalsThatCount(em: EntityManager, accountIds: readonly AccountId[]): Promise<Map<string, Date>> {
  const approved = await em.find(
    ReviewSchema,
    { accountId: { $in: [...accountIds] }, state: 'approved', voidMailedAt: null },
    { fields: ['decidedAt'], orderBy: { number: 'asc' }, disableIdentityMap: true },
  );
  return new Map(approved.flatMap(({ accountId, decidedAt }) => (decidedAt ? [[accountId, decidedAt] as const] : [])));
}
