import type { ServiceFolder } from './paths.ts';
import { type DatabaseName, publicPart, type Secrets, type SigningKey } from './secrets.ts';
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
}

export const isDatabaseEmbedded = ({ given }: Settings) =>
  !(given.IDENTITY_DATABASE_URL && given.WILL_DATA_DATABASE_URL && given.NOTIFICATIONS_DATABASE_URL && given.QUEUE_URL);

/** A captured mailbox in production would swallow what people are waiting for, so there SMTP_URL must be set. */
export const isMailboxEmbedded = ({ given, isProduction }: Settings) => !given.SMTP_URL && !isProduction;

export const local = (port: number) => `http://127.0.0.1:${port}`;

function parsedKey(given: string | undefined, otherwise: SigningKey): SigningKey {
  try {
    return given ? JSON.parse(given) : otherwise;
  } catch {
    // The service that reads it says what is wrong with it.
    return otherwise;
  }
}

/** What each process is given: what the operator has set, and for the rest what belongs to the embedded parts. */
export function environmentsFor(settings: Settings, secrets: Secrets, ports: Ports) {
  const { given } = settings;
  const databaseUrl = (name: DatabaseName) =>
    `postgres://${name}:${secrets.passwords[name]}@127.0.0.1:${ports.postgres}/${name}`;
  const keys = {
    gateway: parsedKey(given.GATEWAY_SIGNING_KEY, secrets.gatewaySigningKey),
    notifications: parsedKey(given.NOTIFICATIONS_SIGNING_KEY, secrets.notificationsSigningKey),
  };
  const common = {
    NODE_ENV: 'development',
    PUBLIC_URL: `http://localhost:${ports.site}`,
    SERVICE_PUBLIC_KEYS: JSON.stringify({
      gateway: publicPart(keys.gateway),
      notifications: publicPart(keys.notifications),
    }),
    QUEUE_URL: databaseUrl('queue'),
    IDENTITY_URL: local(ports.identity),
  };
  const generated: Record<ServiceFolder, Environment> = {
    gateway: {
      GATEWAY_SIGNING_KEY: JSON.stringify(keys.gateway),
      WILL_DATA_URL: local(ports.willData),
      ADDRESS_LOOKUP_URL: local(ports.addressLookup),
      NOTIFICATIONS_URL: local(ports.notifications),
      ...(isMailboxEmbedded(settings) && { MAILBOX_URL: local(ports.mailboxHttp) }),
    },
    identity: {
      IDENTITY_PORT: String(ports.identity),
      IDENTITY_DATABASE_URL: databaseUrl('identity'),
      IDENTITY_LINK_KEY: secrets.identityLinkKey,
    },
    'will-data': {
      WILL_DATA_PORT: String(ports.willData),
      WILL_DATA_DATABASE_URL: databaseUrl('will_data'),
    },
    'address-lookup': { ADDRESS_LOOKUP_PORT: String(ports.addressLookup) },
    notifications: {
      NOTIFICATIONS_PORT: String(ports.notifications),
      NOTIFICATIONS_DATABASE_URL: databaseUrl('notifications'),
      NOTIFICATIONS_SIGNING_KEY: JSON.stringify(keys.notifications),
      ...(isMailboxEmbedded(settings) && { SMTP_URL: `smtp://127.0.0.1:${ports.mailboxSmtp}` }),
    },
  };
  const forService = (name: ServiceFolder): Environment => ({
    ...common,
    ...generated[name],
    ...given,
    PLAINWILL_SUPERVISED: '1',
    ...(name === 'gateway' && { PORT: String(ports.gateway) }),
  });
  const forMigrations = (): Environment => ({
    ...generated.identity,
    ...generated['will-data'],
    ...generated.notifications,
    ...given,
  });
  return { forService, forMigrations };
}
