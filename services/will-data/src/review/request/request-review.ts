import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { ageOn, type CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { AccountId, ReviewId } from '@plainwill/contracts/shared/ids';
import {
  maxRequestsPerYear,
  type ReviewLane,
  reviewLanes,
} from '@plainwill/contracts/will-data/review/review-vocabulary';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { Refusal } from '@plainwill/kit/refusal';
import { factsFile } from '@plainwill/law/facts/facts-file';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import { composerVersion } from '@plainwill/law/will/composition/composer-version';
import type { CallContext } from '../../context.ts';
import { requireNothingOpen } from '../../documents/signing-copies/require-nothing-open.ts';
import { encryptFields } from '../../record/encryption/encrypted-fields.ts';
import { lockTestator } from '../../record/testator/lock-testator.ts';
import { approvalsOf } from '../approval-of.ts';
import { addComment } from '../comments.ts';
import { acceptReviewMail } from '../mail/review-mail.ts';
import { pauseOn } from '../pause.ts';
import { personKeys } from '../person-keys.ts';
import { ReviewClaimSchema, ReviewCommentSchema, ReviewSchema, type Signal } from '../review.entity.ts';
import { type WillToRead, willOfToday } from '../will-to-read.ts';
import { answersOf, giveAnswersTo } from './capacity.ts';
import { newestNotWithdrawn, openReview } from './own-reviews.ts';

export type CustomerContext = CallContext & { account: CallingAccount };

interface Asked {
  understood: readonly string[];
  isUrgent: boolean;
  words: string;
  help: string;
}

const yearMs = 365 * dayMs;

/** Asks for the will to be read. Nothing is added while a request is open, or where just these words are approved. */
export function requestReview(ctx: CustomerContext, { understood, isUrgent, words, help }: Asked): Promise<void> {
  const { vault, now, today } = ctx;
  const accountId = ctx.account.id;
  return ctx.em.transactional(async (em) => {
    await lockTestator(em, accountId);
    if (await openReview(em, accountId)) return;
    if (isUrgent && words === '') throw new Refusal('UrgencyUnexplained', 'words');
    if (await pauseOn(em, today)) throw new Refusal('ReviewPaused');
    const lately = await em.count(ReviewSchema, { accountId, requestedAt: { $gt: new Date(now.getTime() - yearMs) } });
    if (lately >= maxRequestsPerYear) throw new Refusal('TooManyRequests');
    const will = await willOfToday({ em, vault, today }, accountId);
    requireNothingOpen(will.findings, understood);
    if ((await approvalsOf(em, accountId, will.hash)).length > 0) return;
    const id = randomUUID() as ReviewId;
    // Before it is asked whether two reviewers are needed, for a worry calls for a second.
    if (help) await addComment(em, ctx, { accountId, reviewId: id, kind: 'safety', body: help, by: null });
    await em.nativeUpdate(ReviewCommentSchema, { accountId, reviewId: null }, { reviewId: id });
    await giveAnswersTo(em, accountId, id);
    const before = await newestNotWithdrawn(em, accountId);
    const lane = isUrgent ? 'urgent' : laneAfter(before?.state);
    const { facts, document, hash } = will;
    await em.insert(ReviewSchema, {
      ...encryptFields(vault, 'reviews', accountId, { words, document, facts: factsFile(facts), draft: null }),
      ...personKeys(vault, facts),
      accountId,
      id,
      state: 'requested',
      stateAt: now,
      requestedAt: now,
      placedAt: before?.state === 'returned' ? before.placedAt : now,
      lane,
      laneRank: reviewLanes.indexOf(lane),
      understood: [...understood],
      wordsHash: hash,
      composerVersion,
      clauses: document.sections.reduce((count, { clauses }) => count + clauses.length, 0),
      warnings: will.findings.filter(({ severity }) => severity === 'warns').length,
      signals: signalsOf(facts, today),
      needsTwo: await isForTwo({ ...ctx, em }, id, will),
      readBefore: before?.state === 'returned' ? await lastHolder(em, accountId, before.id) : null,
      clockSince: now,
      version: 1,
    });
    await recordAudit(em, ctx, { action: 'review.request', subject: accountId, objectId: id });
    await acceptReviewMail(em, { kind: 'reviewReceived', accountId, reviewId: id, now });
  });
}

/** What was returned goes on where it was; of what was approved only the changes are read. */
function laneAfter(state: string | undefined): ReviewLane {
  if (state === 'returned') return 'again';
  return state === 'approved' ? 'changes' : 'usual';
}

async function lastHolder(em: EntityManager, accountId: AccountId, reviewId: ReviewId): Promise<AccountId | null> {
  const [last] = await em.find(ReviewClaimSchema, { accountId, reviewId }, { orderBy: { since: 'desc' }, limit: 1 });
  return last?.by ?? null;
}

/** Where it calls for that: an aged customer with doubts about their health or memory, or a worry that was told. */
async function isForTwo(ctx: CustomerContext, reviewId: ReviewId, { facts }: WillToRead): Promise<boolean> {
  const { em, today, reviewSettings } = ctx;
  const accountId = ctx.account.id;
  if (reviewSettings.reviewTwoPeople !== 'flagged') return reviewSettings.reviewTwoPeople === 'always';
  if ((await em.count(ReviewCommentSchema, { accountId, reviewId, kind: 'safety' })) > 0) return true;
  const health = (await answersOf(ctx, accountId, reviewId)).find(({ question }) => question === 'health');
  return isOfPrudentAge(facts, today) && health !== undefined && health.answer !== 'no';
}

/** From this age on a doctor’s opinion is prudent: the golden rule of *Kenward v Adams* (1975). */
const prudentAge = 70;

const isOfPrudentAge = ({ personalDetails: { dateOfBirth: born } }: WillFacts, asOf: CalendarDate) =>
  born !== null && (ageOn(born, asOf) ?? 0) >= prudentAge;

const signalsOf = (facts: WillFacts, asOf: CalendarDate): Signal[] => [
  ...(facts.spouseDetails.fullName ? (['couple'] as const) : []),
  ...(isOfPrudentAge(facts, asOf) ? (['over70'] as const) : []),
];
