import { defineEntity, p } from '@mikro-orm/core';
import type { Qualification } from '@plainwill/contracts/identity/reviewer-vocabulary';
import type { AccountId, ApprovalId, ReviewCommentId, ReviewId } from '@plainwill/contracts/shared/ids';
import type { ReviewMailKind } from '@plainwill/contracts/will-data/outgoing-mail';
import {
  type CapacityQuestion,
  type ChangeCause,
  type CommentKind,
  openStates,
  type RecordEdition,
  type ReviewLane,
  type ReviewState,
} from '@plainwill/contracts/will-data/review/review-vocabulary';
import { quotedList } from '@plainwill/kit/database/quoted-list';
import { owner } from '../record/people/person.entity.ts';

/** What the queue says of a will before anyone has claimed it. */
export type Signal = 'couple' | 'over70';

const listed = quotedList(openStates);

/** One request to have the will read: each time that the customer asks, a new one. */
export const ReviewSchema = defineEntity({
  name: 'Review',
  tableName: 'reviews',
  indexes: [
    {
      name: 'reviews_one_open',
      expression: `create unique index "reviews_one_open" on "reviews" ("account_id") where "state" in (${listed})`,
    },
    {
      name: 'reviews_in_line',
      expression: `create index "reviews_in_line" on "reviews" ("lane_rank", "placed_at", "number") where "state" in (${listed})`,
    },
    {
      name: 'reviews_by_decision',
      expression: `create index "reviews_by_decision" on "reviews" ("decided_at", "number") where "state" in ('approved', 'returned')`,
    },
    { name: 'reviews_by_request', properties: ['requestedAt'] },
    { name: 'reviews_by_holder', properties: ['heldBy'] },
  ],
  properties: {
    accountId: () => owner().primary(),
    id: p.uuid().$type<ReviewId>().primary(),
    /** Counts over all customers. */
    number: p.integer().autoincrement().unique(),
    state: p.string().length(20).$type<ReviewState>(),
    /** When it came to be in that state. */
    stateAt: p.datetime(),
    requestedAt: p.datetime(),
    /** Its place in line: when the customer first asked, also where it was returned since. */
    placedAt: p.datetime(),
    lane: p.string().length(20).$type<ReviewLane>(),
    /** Where the lane stands in the queue, from 0. */
    laneRank: p.smallint(),
    /** The customer’s first words for the reviewer, encrypted. */
    words: p.text(),
    /** The ids of the checks whose warnings the customer had ticked. */
    understood: p.json<string[]>(),
    /** Of the will that is read, as is all of the next four. */
    wordsHash: p.string().length(64),
    /** `WillDocument`, encrypted. */
    document: p.text(),
    /** What it was made from, in the names of `facts.json`, encrypted. */
    facts: p.text(),
    composerVersion: p.integer(),
    clauses: p.integer(),
    warnings: p.integer(),
    /** What the queue says of it: couple, over 70. */
    signals: p.json<Signal[]>(),
    needsTwo: p.boolean(),
    /** Blind indexes of the names of the testator and their partner, by which other reviews find this one: `personKeys`. */
    ownKey: p.string().length(22).index(),
    partnerKey: p.string().length(22).nullable().index(),
    heldBy: p.uuid().$type<AccountId>().nullable(),
    heldSince: p.datetime().nullable(),
    /** A claim lapses then, unless something is done before. */
    heldUntil: p.datetime().nullable(),
    /** Who read the version before, and is offered this one first. */
    readBefore: p.uuid().$type<AccountId>().nullable(),
    /** Since when the clock runs; null while it stands still. */
    clockSince: p.datetime().nullable(),
    /** Working minutes that it has run before that. */
    clockUsedMinutes: p.integer().default(0),
    decidedAt: p.datetime().nullable(),
    /** `{ clauseId, kind, body }` that the holder was typing, encrypted. */
    draft: p.text().nullable(),
    /** How many reminders of open questions were mailed since the last question. */
    reminders: p.smallint().default(0),
    /** When the customer was last mailed about a question. */
    questionMailedAt: p.datetime().nullable(),
    /** Of an approved one: when the customer was told that the words are no longer the approved ones. */
    voidMailedAt: p.datetime().nullable(),
    /** What changed them. */
    voidCause: p.string().length(20).$type<ChangeCause>().nullable(),
    /** When the log was told that it takes longer than usual. */
    lateAt: p.datetime().nullable(),
    version: p.integer().version(),
  },
});

/** One reviewer's claim of a review, from when until when, with what they ticked. */
export const ReviewClaimSchema = defineEntity({
  name: 'ReviewClaim',
  tableName: 'review_holds',
  indexes: [{ name: 'review_holds_by_reviewer', properties: ['by', 'since'] }],
  properties: {
    accountId: () => owner().primary(),
    id: p.uuid().primary(),
    reviewId: p.uuid().$type<ReviewId>().index(),
    by: p.uuid().$type<AccountId>(),
    since: p.datetime(),
    until: p.datetime().nullable(),
    ticks: p.json<string[]>(),
  },
});

export const ReviewCommentSchema = defineEntity({
  name: 'ReviewComment',
  tableName: 'review_comments',
  properties: {
    accountId: () => owner().primary(),
    id: p.uuid().$type<ReviewCommentId>().primary(),
    /** Null for what the customer wrote while nothing was under review. */
    reviewId: p.uuid().$type<ReviewId>().nullable().index(),
    clauseId: p.string().length(100).nullable(),
    /** The clause’s words then, encrypted. */
    quote: p.text(),
    kind: p.string().length(20).$type<CommentKind>(),
    /** Encrypted. */
    body: p.text(),
    /** Null for the customer. */
    by: p.uuid().$type<AccountId>().nullable(),
    at: p.datetime(),
    /** Encrypted. */
    answer: p.text().nullable(),
    answeredAt: p.datetime().nullable(),
    struckAt: p.datetime().nullable(),
  },
});

/** A talk with the customer, as the reviewer wrote it down. */
export const ReviewNoteSchema = defineEntity({
  name: 'ReviewNote',
  tableName: 'review_notes',
  properties: {
    accountId: () => owner().primary(),
    id: p.uuid().primary(),
    reviewId: p.uuid().$type<ReviewId>().index(),
    by: p.uuid().$type<AccountId>(),
    writtenAt: p.datetime(),
    on: p.date(),
    startedAt: p.string().length(5),
    minutes: p.integer(),
    /** Encrypted, as is the body. */
    others: p.text(),
    body: p.text(),
  },
});

/** That one reviewer has approved one text. Name and qualification stay as they were. */
export const ReviewApprovalSchema = defineEntity({
  name: 'ReviewApproval',
  tableName: 'review_approvals',
  indexes: [
    {
      name: 'review_approvals_standing',
      // After a disagreement the same words are approved anew.
      expression:
        'create unique index "review_approvals_standing" on "review_approvals" ("review_id", "place", "words_hash") where "overturned_at" is null',
    },
    {
      name: 'review_approvals_overturned',
      expression:
        'create index "review_approvals_overturned" on "review_approvals" ("overturned_at") where "overturned_at" is not null',
    },
  ],
  properties: {
    accountId: () => owner().primary(),
    id: p.uuid().$type<ApprovalId>().primary(),
    reviewId: p.uuid().$type<ReviewId>(),
    wordsHash: p.string().length(64).index(),
    place: p.smallint().$type<1 | 2>(),
    by: p.uuid().$type<AccountId>(),
    name: p.string().length(200),
    qualification: p.string().length(20).$type<Qualification>(),
    regulator: p.string().length(100),
    registration: p.string().length(40),
    /** The keys that were ticked. */
    ticks: p.json<string[]>(),
    statement: p.text(),
    composerVersion: p.integer(),
    at: p.datetime(),
    /** When the second reviewer disagreed with it. */
    overturnedAt: p.datetime().nullable(),
  },
});

/** One answer on capacity and instructions: of the next request until that is sent. */
export const ReviewAnswerSchema = defineEntity({
  name: 'ReviewAnswer',
  tableName: 'review_answers',
  indexes: [
    {
      name: 'review_answers_next',
      expression:
        'create unique index "review_answers_next" on "review_answers" ("account_id", "question") where "review_id" is null',
    },
  ],
  properties: {
    accountId: () => owner().primary(),
    id: p.uuid().primary(),
    reviewId: p.uuid().$type<ReviewId>().nullable().index(),
    question: p.string().length(20).$type<CapacityQuestion>(),
    /** Encrypted. */
    answer: p.text(),
    at: p.datetime(),
    consentAt: p.datetime().nullable(),
  },
});

/** The instructions record as it was at an approval, or when it was asked for. */
export const ReviewRecordSchema = defineEntity({
  name: 'ReviewRecord',
  tableName: 'review_records',
  uniques: [{ name: 'review_records_once', properties: ['approvalId', 'edition'] }],
  properties: {
    accountId: () => owner().primary(),
    id: p.uuid().primary(),
    approvalId: p.uuid().$type<ApprovalId>(),
    edition: p.string().length(20).$type<RecordEdition>(),
    /** What it is set from: JSON, encrypted. The same file comes of it each time. */
    content: p.text(),
    /** SHA-256 of the PDF, in hexadecimal. */
    sha256: p.string().length(64),
    at: p.datetime(),
  },
});

/** A message that was accepted for sending; what it says is decided when it is sent. */
export const ReviewMailSchema = defineEntity({
  name: 'ReviewMail',
  tableName: 'review_mails',
  properties: {
    id: p.uuid().primary(),
    /** Who it goes to: the customer, or an administrator. */
    accountId: p.uuid().$type<AccountId>().index(),
    kind: p.string().length(20).$type<ReviewMailKind>(),
    reviewId: p.uuid().$type<ReviewId>().nullable(),
    at: p.datetime(),
  },
});

/** Why no requests are taken, and when somebody who may approve was last at work: one row. */
export const ReviewPauseSchema = defineEntity({
  name: 'ReviewPause',
  tableName: 'review_pause',
  properties: {
    id: p.string().length(20).primary(),
    /** Null while requests are taken. */
    since: p.datetime().nullable(),
    /** Null for as long as nobody may approve. */
    until: p.date().nullable(),
    words: p.text(),
    /** Null where it came about by itself. */
    by: p.uuid().$type<AccountId>().nullable(),
    reviewersSeenAt: p.datetime().nullable(),
  },
});

export const reviewEntities = [
  ReviewSchema,
  ReviewClaimSchema,
  ReviewCommentSchema,
  ReviewNoteSchema,
  ReviewApprovalSchema,
  ReviewAnswerSchema,
  ReviewRecordSchema,
  ReviewMailSchema,
  ReviewPauseSchema,
];
