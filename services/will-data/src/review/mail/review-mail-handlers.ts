import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type {
  ReleaseMail,
  ReminderMail,
  ReviewMail,
  willMailContract,
} from '@plainwill/contracts/will-data/outgoing-mail';
import type { CallContext } from '../../context.ts';
import { markHandedOver, releaseMailOf } from '../../release/release-mail.ts';
import { reminderMailOf } from '../../reminders/reminder-mail.ts';
import { pauseOn } from '../pause.ts';
import { ReviewMailSchema, ReviewSchema } from '../review.entity.ts';

/** Whether there is a reason left to send it is decided when it is sent. */
export const reviewMail: HandlersOf<typeof willMailContract, CallContext> = {
  get: async ({
    ctx: { em, vault, today, reviewSettings },
    input: { messageId },
  }): Promise<ReviewMail | ReminderMail | ReleaseMail | null> => {
    const mail = await em.findOne(ReviewMailSchema, { id: messageId });
    if (!mail) return (await reminderMailOf(em, vault, messageId)) ?? releaseMailOf(em, messageId);
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
  handedOver: ({ ctx: { em, now }, input: { messageId } }) => markHandedOver(em, messageId, now),
};
