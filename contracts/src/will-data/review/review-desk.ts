import { z } from 'zod';
import { ChangeReason } from '../../identity/change-reason.ts';
import { mutation, perHour, perMinute, query } from '../../kit/contract.ts';
import type { ReasonTable } from '../../kit/reasons.ts';
import { AccountId, ReviewCommentId } from '../../shared/ids.ts';
import { lineOfText, requiredText, text } from '../../shared/text.ts';
import { TestatorRecord } from '../testator-record.ts';
import { FileToSave } from '../will/files.ts';
import { ClauseChange } from '../will/signing-copies.ts';
import { Finding } from '../will/will-checks.ts';
import { WillDocument } from '../will/will-document.ts';
import { Approval, WordingChanges, WordingHash } from './review.ts';
import {
  type CapacityQuestion,
  capacityQuestions,
  changeCauses,
  checklistItems,
  commentKinds,
  commentLength,
  queuePageSize,
  reviewLanes,
  reviewStates,
  writtenKinds,
} from './review-vocabulary.ts';

const capacityQuestionKeys = Object.keys(capacityQuestions) as CapacityQuestion[];

/** A will that waits, as everybody at the desk sees it before it is claimed: no name, no words. */
export const QueueRow = z.strictObject({
  number: z.int().positive(),
  state: z.enum(reviewStates),
  lane: z.enum(reviewLanes),
  requestedAt: z.iso.datetime(),
  /** Working minutes since it was asked for, without those in which the customer was asked something. */
  workingMinutes: z.int().min(0),
  /** Working days left of those promised; negative where it is late. */
  daysLeft: z.int(),
  clauses: z.int().min(0),
  warnings: z.int().min(0),
  isCouple: z.boolean(),
  isOver70: z.boolean(),
  isSecondApproval: z.boolean(),
  /** A second reviewer sent these very words back to the first. */
  wasDisagreedWith: z.boolean(),
  holderId: AccountId.nullable(),
});
export type QueueRow = z.infer<typeof QueueRow>;

/** A key that ticks belong to; it changes with what was ticked, so that a tick never covers other words. */
const TickKey = z
  .string()
  .regex(/^[\w:.-]+$/)
  .max(120);

export const DeskComment = z.strictObject({
  id: ReviewCommentId,
  review: z.int(),
  kind: z.enum(commentKinds),
  clauseId: z.string().nullable(),
  quote: z.string(),
  isAboutEarlierWording: z.boolean(),
  body: z.string(),
  /** The author is null for the customer. */
  byId: AccountId.nullable(),
  at: z.iso.datetime(),
  answer: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  struckAt: z.iso.datetime().nullable(),
  isMine: z.boolean(),
});
export type DeskComment = z.infer<typeof DeskComment>;

/** A talk with the customer. */
const AttendanceNote = z.strictObject({
  byId: AccountId,
  writtenAt: z.iso.datetime(),
  on: z.iso.date(),
  startedAt: z.string(),
  minutes: z.int(),
  /** Others who were there; empty for nobody. */
  others: z.string(),
  body: z.string(),
});

const Stamp = z.string().max(64);

/** Everything a reviewer reads of the one will that they hold. */
export const ReviewFile = z.strictObject({
  row: QueueRow,
  customer: z.string(),
  customerId: AccountId,
  /** Says whether it can be changed: the reviewer holds it. Who held it within 30 days may read. */
  isHeldByMe: z.boolean(),
  heldUntil: z.iso.datetime().nullable(),
  words: z.string(),
  /** Stands for what others can change of this file while it is open: another once they have. */
  stamp: Stamp,
  /** The will that was read: that of when it was claimed, or of when the newest was taken. */
  document: WillDocument,
  wordsHash: WordingHash,
  /** Changes of today’s will by their cause; empty where it says the same. */
  changed: WordingChanges,
  /** Since the version that the customer sent for review before. */
  sinceLastVersion: z.array(ClauseChange).nullable(),
  /** The answers of today. */
  answers: TestatorRecord,
  findings: z.array(z.strictObject({ finding: Finding, tickKey: TickKey, understoodAt: z.iso.datetime().nullable() })),
  clauseTickKeys: z.record(z.string(), TickKey),
  checklistTickKeys: z.record(z.enum(checklistItems), TickKey),
  ticks: z.array(TickKey),
  /** Answers in the customer’s words; null where the question was skipped. C4, a safety comment, is not among them. */
  capacity: z.array(
    z.strictObject({
      question: z.enum(capacityQuestionKeys),
      answer: z.string().nullable(),
      at: z.iso.datetime().nullable(),
    }),
  ),
  /** Advice for the reviewer alone. */
  prompts: z.array(z.string()),
  comments: z.array(DeskComment),
  notes: z.array(AttendanceNote),
  approvals: z.array(Approval),
  needsTwo: z.boolean(),
  /** Why the reviewer cannot approve yet, in words; empty where they can. */
  inTheWay: z.array(z.string()),
  holdsUntil: z.strictObject({ day: z.iso.date(), because: z.string() }).nullable(),
  /** A comment that was being typed. */
  draft: z.strictObject({ clauseId: z.string().nullable(), kind: z.enum(writtenKinds), body: z.string() }).nullable(),
});
export type ReviewFile = z.infer<typeof ReviewFile>;

const Hours = z.number().min(0);

/** No personal data. Hours are working hours. */
export const DeskFigures = z.strictObject({
  waiting: z.int(),
  oldestHours: Hours.nullable(),
  held: z.array(z.strictObject({ holderId: AccountId, count: z.int() })),
  asked: z.int(),
  late: z.int(),
  decidedThisWeek: z.int(),
  medianHours: Hours.nullable(),
  percentile80Hours: Hours.nullable(),
  usualDays: z.int(),
  /** The share of the decisions of the last 90 days that returned a will, from 0 to 1; null where there were none. */
  returnedShare: z.number().nullable(),
  /** The share of the approvals of the last 90 days that no longer count, as far as known; null where there were none. */
  voidShare: z.number().nullable(),
  /** How many those are, by what changed the words. */
  voids: z.record(z.enum(changeCauses), z.int()),
  unanswered: z.int(),
  secondsThatDiffered: z.int(),
  /** The last twelve weeks, the oldest first, each named by its Monday. */
  weeks: z.array(
    z.strictObject({
      week: z.iso.date(),
      asked: z.int(),
      approved: z.int(),
      returned: z.int(),
      medianHours: Hours.nullable(),
    }),
  ),
  pause: z.strictObject({ words: z.string(), until: z.iso.date().nullable(), isByItself: z.boolean() }).nullable(),
});
export type DeskFigures = z.infer<typeof DeskFigures>;

export const reviewDeskReasons = {
  TakenAlready: { code: 'CONFLICT', message: 'Someone else has just taken this one. Claim the next in line.' },
  WithdrawnMeanwhile: { code: 'CONFLICT', message: 'The customer has withdrawn this request. Claim the next in line.' },
  NothingToClaim: { code: 'NOT_FOUND', message: 'Nothing waits that you can read.' },
  Conflict: { code: 'FORBIDDEN', message: 'You can’t review this one. Another reviewer will.' },
  NotHeldByYou: {
    code: 'FORBIDDEN',
    message: 'You no longer hold this review. What you typed is kept for whoever does.',
  },
  NoLongerReviewer: { code: 'FORBIDDEN', message: 'You are no longer a reviewer.' },
  TraineesDoNotApprove: { code: 'FORBIDDEN', message: 'A trainee can’t approve. Release it for a colleague.' },
  WordsChanged: {
    code: 'CONFLICT',
    message: 'The will has changed since you read it. Look at what changed, then approve.',
  },
  BlocksOpen: { code: 'PRECONDITION_FAILED', message: 'A check still blocks this will.' },
  QuestionsOpen: { code: 'PRECONDITION_FAILED', message: 'A question still waits for its answer.' },
  ClausesUnread: { code: 'PRECONDITION_FAILED', message: 'Tick each clause once you have read it.' },
  ChecklistOpen: {
    code: 'PRECONDITION_FAILED',
    message: 'Tick each line of the checklist, and tick or comment on each warning.',
  },
  SamePerson: { code: 'FORBIDDEN', message: 'The second approval must come from someone else.' },
  RolesTooNew: {
    code: 'FORBIDDEN',
    message:
      'You and the first reviewer may have your roles from the same person, in the last seven days. Ask someone else for the second approval, or give it from {when}.',
  },
  ReasonsNeeded: { code: 'BAD_REQUEST', message: 'Enter at least one reason, which the customer sees.' },
  CommentKept: { code: 'CONFLICT', message: 'This comment can’t be changed any more.' },
  PauseTooLong: { code: 'BAD_REQUEST', message: 'Choose a day within the next 30 days.' },
} as const satisfies ReasonTable;

const one = { number: z.int().positive().max(1_000_000_000) };
const act = { access: 'reviewer', limit: perMinute(60) } as const;
const work = { ...act, isCostly: true } as const;
const adminAct = { access: 'admin', isRecent: true, isStrong: true, limit: perHour(60) } as const;

const clauseId = z
  .string()
  .regex(/^[\w.:-]+$/)
  .max(100)
  .nullable();
const commentBody = requiredText(commentLength, 'The comment', 'Enter a comment');

export const reviewDeskContract = {
  /** A page follows the review `after`; without a number, the first. No count is made beyond 10,000. */
  queue: query({
    access: 'reviewQueue',
    limit: perMinute(240),
    input: z.strictObject({
      number: one.number.optional(),
      lane: z.enum(reviewLanes).optional(),
      state: z.enum(['requested', 'held', 'asked', 'awaitingSecond', 'decided']).optional(),
      isMine: z.literal(true).optional(),
      after: one.number.optional(),
    }),
    output: z.strictObject({
      rows: z.array(QueueRow).max(queuePageSize),
      count: z.int(),
      next: z.int().nullable(),
      /** How many the caller holds. */
      mine: z.int(),
    }),
  }),
  figures: query({ access: 'reviewFigures', limit: perMinute(60), input: z.void(), output: DeskFigures }),
  /** The one of this number, or the next in line that the caller may read. */
  claim: mutation({ ...work, input: z.strictObject({ number: one.number.nullable() }), output: z.strictObject(one) }),
  release: mutation({ ...act, input: z.strictObject(one), output: z.void() }),
  /** Hands it to another reviewer. */
  handOver: mutation({ ...work, input: z.strictObject({ ...one, to: AccountId }), output: z.void() }),
  get: query({ ...work, input: z.strictObject(one), output: ReviewFile }),
  /** The stamp of the file as it is now, for a page that is open. */
  watch: query({ ...work, input: z.strictObject(one), output: z.strictObject({ stamp: Stamp }) }),
  /** Has the newest words read from now on; ticks of what did not change stay. */
  takeNewest: mutation({ ...work, input: z.strictObject(one), output: ReviewFile }),
  /** Answers with what it changes of the file, which need not be read again for it. */
  tick: mutation({
    ...work,
    limit: perMinute(240),
    input: z.strictObject({ ...one, tickKey: TickKey, isTicked: z.boolean() }),
    output: z.strictObject({
      ...ReviewFile.pick({ ticks: true, inTheWay: true, heldUntil: true }).shape,
      /** Says whether there are newer words, which the file shows once it is read again. */
      isChanged: z.boolean(),
    }),
  }),
  /** Keeps what is being typed; empty text keeps nothing. */
  keepDraft: mutation({
    ...act,
    limit: perMinute(120),
    input: z.strictObject({ ...one, clauseId, kind: z.enum(writtenKinds), body: text(commentLength, 'The comment') }),
    output: z.void(),
  }),
  /** A question stops the clock until it is answered. */
  comment: mutation({
    ...work,
    input: z.strictObject({ ...one, clauseId, kind: z.enum(writtenKinds), body: commentBody }),
    output: z.array(DeskComment),
  }),
  strike: mutation({
    ...work,
    input: z.strictObject({ ...one, commentId: ReviewCommentId }),
    output: z.array(DeskComment),
  }),
  note: mutation({
    ...act,
    input: z.strictObject({
      ...one,
      on: z.iso.date().max(10),
      startedAt: z
        .string()
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter the time, such as 14:30')
        .max(5),
      minutes: z.int('Enter the minutes').min(1, 'Enter the minutes').max(600, 'Enter at most 600 minutes'),
      others: lineOfText(200, 'Who else was there'),
      body: requiredText(commentLength * 2, 'The note', 'Enter what was said'),
    }),
    output: z.array(AttendanceNote),
  }),
  setLane: mutation({
    ...act,
    input: z.strictObject({ ...one, lane: z.enum(['urgent', 'usual']), reason: ChangeReason }),
    output: z.void(),
  }),
  returnToCustomer: mutation({
    ...work,
    input: z.strictObject({ ...one, reasons: z.array(commentBody).min(1, 'Enter at least one reason').max(20) }),
    output: z.void(),
  }),
  approve: mutation({
    ...work,
    isRecent: true,
    isStrong: true,
    input: z.strictObject({ ...one, wordsHash: WordingHash }),
    output: z.void(),
  }),
  /** The second reviewer does not agree: it goes back to the first, with the reason. */
  disagree: mutation({ ...work, input: z.strictObject({ ...one, reason: commentBody }), output: z.void() }),
  /** Colleagues to hand over to. */
  colleagues: query({
    access: 'reviewQueue',
    input: z.void(),
    output: z.array(z.strictObject({ id: AccountId, name: z.string(), isAway: z.boolean() })),
  }),
  assign: mutation({
    ...adminAct,
    input: z.strictObject({ ...one, to: AccountId, reason: ChangeReason }),
    output: z.void(),
  }),
  releaseOf: mutation({ ...adminAct, input: z.strictObject({ ...one, reason: ChangeReason }), output: z.void() }),
  /** Takes no new requests until that day; null ends a pause. */
  pause: mutation({
    ...adminAct,
    input: z.strictObject({
      pause: z
        .strictObject({
          words: requiredText(300, 'The sentence', 'Enter the sentence that customers read'),
          until: z.iso.date('Choose a day').max(10),
        })
        .nullable(),
    }),
    output: DeskFigures,
  }),
  /** The whole record of one customer’s reviews, for a dispute; opening it is audited with the reason. */
  disputesFile: mutation({
    ...adminAct,
    isCostly: true,
    input: z.strictObject({ ...one, reason: ChangeReason }),
    output: FileToSave,
  }),
};
