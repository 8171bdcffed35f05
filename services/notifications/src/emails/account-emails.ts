import { brand as firm } from '@plainwill/contracts/shared/brand';
import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { letter } from './layout.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

/** Of an instant, or of a day, in ISO 8601: the day as people in the United Kingdom have it, `1 July 2026`. */
export const formatDay = (date: string) => day.format(new Date(date));

/** What the deletion of an account does not reach, in the words of the page `/privacy`. */
const whatStays = `We keep a record of what was done with the account for 6 years, with a number in place of your name. Our office may already have been sent your request to get in touch: write to ${firm.email} to have that deleted too.`;

interface AccountInactive {
  signInLink: string;
  deletionOn: CalendarDate;
}

export const accountInactive = (brand: string, { signInLink, deletionOn }: AccountInactive) =>
  letter({
    brand,
    subject: 'Sign in to keep your account',
    paragraphs: [
      `You have not used your ${brand} account for a long time. We will delete it on ${formatDay(deletionOn)}, with everything you told us for your will.`,
      'To keep it, sign in before that day. That is all you need to do.',
      'A will you have printed and signed is yours. Deleting your account does not change it.',
    ],
    action: { label: 'Keep my account', link: signInLink },
    footnote: 'If you no longer need your account, you do not have to do anything.',
  });

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
      `You asked us to delete your ${brand} account. We will delete it on ${formatDay(deletionAt)}, with everything you told us for your will and your requests to get in touch.`,
      'Until then nothing is lost: sign in and keep the account if you change your mind.',
      whatStays,
    ],
    action: { label: 'Keep my account', link: accountLink },
    footnote: 'If this was not you, sign in at once, keep the account and change your password.',
  });

export const deletionRequestedForOwner = (brand: string, { deletionAt }: { deletionAt: string }) =>
  letter({
    brand,
    subject: 'Your account will be deleted',
    paragraphs: [
      `You asked us to delete your ${brand} account. We will delete it on ${formatDay(deletionAt)}, with everything you told us for your will and your requests to get in touch.`,
      `If you change your mind before then, or did not ask for this, call us on ${firm.phone} or write to ${firm.email}.`,
      whatStays,
    ],
    footnote: 'We tell you whenever someone asks for your account to be deleted.',
  });

export const accountDisabled = (brand: string) =>
  letter({
    brand,
    subject: 'Your account is disabled',
    paragraphs: [
      `No one can sign in to your ${brand} account at the moment. It has been signed out on all devices, and links we sent you before do not work.`,
      'Nothing you told us is lost.',
      `To use the account again, or to have it deleted, call us on ${firm.phone} or write to ${firm.email}.`,
    ],
    footnote: 'We tell you whenever your account is disabled or enabled.',
  });

export const accountEnabled = (brand: string, { signInLink }: { signInLink: string }) =>
  letter({
    brand,
    subject: 'You can use your account again',
    paragraphs: [`Your ${brand} account is open again. Sign in as you did before: everything is as you left it.`],
    action: { label: 'Sign in', link: signInLink },
    footnote: `If you did not expect this, call us on ${firm.phone} or write to ${firm.email}.`,
  });
