import type { OutgoingMail } from '@plainwill/contracts/identity/outgoing-mail';
import {
  accountDisabled,
  accountEnabled,
  accountInactive,
  deletionRequested,
  deletionRequestedForOwner,
} from './account-emails.ts';
import { alreadyHaveAccount, confirmEmail, confirmNewEmail, emailChanged } from './address-emails.ts';
import type { Message } from './layout.ts';
import {
  googleConnected,
  googleDisconnected,
  passwordChanged,
  resetPassword,
  sessionsEnded,
  signedOutForGuessing,
} from './sign-in-emails.ts';

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
  }
}
