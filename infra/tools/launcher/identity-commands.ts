import { runTask } from './processes/node-process.ts';
import { findRunning, type RunningSite, readRunning } from './running-file.ts';
import { inRoot } from './settings/paths.ts';
import { environmentWith, type Settings } from './settings/settings.ts';

type Identity = Pick<RunningSite, 'identityDatabaseUrl' | 'identityEncryptionKeys'>;

const commandOf =
  (script: string, failure: string) =>
  ({ identityDatabaseUrl, identityEncryptionKeys }: Identity, args: string[]) =>
    runTask({
      failure,
      script: inRoot('services', 'identity', 'src', 'commands', script),
      args,
      environment: environmentWith({
        IDENTITY_DATABASE_URL: identityDatabaseUrl,
        IDENTITY_ENCRYPTION_KEYS: identityEncryptionKeys,
      }),
    });

/** Gives a role to a confirmed account, by the identity service's own command: a reviewer's with what was checked. */
export const grantRole = commandOf('grant-role.ts', 'The role could not be given');

/** Removes every second step of a member of staff who has lost them. */
export const removeSecondStep = commandOf('remove-second-step.ts', 'The second step could not be removed');

/** The database of identity's accounts: one of the operator's own, for which the site need not run here, or the site's. */
export function identityOf({ given, dataDir }: Settings): Identity {
  return {
    identityDatabaseUrl: given.IDENTITY_DATABASE_URL ?? readRunning(dataDir).identityDatabaseUrl,
    identityEncryptionKeys: given.IDENTITY_ENCRYPTION_KEYS ?? findRunning(dataDir)?.identityEncryptionKeys ?? '',
  };
}
