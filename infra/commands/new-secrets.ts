import { command, print } from '../launcher/console.ts';
import { newPassword, newSecrets, publicPart } from '../launcher/settings/secrets.ts';
import {
  auditKeyVariables,
  camelName,
  databaseName,
  encryptionKeyVariables,
  passwordVariables,
  servicesWithAudit,
  servicesWithDatabase,
  servicesWithEncryption,
  servicesWithKey,
  signingKeyVariables,
} from '../services.ts';

// Lines for .env, for those who run the services themselves.
await command(async () => {
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
    REDIS_PASSWORD: newPassword(),
  };
  for (const [name, value] of Object.entries(secrets)) print(`${name}=${value}`);
});
