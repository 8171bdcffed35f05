import { resolve } from 'node:path';
import { writeCertificates } from '../certificates/write-certificates.ts';
import { command, print, readOptions } from '../launcher/console.ts';
import { writeSecretFiles } from '../launcher/settings/secret-files.ts';
import { newPassword, newSecrets, publicPart } from '../launcher/settings/secrets.ts';
import { readSettings } from '../launcher/settings/settings.ts';
import {
  auditKeyVariables,
  camelName,
  databaseName,
  encryptionKeyVariables,
  passwordVariables,
  redisPasswordVariables,
  servicesWithAudit,
  servicesWithDatabase,
  servicesWithEncryption,
  servicesWithKey,
  servicesWithQueue,
  signingKeyVariables,
} from '../services.ts';

const usage = 'npm run --silent new-secrets, with -- --files DIR and --certificates DIR for docker-compose.tls.yml';

/** Secrets for those who run the services themselves, by the names of their settings, and what belongs to them. */
function namedSecrets() {
  const made = newSecrets();
  const signingKeys = servicesWithKey.map((service) => [service, made[`${camelName(service)}SigningKey`]] as const);
  const publicKeys = Object.fromEntries(signingKeys.map(([service, key]) => [service, publicPart(key)]));
  const secrets: Record<string, string> = {
    ...Object.fromEntries(signingKeys.map(([service, key]) => [signingKeyVariables[service], JSON.stringify(key)])),
    IDENTITY_LINK_KEY: made.identityLinkKey,
    ...Object.fromEntries(
      servicesWithEncryption.map((service) => [
        encryptionKeyVariables[service],
        made[`${camelName(service)}EncryptionKeys`],
      ]),
    ),
    ...Object.fromEntries(
      servicesWithAudit.map((service) => [auditKeyVariables[service], made[`${camelName(service)}AuditKeys`]]),
    ),
    POSTGRES_PASSWORD: made.passwords.postgres,
    MIGRATION_DATABASE_PASSWORD: made.passwords.migrations,
    ...Object.fromEntries(
      servicesWithDatabase.map((service) => [passwordVariables[service], made.passwords[databaseName(service)]]),
    ),
    REDIS_PASSWORD: newPassword(),
    ...Object.fromEntries(servicesWithQueue.map((service) => [redisPasswordVariables[service], newPassword()])),
  };
  return { secrets, publicKeys: { SERVICE_PUBLIC_KEYS: JSON.stringify(publicKeys) } };
}

/** As lines for .env. */
function printLines(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) print(`${name}=${value.startsWith('{') ? `'${value}'` : value}`);
}

await command(async () => {
  const { files, certificates } = readOptions(usage, { files: { type: 'string' }, certificates: { type: 'string' } });
  const folder = (given: string) => resolve(process.env.INIT_CWD ?? '', given);
  if (certificates !== undefined) await writeCertificates(folder(certificates), new Date());
  if (files === undefined && certificates !== undefined) return;
  const { secrets, publicKeys } = namedSecrets();
  const { given } = readSettings();
  printLines(files === undefined ? secrets : writeSecretFiles(folder(files), secrets, given));
  // Those that are in use belong to the keys that are.
  if (files === undefined || !given.SERVICE_PUBLIC_KEYS) printLines(publicKeys);
});
