import { LockMode } from '@mikro-orm/postgresql';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { dayMs } from '@plainwill/contracts/shared/durations';
import { openStates } from '@plainwill/contracts/will-data/review/review-vocabulary';
import type { CallContext } from '../../context.ts';
import { willAsRead } from '../as-read.ts';
import { addComment } from '../comments.ts';
import { endClaim } from '../end-claim.ts';
import { acceptReviewMail } from '../mail/review-mail.ts';
import { ReviewSchema } from '../review.entity.ts';
import { changesThread } from '../why-changed.ts';
import { willIfReady } from '../will-to-read.ts';
import { putBack } from './claim-rows.ts';
import { moveTo } from './clock.ts';

type Deps = Pick<CallContext, 'em' | 'vault' | 'now' | 'reviewers'>;

/** Puts back what nobody has worked on, and what is held by somebody who is no longer a reviewer. */
export async function releaseLapsed({ em, vault, now, reviewers }: Deps): Promise<number> {
  const current = new Set((await reviewers.current()).map(({ accountId }) => accountId));
  const held = await em.find(
    ReviewSchema,
    { heldBy: { $ne: null } },
    { fields: ['id', 'heldBy', 'heldUntil', 'state'], disableIdentityMap: true },
  );
  const lapsed = held.filter(
    ({ heldBy, heldUntil, state }) =>
      (heldBy && !current.has(heldBy)) || (state !== 'asked' && heldUntil && heldUntil < now),
  );
  for (const { id, heldBy } of lapsed)
    await em.fork().transactional(async (em) => {
      // Whoever has acted in between has still claimed it.
      const review = await em.findOne(ReviewSchema, { id, heldBy }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (review) await putBack(em, { vault, now }, review);
    });
  return lapsed.length;
}

const remindAfterDays = [5, 10];
const returnAfterDays = 14;
const unanswered =
  'We asked you something and have not heard from you. Answer when you can, then ask for a check again.';

/** Reminds customers of questions, and returns in the end what they leave unanswered. */
export async function remindOfQuestions({ em, vault, now }: Omit<Deps, 'reviewers'>): Promise<void> {
  const asked = await em.find(
    ReviewSchema,
    { state: 'asked', stateAt: { $lte: new Date(now.getTime() - 5 * dayMs) } },
    { fields: ['id'], disableIdentityMap: true },
  );
  for (const { id } of asked)
    await em.fork().transactional(async (em) => {
      const review = await em.findOne(ReviewSchema, { id, state: 'asked' }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!review) return;
      const { accountId, id: reviewId } = review;
      const days = Math.floor((now.getTime() - review.stateAt.getTime()) / dayMs);
      if (days >= returnAfterDays) {
        await addComment(
          em,
          { vault, now },
          { accountId, reviewId, kind: 'customer', body: unanswered, by: review.heldBy ?? null },
        );
        if (review.heldBy) await endClaim(em, { vault, now }, review);
        moveTo(review, 'returned', now);
        return acceptReviewMail(em, { kind: 'reviewReturned', accountId, reviewId, now });
      }
      const due = remindAfterDays.filter((day) => days >= day).length;
      if (due <= review.reminders) return;
      review.reminders = due;
      await acceptReviewMail(em, { kind: 'reviewQuestion', accountId, reviewId, now });
    });
}

const noLongerChecked = 'We no longer check wills. What was said stays here for you to read.';

/** Where reviews are switched off: returns what is open, with a word to the customer. */
export async function returnWhatIsOpen({ em, vault, now }: Omit<Deps, 'reviewers'>): Promise<void> {
  const open = await em.find(
    ReviewSchema,
    { state: { $in: [...openStates] } },
    { fields: ['id'], disableIdentityMap: true },
  );
  for (const { id } of open)
    await em.fork().transactional(async (em) => {
      const review = await em.findOne(
        ReviewSchema,
        { id, state: { $in: [...openStates] } },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!review) return;
      const { accountId, id: reviewId } = review;
      await addComment(em, { vault, now }, { accountId, reviewId, kind: 'customer', body: noLongerChecked, by: null });
      if (review.heldBy) await endClaim(em, { vault, now }, review);
      moveTo(review, 'returned', now);
      await acceptReviewMail(em, { kind: 'reviewReturned', accountId, reviewId, now });
    });
}

const watchedDays = 365;
const readAtOnce = 100;

/** Tells customers, once, that their will no longer says what was approved. */
export async function notifyOfVoid({ em, vault, now }: Omit<Deps, 'reviewers'>): Promise<void> {
  const today = dayInUnitedKingdom(now);
  const decidedAt = { $gt: new Date(now.getTime() - watchedDays * dayMs) };
  let after = 0;
  for (;;) {
    const approved = await em.find(
      ReviewSchema,
      { state: 'approved', voidMailedAt: null, decidedAt, number: { $gt: after } },
      {
        orderBy: { number: 'asc' },
        limit: readAtOnce,
        disableIdentityMap: true,
      },
    );
    for (const review of approved) {
      const { id, accountId, wordsHash } = review;
      const will = await willIfReady({ em: em.fork(), vault, today }, accountId);
      if (!will || will.hash === wordsHash) continue;
      const { document, hash } = will;
      const read = willAsRead({ vault }, review);
      const [why] = await changesThread('whyChanged', { read, today: { document, hash }, asOf: today });
      await em.fork().transactional(async (em) => {
        const told = await em.nativeUpdate(
          ReviewSchema,
          { id, voidMailedAt: null },
          { voidMailedAt: now, voidCause: why?.cause ?? null },
        );
        if (told) await acceptReviewMail(em, { kind: 'reviewVoid', accountId, reviewId: id, now });
      });
    }
    const last = approved.at(-1);
    if (!last || approved.length < readAtOnce) return;
    after = last.number;
  }
}
