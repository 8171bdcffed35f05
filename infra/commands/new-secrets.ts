import { command } from '../launcher/command.ts';
import { say } from '../launcher/say.ts';
import { newPassword, newSecrets, publicPart } from '../launcher/secrets.ts';

// Lines for .env, for those who run the services themselves.
await command(async () => {
  const made = newSecrets();
  const { gatewaySigningKey, identitySigningKey, notificationsSigningKey, passwords } = made;
  const asJson = (value: object) => `'${JSON.stringify(value)}'`;
  const publicKeys = {
    gateway: publicPart(gatewaySigningKey),
    identity: publicPart(identitySigningKey),
    notifications: publicPart(notificationsSigningKey),
  };
  const secrets = {
    GATEWAY_SIGNING_KEY: asJson(gatewaySigningKey),
    IDENTITY_SIGNING_KEY: asJson(identitySigningKey),
    NOTIFICATIONS_SIGNING_KEY: asJson(notificationsSigningKey),
    SERVICE_PUBLIC_KEYS: asJson(publicKeys),
    IDENTITY_LINK_KEY: made.identityLinkKey,
    IDENTITY_ENCRYPTION_KEYS: made.identityEncryptionKeys,
    WILL_DATA_ENCRYPTION_KEYS: made.willDataEncryptionKeys,
    NOTIFICATIONS_ENCRYPTION_KEYS: made.notificationsEncryptionKeys,
    IDENTITY_AUDIT_KEYS: made.identityAuditKeys,
    WILL_DATA_AUDIT_KEYS: made.willDataAuditKeys,
    NOTIFICATIONS_AUDIT_KEYS: made.notificationsAuditKeys,
    POSTGRES_PASSWORD: passwords.postgres,
    MIGRATION_DATABASE_PASSWORD: passwords.migrations,
    IDENTITY_DATABASE_PASSWORD: passwords.identity,
    WILL_DATA_DATABASE_PASSWORD: passwords.will_data,
    ADDRESS_LOOKUP_DATABASE_PASSWORD: passwords.address_lookup,
    NOTIFICATIONS_DATABASE_PASSWORD: passwords.notifications,
    REDIS_PASSWORD: newPassword(),
  };
  for (const [name, value] of Object.entries(secrets)) say(`${name}=${value}`);
});
