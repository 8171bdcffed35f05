import { randomBytes } from 'node:crypto';
import { SettingError } from '@plainwill/kit/config/config';
import { describe, expect, it } from 'vitest';
import { config } from './config.ts';
import { notifications } from './testing/service.ts';
import { webhookDefaults } from './webhooks/webhook-settings.ts';

const required = {
  SERVICE_PUBLIC_KEYS: '{}',
  NOTIFICATIONS_PORT: '4004',
  NOTIFICATIONS_DATABASE_URL: `postgres://notifications:${randomBytes(24).toString('hex')}@127.0.0.1/notifications`,
  NOTIFICATIONS_ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  NOTIFICATIONS_AUDIT_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  NOTIFICATIONS_SIGNING_KEY: JSON.stringify(notifications.signingKey),
  IDENTITY_URL: 'http://127.0.0.1:4001',
  WILL_DATA_URL: 'http://127.0.0.1:4002',
  QUEUE_URL: `redis://:${randomBytes(24).toString('hex')}@127.0.0.1`,
  SMTP_URL: 'smtps://127.0.0.1:2525',
};

it('needs no more than these', () => {
  expect(config.read(required)).toMatchObject({
    mailFrom: { name: 'Plainwill', address: 'no-reply@plainwill.example' },
    webhookUrl: undefined,
    webhookSecret: undefined,
    webhookAllowedHosts: ['hooks.zapier.com'],
    webhookMayBeLocal: false,
  });
});

it('keeps the webhook address as it is written', () => {
  const url = 'https://hooks.zapier.com/hooks/catch/1234567/abcdef/';
  expect(config.read({ ...required, WEBHOOK_URL: url }).webhookUrl).toBe(url);
});

it.each([
  ['WEBHOOK_URL', 'hooks.zapier.com/hooks/catch/1/a/'],
  ['WEBHOOK_ALLOWED_HOSTS', 'hooks.example.com, https://hooks.example.com/'],
  ['WEBHOOKS_PER_SECOND', '-1'],
  ['WEBHOOK_MAY_BE_LOCAL', 'perhaps'],
  ['WEBHOOK_SECRET', 'whsec_short'],
  ['MAIL_FROM', 'no-reply@plainwill.example'],
  ['MAIL_FROM', 'Plainwill\r\nBcc: <eve@evil.example>'],
  ['SMTP_URL', 'http://127.0.0.1'],
])('refuses %s=%j in one line that does not repeat it', (name, value) => {
  const reading = () => config.read({ ...required, [name]: value });
  expect(reading).toThrow(SettingError);
  expect(reading).toThrow(new RegExp(`^${name}: `));
  expect(reading).not.toThrow(value);
});

describe('where the server is set to deliver', () => {
  const defaultsOf = (settings: Record<string, string>) => () =>
    webhookDefaults(config.read({ ...required, ...settings }));

  it('may be a host that the operator allows', () => {
    const url = 'https://hooks.example.com/anything';
    expect(defaultsOf({ WEBHOOK_URL: url, WEBHOOK_ALLOWED_HOSTS: 'hooks.zapier.com, hooks.example.com' })()).toEqual({
      url,
      secret: undefined,
      allowedHosts: ['hooks.zapier.com', 'hooks.example.com'],
      mayBeLocal: false,
    });
  });

  it.each([
    'http://hooks.zapier.com/hooks/catch/1/a/',
    'https://user:password@hooks.zapier.com/hooks/catch/1/a/',
    'https://hooks.example.com/hook',
    'http://127.0.0.1:4000/hook',
  ])('may not be %s, and the refusal does not repeat it', (url) => {
    const reading = defaultsOf({ WEBHOOK_URL: url });
    expect(reading).toThrow(/^WEBHOOK_URL: /);
    expect(reading).not.toThrow(url);
  });

  it('may be this machine when tests ask for it, and never in production', () => {
    const local = { WEBHOOK_URL: 'http://127.0.0.1:4000/hook', WEBHOOK_MAY_BE_LOCAL: 'true' };
    expect(defaultsOf(local)()).toMatchObject({ mayBeLocal: true });
    expect(defaultsOf({ ...local, NODE_ENV: 'production' })).toThrow(/^WEBHOOK_MAY_BE_LOCAL: /);
  });
});
