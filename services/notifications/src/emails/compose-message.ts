import type { OutgoingMail } from '@plainwill/contracts/identity/outgoing-mail';
import { accountDisabled } from './account-disabled.ts';
import { accountEnabled } from './account-enabled.ts';
import { accountInactive } from './account-inactive.ts';
import { alreadyHaveAccount } from './already-have-account.ts';
import { confirmEmail } from './confirm-email.ts';
import { confirmNewEmail } from './confirm-new-email.ts';
import { deletionRequested } from './deletion-requested.ts';
import { deletionRequestedForOwner } from './deletion-requested-for-owner.ts';
import { emailChanged } from './email-changed.ts';
import { googleConnected } from './google-connected.ts';
import { googleDisconnected } from './google-disconnected.ts';
import type { Message } from './message.ts';
import { passwordChanged } from './password-changed.ts';
import { resetPassword } from './reset-password.ts';
import { sessionsEnded } from './sessions-ended.ts';
import { signedOutForGuessing } from './signed-out-for-guessing.ts';

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
