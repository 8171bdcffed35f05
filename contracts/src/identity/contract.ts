import { auditContract } from '../kit/audit.ts';
import { dataExportContract } from '../kit/data-export.ts';
import { accountsContract } from './accounts.ts';
import { authenticatorsContract } from './authenticators.ts';
import { devicesContract } from './devices.ts';
import { digestContract } from './digest.ts';
import { googleContract } from './google.ts';
import { invitationsContract } from './invitations.ts';
import { operationsContract } from './operations.ts';
import { outgoingMailContract } from './outgoing-mail.ts';
import { partnerContract } from './partner.ts';
import { passkeysContract } from './passkeys.ts';
import { passwordsContract } from './passwords.ts';
import { peopleContract } from './people.ts';
import { profileContract } from './profile.ts';
import { recoveryContract } from './recovery.ts';
import { refusedCallsContract } from './refused-calls.ts';
import { reviewersContract } from './reviewers.ts';
import { rolesContract } from './roles.ts';
import { sessionsContract } from './sessions.ts';
import { staffRecoveriesContract } from './staff-recoveries.ts';
import { stepRemovalsContract } from './step-removals.ts';
import { trustedInvitationsContract } from './trusted-invitations.ts';
import { usersContract } from './users.ts';
import { waysInContract } from './ways-in.ts';

export const identityContract = {
  accounts: accountsContract,
  passwords: passwordsContract,
  profile: profileContract,
  devices: devicesContract,
  dataExport: dataExportContract,
  sessions: sessionsContract,
  google: googleContract,
  outgoingMail: outgoingMailContract,
  operations: operationsContract,
  roles: rolesContract,
  invitations: invitationsContract,
  digest: digestContract,
  reviewers: reviewersContract,
  people: peopleContract,
  partner: partnerContract,
  trustedInvitations: trustedInvitationsContract,
  refusedCalls: refusedCallsContract,
  audit: auditContract,
  users: usersContract,
  waysIn: waysInContract,
  passkeys: passkeysContract,
  authenticators: authenticatorsContract,
  recovery: recoveryContract,
  stepRemovals: stepRemovalsContract,
  staffRecoveries: staffRecoveriesContract,
};
