import { Decrypter, Encrypter } from 'age-encryption';
import { badSettingExitCode, StartError } from '../launcher/console/start-error.ts';
import type { Environment } from '../launcher/settings/settings.ts';

const howToMake = 'npm run --silent backup -- --new-key makes a pair of keys.';

/** @throws {StartError} if it is missing or no public key of age's */
export function readRecipient({ BACKUP_RECIPIENT: recipient }: Environment): string {
  if (!recipient) throw new StartError(`BACKUP_RECIPIENT: It is not set. ${howToMake}`, badSettingExitCode);
  try {
    new Encrypter().addRecipient(recipient);
    return recipient;
  } catch {
    throw new StartError(`BACKUP_RECIPIENT: It must start with age1. ${howToMake}`, badSettingExitCode);
  }
}

/** @throws {StartError} if it is missing or no secret key of age's */
export function readIdentity({ BACKUP_IDENTITY: identity }: Environment): string {
  if (!identity) {
    throw new StartError(
      'BACKUP_IDENTITY: It is not set. It is: the key that belongs to the BACKUP_RECIPIENT of the backup',
      badSettingExitCode,
    );
  }
  try {
    new Decrypter().addIdentity(identity);
    return identity;
  } catch {
    throw new StartError('BACKUP_IDENTITY: It must be AGE-SECRET-KEY-1 and what follows it', badSettingExitCode);
  }
}
