import type { EntityManager } from '@mikro-orm/postgresql';
import { mayApprove } from '@plainwill/contracts/identity/reviewer-vocabulary';
import { longestPauseDays } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { pauseRow } from '../review/pause.ts';
import { ReviewPauseSchema } from '../review-store/review.entity.ts';
import type { DeskContext } from './desk-context.ts';

const dayMs = 86_400_000;

async function theRow(em: EntityManager) {
  await em.execute(`insert into review_pause (id, words) values (?, '') on conflict do nothing`, [pauseRow]);
  return em.findOneOrFail(ReviewPauseSchema, { id: pauseRow });
}

/** Stops new requests until a day, or takes them again. */
export const setPause = (ctx: DeskContext, pause: { words: string; until: string } | null): Promise<void> =>
  ctx.em.transactional(async (em) => {
    const { now, today, account } = ctx;
    const last = new Date(Date.parse(today) + longestPauseDays * dayMs).toISOString().slice(0, 10);
    if (pause && (pause.until < today || pause.until > last)) throw new Refusal('PauseTooLong', 'until');
    const row = await theRow(em);
    Object.assign(row, pause ? { ...pause, since: now, by: account.id } : { since: null, until: null, by: null });
    await recordAudit(em, ctx, { action: 'review.pause', fields: [pause ? 'paused' : 'resumed'] });
  });

const patienceMs = 48 * 3_600_000;
const ownWords = 'We are not taking new requests at the moment. Please ask again in a few days.';

type Watch = Pick<CallContext, 'em' | 'now' | 'today' | 'reviewers' | 'log'>;

/** Stops new requests once nobody has been there for two days who may approve, and takes them again once somebody is. */
export async function pauseByItself({ em, now, today, reviewers, log }: Watch): Promise<void> {
  const current = await reviewers.current();
  const isSomebodyThere = current.some(({ isAway, qualification }) => !isAway && mayApprove(qualification));
  await em.transactional(async (em) => {
    const row = await theRow(em);
    if (isSomebodyThere || !row.reviewersSeenAt) row.reviewersSeenAt = now;
    const isByItself = row.since !== null && row.by === null;
    if (isSomebodyThere && isByItself) row.since = null;
    const isPaused = row.since !== null && (!row.until || row.until >= today);
    if (isSomebodyThere || isPaused || now.getTime() - row.reviewersSeenAt.getTime() < patienceMs) return;
    Object.assign(row, { since: now, until: null, words: ownWords, by: null });
    log.warn('ALARM: new requests for a check are stopped, as no one who may approve has been there for 48 hours');
  });
}
