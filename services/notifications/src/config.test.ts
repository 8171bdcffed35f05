import { randomBytes } from 'node:crypto';
import { SettingError } from '@plainwill/kit/config/setting';
import { describe, expect, it } from 'vitest';
import { config } from './config.ts';
import { notifications } from './testing/service.ts';
import { webhookDefaults } from './webhooks/receivers.ts';

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
    webhookPrivateHosts: [],
    webhookMayBeLocal: false,
  });
});

it('keeps the webhook address as it is written', () => {
  const url = 'https://hooks.zapier.com/hooks/catch/1234567/abcdef/';
  expect(config.read({ ...required, WEBHOOK_URL: url }).webhookUrl).toBe(url);
});

it.each([
  ['WEBHOOK_URL', 'hooks.zapier.com/hooks/catch/1/a/'],
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

it.each([
  ['WEBHOOK_ALLOWED_HOSTS', 'hooks.example.com,localhost', `'localhost' is not allowed. Give public host names`],
  ['WEBHOOK_ALLOWED_HOSTS', '10.0.0.1:443', `'10.0.0.1:443' is not allowed. Give public host names`],
  ['WEBHOOK_PRIVATE_HOSTS', 'n8n', `'n8n' is not allowed. Give each host of your own network with its port`],
  ['WEBHOOK_PRIVATE_HOSTS', '*:5678', `'*:5678' is not allowed`],
  ['WEBHOOK_PRIVATE_HOSTS', '10.0.0.0/8:80', `'10.0.0.0/8:80' is not allowed`],
])('names what is wrong in %s=%s', (name, value, words) => {
  expect(() => config.read({ ...required, [name]: value })).toThrow(`${name}: ${words}`);
});

it('takes hosts of the operator’s own network, each with its port', () => {
  const { webhookPrivateHosts } = config.read({
    ...required,
    WEBHOOK_PRIVATE_HOSTS: 'N8N:5678, 192.168.1.20:80,[fd00::5]:5678',
  });
  expect(webhookPrivateHosts).toEqual(['n8n:5678', '192.168.1.20:80', '[fd00::5]:5678']);
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
      privateHosts: [],
      mayBeLocal: false,
    });
  });

  it.each([
    'http://hooks.zapier.com/hooks/catch/1/a/',
    'https://user:password@hooks.zapier.com/hooks/catch/1/a/',
    'https://hooks.example.com/hook',
    'http://127.0.0.1:4000/hook',
    'http://n8n:5678/webhook/plainwill',
  ])('may not be %s, and the refusal does not repeat it', (url) => {
    const reading = defaultsOf({ WEBHOOK_URL: url });
    expect(reading).toThrow(/^WEBHOOK_URL: /);
    expect(reading).not.toThrow(url);
  });

  it('may be in the operator’s own network where they say so', () => {
    const own = { WEBHOOK_URL: 'http://n8n:5678/webhook/plainwill', WEBHOOK_PRIVATE_HOSTS: 'n8n:5678' };
    expect(defaultsOf({ ...own, NODE_ENV: 'production' })()).toMatchObject({ privateHosts: ['n8n:5678'] });
  });

  it('may be this machine when tests ask for it, and never in production', () => {
    const local = { WEBHOOK_URL: 'http://127.0.0.1:4000/hook', WEBHOOK_MAY_BE_LOCAL: 'true' };
    expect(defaultsOf(local)()).toMatchObject({ mayBeLocal: true });
    expect(defaultsOf({ ...local, NODE_ENV: 'production' })).toThrow(/^WEBHOOK_MAY_BE_LOCAL: /);
  });
});
