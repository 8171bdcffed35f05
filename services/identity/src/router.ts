import { identityContract } from '@plainwill/contracts/identity/contract';
import { type Call, implement } from '@plainwill/kit/implement';
import { accounts } from './accounts/accounts.ts';
import type { CallContext } from './context.ts';
import { dataExport } from './data-export/data-export.ts';
import { devices } from './devices/devices.ts';
import { google } from './google/google.ts';
import { operations } from './operations/operations.ts';
import { outgoingMail } from './outgoing-mail/outgoing-mail.ts';
import { passwordHandlers } from './passwords/passwords.ts';
import { profile } from './profile/profile.ts';
import { sessionHandlers } from './sessions/session-handlers.ts';

export const createRouter = (contextFor: (call: Call) => CallContext, clock: () => Date) =>
  implement(identityContract, {
    contextFor,
    clock,
    handlers: {
      accounts,
      passwords: passwordHandlers,
      profile,
      devices,
      dataExport,
      sessions: sessionHandlers,
      google,
      outgoingMail,
      operations,
    },
  });
