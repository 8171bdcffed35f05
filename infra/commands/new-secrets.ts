import { resolve } from 'node:path';
import { lifetimeDays } from '../certificates/make-certificates.ts';
import { writeCertificates } from '../certificates/write-certificates.ts';
import { command, print, readOptions } from '../launcher/console.ts';
import { newPassword, newSecrets, publicPart } from '../launcher/settings/secrets.ts';
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

const usage = 'npm run --silent new-secrets, or with -- --certificates DIR to fill DIR with certificates instead';

/** Lines for .env, for those who run the services themselves. */
function printSecrets() {
  const made = newSecrets();
  const asJson = (value: object) => `'${JSON.stringify(value)}'`;
  const signingKeys = servicesWithKey.map((service) => [service, made[`${camelName(service)}SigningKey`]] as const);
  const publicKeys = Object.fromEntries(signingKeys.map(([service, key]) => [service, publicPart(key)]));
  const secrets = {
    ...Object.fromEntries(signingKeys.map(([service, key]) => [signingKeyVariables[service], asJson(key)])),
    SERVICE_PUBLIC_KEYS: asJson(publicKeys),
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
    ...Object.fromEntries(servicesWithQueue.map((service) => [redisPasswordVariables[service], newPassword()])),
    REDIS_PASSWORD: newPassword(),
  };
  for (const [name, value] of Object.entries(secrets)) print(`${name}=${value}`);
}

await command(async () => {
  const { certificates } = readOptions(usage, { certificates: { type: 'string' } });
  if (certificates === undefined) return printSecrets();
  const folder = resolve(process.env.INIT_CWD ?? '', certificates);
  await writeCertificates(folder, new Date());
  print(`The certificates are in ${folder}, for ${lifetimeDays} days. The key that signed them is kept nowhere`);
});
