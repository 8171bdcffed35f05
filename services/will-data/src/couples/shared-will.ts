import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { couplesContract } from '@plainwill/contracts/will-data/couple/couples';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { lockTestator } from '../record/testator/lock-testator.ts';
import { recordOfToday } from '../record/testator-record/testator-record.ts';
import { lawThread } from '../threads.ts';
import { requireCouple, requireOwnResidue, sharesIn } from './shares-of.ts';
import { saveSnapshot, shownAs, wordsSharedWith } from './snapshots.ts';

const wordsThread = lawThread<typeof import('./words.thread.ts')>(new URL('./words.thread.ts', import.meta.url));

type WordsContract = Pick<typeof couplesContract, 'previewWords' | 'publishWords' | 'theirWords'>;

/** The words of a will are shared by an act of their own, and read as they were on that day. */
export const sharedWill: HandlersOf<WordsContract, CallContext> = {
  previewWords: async ({ ctx }) => {
    await requireCouple(ctx);
    const words = await wordsThread('words', await recordOfToday(ctx));
    return { words, shown: shownAs(words) };
  },

  publishWords: async ({ ctx, input: { shown } }) => {
    const couple = await requireCouple(ctx);
    const accountId = ctx.account.id;
    // Before the row is locked: it takes a turn on a thread.
    const body = await wordsThread('words', await recordOfToday(ctx));
    if (shownAs(body) !== shown) throw new Refusal('AnswersChanged');
    return ctx.em.transactional(async (em) => {
      await lockTestator(em, accountId);
      const { coupleId } = couple;
      await saveSnapshot({ em, vault: ctx.vault }, accountId, {
        coupleId,
        category: 'will',
        body,
        sharedOn: ctx.today,
      });
      await recordAudit(em, ctx, { action: 'couple.publish', subject: accountId, fields: ['will'] });
      return sharesIn({ ...ctx, em }, couple);
    });
  },

  theirWords: async ({ ctx }) => {
    const couple = await ctx.coupleOf(ctx.account.id);
    const found = couple && (await wordsSharedWith(ctx, couple, ctx.today));
    if (!found) throw new Refusal('NotShared');
    await requireOwnResidue(ctx);
    return found;
  },
};
