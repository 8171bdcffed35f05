import { identityContract } from '@plainwill/contracts/identity/contract';
import { type Call, implement } from '@plainwill/kit/implement';
import { accounts } from './accounts/accounts.ts';
import type { CallContext } from './context.ts';
import { outgoingMail } from './outgoing-mail/outgoing-mail.ts';
import { sessionHandlers } from './sessions/session-handlers.ts';

export const createRouter = (contextFor: (call: Call) => CallContext) =>
  implement(identityContract, { contextFor, handlers: { accounts, sessions: sessionHandlers, outgoingMail } });
