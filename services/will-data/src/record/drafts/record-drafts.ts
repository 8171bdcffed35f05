import type { EntityManager } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { DraftedPart, recordDraftsContract } from '@plainwill/contracts/will-data/records/record-drafts';
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

export const drafts: HandlersOf<typeof recordDraftsContract, CallContext> = {
  save: ({ ctx: { em, vault, account, now }, input: { part, texts } }) =>
    em.transactional(async (em) => {
      const accountId = account.id;
      // A first save that is under way refers to the testator, and so comes before or after.
      await lockTestator(em, accountId);
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
    }),
};
