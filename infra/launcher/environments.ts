import { join } from 'node:path';
import { auditKeyVariables, databaseVariables, migrationVariables, type ServiceFolder } from './paths.ts';
import { type DatabaseName, migrationRole, publicPart, readSecrets, type Secrets, type SigningKey } from './secrets.ts';
import type { Environment, Settings } from './settings.ts';

export interface Ports {
  site: number;
  /** The same as the site's, except in development. */
  gateway: number;
  postgres: number;
  identity: number;
  willData: number;
  addressLookup: number;
  notifications: number;
  mailboxHttp: number;
  mailboxSmtp: number;
  openId: number;
}

export const isDatabaseEmbedded = ({ given }: Settings) =>
  ![...Object.values(databaseVariables), 'QUEUE_URL'].every((name) => given[name]);

/** A captured mailbox in production would swallow what people are waiting for, so there SMTP_URL must be set. */
export const isMailboxEmbedded = ({ given, isProduction }: Settings) => !given.SMTP_URL && !isProduction;

/** A stand-in for Google lets anyone be anyone, so it never runs in production. */
export const isOpenIdEmbedded = ({ given, isProduction }: Settings) =>
  !given.GOOGLE_CLIENT_ID && !given.GOOGLE_CLIENT_SECRET && !isProduction;

/** A booking made with the stand-in reaches nobody, so it never runs in production. */
export const isBookingEmbedded = ({ given, isProduction }: Settings) => !given.BOOKING_URL && !isProduction;

/** Browsers go there too, and an origin of its own keeps its frame apart from the site, as a real service's would be. */
const bookingStandIn = ({ mailboxHttp }: Ports) => `http://localhost:${mailboxHttp}/booking`;

/** Where each service keeps the newest checkpoint of its audit log. */
export const auditAnchorDirOf = ({ dataDir }: Settings) => join(dataDir, 'audit');

/** The keys of the audit logs' checkpoints, under the names of their variables: those that are given, or else our own. */
export function auditKeysOf({ given, dataDir }: Settings): Environment {
  const isGiven = Object.values(auditKeyVariables).every((name) => given[name]);
  if (isGiven) return given;
  const secrets = readSecrets(dataDir);
  return {
    IDENTITY_AUDIT_KEYS: secrets.identityAuditKeys,
    WILL_DATA_AUDIT_KEYS: secrets.willDataAuditKeys,
    NOTIFICATIONS_AUDIT_KEYS: secrets.notificationsAuditKeys,
    ...given,
  };
}

export const openIdClientId = 'plainwill';

/** Browsers go there too, so it is called by the name that they call the site. */
export const openIdIssuer = ({ openId }: Ports) => `http://localhost:${openId}`;

/** The address of the site as people type it. */
export const publicUrlOf = ({ given }: Settings, ports: Ports) => given.PUBLIC_URL ?? `http://localhost:${ports.site}`;

export const local = (port: number) => `http://127.0.0.1:${port}`;

function parsedKey(given: string | undefined, otherwise: SigningKey): SigningKey {
  try {
    return given ? JSON.parse(given) : otherwise;
  } catch {
    // The service that reads it says what is wrong with it.
    return otherwise;
  }
}

const googleStandIn = ({ openIdClientSecret }: Secrets, ports: Ports): Environment => ({
  GOOGLE_CLIENT_ID: openIdClientId,
  GOOGLE_CLIENT_SECRET: openIdClientSecret,
  GOOGLE_ISSUER: openIdIssuer(ports),
  GOOGLE_AUTHORIZATION_URL: `${openIdIssuer(ports)}/auth`,
  GOOGLE_TOKEN_URL: `${openIdIssuer(ports)}/token`,
});

/** What a service must not know: who owns its tables could change its audit log. */
function withoutOwners(given: Environment): Environment {
  const owners: string[] = [...Object.values(migrationVariables), 'DATABASE_ADMIN_URL'];
  return Object.fromEntries(Object.entries(given).filter(([name]) => !owners.includes(name)));
}

/** What each process is given: what the operator has set, and for the rest what belongs to the embedded parts. */
export function environmentsFor(settings: Settings, secrets: Secrets, ports: Ports) {
  const { given } = settings;
  const databaseUrl = (name: DatabaseName) =>
    `postgres://${name}:${secrets.passwords[name]}@127.0.0.1:${ports.postgres}/${name}`;
  const migrationUrl = (name: DatabaseName) =>
    `postgres://${migrationRole}:${secrets.passwords[migrationRole]}@127.0.0.1:${ports.postgres}/${name}`;
  const keys = {
    gateway: parsedKey(given.GATEWAY_SIGNING_KEY, secrets.gatewaySigningKey),
    identity: parsedKey(given.IDENTITY_SIGNING_KEY, secrets.identitySigningKey),
    notifications: parsedKey(given.NOTIFICATIONS_SIGNING_KEY, secrets.notificationsSigningKey),
  };
  const common = {
    NODE_ENV: 'development',
    PUBLIC_URL: publicUrlOf(settings, ports),
    SERVICE_PUBLIC_KEYS: JSON.stringify({
      gateway: publicPart(keys.gateway),
      identity: publicPart(keys.identity),
      notifications: publicPart(keys.notifications),
    }),
    QUEUE_URL: databaseUrl('queue'),
    IDENTITY_URL: local(ports.identity),
    WILL_DATA_URL: local(ports.willData),
    NOTIFICATIONS_URL: local(ports.notifications),
  };
  const anchors = { AUDIT_ANCHOR_DIR: auditAnchorDirOf(settings) };
  const generated: Record<ServiceFolder, Environment> = {
    gateway: {
      GATEWAY_SIGNING_KEY: JSON.stringify(keys.gateway),
      ADDRESS_LOOKUP_URL: local(ports.addressLookup),
      ...(isMailboxEmbedded(settings) && { MAILBOX_URL: local(ports.mailboxHttp) }),
      ...(isBookingEmbedded(settings) && { BOOKING_URL: bookingStandIn(ports) }),
    },
    identity: {
      IDENTITY_PORT: String(ports.identity),
      IDENTITY_DATABASE_URL: databaseUrl('identity'),
      IDENTITY_LINK_KEY: secrets.identityLinkKey,
      IDENTITY_AUDIT_KEYS: secrets.identityAuditKeys,
      ...anchors,
      IDENTITY_SIGNING_KEY: JSON.stringify(keys.identity),
      IDENTITY_ENCRYPTION_KEYS: secrets.identityEncryptionKeys,
      ...(isOpenIdEmbedded(settings) && googleStandIn(secrets, ports)),
    },
    'will-data': {
      WILL_DATA_PORT: String(ports.willData),
      WILL_DATA_DATABASE_URL: databaseUrl('will_data'),
      WILL_DATA_ENCRYPTION_KEYS: secrets.willDataEncryptionKeys,
      WILL_DATA_AUDIT_KEYS: secrets.willDataAuditKeys,
      ...anchors,
    },
    'address-lookup': {
      ADDRESS_LOOKUP_PORT: String(ports.addressLookup),
      ADDRESS_LOOKUP_DATABASE_URL: databaseUrl('address_lookup'),
    },
    notifications: {
      NOTIFICATIONS_PORT: String(ports.notifications),
      NOTIFICATIONS_DATABASE_URL: databaseUrl('notifications'),
      NOTIFICATIONS_SIGNING_KEY: JSON.stringify(keys.notifications),
      NOTIFICATIONS_ENCRYPTION_KEYS: secrets.notificationsEncryptionKeys,
      NOTIFICATIONS_AUDIT_KEYS: secrets.notificationsAuditKeys,
      ...anchors,
      ...(isMailboxEmbedded(settings) && { SMTP_URL: `smtp://127.0.0.1:${ports.mailboxSmtp}` }),
    },
  };
  const forService = (name: ServiceFolder): Environment => ({
    ...common,
    ...generated[name],
    ...withoutOwners(given),
    PLAINWILL_SUPERVISED: '1',
    ...(name === 'gateway' && { PORT: String(ports.gateway) }),
  });
  const forMigrations = (): Environment => ({
    ...generated.identity,
    ...generated['will-data'],
    ...generated['address-lookup'],
    ...generated.notifications,
    // Where the operator has set a database, none but the operator knows who owns its tables.
    ...(!given.IDENTITY_DATABASE_URL && { IDENTITY_MIGRATION_DATABASE_URL: migrationUrl('identity') }),
    ...(!given.WILL_DATA_DATABASE_URL && { WILL_DATA_MIGRATION_DATABASE_URL: migrationUrl('will_data') }),
    ...(!given.ADDRESS_LOOKUP_DATABASE_URL && {
      ADDRESS_LOOKUP_MIGRATION_DATABASE_URL: migrationUrl('address_lookup'),
    }),
    ...(!given.NOTIFICATIONS_DATABASE_URL && { NOTIFICATIONS_MIGRATION_DATABASE_URL: migrationUrl('notifications') }),
    ...given,
  });
  return { forService, forMigrations };
}

/** The addresses of each service's database, for the service and for migrations, under the names of their variables. */
export function databasesOf({ forMigrations }: ReturnType<typeof environmentsFor>): Environment {
  const all = forMigrations();
  return Object.fromEntries(
    [...Object.values(databaseVariables), ...Object.values(migrationVariables)].map((name) => [name, all[name]]),
  );
}
