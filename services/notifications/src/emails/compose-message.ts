import type { OutgoingMail } from '@plainwill/contracts/identity/outgoing-mail';
import { alreadyHaveAccount } from './already-have-account.ts';
import { confirmEmail } from './confirm-email.ts';
import type { Message } from './message.ts';

export function composeMessage(brand: string, mail: OutgoingMail): Message {
  switch (mail.kind) {
    case 'confirmEmail':
      return confirmEmail(brand, mail);
    case 'alreadyHaveAccount':
      return alreadyHaveAccount(brand, mail);
  }
}
