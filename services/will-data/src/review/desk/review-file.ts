import { dayMs, hourMs } from '@plainwill/contracts/shared/durations';
import type { ReviewFile } from '@plainwill/contracts/will-data/review/review-desk';
import { type CapacityQuestion, capacityQuestions } from '@plainwill/contracts/will-data/review/review-vocabulary';
import type { Finding } from '@plainwill/contracts/will-data/will/will-checks';
import { AuditEntrySchema } from '@plainwill/kit/audit/audit.entity';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { Refusal } from '@plainwill/kit/refusal';
import { clauseChanges } from '@plainwill/law/will/composition/clause-changes';
import { willOf } from '@plainwill/law/will/model/will';
import { fullName } from '@plainwill/law/will/people/names';
import { watchForBulkViews } from '../../bulk-views.ts';
import { birthdaysThread } from '../../documents/signing-copies/next-birthday-change.ts';
import { willToSignThread } from '../../documents/signing-copies/will-to-sign.ts';
import { withoutDrafts } from '../../record/drafts/open-drafts.ts';
import { decryptFields } from '../../record/encryption/encrypted-fields.ts';
import { testatorRecordOf } from '../../record/testator-record/testator-record.ts';
import { approvalToWire, willAsRead } from '../as-read.ts';
import { openQuestions } from '../comments.ts';
import { draftOf } from '../end-claim.ts';
import { answersOf } from '../request/capacity.ts';
import {
  ReviewApprovalSchema,
  ReviewClaimSchema,
  ReviewCommentSchema,
  ReviewNoteSchema,
  ReviewSchema,
} from '../review.entity.ts';
import { changesThread } from '../why-changed.ts';
import { willIfReady } from '../will-to-read.ts';
import { deskComments, documentOf } from './desk-comments.ts';
import type { DeskContext, Review } from './desk-context.ts';
import { promptsFor } from './prompts.ts';
import { queueRow } from './queue.ts';
import { checklistTickKeys, clauseTickKeys, digestOf, findingTickKey, isOfClause, neededTicks } from './ticks.ts';

const readableDays = 30;

/** The claim by which the caller may read: their own now, or one that ended within the last days. */
async function readableClaim({ em, account, now }: DeskContext, { accountId, id: reviewId }: Review) {
  const since = new Date(now.getTime() - readableDays * dayMs);
  const [claim] = await em.find(
    ReviewClaimSchema,
    { accountId, reviewId, by: account.id, $or: [{ until: null }, { until: { $gt: since } }] },
    // An open one first, which has no end.
    { orderBy: [{ until: 'desc nulls first' }, { since: 'desc' }], limit: 1 },
  );
  if (!claim) throw new Refusal('NotHeldByYou');
  return claim;
}

/** Writes down that the will was read, once an hour, and raises the alarm for many. */
async function noteOpening(ctx: DeskContext, { accountId, id }: Review) {
  const { em, account, now } = ctx;
  const noted = await em.count(AuditEntrySchema, {
    actorAccountId: account.id,
    objectId: id,
    action: 'review.open',
    at: { $gt: new Date(now.getTime() - hourMs) },
  });
  if (noted > 0) return;
  await recordAudit(em, ctx, { action: 'review.open', subject: accountId, objectId: id });
  await watchForBulkViews(em, ctx);
}

export const readReview = (ctx: DeskContext, number: number): Promise<ReviewFile> =>
  ctx.em.transactional(async (em) => {
    const review = await em.findOne(ReviewSchema, { number });
    if (!review) throw new Refusal('ReviewNotFound');
    await noteOpening({ ...ctx, em }, review);
    return reviewFile({ ...ctx, em }, review);
  });

/** @throws {Refusal} where the caller may not read the review */
export async function stampOfReview(ctx: DeskContext, number: number): Promise<string> {
  const review = await ctx.em.findOne(ReviewSchema, { number });
  if (!review) throw new Refusal('ReviewNotFound');
  await readableClaim(ctx, review);
  return stampOf(ctx, review, (await willIfReady(ctx, review.accountId))?.hash);
}

/** Stands for the state of a review, the words of today and what was said about them. */
async function stampOf({ em }: DeskContext, { accountId, state, heldBy, wordsHash }: Review, hashOfToday = '') {
  const comments = await em.find(
    ReviewCommentSchema,
    { accountId },
    { fields: ['id', 'answeredAt', 'struckAt'], orderBy: { at: 'asc', id: 'asc' }, disableIdentityMap: true },
  );
  const said = comments.map(({ id, answeredAt, struckAt }) => [id, answeredAt ?? null, struckAt ?? null]);
  return digestOf([state, heldBy ?? null, wordsHash, hashOfToday, said]);
}

/** Answers on health, and what only the reviewer at work may know of what was told in confidence. */
const shownWhileClaimed: readonly CapacityQuestion[] = ['health', 'help'];

export async function reviewFile(ctx: DeskContext, review: Review): Promise<ReviewFile> {
  const { em, vault, today } = ctx;
  const { accountId } = review;
  const claim = await readableClaim(ctx, review);
  const [read, document, will] = [willAsRead(ctx, review), documentOf(ctx, review), await willIfReady(ctx, accountId)];
  const asRead = { facts: read.facts, asOf: today };
  const findings = await willToSignThread('findingsOf', asRead);
  const isHeldByMe = review.heldBy === ctx.account.id;
  const comments = (await deskComments(ctx, review)).filter(({ kind }) => isHeldByMe || kind !== 'safety');
  const row = await queueRow(ctx, review.number);
  const answers = (await answersOf(ctx, accountId, review.id)).filter(
    ({ question }) => isHeldByMe || !shownWhileClaimed.includes(question),
  );
  return {
    row,
    customer: fullName(willOf(read.facts, today).testator),
    customerId: accountId,
    isHeldByMe,
    heldUntil: review.heldUntil?.toISOString() ?? null,
    words: decryptFields<{ words: string }>(vault, 'reviews', accountId, { words: review.words }).words,
    document,
    wordsHash: review.wordsHash,
    stamp: await stampOf(ctx, review, will?.hash),
    changed: will
      ? await changesThread('whyChanged', { read, today: { document: will.document, hash: will.hash }, asOf: today })
      : [],
    sinceLastVersion: await sinceLastVersion(ctx, review),
    answers: withoutDrafts(await testatorRecordOf(em, vault, accountId)),
    findings: findings.map((finding) => ({
      finding,
      tickKey: findingTickKey(finding),
      understoodAt: understoodAt(finding, review),
    })),
    clauseTickKeys: clauseTickKeys(document),
    checklistTickKeys,
    ticks: claim.ticks,
    capacity: (Object.keys(capacityQuestions) as CapacityQuestion[])
      .filter((question) => question !== 'help')
      .map((question) => {
        const given = answers.find((answer) => answer.question === question);
        return { question, answer: given?.answer ?? null, at: given?.at.toISOString() ?? null };
      }),
    prompts: promptsFor({
      isOver70: row.isOver70,
      answers,
      hasSafetyComment: comments.some(({ kind }) => kind === 'safety'),
    }),
    comments,
    notes: await notesOf(ctx, review),
    approvals: await approvalsOf(ctx, review),
    needsTwo: review.needsTwo,
    inTheWay: await inTheWay(ctx, review, { findings, ticks: claim.ticks, isChanged: will?.hash !== review.wordsHash }),
    holdsUntil: await birthdaysThread('nextBirthdayChange', asRead),
    draft: draftOf(ctx, review) as ReviewFile['draft'],
  };
}

const understoodAt = ({ id, severity }: Finding, { understood, requestedAt }: Review) =>
  severity === 'warns' && understood.includes(id) ? requestedAt.toISOString() : null;

async function approvalsOf({ em }: DeskContext, { accountId, id: reviewId, wordsHash }: Review) {
  const rows = await em.find(
    ReviewApprovalSchema,
    { accountId, reviewId, wordsHash, overturnedAt: null },
    { orderBy: { at: 'asc' } },
  );
  return rows.map(approvalToWire);
}

export async function notesOf({ em, vault }: DeskContext, { accountId }: Review) {
  const rows = await em.find(ReviewNoteSchema, { accountId }, { orderBy: { writtenAt: 'asc' } });
  return rows.map((row) => ({
    byId: row.by,
    writtenAt: row.writtenAt.toISOString(),
    on: row.on,
    startedAt: row.startedAt,
    minutes: row.minutes,
    ...decryptFields<{ others: string; body: string }>(vault, 'review_notes', accountId, {
      others: row.others,
      body: row.body,
    }),
  }));
}

/** What this version says otherwise than the one that was read before; null where this is the first. */
async function sinceLastVersion(ctx: DeskContext, review: Review) {
  const [before] = await ctx.em.find(
    ReviewSchema,
    { accountId: review.accountId, number: { $lt: review.number } },
    { orderBy: { number: 'desc' }, limit: 1 },
  );
  return before ? clauseChanges(documentOf(ctx, before), documentOf(ctx, review)) : null;
}

/** The ticks, and what still stands in the way of an approval. */
export async function whatTicksLeave(ctx: DeskContext, review: Review, ticks: string[]) {
  const will = await willIfReady(ctx, review.accountId);
  const isChanged = will?.hash !== review.wordsHash;
  const findings = await willToSignThread('findingsOf', { facts: willAsRead(ctx, review).facts, asOf: ctx.today });
  return {
    ticks,
    inTheWay: await inTheWay(ctx, review, { findings, ticks, isChanged }),
    heldUntil: review.heldUntil?.toISOString() ?? null,
    // Of a will that is not whole any more there is nothing newer to read.
    isChanged: isChanged && will !== null,
  };
}

interface Reading {
  findings: readonly Finding[];
  ticks: readonly string[];
  isChanged: boolean;
}

/** Why the will cannot be approved yet, in the reviewer’s words. */
async function inTheWay(ctx: DeskContext, review: Review, { findings, ticks, isChanged }: Reading): Promise<string[]> {
  const all = neededTicks(documentOf(ctx, review), findings);
  const needed = all.filter((key) => !ticks.includes(key));
  const clauses = needed.filter(isOfClause).length;
  const warnings = needed.filter((key) => key.startsWith('check:')).length;
  const lines = needed.length - clauses - warnings;
  const questions = await openQuestions(ctx.em, review.accountId, review.id);
  return [
    ...(isChanged ? ['The will has changed since you read it.'] : []),
    ...(findings.some(({ severity }) => severity === 'blocks') ? ['A check blocks this will.'] : []),
    ...(questions > 0 ? [`${questions} ${questions === 1 ? 'question waits' : 'questions wait'} for an answer.`] : []),
    ...(warnings > 0 ? [`${warnings} ${warnings === 1 ? 'warning is' : 'warnings are'} not ticked.`] : []),
    ...(clauses > 0 ? [`${clauses} of ${all.filter(isOfClause).length} clauses are not ticked as read.`] : []),
    ...(lines > 0 ? [`${lines} of 10 lines of the checklist are not ticked.`] : []),
  ];
}
