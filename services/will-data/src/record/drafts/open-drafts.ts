import type { AccountId } from '@plainwill/contracts/shared/ids';
import { type DraftedPart, noDrafts, type RecordDrafts } from '@plainwill/contracts/will-data/records/record-drafts';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { decryptFields } from '../encryption/encrypted-fields.ts';

interface OpenDraft {
  part: DraftedPart;
  texts: Record<string, string>;
}

/** The drafts of `recordDraftRows`, by their record. */
export const openDrafts = (vault: Vault, accountId: AccountId, rows: readonly object[]): RecordDrafts => ({
  ...noDrafts,
  ...Object.fromEntries(
    rows.map((row) => {
      const { part, texts } = decryptFields<OpenDraft>(vault, 'record_drafts', accountId, row);
      return [part, texts];
    }),
  ),
});

/** A record as staff and reviewers read it: half-typed answers are for whoever types them. */
export const withoutDrafts = (testatorRecord: TestatorRecord): TestatorRecord => ({
  ...testatorRecord,
  drafts: noDrafts,
});
