import type { OutgoingMail } from '@plainwill/contracts/identity/outgoing-mail';
import {
  accountDisabled,
  accountEnabled,
  accountInactive,
  deletionRequested,
  deletionRequestedForOwner,
  formatDay,
} from './account-emails.ts';
import { letter, type Message } from './layout.ts';
import { beginRecovery, security, staffRecovery, stepRemoval } from './security-emails.ts';
import {
  googleConnected,
  googleDisconnected,
  passwordChanged,
  resetPassword,
  sessionsEnded,
  signedOutForGuessing,
} from './sign-in-emails.ts';

const confirmEmail = (brand: string, { link }: { link: string }) =>
  letter({
    brand,
    subject: 'Confirm your email address',
    paragraphs: [
      `Thank you for choosing ${brand} to make your will.`,
      'Confirm that this is your email address, and you will be signed in.',
    ],
    action: { label: 'Confirm email address', link },
    footnote:
      'The link works for 24 hours. If you did not ask for an account, you can ignore this email: without the link, no account is opened.',
  });

const alreadyHaveAccount = (brand: string, { signInLink }: { signInLink: string }) =>
  letter({
    brand,
    subject: 'You already have an account',
    paragraphs: [
      `We received a request for a new ${brand} account with this email address.`,
      'You already have one, so nothing has changed. Sign in with your email address and your password.',
    ],
    action: { label: 'Sign in', link: signInLink },
    footnote: 'If this was not you, you can ignore this email: no one has been let into your account.',
  });

const confirmNewEmail = (brand: string, { link }: { link: string }) =>
  letter({
    brand,
    subject: 'Confirm your new email address',
    paragraphs: [
      `You asked to use this email address for your ${brand} account.`,
      'Sign in to your account, open the link in the same browser and confirm that this address is yours. You will then be signed out everywhere, and sign in with this address from now on.',
    ],
    action: { label: 'Confirm new email address', link },
    footnote:
      'The link works for 24 hours. If you did not ask for this, you can ignore this email: nothing has changed.',
  });

const emailChanged = (brand: string, { undoLink, undoUntil }: { undoLink: string; undoUntil: string }) =>
  letter({
    brand,
    subject: 'Your email address has been changed',
    paragraphs: [
      `Your ${brand} account now has another email address, and this one no longer belongs to it.`,
      'If this was you, there is nothing more to do. If it was not, put this address back. That signs everyone out and cancels the password; we then send you a link to choose a new one.',
    ],
    action: { label: 'Put this address back', link: undoLink },
    footnote: `The link works until ${formatDay(undoUntil)}.`,
  });

export function composeMessage(brand: string, mail: OutgoingMail): Message {
  switch (mail.kind) {
    case 'confirmEmail':
      return confirmEmail(brand, mail);
    case 'alreadyHaveAccount':
      return alreadyHaveAccount(brand, mail);
    case 'resetPassword':
      return resetPassword(brand, mail);
    case 'passwordChanged':
      return passwordChanged(brand, mail);
    case 'signedOutForGuessing':
      return signedOutForGuessing(brand, mail);
    case 'confirmNewEmail':
      return confirmNewEmail(brand, mail);
    case 'emailChanged':
      return emailChanged(brand, mail);
    case 'googleConnected':
      return googleConnected(brand, mail);
    case 'googleDisconnected':
      return googleDisconnected(brand, mail);
    case 'deletionRequested':
      return deletionRequested(brand, mail);
    case 'accountInactive':
      return accountInactive(brand, mail);
    case 'deletionRequestedForOwner':
      return deletionRequestedForOwner(brand, mail);
    case 'sessionsEnded':
      return sessionsEnded(brand, mail);
    case 'accountDisabled':
      return accountDisabled(brand);
    case 'accountEnabled':
      return accountEnabled(brand, mail);
    case 'beginRecovery':
      return beginRecovery(brand, mail);
    case 'security':
      return security(brand, mail);
    case 'stepRemoval':
      return stepRemoval(brand, mail);
    case 'staffRecovery':
      return staffRecovery(brand, mail);
  }
}
