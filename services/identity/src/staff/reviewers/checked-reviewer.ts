import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReviewerProfile } from '@plainwill/contracts/identity/reviewers';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { type Acting, recordAudit } from '@plainwill/kit/audit/record-audit';
import { ReviewerProfileSchema } from './reviewer-profile.entity.ts';

/** What somebody has checked of a reviewer. */
export type Checked = Pick<ReviewerProfile, 'qualification' | 'regulator' | 'registration'>;

export const hasProfile = async (em: EntityManager, accountId: AccountId): Promise<boolean> =>
  (await em.count(ReviewerProfileSchema, { account: accountId })) > 0;

/** Stores what was checked, and leaves what the reviewer says of themselves. Call within a transaction. */
export async function storeCheckedQualification(
  em: EntityManager,
  by: Acting,
  { accountId, reason, ...checked }: Checked & { accountId: AccountId; reason?: string },
) {
  await em.upsert(
    ReviewerProfileSchema,
    { account: accountId, ...checked, checkedAt: by.now, checkedBy: by.account?.id ?? null },
    { onConflictFields: ['account'], onConflictExcludeFields: ['awayUntil', 'family'] },
  );
  const fields = ['qualification', 'regulator', 'registration'];
  await recordAudit(em, by, { action: 'reviewer.check', subject: accountId, fields, reason });
}
