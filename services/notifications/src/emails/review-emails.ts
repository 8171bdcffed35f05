import { brand as firm } from '@plainwill/contracts/shared/brand';
import type { ReviewMailKind } from '@plainwill/contracts/will-data/outgoing-mail';
import { letter, type Message } from './layout.ts';

interface ReviewLetter {
  sentence: string;
  label: string;
}

/** One sentence each, since anybody may read over a shoulder: no name, no clause, and nothing about what we keep. */
const letters: Record<ReviewMailKind, ReviewLetter> = {
  reviewReceived: { sentence: 'We have received what you asked us to check.', label: 'See where it stands' },
  reviewQuestion: { sentence: 'We have a question for you.', label: 'Read and answer it' },
  reviewReturned: {
    sentence: 'We have read what you sent us, and ask you to look at it again.',
    label: 'See what to do',
  },
  reviewApproved: { sentence: 'We have finished checking, and you can go on to the next step.', label: 'Go on' },
  reviewVoid: { sentence: 'Something we had checked has to be checked again before you go on.', label: 'See why' },
  supportChanged: {
    sentence: 'Our support team has changed some of your details.',
    label: 'See who changed what',
  },
  reviewPaused: {
    sentence: 'New requests for a check have stopped, because no one who can approve has been here for 48 hours.',
    label: 'See what waits',
  },
};

const helpline = `If you did not expect this email, call us on ${firm.phone}.`;

export function reviewLetter(brand: string, { kind, link }: { kind: ReviewMailKind; link: string }): Message {
  const { sentence, label } = letters[kind];
  return letter({
    brand,
    subject: `There is news in your ${brand} account`,
    paragraphs: [sentence],
    action: { label, link },
    footnote: helpline,
  });
}
