import { z } from 'zod';
import { qualifications } from '../../identity/reviewer-vocabulary.ts';
import { mutation, perHour, perMinute, query } from '../../kit/contract.ts';
import type { ReasonTable } from '../../kit/reasons.ts';
import { ApprovalId, ReviewCommentId } from '../../shared/ids.ts';
import { requiredText, text } from '../../shared/text.ts';
import { FileToSave } from '../will/files.ts';
import { ClauseChange } from '../will/signing-copies.ts';
import { UnderstoodFindings } from '../will/will-checks.ts';
import {
  answerLength,
  changeCauses,
  draftCapacityQuestions,
  healthAnswers,
  requestTextLength,
  reviewLanes,
  reviewStates,
} from './review-vocabulary.ts';

/** SHA-256 of everything a will prints but the date line, in hexadecimal: the same for as long as that is the same. */
export const WordingHash = z
  .string()
  .regex(/^[\da-f]{64}$/)
  .max(64);
export type WordingHash = z.infer<typeof WordingHash>;

/** That one reviewer has approved one text; name and qualification are as they were then. */
export const Approval = z.strictObject({
  id: ApprovalId,
  /** 2 for the second reviewer’s, where two are needed. */
  place: z.union([z.literal(1), z.literal(2)]),
  name: z.string(),
  qualification: z.enum(qualifications),
  /** Empty for a reviewer whom nobody regulates. */
  regulator: z.string(),
  registration: z.string(),
  statement: z.string(),
  at: z.iso.datetime(),
});
export type Approval = z.infer<typeof Approval>;

/** Changes in the will since it was approved or read, by their cause. */
export const WordingChanges = z.array(z.strictObject({ cause: z.enum(changeCauses), changes: z.array(ClauseChange) }));
export type WordingChanges = z.infer<typeof WordingChanges>;

/** One thing said about the will, as the customer sees it. */
export const ThreadEntry = z.strictObject({
  id: ReviewCommentId,
  kind: z.enum(['customer', 'question']),
  /** The number of the request that it belongs to. */
  review: z.int(),
  clauseId: z.string().nullable(),
  /** The words of the clause that it was about. */
  quote: z.string(),
  /** Says whether the clause says something else by now. */
  isAboutEarlierWording: z.boolean(),
  body: z.string(),
  /** The name of the reviewer, or “A reviewer”. */
  by: z.string(),
  at: z.iso.datetime(),
  answer: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
});
export type ThreadEntry = z.infer<typeof ThreadEntry>;

export const OwnReview = z.strictObject({
  /** Counts from 1 over all requests of all customers. */
  number: z.int().positive(),
  state: z.enum(reviewStates),
  lane: z.enum(reviewLanes),
  requestedAt: z.iso.datetime(),
  /** When it came to be in this state. */
  since: z.iso.datetime(),
  /** The name of the reviewer who has it; null while nobody has. */
  reviewer: z.string().nullable(),
  /** It takes longer than usual. */
  isLate: z.boolean(),
  /** Questions that wait for an answer. */
  questions: z.int().min(0),
  /** Why it was returned: what the reviewer wrote. */
  reasons: z.array(z.string()),
  approvals: z.array(Approval),
  /** The will is approved, and its words are still the approved ones. */
  isApprovedAsItStands: z.boolean(),
  /** Changes in an approved will that says something else by now. */
  changed: WordingChanges,
  /** The next birthday that will change an approved will’s words, and whose it is; null where none does within a year. */
  holdsUntil: z.strictObject({ day: z.iso.date(), because: z.string() }).nullable(),
});
export type OwnReview = z.infer<typeof OwnReview>;

export const ReviewStatus = z.strictObject({
  /** Why no request is taken now, and until when; null while they are taken. */
  pause: z.strictObject({ words: z.string(), until: z.iso.date().nullable() }).nullable(),
  /** “Usually {n} working days”. */
  usualDays: z.int().positive(),
  /** The newest; null before the first request. */
  review: OwnReview.nullable(),
});
export type ReviewStatus = z.infer<typeof ReviewStatus>;

/** The answers typed so far, and whether the customer agreed that the one on health is kept. */
export const CapacityAnswers = z.strictObject({
  understanding: text(answerLength, 'Your answer'),
  estate: text(answerLength, 'Your answer'),
  claims: text(answerLength, 'Your answer'),
  health: z.enum(healthAnswers).nullable(),
});
export type CapacityAnswers = z.infer<typeof CapacityAnswers>;

export const reviewReasons = {
  ReviewOff: { code: 'PRECONDITION_FAILED', message: 'We do not check wills at the moment.' },
  ReviewPaused: {
    code: 'PRECONDITION_FAILED',
    message: 'We are not taking new requests at the moment. Load the page again to see until when.',
  },
  ReviewNeeded: {
    code: 'PRECONDITION_FAILED',
    message: 'Your will is checked before it is signed. Ask for a check: you can create the copy once it is approved.',
  },
  ReviewOpenAlready: { code: 'CONFLICT', message: 'Your will is being checked already. Load the page again.' },
  ReviewNotFound: { code: 'NOT_FOUND', message: 'That request is no longer there. Load the page again.' },
  NotOpenForThat: { code: 'CONFLICT', message: 'This request has moved on. Load the page again to see where it is.' },
  TooManyRequests: {
    code: 'PRECONDITION_FAILED',
    message: 'You have asked as often as we can check in one year. Please get in touch with us.',
  },
  UrgencyUnexplained: {
    code: 'BAD_REQUEST',
    message: 'Tell us in a few words why it is urgent.',
  },
  ConsentNeeded: {
    code: 'BAD_REQUEST',
    message: 'Tick that we may keep this answer, or choose to leave the question out.',
  },
  TooManyComments: { code: 'PRECONDITION_FAILED', message: 'There are as many comments as one request can hold.' },
} as const satisfies ReasonTable;

/** A customer and the check of their own will. Refused with `ReviewOff` where it is switched off, but for reading what was said. */
export const reviewContract = {
  status: query({ access: 'account', limit: perMinute(120), isCostly: true, input: z.void(), output: ReviewStatus }),
  /** The newest last. */
  thread: query({
    access: 'account',
    limit: perMinute(120),
    isCostly: true,
    input: z.void(),
    output: z.array(ThreadEntry),
  }),
  /** Refused while a check blocks or a warning is not understood. While a request is open, a repeat gives that one. */
  request: mutation({
    access: 'account',
    limit: perMinute(10),
    isCostly: true,
    input: z.strictObject({
      understood: UnderstoodFindings,
      isUrgent: z.boolean(),
      /** The customer’s first words for the reviewer; needed where it is urgent. */
      words: text(requestTextLength, 'Your message'),
      /** The answer to C4, which is never shown again; empty where it was skipped. */
      help: text(answerLength, 'Your answer'),
    }),
    output: ReviewStatus,
  }),
  withdraw: mutation({
    access: 'account',
    limit: perMinute(10),
    isCostly: true,
    input: z.void(),
    output: ReviewStatus,
  }),
  answer: mutation({
    access: 'account',
    limit: perMinute(60),
    isCostly: true,
    input: z.strictObject({
      commentId: ReviewCommentId,
      text: requiredText(answerLength, 'Your answer', 'Enter your answer'),
    }),
    output: z.array(ThreadEntry),
  }),
  /** Always answered alike, whether or not anything was open. */
  safety: mutation({
    access: 'account',
    limit: perHour(20),
    input: z.strictObject({ text: requiredText(answerLength, 'Your message', 'Write what worries you') }),
    output: z.void(),
  }),
  capacity: {
    /** The text that was typed for the next request. */
    get: query({ access: 'account', input: z.void(), output: CapacityAnswers }),
    save: mutation({
      access: 'account',
      limit: perMinute(120),
      input: z.strictObject({
        question: z.enum(draftCapacityQuestions),
        answer: text(answerLength, 'Your answer'),
        /** Needed for the answer on health. */
        consents: z.boolean(),
      }),
      output: z.void(),
    }),
  },
  /** How the will came to be what it is, as a PDF, without what is between reviewers. */
  record: query({ access: 'account', limit: perMinute(10), isCostly: true, input: z.void(), output: FileToSave }),
};
