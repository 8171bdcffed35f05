import type { OwnReview } from '@plainwill/contracts/will-data/review/review';

/** "usually 1 working day" */
export const expectedTimeText = (days: number) => `usually ${days} working ${days === 1 ? 'day' : 'days'}`;

/** "2 questions wait for you" */
export const questionsText = (count: number) =>
  count === 1 ? '1 question waits for you' : `${count} questions wait for you`;

interface ReviewStateCopy {
  title: string;
  /** The line says what happens next. */
  next: string;
}

const ended = (own: OwnReview): ReviewStateCopy =>
  own.isApprovedAsItStands
    ? { title: 'Your will is approved', next: 'Next: create your signing copy and sign it in front of two witnesses.' }
    : {
        title: 'Your will has changed since it was approved',
        next: 'Ask again, and only what has changed is read. That is usually quicker.',
      };

/** The state of the check as the customer reads it. */
export function reviewStateCopy(own: OwnReview): ReviewStateCopy {
  const who = own.reviewer ?? 'A reviewer';
  switch (own.state) {
    case 'requested':
      return {
        title: 'Waiting for our reviewer',
        next: 'Next: a reviewer reads your will beside your answers. You can still change your answers. The newest words are the ones that are read.',
      };
    case 'held':
      return {
        title: `${who} is reading your will`,
        next: 'Next: they ask you something, send it back with reasons, or approve it. If you change your answers, they see what changed.',
      };
    case 'asked':
      return {
        title: own.questions > 0 ? questionsText(own.questions) : 'Your answers are with our reviewer',
        next: own.questions > 0 ? 'Your will waits until you have answered.' : 'Next: they read your answers.',
      };
    case 'awaitingSecond':
      return {
        title: 'A second reviewer is reading your will',
        next: 'The first has approved it. This takes up to 2 more working days.',
      };
    case 'returned':
      return {
        title: 'Our reviewer has sent your will back',
        next: 'Fix this, then ask again. You keep your place, and the same reviewer reads it if they can.',
      };
    case 'withdrawn':
      return { title: 'Your request was withdrawn', next: 'You can ask again whenever you like.' };
    case 'approved':
      return ended(own);
  }
}
