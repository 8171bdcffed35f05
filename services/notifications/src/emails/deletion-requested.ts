import { dayInWords } from './day-in-words.ts';
import { letter } from './layout.ts';
import { whatStays } from './what-stays.ts';

interface DeletionRequested {
  accountLink: string;
  /** ISO 8601. */
  deletionAt: string;
}

export const deletionRequested = (brand: string, { accountLink, deletionAt }: DeletionRequested) =>
  letter({
    brand,
    subject: 'Your account will be deleted',
    paragraphs: [
      `You asked us to delete your ${brand} account. On ${dayInWords(deletionAt)} it will be gone, with everything you told us for your will and your requests to get in touch.`,
      'Until then nothing is lost: sign in and keep the account if you change your mind.',
      whatStays,
    ],
    action: { label: 'Keep my account', link: accountLink },
    footnote: 'If this was not you, sign in at once, keep the account and change your password.',
  });
