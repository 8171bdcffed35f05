import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { CoupleView } from '@plainwill/contracts/will-data/couple/couple-view';
import type { couplesContract } from '@plainwill/contracts/will-data/couple/couples';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { type CoupleCategory, coupleCategories } from '@plainwill/contracts/will-data/vocabulary';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { Refusal } from '@plainwill/kit/refusal';
import { differences } from '@plainwill/law/couple/differences';
import { fill } from '@plainwill/law/couple/fill';
import type { CallContext } from '../context.ts';
import { isTooLongForWill } from '../record/limits/record-size.ts';
import { lockTestator } from '../record/testator/lock-testator.ts';
import { recordOfToday, testatorRecordOf } from '../record/testator-record/testator-record.ts';
import { lawThread } from '../threads.ts';
import { saveConsent } from './consents.ts';
import { copyOffers, undoCopy } from './copy-offers.ts';
import { CoupleSnapshotSchema } from './couple-snapshot.entity.ts';
import { sharedWill } from './shared-will.ts';
import { hasChosenResidue, type OwnContext, requireCouple, requireOwnResidue, sharesIn } from './shares-of.ts';
import { saveSnapshot, sharedWith, shownAs, type Ticked, together, viewIn } from './snapshots.ts';

/** The partner's shares; refused alike whether they never shared, no longer do, or the two have parted. */
async function requireShared(ctx: OwnContext) {
  const couple = await ctx.coupleOf(ctx.account.id);
  const theirs = couple && (await sharedWith(ctx, couple));
  if (!couple || !theirs || theirs.size === 0) throw new Refusal('NotShared');
  return { couple, theirs };
}

const restThread = lawThread<typeof import('./rest.thread.ts')>(new URL('./rest.thread.ts', import.meta.url));

/** The outcome of the caller's residue, where that is among the categories and the will can be composed. */
async function restOf(ctx: OwnContext, record: TestatorRecord, categories: readonly CoupleCategory[]) {
  if (!categories.includes('residue') || isTooLongForWill(record)) return null;
  return restThread('rest', await recordOfToday(ctx));
}

/** The caller's record beside what they may see of what is shared with them; null for nothing. */
async function recordAndView(ctx: OwnContext, theirs: Map<CoupleCategory, CoupleView>) {
  const record = await testatorRecordOf(ctx.em, ctx.vault, ctx.account.id);
  const seen = [...theirs].filter(([category]) => category !== 'residue' || hasChosenResidue(record));
  return { record, view: together(new Map(seen)) };
}

/** Replaces what was shared before; the words of the will stand beside it. */
async function publish(ctx: OwnContext, { shown, ...ticked }: Ticked & { shown: string }) {
  const couple = await requireCouple(ctx);
  const { coupleId } = couple;
  const accountId = ctx.account.id;
  // Before the row is locked: it takes a turn on a thread.
  const rest = await restOf(ctx, await testatorRecordOf(ctx.em, ctx.vault, accountId), ticked.categories);
  return ctx.em.transactional(async (em) => {
    await lockTestator(em, accountId);
    const record = await testatorRecordOf(em, ctx.vault, accountId);
    if (shownAs(viewIn(record, coupleId, ticked, rest)) !== shown) throw new Refusal('AnswersChanged');
    await em.nativeDelete(CoupleSnapshotSchema, { accountId, category: { $in: [...coupleCategories] } });
    for (const category of coupleCategories.filter((each) => ticked.categories.includes(each))) {
      const body = viewIn(record, coupleId, { ...ticked, categories: [category] }, rest);
      await saveSnapshot({ em, vault: ctx.vault }, accountId, { coupleId, category, body, sharedOn: ctx.today });
    }
    await recordAudit(em, ctx, { action: 'couple.publish', subject: accountId, fields: [...ticked.categories] });
    return sharesIn({ ...ctx, em }, couple);
  });
}

export const couples: HandlersOf<typeof couplesContract, CallContext> = {
  ...sharedWill,

  get: async ({ ctx }) => sharesIn(ctx, await ctx.coupleOf(ctx.account.id)),

  preview: async ({ ctx, input }) => {
    const { coupleId } = await requireCouple(ctx);
    const record = await testatorRecordOf(ctx.em, ctx.vault, ctx.account.id);
    const view = viewIn(record, coupleId, input, await restOf(ctx, record, input.categories));
    return { view, shown: shownAs(view) };
  },

  publish: ({ ctx, input }) => publish(ctx, { ...input, giftIds: [] }),

  publishWithGifts: ({ ctx, input }) => publish(ctx, input),

  consent: async ({ ctx, input }) => {
    const couple = await requireCouple(ctx);
    return ctx.em.transactional(async (em) => {
      await lockTestator(em, ctx.account.id);
      await saveConsent({ ...ctx, em }, ctx.account.id, { ...input, coupleId: couple.coupleId });
      return sharesIn({ ...ctx, em }, couple);
    });
  },

  withdraw: async ({ ctx, input: { category } }) => {
    const accountId = ctx.account.id;
    const couple = await ctx.coupleOf(accountId);
    return ctx.em.transactional(async (em) => {
      await lockTestator(em, accountId);
      const gone = await em.nativeDelete(CoupleSnapshotSchema, { accountId, category });
      if (gone > 0) await recordAudit(em, ctx, { action: 'couple.withdraw', subject: accountId, fields: [category] });
      return sharesIn({ ...ctx, em }, couple);
    });
  },

  theirs: async ({ ctx, input: { category } }) => {
    const { theirs } = await requireShared(ctx);
    const view = theirs.get(category);
    if (!view) throw new Refusal('NotShared');
    if (category === 'residue') await requireOwnResidue(ctx);
    return view;
  },

  differences: async ({ ctx }) => {
    const { couple, theirs } = await requireShared(ctx);
    const { record, view } = await recordAndView(ctx, theirs);
    if (!view) return { differences: [], views: null, offers: [], shown: shownAs([]) };
    const ticked = {
      categories: [...theirs.keys()],
      contactIds: record.contacts.map(({ id }) => id),
      giftIds: record.gifts.map(({ id }) => id),
    };
    const mine = viewIn(record, couple.coupleId, ticked, await restOf(ctx, record, ticked.categories));
    const offers = fill(view, record, ctx.today);
    const found = differences(mine, view, couple.partnerFirstName ?? 'your partner');
    return { differences: found, views: { mine, theirs: view }, offers, shown: shownAs(offers) };
  },

  copy: async ({ ctx, input: { picks, basedOn } }) => {
    const { couple, theirs } = await requireShared(ctx);
    return ctx.em.transactional(async (em) => {
      await lockTestator(em, ctx.account.id);
      const inside = { ...ctx, em };
      const { record, view } = await recordAndView(inside, theirs);
      const offers = view ? fill(view, record, ctx.today) : [];
      if (shownAs(offers) !== basedOn) throw new Refusal('AnswersChanged');
      const undo = await copyOffers(inside, record, { coupleId: couple.coupleId, offers, picks });
      await recordAudit(em, ctx, { action: 'couple.copy', subject: ctx.account.id });
      return undo;
    });
  },

  undoCopy: ({ ctx, input }) => ctx.em.transactional((em) => undoCopy({ ...ctx, em }, input)),
};
