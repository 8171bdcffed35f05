import type { EntityManager } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type {
  DraftedPart,
  RecordDrafts,
  recordDraftsContract,
} from '@plainwill/contracts/will-data/records/record-drafts';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../../context.ts';
import { encryptFields } from '../encryption/encrypted-fields.ts';
import { personalDetailsRows } from '../personal-details/personal-details.entity.ts';
import { readRows } from '../rows/read-rows.ts';
import { spouseDetailsRows } from '../spouse-details/spouse-details.entity.ts';
import { lockTestator } from '../testator/lock-testator.ts';
import { openDrafts } from './open-drafts.ts';
import { RecordDraftSchema, recordDraftRows } from './record-draft.entity.ts';

const table = 'record_drafts';

const changed = {
  personalDetails: 'PersonalDetailsChanged',
  spouseDetails: 'SpouseDetailsChanged',
} as const satisfies Record<DraftedPart, string>;

/** The record is stored now, or is there again. */
export const dropDraft = (em: EntityManager, accountId: AccountId, part: DraftedPart) =>
  em.nativeDelete(RecordDraftSchema, { accountId, part });

type Store = Pick<CallContext, 'em' | 'vault' | 'now'>;

/** Within a transaction, in which the testator is locked. */
export async function saveDraft(
  { em, vault, now }: Store,
  accountId: AccountId,
  { part, texts }: { part: DraftedPart; texts: Record<string, string> },
): Promise<RecordDrafts> {
  // A first save that is under way refers to the testator, and so comes before or after.
  const stored = await readRows(em, accountId, {
    personalDetails: personalDetailsRows,
    spouseDetails: spouseDetailsRows,
    drafts: recordDraftRows,
  });
  if (stored[part].length > 0) throw new Refusal(changed[part]);
  const known = openDrafts(vault, accountId, stored.drafts);
  const all = { ...known[part], ...texts };
  const encrypted = encryptFields(vault, table, accountId, { texts: all });
  await em.upsert(RecordDraftSchema, { ...encrypted, accountId, part, savedAt: now });
  return { ...known, [part]: all };
}

/** Takes the texts out of a draft that are still as they are given. */
export async function takeBackDraft(
  { em, vault, now }: Store,
  accountId: AccountId,
  { part, texts }: { part: DraftedPart; texts: Record<string, string> },
): Promise<void> {
  const { rows } = await readRows(em, accountId, { rows: recordDraftRows });
  const known = openDrafts(vault, accountId, rows)[part];
  if (!known) return;
  const left = Object.fromEntries(Object.entries(known).filter(([field, text]) => texts[field] !== text));
  if (Object.keys(left).length === 0) await dropDraft(em, accountId, part);
  else
    await em.upsert(RecordDraftSchema, {
      ...encryptFields(vault, table, accountId, { texts: left }),
      accountId,
      part,
      savedAt: now,
    });
}

export const drafts: HandlersOf<typeof recordDraftsContract, CallContext> = {
  save: ({ ctx: { em, vault, account, now }, input }) =>
    em.transactional(async (em) => {
      await lockTestator(em, account.id);
      return saveDraft({ em, vault, now }, account.id, input);
    }),
};
