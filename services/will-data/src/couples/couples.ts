import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { CoupleView } from '@plainwill/contracts/will-data/couple/couple-view';
import type { CoupleShares, couplesContract } from '@plainwill/contracts/will-data/couple/couples';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { type CoupleCategory, coupleCategories } from '@plainwill/contracts/will-data/vocabulary';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { Refusal } from '@plainwill/kit/refusal';
import { differences } from '@plainwill/law/couple/differences';
import { fill } from '@plainwill/law/couple/fill';
import type { CallContext } from '../context.ts';
import { lockTestator } from '../record/testator/lock-testator.ts';
import { testatorRecordOf } from '../record/testator-record/testator-record.ts';
import { copyOffers, undoCopy } from './copy-offers.ts';
import { CoupleSnapshotSchema } from './couple-snapshot.entity.ts';
import type { Couple } from './couples-of.ts';
import { saveSnapshot, sharedBy, sharedWith, shownAs, together, viewIn } from './snapshots.ts';

type OwnContext = CallContext & { account: { id: AccountId } };

async function requireCouple({ coupleOf, account }: Pick<OwnContext, 'coupleOf' | 'account'>): Promise<Couple> {
  const couple = await coupleOf(account.id);
  if (!couple) throw new Refusal('NotPlanning');
  return couple;
}

async function sharesIn({ em, account }: Pick<OwnContext, 'em' | 'account'>, couple: Couple): Promise<CoupleShares> {
  return {
    mine: await sharedBy(em, account.id, couple.coupleId),
    theirs: await sharedBy(em, couple.partnerAccountId, couple.coupleId),
  };
}

/** The partner's shares; refused alike whether they never shared, no longer do, or the two have parted. */
async function requireShared(ctx: OwnContext) {
  const couple = await ctx.coupleOf(ctx.account.id);
  const theirs = couple && (await sharedWith(ctx, couple));
  if (!couple || !theirs || theirs.size === 0) throw new Refusal('NotShared');
  return { couple, theirs };
}

/** Whom the caller leaves the rest to is said first: the partner's answer is no model for it. */
const hasChosenResidue = ({ residue }: TestatorRecord) => residue.recipients.length > 0;

/** The caller's answers beside what is shared with them. */
async function compared(
  ctx: OwnContext,
  { couple, theirs }: { couple: Couple; theirs: Map<CoupleCategory, CoupleView> },
) {
  const record = await testatorRecordOf(ctx.em, ctx.vault, ctx.account.id);
  const seen = [...theirs].filter(([category]) => category !== 'residue' || hasChosenResidue(record));
  const view = together(new Map(seen));
  if (!view) return { record, offers: [], found: [], views: null };
  const contactIds = record.contacts.map(({ id }) => id);
  const mine = viewIn(record, { ...couple, today: ctx.today }, { categories: [...theirs.keys()], contactIds });
  const found = differences(mine, view, couple.partnerFirstName ?? 'your partner');
  return { record, offers: fill(view, record, ctx.today), found, views: { mine, theirs: view } };
}

export const couples: HandlersOf<typeof couplesContract, CallContext> = {
  get: async ({ ctx }) => {
    const couple = await ctx.coupleOf(ctx.account.id);
    return couple ? sharesIn(ctx, couple) : { mine: [], theirs: [] };
  },

  preview: async ({ ctx, input }) => {
    const { coupleId } = await requireCouple(ctx);
    const record = await testatorRecordOf(ctx.em, ctx.vault, ctx.account.id);
    const view = viewIn(record, { coupleId, today: ctx.today }, input);
    return { view, shown: shownAs(view) };
  },

  publish: async ({ ctx, input: { shown, ...ticked } }) => {
    const couple = await requireCouple(ctx);
    const { coupleId } = couple;
    const accountId = ctx.account.id;
    return ctx.em.transactional(async (em) => {
      await lockTestator(em, accountId);
      const record = await testatorRecordOf(em, ctx.vault, accountId);
      const side = { coupleId, today: ctx.today };
      if (shownAs(viewIn(record, side, ticked)) !== shown) throw new Refusal('AnswersChanged');
      await em.nativeDelete(CoupleSnapshotSchema, { accountId });
      for (const category of coupleCategories.filter((each) => ticked.categories.includes(each))) {
        const body = viewIn(record, side, { ...ticked, categories: [category] });
        await saveSnapshot({ em, vault: ctx.vault }, accountId, { coupleId, category, body, sharedOn: ctx.today });
      }
      await recordAudit(em, ctx, { action: 'couple.publish', subject: accountId, fields: ticked.categories });
      return sharesIn({ em, account: ctx.account }, couple);
    });
  },

  withdraw: async ({ ctx, input: { category } }) => {
    const accountId = ctx.account.id;
    const couple = await ctx.coupleOf(accountId);
    return ctx.em.transactional(async (em) => {
      await lockTestator(em, accountId);
      const gone = await em.nativeDelete(CoupleSnapshotSchema, { accountId, category });
      if (gone > 0) await recordAudit(em, ctx, { action: 'couple.withdraw', subject: accountId, fields: [category] });
      return couple ? sharesIn({ em, account: ctx.account }, couple) : { mine: [], theirs: [] };
    });
  },

  theirs: async ({ ctx, input: { category } }) => {
    const { theirs } = await requireShared(ctx);
    const view = theirs.get(category);
    if (!view) throw new Refusal('NotShared');
    if (category === 'residue' && !hasChosenResidue(await testatorRecordOf(ctx.em, ctx.vault, ctx.account.id)))
      throw new Refusal('AnswerYoursFirst');
    return view;
  },

  differences: async ({ ctx }) => {
    const { found, views, offers } = await compared(ctx, await requireShared(ctx));
    return { differences: found, views, offers, shown: shownAs(offers) };
  },

  copy: async ({ ctx, input: { picks, basedOn } }) => {
    const shared = await requireShared(ctx);
    return ctx.em.transactional(async (em) => {
      await lockTestator(em, ctx.account.id);
      const inside = { ...ctx, em };
      const { record, offers } = await compared(inside, shared);
      if (shownAs(offers) !== basedOn) throw new Refusal('AnswersChanged');
      const undo = await copyOffers(inside, record, { offers, picks });
      await recordAudit(em, ctx, { action: 'couple.copy', subject: ctx.account.id });
      return undo;
    });
  },

  undoCopy: ({ ctx, input }) => ctx.em.transactional((em) => undoCopy({ ...ctx, em }, input)),
};
