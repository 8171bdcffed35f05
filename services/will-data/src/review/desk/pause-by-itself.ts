import { mayApprove } from '@plainwill/contracts/identity/reviewer-vocabulary';
import { hourMs } from '@plainwill/contracts/shared/durations';
import type { CallContext } from '../../context.ts';
import { acceptReviewMail } from '../mail/review-mail.ts';
import { pauseRowOf } from './desk-pause.ts';

const patienceMs = 48 * hourMs;
const pauseMessage = 'We are not taking new requests at the moment. Please ask again in a few days.';

type Watch = Pick<CallContext, 'em' | 'now' | 'today' | 'reviewers' | 'log'>;

/**
 * Stops new requests once nobody has been there for two days who may approve, and tells the administrators; takes them
 * again once somebody is.
 */
export async function pauseByItself({ em, now, today, reviewers, log }: Watch): Promise<void> {
  const current = await reviewers.current();
  const isSomebodyThere = current.some(({ isAway, qualification }) => !isAway && mayApprove(qualification));
  const told = isSomebodyThere ? [] : await reviewers.administrators();
  await em.transactional(async (em) => {
    const row = await pauseRowOf(em);
    if (isSomebodyThere || !row.reviewersSeenAt) row.reviewersSeenAt = now;
    const isByItself = row.since !== null && row.by === null;
    if (isSomebodyThere && isByItself) row.since = null;
    const isPaused = row.since !== null && (!row.until || row.until >= today);
    if (isSomebodyThere || isPaused || now.getTime() - row.reviewersSeenAt.getTime() < patienceMs) return;
    Object.assign(row, { since: now, until: null, words: pauseMessage, by: null });
    for (const accountId of told) await acceptReviewMail(em, { kind: 'reviewPaused', accountId, reviewId: null, now });
    log.warn('ALARM: new requests for a check are stopped, as no one who may approve has been there for 48 hours');
  });
}
