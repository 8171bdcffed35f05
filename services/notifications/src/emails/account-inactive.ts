import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { dayInWords } from './day-in-words.ts';
import { letter } from './layout.ts';

interface AccountInactive {
  signInLink: string;
  deletionOn: CalendarDate;
}

export const accountInactive = (brand: string, { signInLink, deletionOn }: AccountInactive) =>
  letter({
    brand,
    subject: 'Sign in to keep your account',
    paragraphs: [
      `You have not used your ${brand} account for a long time. We will delete it on ${dayInWords(deletionOn)}, with everything you told us for your will.`,
      'To keep it, sign in before that day. That is all you need to do.',
      'A will you have printed and signed is yours. Deleting your account does not change it.',
    ],
    action: { label: 'Keep my account', link: signInLink },
    footnote: 'If you no longer need your account, you do not have to do anything.',
  });
