import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { ReviewMail, reviewMailContract } from '@plainwill/contracts/will-data/outgoing-mail';
import type { CallContext } from '../../context.ts';
import { pauseOn } from '../pause.ts';
import { ReviewMailSchema, ReviewSchema } from '../review.entity.ts';

/** Whether there is a reason left to send it is decided when it is sent. */
export const reviewMail: HandlersOf<typeof reviewMailContract, CallContext> = {
  get: async ({ ctx: { em, today, reviewSettings }, input: { messageId } }): Promise<ReviewMail | null> => {
    const mail = await em.findOne(ReviewMailSchema, { id: messageId });
    if (!mail) return null;
    const { kind, accountId, reviewId } = mail;
    if (kind === 'reviewPaused') {
      const isPaused = reviewSettings.review !== 'off' && (await pauseOn(em, today))?.isByItself;
      return isPaused ? { kind, accountId, path: '/admin/reviews' } : null;
    }
    if (kind === 'supportChanged') return { kind, accountId, path: '/account' };
    const review = reviewId && (await em.findOne(ReviewSchema, { accountId, id: reviewId }));
    if (!review || review.state === 'withdrawn') return null;
    if (kind === 'reviewQuestion' && review.state !== 'asked') return null;
    // Where no one checks any more, that alone is still to be told.
    if (reviewSettings.review === 'off' && kind !== 'reviewReturned') return null;
    return { kind, accountId, path: kind === 'reviewApproved' ? '/will-maker' : '/will-maker/review' };
  },
};
