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
} from '../../../services.ts';
import { newPassword, newSecrets, publicPart } from './secrets.ts';

/** Secrets for those who run the services themselves, by the names of their settings, and what belongs to them. */
export function namedSecrets() {
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

export type NamedSecrets = ReturnType<typeof namedSecrets>;
