import { auditContract } from '../kit/audit.ts';
import { dataExportContract } from '../kit/data-export.ts';
import { accountsContract } from './accounts.ts';
import { devicesContract } from './devices.ts';
import { googleContract } from './google.ts';
import { operationsContract } from './operations.ts';
import { outgoingMailContract } from './outgoing-mail.ts';
import { passwordsContract } from './passwords.ts';
import { peopleContract } from './people.ts';
import { profileContract } from './profile.ts';
import { refusedCallsContract } from './refused-calls.ts';
import { reviewersContract } from './reviewers.ts';
import { rolesContract } from './roles.ts';
import { sessionsContract } from './sessions.ts';
import { usersContract } from './users.ts';

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
  reviewers: reviewersContract,
  people: peopleContract,
  refusedCalls: refusedCallsContract,
  audit: auditContract,
  users: usersContract,
};
