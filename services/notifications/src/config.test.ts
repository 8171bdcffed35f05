import { SettingError } from '@plainwill/kit/config';
import { expect, it } from 'vitest';
import { config } from './config.ts';
import { notifications } from './testing/service.ts';

const required = {
  SERVICE_PUBLIC_KEYS: '{}',
  NOTIFICATIONS_PORT: '4004',
  NOTIFICATIONS_DATABASE_URL: 'postgres://127.0.0.1/notifications',
  NOTIFICATIONS_ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
  NOTIFICATIONS_SIGNING_KEY: JSON.stringify(notifications.signingKey),
  IDENTITY_URL: 'http://127.0.0.1:4001',
  QUEUE_URL: 'redis://127.0.0.1',
  SMTP_URL: 'smtp://127.0.0.1:2525',
};

it('needs no more than these', () => {
  expect(config.read(required)).toMatchObject({
    mailFrom: { name: 'Plainwill', address: 'no-reply@plainwill.example' },
    webhookUrl: undefined,
    webhookSecret: undefined,
  });
});

it('keeps the webhook address as it is written', () => {
  const url = 'https://hooks.zapier.com/hooks/catch/1234567/abcdef/';
  expect(config.read({ ...required, WEBHOOK_URL: url }).webhookUrl).toBe(url);
});

it.each([
  ['WEBHOOK_URL', 'ftp://example.com/hook'],
  ['WEBHOOK_URL', 'https://user:password@example.com/hook'],
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
