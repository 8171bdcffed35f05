import { createHash, randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId, ApprovalId } from '@plainwill/contracts/shared/ids';
import { recordEditions } from '@plainwill/contracts/will-data/review/review-vocabulary';
import type { CallContext } from '../../context.ts';
import { printedSheet } from '../../documents/guidance/guidance-sheet.ts';
import type { Sheet } from '../../documents/guidance/sheet.ts';
import { encryptFields } from '../../record/encryption/encrypted-fields.ts';
import { ReviewRecordSchema } from '../review.entity.ts';
import { recordContent } from './record-content.ts';
import { recordSheet } from './record-sheet.ts';

export const sha256Of = async (sheet: Sheet) => {
  const { base64 } = await printedSheet(sheet);
  return createHash('sha256').update(Buffer.from(base64, 'base64')).digest('hex');
};

/**
 * Keeps what the record says at an approval, within its transaction: its words, from which the same file is set again
 * byte for byte, and the digest of that file.
 */
export async function keepRecord(
  em: EntityManager,
  { vault, reviewers, now }: Pick<CallContext, 'vault' | 'reviewers' | 'now'>,
  { accountId, approvalId }: { accountId: AccountId; approvalId: ApprovalId },
) {
  await em.flush();
  for (const edition of recordEditions) {
    const content = recordSheet(await recordContent({ em, vault, reviewers }, accountId, edition));
    const encrypted = encryptFields(vault, 'review_records', accountId, { content });
    await em.insert(ReviewRecordSchema, {
      ...encrypted,
      accountId,
      id: randomUUID(),
      approvalId,
      edition,
      sha256: await sha256Of(content),
      at: now,
    });
  }
}
