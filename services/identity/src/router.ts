import { identityContract } from '@plainwill/contracts/identity/contract';
import { auditHandlers } from '@plainwill/kit/audit/audit-handlers';
import { type Call, implement } from '@plainwill/kit/implement';
import { refusedCalls } from './accounts/audit/record-audit.ts';
import { outgoingMail } from './accounts/mail/outgoing-mail.ts';
import { partner } from './accounts/partner/partner.ts';
import { trustedInvitations } from './accounts/partner/trusted-invitations.ts';
import { people } from './accounts/people.ts';
import { devices } from './accounts/sessions/devices.ts';
import type { CallContext } from './context.ts';
import { passkeys } from './credentials/passkeys/passkeys.ts';
import { passwordHandlers } from './credentials/passwords/passwords.ts';
import { authenticators } from './credentials/second-steps/authenticators.ts';
import { waysIn } from './credentials/ways-in/ways-in.ts';
import { dataExport } from './profile/data-export/data-export.ts';
import { profile } from './profile/profile.ts';
import { recovery } from './recovery/slow-recovery/recovery.ts';
import { staffRecoveries } from './recovery/staff-recoveries/staff-recoveries.ts';
import { stepRemovals } from './recovery/step-removals/step-removals.ts';
import { google } from './sign-in/google/google.ts';
import { sessionHandlers } from './sign-in/session-handlers.ts';
import { accounts } from './sign-in/sign-up/accounts.ts';
import { digest } from './staff/digest/digest.ts';
import { invitations } from './staff/invitations/invitations.ts';
import { operations } from './staff/operations.ts';
import { reviewers } from './staff/reviewers/reviewers.ts';
import { roles } from './staff/roles/role-handlers.ts';
import { users } from './staff/users/users.ts';

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
      invitations,
      digest,
      reviewers,
      people,
      partner,
      trustedInvitations,
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
