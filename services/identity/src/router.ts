import { identityContract } from '@plainwill/contracts/identity/contract';
import { auditHandlers } from '@plainwill/kit/audit/audit-handlers';
import { type Call, implement } from '@plainwill/kit/implement';
import { accounts } from './accounts/accounts.ts';
import { refusedCalls } from './audit/record-audit.ts';
import { authenticators } from './authenticators/authenticators.ts';
import type { CallContext } from './context.ts';
import { dataExport } from './data-export/data-export.ts';
import { devices } from './devices/devices.ts';
import { google } from './google/google.ts';
import { operations } from './operations/operations.ts';
import { outgoingMail } from './outgoing-mail/outgoing-mail.ts';
import { passkeys } from './passkeys/passkeys.ts';
import { passwordHandlers } from './passwords/passwords.ts';
import { people } from './people/people.ts';
import { profile } from './profile/profile.ts';
import { recovery } from './recovery/recovery.ts';
import { reviewers } from './roles/reviewers.ts';
import { roles } from './roles/role-handlers.ts';
import { sessionHandlers } from './sign-in/session-handlers.ts';
import { staffRecoveries } from './staff-recoveries/staff-recoveries.ts';
import { stepRemovals } from './step-removals/step-removals.ts';
import { users } from './users/users.ts';
import { waysIn } from './ways-in/ways-in.ts';

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
      roles,
      reviewers,
      people,
      refusedCalls,
      audit: auditHandlers,
      users,
      waysIn,
      passkeys,
      authenticators,
      recovery,
      stepRemovals,
      staffRecoveries,
    },
  });
