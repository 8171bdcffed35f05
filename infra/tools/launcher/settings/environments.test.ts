import { describe, expect, it } from 'vitest';
import {
  type CamelName,
  camelName,
  type ServiceBehindGateway,
  serviceFolders,
  servicesBehindGateway,
} from '../../../services.ts';
import { environmentsFor, type Ports } from './environments.ts';
import { newSecrets } from './secrets.ts';
import { type Environment, parseSettings } from './settings.ts';

const ports: Ports = {
  site: 3000,
  gateway: 3000,
  postgres: 4000,
  mailboxHttp: 4001,
  mailboxSmtp: 4002,
  openId: 4003,
  ...(Object.fromEntries(servicesBehindGateway.map((service, at) => [camelName(service), 4004 + at])) as Record<
    CamelName<ServiceBehindGateway>,
    number
  >),
};
const secrets = newSecrets();
const environmentsWith = (given: Environment) => environmentsFor(parseSettings(given), secrets, ports);

describe('environmentsFor', () => {
  it('gives each secret only to the service it belongs to', () => {
    const { forService } = environmentsWith({});
    const holders = (name: string) => serviceFolders.filter((service) => forService(service)[name] !== undefined);
    expect(holders('GATEWAY_SIGNING_KEY')).toEqual(['gateway']);
    expect(holders('NOTIFICATIONS_SIGNING_KEY')).toEqual(['notifications']);
    expect(holders('IDENTITY_LINK_KEY')).toEqual(['identity']);
    expect(holders('WILL_DATA_AUDIT_KEYS')).toEqual(['will-data']);
    for (const name of ['IDENTITY', 'WILL_DATA', 'ADDRESS_LOOKUP', 'NOTIFICATIONS'])
      expect(holders(`${name}_DATABASE_URL`)).toHaveLength(1);
  });

  it('tells only migrations who owns the tables, and nobody of a database that the operator has set', () => {
    const { forService, forMigrations } = environmentsWith({
      IDENTITY_DATABASE_URL: 'postgres://identity@elsewhere/identity',
      NOTIFICATIONS_MIGRATION_DATABASE_URL: 'postgres://owner@elsewhere/notifications',
      DATABASE_ADMIN_URL: 'postgres://admin@elsewhere/postgres',
    });
    for (const service of serviceFolders) {
      expect(JSON.stringify(forService(service))).not.toMatch(/MIGRATION_|ADMIN|owner@/);
    }
    expect(forMigrations().WILL_DATA_MIGRATION_DATABASE_URL).toMatch(/^postgres:\/\/migrations:\w+@127/);
    expect(forMigrations().IDENTITY_MIGRATION_DATABASE_URL).toBeUndefined();
    expect(forMigrations().NOTIFICATIONS_MIGRATION_DATABASE_URL).toBe('postgres://owner@elsewhere/notifications');
  });

  it('tells everyone the public keys, and only those', () => {
    const keys = JSON.parse(environmentsWith({}).forService('identity').SERVICE_PUBLIC_KEYS ?? '');
    expect(Object.keys(keys)).toEqual(['gateway', 'identity', 'will-data', 'notifications']);
    expect(Object.keys(keys.gateway)).toEqual(['kty', 'crv', 'x']);
  });

  it('derives the public key from a signing key that the operator has set', () => {
    const own = newSecrets().gatewaySigningKey;
    const { forService } = environmentsWith({ GATEWAY_SIGNING_KEY: JSON.stringify(own) });
    expect(JSON.parse(forService('identity').SERVICE_PUBLIC_KEYS ?? '').gateway.x).toBe(own.x);
  });

  it('lets what the operator has set win', () => {
    const given = { SMTP_URL: 'smtps://mail.example', WILL_DATA_DATABASE_URL: 'postgres://elsewhere/will_data' };
    const { forService } = environmentsWith(given);
    expect(forService('notifications').SMTP_URL).toBe(given.SMTP_URL);
    expect(forService('will-data').WILL_DATA_DATABASE_URL).toBe(given.WILL_DATA_DATABASE_URL);
    expect(forService('gateway').MAILBOX_URL).toBeUndefined();
  });

  it('captures no mail in production, so that there SMTP_URL is missed rather than mail', () => {
    const { forService } = environmentsWith({ NODE_ENV: 'production' });
    expect(forService('notifications').SMTP_URL).toBeUndefined();
    expect(forService('gateway').MAILBOX_URL).toBeUndefined();
  });

  it('asks staff for no second step on a developer’s machine, unless told to, and always in production', () => {
    const asked = (given: Environment) => environmentsWith(given).forService('identity').STAFF_SECOND_STEP;
    expect(asked({})).toBe('off');
    expect(asked({ STAFF_SECOND_STEP: 'on' })).toBe('on');
    expect(asked({ NODE_ENV: 'production' })).toBeUndefined();
    expect(environmentsWith({}).forService('gateway').STAFF_SECOND_STEP).toBeUndefined();
  });
});
