import { runTask } from './processes/node-process.ts';
import type { RunningSite } from './running-file.ts';
import { inRoot } from './settings/paths.ts';
import { environmentWith } from './settings/settings.ts';

type Identity = Pick<RunningSite, 'identityDatabaseUrl' | 'identityEncryptionKeys'>;

/** Gives a role to a confirmed account, by the identity service's own command: a reviewer's with what was checked. */
export const grantRole = ({ identityDatabaseUrl, identityEncryptionKeys }: Identity, args: string[]) =>
  runTask({
    failure: 'The role could not be given',
    script: inRoot('services', 'identity', 'src', 'commands', 'grant-role.ts'),
    args,
    environment: environmentWith({
      IDENTITY_DATABASE_URL: identityDatabaseUrl,
      IDENTITY_ENCRYPTION_KEYS: identityEncryptionKeys,
    }),
  });
