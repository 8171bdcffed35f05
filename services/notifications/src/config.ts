import { brand } from '@plainwill/contracts/shared/brand';
import {
  commonVariables,
  databaseUrl,
  defineConfig,
  env,
  httpUrl,
  keyRing,
  port,
  queueUrl,
  signingKey,
  smtpUrl,
} from '@plainwill/kit/config';
import { z } from 'zod';

const namedAddress = /^([^<>"\r\n]+?)\s*<([^<>@\s]+@[^<>@\s]+)>$/;

const mailFrom = z
  .string()
  .regex(namedAddress, 'It must be written as Name <address>')
  .transform((value) => {
    const [, name = '', address = ''] = namedAddress.exec(value) ?? [];
    return { name, address };
  });

const webhookUrl = z
  .url({ protocol: /^https?$/, error: 'It must start with http:// or https://' })
  .max(2048)
  .refine((url) => !new URL(url).username && !new URL(url).password, 'It must not hold a user name or password');

const whsec = /^whsec_(?:[A-Za-z\d+/]{4}){8,21}(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;
const webhookSecret = z.string().regex(whsec, 'It must be whsec_ and 24 to 64 bytes in base64');

export const config = defineConfig({
  ...commonVariables,
  port: env('NOTIFICATIONS_PORT', port, 'the port of the notifications service'),
  databaseUrl: env('NOTIFICATIONS_DATABASE_URL', databaseUrl, 'the PostgreSQL database of the notifications service'),
  signingKey: env(
    'NOTIFICATIONS_SIGNING_KEY',
    signingKey,
    'the private key that notifications signs its calls to other services with, as JSON',
  ),
  encryptionKeys: env(
    'NOTIFICATIONS_ENCRYPTION_KEYS',
    keyRing,
    'what answers, leads and the webhook address are sealed with: id:key, the current one first',
  ),
  identityUrl: env('IDENTITY_URL', httpUrl, 'where the identity service answers'),
  queueUrl: env('QUEUE_URL', queueUrl, 'the store of the queues and throttles: redis:// or postgres://'),
  smtpUrl: env('SMTP_URL', smtpUrl, 'the mail server: smtp:// or smtps://, with user and password if it asks for them'),
  mailFrom: env(
    'MAIL_FROM',
    mailFrom.prefault(`${brand.name} <${brand.noReplyEmail}>`),
    'who mail comes from: Name <address>',
  ),
  webhookUrl: env('WEBHOOK_URL', webhookUrl.optional(), 'where finished questionnaires are posted to, if anywhere'),
  webhookSecret: env(
    'WEBHOOK_SECRET',
    webhookSecret.optional(),
    'the secret that posts to WEBHOOK_URL are signed with, if they are: whsec_ and base64',
  ),
});

export type Config = ReturnType<typeof config.read>;
