import { brand as firm } from '@plainwill/contracts/shared/brand';
import { letter } from './layout.ts';

export const sessionsEnded = (brand: string, { signInLink }: { signInLink: string }) =>
  letter({
    brand,
    subject: 'You have been signed out everywhere',
    paragraphs: [
      `Our staff have ended every sign-in to your ${brand} account, on all devices. Nothing you told us has changed.`,
      'Sign in again whenever you like. If you think that somebody else knows your password, choose a new one.',
    ],
    action: { label: 'Sign in', link: signInLink },
    footnote: `If you want to know why, call us on ${firm.phone} or write to ${firm.email}.`,
  });
