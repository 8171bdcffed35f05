import { command, print } from '../launcher/console.ts';
import { grantRole } from '../launcher/grant-role.ts';
import { findRunning, readRunning } from '../launcher/running-file.ts';
import { readSettings } from '../launcher/settings/settings.ts';

await command(async () => {
  const { given, dataDir } = readSettings();
  // With a database of the operator's own, the site need not run here.
  const identityDatabaseUrl = given.IDENTITY_DATABASE_URL ?? readRunning(dataDir).identityDatabaseUrl;
  const identityEncryptionKeys = given.IDENTITY_ENCRYPTION_KEYS ?? findRunning(dataDir)?.identityEncryptionKeys ?? '';
  print((await grantRole({ identityDatabaseUrl, identityEncryptionKeys }, process.argv.slice(2))).trim());
});
