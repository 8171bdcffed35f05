import { z } from 'zod';
import { mutation, perMinute, query } from '../../kit/contract.ts';
import type { ReasonTable } from '../../kit/reasons.ts';
import { ExecutorId, PersonId } from '../../shared/ids.ts';
import { recordLimits } from '../record-limits.ts';
import { GuardianSelection } from '../records/guardians.ts';
import { HomeDetailsFields } from '../records/home-details.ts';
import { Version } from '../records/version.ts';
import { coupleCategories } from '../vocabulary.ts';
import { CoupleDifference, CoupleOffer, CouplePick } from './couple-offers.ts';
import { CoupleView } from './couple-view.ts';

const CoupleCategory = z.enum(coupleCategories);

/** A part that is shared, and the day on which it was: never a time. */
const Shared = z.strictObject({ category: CoupleCategory, sharedOn: z.iso.date() });
export type Shared = z.infer<typeof Shared>;

/** Both are empty for someone who does not plan with anyone. */
export const CoupleShares = z.strictObject({ mine: z.array(Shared), theirs: z.array(Shared) });
export type CoupleShares = z.infer<typeof CoupleShares>;

/** Names what somebody has been shown: whatever differs from it has another. */
const Shown = z
  .string()
  .max(64)
  .regex(/^[\w-]+$/);

const categories = z.array(CoupleCategory).min(1, 'Choose what to share').max(coupleCategories.length);
const contactIds = z.array(PersonId).max(recordLimits.contacts);

/** A copy is taken back by this, which names only what the copy wrote. */
export const CopyUndo = z.strictObject({
  childIds: z.array(PersonId).max(recordLimits.children),
  contactIds: z.array(PersonId).max(recordLimits.contacts),
  spouseVersion: Version.nullable(),
  home: z.strictObject({ basedOn: Version, changes: HomeDetailsFields.partial() }).nullable(),
  executorIds: z.array(ExecutorId).max(recordLimits.executors),
  guardians: z
    .array(z.strictObject({ childId: PersonId, basedOn: Version, selection: GuardianSelection }))
    .max(recordLimits.children),
});
export type CopyUndo = z.infer<typeof CopyUndo>;

export const coupleReasons = {
  /** The same for what was never shared, is no longer, or has ended. */
  NotShared: { code: 'NOT_FOUND', message: 'Nothing here is shared with you. Your answers are as they were.' },
  NotPlanning: {
    code: 'PRECONDITION_FAILED',
    message: 'You are not planning together with anyone now. Your answers are as they were.',
  },
  AnswersChanged: { code: 'CONFLICT', message: 'These answers have changed. Look at them again before you confirm.' },
  /** A partner's answer is no model for one's own. */
  AnswerYoursFirst: {
    code: 'PRECONDITION_FAILED',
    message: 'First choose who gets everything else in your own will. Then you can see what your partner has chosen.',
  },
  CopyUnanswered: { code: 'BAD_REQUEST', message: 'Answer the questions about everyone you have ticked.' },
} as const satisfies ReasonTable;

const own = { access: 'account', limit: perMinute(60) } as const;
/** Asks what comes of a residue. */
const ownCostly = { ...own, isCostly: true } as const;

/**
 * Sharing is one act: a snapshot of the parts ticked, as they are then. What changes later is seen by nobody until it is
 * shared again. Copying writes ordinary answers of the copier.
 */
export const couplesContract = {
  get: query({ ...own, input: z.void(), output: CoupleShares }),
  /** Exactly what the partner would see. */
  preview: query({
    ...ownCostly,
    input: z.strictObject({ categories, contactIds }),
    output: z.strictObject({ view: CoupleView, shown: Shown }),
  }),
  /** Replaces what was shared before, so that what is no longer ticked is gone at once. */
  publish: mutation({
    ...ownCostly,
    input: z.strictObject({ categories, contactIds, shown: Shown }),
    output: CoupleShares,
  }),
  /** Harmless to repeat. */
  withdraw: mutation({ ...own, input: z.strictObject({ category: CoupleCategory }), output: CoupleShares }),
  /** Seen from the caller’s side. */
  theirs: query({ ...own, input: z.strictObject({ category: CoupleCategory }), output: CoupleView }),
  /** Between the caller’s answers of today and what the partner has shared, with what can be taken over. */
  differences: query({
    ...ownCostly,
    input: z.void(),
    output: z.strictObject({
      differences: z.array(CoupleDifference),
      /** The caller’s answers of today and what the partner has shared, in the parts that are shared and may be seen. */
      views: z.strictObject({ mine: CoupleView, theirs: CoupleView }).nullable(),
      offers: z.array(CoupleOffer),
      shown: Shown,
    }),
  }),
  /** All picks or none. */
  copy: mutation({
    ...own,
    input: z.strictObject({
      picks: z.array(CouplePick).min(1, 'Choose what to take over').max(120),
      basedOn: Shown,
    }),
    output: CopyUndo,
  }),
  undoCopy: mutation({ ...own, input: CopyUndo, output: z.void() }),
};
