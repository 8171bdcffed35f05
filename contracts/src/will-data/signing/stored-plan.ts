import { z } from 'zod';
import { mutation, perMinute, query } from '../../kit/contract.ts';
import type { ReasonTable } from '../../kit/reasons.ts';
import { SigningCopyId } from '../../shared/ids.ts';
import { Version } from '../records/version.ts';
import { FileToSave } from '../will/files.ts';
import { PaperBox } from '../will/will-document.ts';
import { PlanProblem, SigningPlan } from './signing-plan.ts';

/** The steps of the day, as `stepsOfDay` of the law has them. */
const stepsOnTheDay = 12;

/** One step that is done, by the clock of the phone on which it was ticked. */
const StepDone = z.strictObject({ step: z.int().min(1).max(stepsOnTheDay), at: z.iso.datetime().max(30) });
export type StepDone = z.infer<typeof StepDone>;

/** The newest copy, as its pages name it. */
const CopyToSign = z.strictObject({
  id: SigningCopyId,
  number: z.int().positive(),
  pageCount: z.int().positive(),
  /** Stands at the foot of every page. */
  mark: z.string(),
  /** The places that wait for ink; empty for a copy made before its pages had marks. */
  boxes: z.array(PaperBox),
});
export type CopyToSign = z.infer<typeof CopyToSign>;

export const StoredPlan = z.strictObject({
  version: Version,
  plan: SigningPlan,
  /** Null while there is no copy. */
  copy: CopyToSign.nullable(),
  /** The steps done with this copy, in their order. */
  done: z.array(StepDone),
});
export type StoredPlan = z.infer<typeof StoredPlan>;

export const signingPlanReasons = {
  PlanChanged: {
    code: 'CONFLICT',
    message: 'Your plan was changed on another device or tab. Load the page again, then change it there.',
  },
} as const satisfies ReasonTable;

const own = { access: 'account', limit: perMinute(60) } as const;

/** The plan says who watches the signing and when; the steps, how far the three have come on the day. */
export const signingPlanContract = {
  get: query({ ...own, input: z.void(), output: StoredPlan }),
  save: mutation({ ...own, input: z.strictObject({ basedOn: Version, plan: SigningPlan }), output: StoredPlan }),
  /** The checks of the plan beside the will of today; none while the will cannot be composed. */
  problems: query({ ...own, isCostly: true, input: z.void(), output: z.array(PlanProblem) }),
  /** Harmless to repeat. Of two ticks of one step the later counts; steps of another copy are forgotten. */
  step: mutation({
    ...own,
    limit: perMinute(120),
    input: z.strictObject({ copyId: SigningCopyId, ...StepDone.shape, isDone: z.boolean() }),
    output: StoredPlan,
  }),
  /** Forgets the steps, so that all three begin again. */
  restart: mutation({ ...own, input: z.void(), output: StoredPlan }),
  /** A calendar file of the day, with nothing of the will in it. */
  calendar: query({
    ...own,
    input: z.strictObject({
      at: z
        .string()
        .max(5)
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter the time of day as 14:30'),
    }),
    output: FileToSave,
  }),
};
