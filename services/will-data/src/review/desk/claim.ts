import { type EntityManager, LockMode, raw } from '@mikro-orm/postgresql';
import type { Reviewer } from '@plainwill/contracts/identity/reviewers';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { ReviewId } from '@plainwill/contracts/shared/ids';
import type { ReviewState } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { Refusal } from '@plainwill/kit/refusal';
import { addWorkingDays } from '../clock/working-time.ts';
import { ReviewSchema } from '../review.entity.ts';
import { beginClaim } from './claim-rows.ts';
import { isInConflict } from './conflicts.ts';
import { currentReviewer, type DeskContext, type Review, reviewNumbered } from './desk-context.ts';
import { takeNewestWording } from './newest-wording.ts';

/** Whoever read the version before is offered a will alone for so long. */
const workingDaysReserved = 1;

const claimableStates: readonly ReviewState[] = ['requested', 'awaitingSecond'];

const isClaimable = ({ state }: Review) => claimableStates.includes(state);

/** Of the words of now, for the will may name somebody else since it was asked for. */
export async function isClosedTo(
  em: EntityManager,
  ctx: DeskContext,
  review: Review,
  reviewer: Reviewer,
): Promise<boolean> {
  await takeNewestWording(em, ctx, review);
  return isInConflict(em, ctx, review, reviewer);
}

async function take(em: EntityManager, ctx: DeskContext, review: Review): Promise<number> {
  await beginClaim(em, review, ctx.account.id, ctx.now);
  await recordAudit(em, ctx, { action: 'review.claim', subject: review.accountId, objectId: review.id });
  return review.number;
}

const claimNumbered = (ctx: DeskContext, reviewer: Reviewer, number: number): Promise<number> =>
  ctx.em.transactional(async (em) => {
    const review = await reviewNumbered(em, number);
    if (review.state === 'withdrawn') throw new Refusal('WithdrawnMeanwhile');
    if (!isClaimable(review)) {
      if (review.heldBy === ctx.account.id) return review.number;
      throw new Refusal('TakenAlready');
    }
    if (await isClosedTo(em, ctx, review, reviewer)) throw new Refusal('Conflict');
    return take(em, ctx, review);
  });

/** The first in line that nobody else is taking at this moment, after those passed over. */
async function firstInLine(em: EntityManager, ctx: DeskContext, passedOver: readonly ReviewId[]) {
  const me = ctx.account.id;
  const isReadBeforeByMe = raw('(read_before is not distinct from ?::uuid)', [me]);
  const [first] = await em.find(
    ReviewSchema,
    {
      state: { $in: [...claimableStates] },
      id: { $nin: [...passedOver] },
      $or: [{ readBefore: null }, { readBefore: me }, { requestedAt: { $lt: reservedSince(ctx.now) } }],
    },
    {
      orderBy: [{ [isReadBeforeByMe]: 'desc' }, { laneRank: 'asc' }, { placedAt: 'asc' }, { number: 'asc' }],
      limit: 1,
      // Two reviewers who claim at once do not wait for one another.
      lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE,
    },
  );
  return first ?? null;
}

/** Whatever was asked for before that is no longer kept for one reviewer. */
function reservedSince(now: Date): Date {
  let since = new Date(now.getTime() - dayMs);
  while (addWorkingDays(since, workingDaysReserved) > now) since = new Date(since.getTime() - dayMs);
  return since;
}

const claimNext = (ctx: DeskContext, reviewer: Reviewer): Promise<number> =>
  ctx.em.transactional(async (em) => {
    const passedOver: ReviewId[] = [];
    for (;;) {
      const review = await firstInLine(em, ctx, passedOver);
      if (!review) throw new Refusal('NothingToClaim');
      if (!(await isClosedTo(em, ctx, review, reviewer))) return take(em, ctx, review);
      passedOver.push(review.id);
    }
  });

/** One gets it; whoever comes second is told. */
export async function claim(ctx: DeskContext, number: number | null): Promise<number> {
  const reviewer = await currentReviewer(ctx);
  return number === null ? claimNext(ctx, reviewer) : claimNumbered(ctx, reviewer, number);
}
