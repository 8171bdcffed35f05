import type { OutgoingMail } from '@plainwill/contracts/identity/outgoing-mail';
import { accountEmails } from './account-emails.ts';
import type { Composers, Message } from './layout.ts';
import { partnerEmails } from './partner-emails.ts';
import { securityEmails } from './security-emails.ts';
import { signInEmails } from './sign-in-emails.ts';

const composers: Composers = { ...accountEmails, ...securityEmails, ...signInEmails, ...partnerEmails };

export function composeMessage(brand: string, mail: OutgoingMail): Message {
  const compose = composers[mail.kind] as (brand: string, mail: OutgoingMail) => Message;
  return compose(brand, mail);
}
