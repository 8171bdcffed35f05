import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { SigningPlan } from '@plainwill/contracts/will-data/signing/signing-plan';
import type {
  CopyToSign,
  StepDone,
  StoredPlan,
  signingPlanContract,
} from '@plainwill/contracts/will-data/signing/stored-plan';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { newestCopyOf } from '../documents/signing-copies/newest-copy.ts';
import { decryptFields, encryptFields } from '../record/encryption/encrypted-fields.ts';
import { lockTestator } from '../record/testator/lock-testator.ts';
import { recordOfToday } from '../record/testator-record/testator-record.ts';
import { calendarOf } from './calendar.ts';
import { SigningPlanSchema } from './signing-plan.entity.ts';
import { signingThread } from './signing-thread.ts';

const table = 'signing_plans';

const emptyPlan: SigningPlan = {
  witnesses: [],
  signing: { plannedFor: null, signsForTestator: null, reader: null, needsInterpreter: false, interpreter: null },
};

/** The steps of one copy: those of another say nothing of it. */
interface Steps {
  copyId: CopyToSign['id'];
  done: StepDone[];
}

type OwnContext = Pick<CallContext, 'em' | 'vault'> & { account: { id: AccountId } };

/** The plan of an account; empty before anything is stored. */
export async function storedPlan({ em, vault, account }: OwnContext) {
  const row = await em.findOne(SigningPlanSchema, { accountId: account.id }, { disableIdentityMap: true });
  if (!row) return { version: 0, plan: emptyPlan, steps: null };
  const { plan, steps } = row;
  const opened = decryptFields<{ plan: SigningPlan; steps: Steps | null }>(vault, table, account.id, { plan, steps });
  return { version: row.version, ...opened };
}

async function copyToSign({ em, vault, account }: OwnContext): Promise<CopyToSign | null> {
  const newest = await newestCopyOf(em, vault, account.id);
  const printed = newest?.document.copy;
  if (!newest || !printed) return null;
  const { id, number, pageCount } = newest.copy;
  return { id, number, pageCount, mark: printed.mark, boxes: printed.boxes ?? [] };
}

async function planOf(ctx: OwnContext): Promise<StoredPlan> {
  const { version, plan, steps } = await storedPlan(ctx);
  const copy = await copyToSign(ctx);
  return { version, plan, copy, done: copy && steps?.copyId === copy.id ? steps.done : [] };
}

interface PlanRow {
  version: number;
  plan: SigningPlan;
  steps: Steps | null;
}

/** Changes the plan of an account while nobody else does. */
const changed = (ctx: OwnContext, change: (stored: PlanRow, inside: OwnContext) => PlanRow | Promise<PlanRow>) =>
  ctx.em.transactional(async (em) => {
    const inside = { ...ctx, em };
    await lockTestator(em, ctx.account.id);
    const { version, plan, steps } = await change(await storedPlan(inside), inside);
    const encrypted = encryptFields(ctx.vault, table, ctx.account.id, { plan, steps });
    await em.upsert(SigningPlanSchema, { accountId: ctx.account.id, version, ...encrypted });
    return planOf(inside);
  });

export const signingPlan: HandlersOf<typeof signingPlanContract, CallContext> = {
  get: ({ ctx }) => planOf(ctx),

  save: ({ ctx, input: { basedOn, plan } }) =>
    changed(ctx, (stored) => {
      if (stored.version !== basedOn) throw new Refusal('PlanChanged');
      return { version: basedOn + 1, plan, steps: stored.steps };
    }),

  problems: async ({ ctx }) => {
    const { plan } = await storedPlan(ctx);
    return signingThread('problemsOfPlan', { plan, ...(await recordOfToday(ctx)) });
  },

  step: ({ ctx, input: { copyId, step, at, isDone } }) =>
    changed(ctx, async (stored, inside) => {
      if ((await copyToSign(inside))?.id !== copyId) throw new Refusal('SigningCopyNotFound');
      const known = stored.steps?.copyId === copyId ? stored.steps.done : [];
      const others = known.filter((done) => done.step !== step);
      const done = [...others, ...(isDone ? [{ step, at }] : [])].toSorted((a, b) => a.step - b.step);
      return { ...stored, steps: { copyId, done } };
    }),

  restart: ({ ctx }) => changed(ctx, (stored) => ({ ...stored, steps: null })),

  calendar: async ({ ctx, input: { at } }) => {
    const { plan } = await storedPlan(ctx);
    return calendarOf({ day: plan.signing.plannedFor ?? ctx.today, at, now: ctx.now });
  },
};
