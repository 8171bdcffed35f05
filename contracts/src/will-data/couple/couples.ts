import { z } from 'zod';
import { mutation, perMinute, query } from '../../kit/contract.ts';
import type { ReasonTable } from '../../kit/reasons.ts';
import { ExecutorId, GiftId, PersonId } from '../../shared/ids.ts';
import { text } from '../../shared/text.ts';
import { recordLimits } from '../record-limits.ts';
import { GuardianSelection } from '../records/guardians.ts';
import { HomeDetailsFields } from '../records/home-details.ts';
import { Version } from '../records/version.ts';
import { coupleCategories, coupleConsents, sharedParts } from '../vocabulary.ts';
import { CoupleDifference, CoupleOffer, CouplePick } from './couple-offers.ts';
import { CoupleView } from './couple-view.ts';
import { SharedWords } from './shared-words.ts';

const CoupleCategory = z.enum(coupleCategories);
const SharedPart = z.enum(sharedParts);

/** A part that is shared, and the day on which it was: never a time. */
const Shared = z.strictObject({ category: SharedPart, sharedOn: z.iso.date() });
export type Shared = z.infer<typeof Shared>;

/** All of it is empty for someone who does not plan with anyone. */
export const CoupleShares = z.strictObject({
  mine: z.array(Shared),
  theirs: z.array(Shared),
  /** The caller’s own; of the partner’s nothing is said. */
  consents: z.array(z.enum(coupleConsents)),
  /** The names of people whom the caller took over and has removed since. */
  removedCopies: z.array(z.string()),
});
export type CoupleShares = z.infer<typeof CoupleShares>;

/** Names what somebody has been shown: whatever differs from it has another. */
const Shown = z
  .string()
  .max(64)
  .regex(/^[\w-]+$/);

/** A testator ticks these. */
const ticked = {
  categories: z.array(CoupleCategory).min(1, 'Choose what to share').max(coupleCategories.length),
  contactIds: z.array(PersonId).max(recordLimits.contacts),
  giftIds: z.array(GiftId).max(recordLimits.gifts),
};

const withoutGifts = z
  .array(CoupleCategory.exclude(['gifts']))
  .min(1, 'Choose what to share')
  .max(coupleCategories.length);

const detail = (label: string) => text(300, label);

/** A copy is taken back by this, which names only what the copy wrote. */
export const CopyUndo = z.strictObject({
  /** Details that were filled in, of which nothing was stored. */
  details: z
    .strictObject({
      firstName: detail('First name'),
      middleNames: detail('Middle names'),
      lastName: detail('Last name'),
      gender: detail('Gender'),
      maritalStatus: detail('Marital status'),
    })
    .partial()
    .nullable(),
  childIds: z.array(PersonId).max(recordLimits.children),
  contactIds: z.array(PersonId).max(recordLimits.contacts),
  spouseVersion: Version.nullable(),
  home: z.strictObject({ basedOn: Version, changes: HomeDetailsFields.partial() }).nullable(),
  executorIds: z.array(ExecutorId).max(recordLimits.executors),
  guardians: z
    .array(z.strictObject({ childId: PersonId, basedOn: Version, selection: GuardianSelection }))
    .max(recordLimits.children),
  giftIds: z.array(GiftId).max(recordLimits.gifts),
  /** The copier had said that they leave no gift. */
  hadNoGifts: z.boolean(),
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
  MirrorConsentNeeded: {
    code: 'PRECONDITION_FAILED',
    message:
      'Your will says that your partner may be making one like it. First, each of you ticks on the page “Planning together” that you have not promised each other to keep your wills unchanged. Or take the tick away from “My spouse or partner is making a will like mine”.',
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
    input: z.strictObject(ticked),
    output: z.strictObject({ view: CoupleView, shown: Shown }),
  }),
  /** Replaces what was shared before, so that what is no longer ticked is gone at once. */
  publish: mutation({
    ...ownCostly,
    input: z.strictObject({ categories: withoutGifts, contactIds: ticked.contactIds, shown: Shown }),
    output: CoupleShares,
  }),
  /** The same, with gifts among it. */
  publishWithGifts: mutation({
    ...ownCostly,
    isStrong: true,
    input: z.strictObject({ ...ticked, shown: Shown }),
    output: CoupleShares,
  }),
  /** The words of the will of today, exactly as the partner would read them. */
  previewWords: query({
    ...ownCostly,
    input: z.void(),
    output: z.strictObject({ words: SharedWords, shown: Shown }),
  }),
  /** Shows the partner these words for some days, beside whatever else is shared. */
  publishWords: mutation({
    ...ownCostly,
    isStrong: true,
    input: z.strictObject({ shown: Shown }),
    output: CoupleShares,
  }),
  /** The words of the partner’s will on the day on which they were shared, to read. */
  theirWords: query({
    ...own,
    input: z.void(),
    output: z.strictObject({ words: SharedWords, sharedOn: z.iso.date(), lastDay: z.iso.date() }),
  }),
  /** Harmless to repeat. */
  withdraw: mutation({ ...own, input: z.strictObject({ category: SharedPart }), output: CoupleShares }),
  /** Seen from the caller’s side. */
  theirs: query({ ...own, input: z.strictObject({ category: CoupleCategory }), output: CoupleView }),
  /** Harmless to repeat. */
  consent: mutation({
    ...own,
    input: z.strictObject({ consent: z.enum(coupleConsents), isGiven: z.boolean() }),
    output: CoupleShares,
  }),
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
