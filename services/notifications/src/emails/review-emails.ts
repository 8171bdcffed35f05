import { brand as firm } from '@plainwill/contracts/shared/brand';
import type { ReviewMailKind } from '@plainwill/contracts/will-data/outgoing-mail';
import { letter, type Message } from './layout.ts';

interface ReviewLetter {
  subject: string;
  /** The letter says what happened and who did it, how long the next step takes, and what happens if nothing is done. */
  paragraphs: string[];
  label: string;
}

const days = firm.reviewTargetDays === 1 ? '1 working day' : `${firm.reviewTargetDays} working days`;

/** Anybody may read over a shoulder, so a letter names its reader alone, and holds no word of the will or the answers. */
const letters: Record<ReviewMailKind, ReviewLetter> = {
  reviewReceived: {
    subject: 'We’ve received your request for a check',
    paragraphs: [
      'Thank you. We’ve received your request for a check of your will.',
      `We aim to be done within ${days}, and will email you then, or if we have a question. There is nothing you need to do until then. Your account shows where it stands.`,
    ],
    label: 'See where it stands',
  },
  reviewQuestion: {
    subject: 'Your reviewer has a question about your will',
    paragraphs: [
      'Your reviewer would like to ask you something before going on.',
      'It takes a minute or two to read and answer. The check is paused until you do.',
    ],
    label: 'Read and answer it',
  },
  reviewReturned: {
    subject: 'Your reviewer asks you to look at your will again',
    paragraphs: [
      'Your reviewer has been through your will, and has found something for you to look at.',
      'Allow about ten minutes. Your account says what it is and why. Your will is not approved until you have sent it to us again.',
    ],
    label: 'See what to do',
  },
  reviewApproved: {
    subject: 'Our check of your will is finished',
    paragraphs: [
      'Good news: your reviewer has approved your will.',
      'Next, print it and sign it with two witnesses, which takes about ten minutes. It does not count until it is signed. If you change an answer first, it may need another check.',
    ],
    label: 'Print and sign it',
  },
  reviewVoid: {
    subject: 'Your will needs another check',
    paragraphs: [
      'The words of your will have changed since it was approved, so that approval no longer counts for them.',
      'It takes a minute to see what changed and to ask for another check. A will that you have already signed stays as it is.',
    ],
    label: 'See what changed',
  },
  supportChanged: {
    subject: 'Our support team has changed some of your details',
    paragraphs: [
      'Someone in our support team has changed some of the details you gave us.',
      'It takes a minute to see who changed what, and when. If it is right, there is nothing more to do.',
    ],
    label: 'See who changed what',
  },
  reviewPaused: {
    subject: 'New requests for a check have stopped',
    paragraphs: [
      'New requests for a check have stopped, because no one who can approve has been here for 48 hours.',
      'They start again as soon as someone who can approve signs in.',
    ],
    label: 'See what is waiting',
  },
};

interface Addressed {
  kind: ReviewMailKind;
  link: string;
  firstName: string | null;
}

export function reviewLetter(brand: string, { kind, link, firstName }: Addressed): Message {
  const { subject, paragraphs, label } = letters[kind];
  return letter({
    brand,
    subject,
    firstName,
    paragraphs,
    action: { label, link },
    footnote: `Questions, or did you not expect this email? Call us on ${firm.phone}.`,
  });
}
