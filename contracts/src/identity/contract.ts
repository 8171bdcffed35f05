import { accountsContract } from './accounts.ts';
import { outgoingMailContract } from './outgoing-mail.ts';
import { sessionsContract } from './sessions.ts';

export const identityContract = {
  accounts: accountsContract,
  sessions: sessionsContract,
  outgoingMail: outgoingMailContract,
};
