import { createHash, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId, ApprovalId } from '@plainwill/contracts/shared/ids';
import { type RecordEdition, recordEditions } from '@plainwill/contracts/will-data/review/review-vocabulary';
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

type Contents = Record<RecordEdition, Sheet>;

/** The text of the record in each edition, and the digests of the files that are set from it. */
export interface SetRecord {
  contents: Contents;
  digests: Record<RecordEdition, string>;
}

/** The record says what no file has been set from yet. */
class RecordNotSet extends Error {
  readonly contents: Contents;
  constructor(contents: Contents) {
    super('The record says what no file has been set from yet');
    this.contents = contents;
  }
}

/**
 * Does work that keeps the record in a transaction. The first time it ends without a trace, but tells what the record
 * is going to say; once the files are set it is done again, until the record still says the same.
 */
export async function withRecordSet(work: (record: SetRecord | null) => Promise<void>) {
  let record: SetRecord | null = null;
  for (;;) {
    try {
      return await work(record);
    } catch (cause) {
      if (!(cause instanceof RecordNotSet)) throw cause;
      // Outside of the transaction: a document waits for its thread, and a lock holds a connection that others need.
      const { contents } = cause;
      const customer = await sha256Of(contents.customer);
      const disputes = await sha256Of(contents.disputes);
      record = { contents, digests: { customer, disputes } };
    }
  }
}

/**
 * Keeps what the record says at an approval, within its transaction: its words, from which the same file is set again
 * byte for byte, and the digest of that file.
 */
export async function storeRecord(
  em: EntityManager,
  { vault, reviewers, now }: Pick<CallContext, 'vault' | 'reviewers' | 'now'>,
  { accountId, approvalId }: { accountId: AccountId; approvalId: ApprovalId },
  record: SetRecord | null,
) {
  await em.flush();
  const contentOf = async (edition: RecordEdition) =>
    recordSheet(await recordContent({ em, vault, reviewers }, accountId, edition));
  const contents = { customer: await contentOf('customer'), disputes: await contentOf('disputes') };
  if (!record || !isDeepStrictEqual(record.contents, contents)) throw new RecordNotSet(contents);
  for (const edition of recordEditions) {
    const encrypted = encryptFields(vault, 'review_records', accountId, { content: contents[edition] });
    await em.insert(ReviewRecordSchema, {
      ...encrypted,
      accountId,
      id: randomUUID(),
      approvalId,
      edition,
      sha256: record.digests[edition],
      at: now,
    });
  }
}
