import { join } from 'node:path';
import {
  auditKeyVariables,
  type CamelName,
  camelName,
  databaseName,
  databaseVariables,
  encryptionKeyVariables,
  isOneOf,
  migrationVariables,
  portVariables,
  type ServiceBehindGateway,
  type ServiceFolder,
  servicesBehindGateway,
  servicesWithAudit,
  servicesWithDatabase,
  servicesWithEncryption,
  servicesWithKey,
  signingKeyVariables,
  urlVariables,
} from '../../../services.ts';
import { type DatabaseName, migrationRole, publicPart, readSecrets, type Secrets, type SigningKey } from './secrets.ts';
import type { Environment, Settings } from './settings.ts';

/** The ports of each service behind the gateway, by its name in the API, and of all else that listens. */
export type Ports = Record<CamelName<ServiceBehindGateway>, number> & {
  site: number;
  /** The same as the site's, except in development. */
  gateway: number;
  postgres: number;
  mailboxHttp: number;
  mailboxSmtp: number;
  openId: number;
};

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

/** The folder in which each service keeps the newest checkpoint of its audit log. */
export const auditAnchorDirOf = ({ dataDir }: Settings) => join(dataDir, 'audit');

/** The keys of the audit logs' checkpoints, under the names of their variables: those that are given, or else our own. */
export function auditKeysOf({ given, dataDir }: Settings): Environment {
  const isGiven = Object.values(auditKeyVariables).every((name) => given[name]);
  if (isGiven) return given;
  const secrets = readSecrets(dataDir);
  return { ...auditKeysIn(secrets), ...given };
}

const auditKeysIn = (secrets: Secrets): Environment =>
  Object.fromEntries(
    servicesWithAudit.map((service) => [auditKeyVariables[service], secrets[`${camelName(service)}AuditKeys`]]),
  );

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
  GOOGLE_JWKS_URL: `${openIdIssuer(ports)}/jwks`,
});

/**
 * Without what a service must not know, for who owns its tables could change its audit log; and without certificates,
 * for what is said here does not leave this machine.
 */
function localServiceSettings(given: Environment): Environment {
  const owners: string[] = [...Object.values(migrationVariables), 'DATABASE_ADMIN_URL'];
  const isFor = (name: string) => !owners.includes(name) && !/^(SERVICE|GATEWAY)_TLS/.test(name);
  return Object.fromEntries(Object.entries(given).filter(([name]) => isFor(name)));
}

/** The environment of each process: what the operator has set, and for the rest what belongs to the embedded parts. */
export function environmentsFor(settings: Settings, secrets: Secrets, ports: Ports) {
  const { given } = settings;
  const databaseUrl = (name: DatabaseName) =>
    `postgres://${name}:${secrets.passwords[name]}@127.0.0.1:${ports.postgres}/${name}`;
  const migrationUrl = (name: DatabaseName) =>
    `postgres://${migrationRole}:${secrets.passwords[migrationRole]}@127.0.0.1:${ports.postgres}/${name}`;
  const signingKeys = servicesWithKey.map((service) => {
    const key = parsedKey(given[signingKeyVariables[service]], secrets[`${camelName(service)}SigningKey`]);
    return [service, key] as const;
  });
  const keyOf = new Map<ServiceFolder, SigningKey>(signingKeys);
  const common = {
    NODE_ENV: 'development',
    PUBLIC_URL: publicUrlOf(settings, ports),
    SERVICE_PUBLIC_KEYS: JSON.stringify(
      Object.fromEntries(signingKeys.map(([service, key]) => [service, publicPart(key)])),
    ),
    QUEUE_URL: databaseUrl('queue'),
    ...Object.fromEntries(
      servicesBehindGateway.map((service) => [urlVariables[service], local(ports[camelName(service)])]),
    ),
  };
  /** Settings that the embedded parts have for one service alone. */
  const extras: Partial<Record<ServiceFolder, Environment>> = {
    gateway: {
      ...(isMailboxEmbedded(settings) && { MAILBOX_URL: local(ports.mailboxHttp) }),
      ...(isBookingEmbedded(settings) && { BOOKING_URL: bookingStandIn(ports) }),
    },
    identity: {
      // A password hash takes 19 MB, which glibc maps anew each time. In pages of 2 MB that costs nothing worth
      // keeping two hashes' worth of memory for; in pages of 4 kB it costs a third of the sign-ins.
      GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
      IDENTITY_LINK_KEY: secrets.identityLinkKey,
      // So that a developer is a member of staff within a minute.
      ...(!settings.isProduction && { STAFF_SECOND_STEP: 'off' }),
      ...(isOpenIdEmbedded(settings) && googleStandIn(secrets, ports)),
    },
    notifications: {
      // The stand-in for a receiver, to which a developer and the demo may have webhooks sent.
      ...(!settings.isProduction && { WEBHOOK_PRIVATE_HOSTS: new URL(local(ports.mailboxHttp)).host }),
      ...(isMailboxEmbedded(settings) && { SMTP_URL: `smtp://127.0.0.1:${ports.mailboxSmtp}` }),
    },
  };
  function generatedFor(service: ServiceFolder): Environment {
    const key = keyOf.get(service);
    return {
      ...(isOneOf(servicesBehindGateway, service) && {
        [portVariables[service]]: String(ports[camelName(service)]),
      }),
      ...(isOneOf(servicesWithDatabase, service) && {
        [databaseVariables[service]]: databaseUrl(databaseName(service)),
      }),
      ...(isOneOf(servicesWithKey, service) && { [signingKeyVariables[service]]: JSON.stringify(key) }),
      ...(isOneOf(servicesWithEncryption, service) && {
        [encryptionKeyVariables[service]]: secrets[`${camelName(service)}EncryptionKeys`],
      }),
      ...(isOneOf(servicesWithAudit, service) && {
        [auditKeyVariables[service]]: secrets[`${camelName(service)}AuditKeys`],
        AUDIT_ANCHOR_DIR: auditAnchorDirOf(settings),
      }),
      ...extras[service],
    };
  }
  const forService = (name: ServiceFolder): Environment => ({
    ...common,
    ...generatedFor(name),
    ...localServiceSettings(given),
    PLAINWILL_SUPERVISED: '1',
    ...(name === 'gateway' && { PORT: String(ports.gateway) }),
  });
  const forMigrations = (): Environment => ({
    ...Object.assign({}, ...servicesWithDatabase.map(generatedFor)),
    // None but the operator knows who owns the tables of a database that the operator has set.
    ...Object.fromEntries(
      servicesWithDatabase
        .filter((service) => !given[databaseVariables[service]])
        .map((service) => [migrationVariables[service], migrationUrl(databaseName(service))]),
    ),
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
