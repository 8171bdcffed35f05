import { brand } from '@plainwill/contracts/shared/brand';
import { defineConfig, env, httpUrl, smtpUrl } from '@plainwill/kit/config/config';
import { keyRule, productionRules } from '@plainwill/kit/config/production-rules';
import { serviceVariables } from '@plainwill/kit/service/service-variables';
import { z } from 'zod';
import { zapierHost } from './webhook-client/webhook-address.ts';

const namedAddress = /^([^<>"\r\n]+?)\s*<([^<>@\s]+@[^<>@\s]+)>$/;

const mailFrom = z
  .string()
  .regex(namedAddress, 'It must be written as Name <address>')
  .transform((value) => {
    const [, name = '', address = ''] = namedAddress.exec(value) ?? [];
    return { name, address };
  });

const webhookUrl = z.url('It must be a whole address').max(2048);

const hostName = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*$/;
const hostNames = z
  .string()
  .transform((value) => value.split(',').map((name) => name.trim().toLowerCase()))
  .refine((names) => names.every((name) => hostName.test(name)), 'It must be host names with commas between them');

const whsec = /^whsec_(?:[A-Za-z\d+/]{4}){8,21}(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;
const webhookSecret = z
  .string()
  .regex(whsec, 'It must be whsec_ and 24 to 64 bytes in base64')
  .register(
    productionRules,
    keyRule((secret) => [Buffer.from(secret.slice('whsec_'.length), 'base64')]),
  );

export const config = defineConfig({
  ...serviceVariables('notifications'),
  identityUrl: env('IDENTITY_URL', httpUrl, 'where the identity service answers'),
  willDataUrl: env('WILL_DATA_URL', httpUrl, 'where the will-data service answers'),
  smtpUrl: env('SMTP_URL', smtpUrl, 'the mail server: smtp:// or smtps://, with user and password if it asks for them'),
  mailFrom: env(
    'MAIL_FROM',
    mailFrom.prefault(`${brand.name} <${brand.noReplyEmail}>`),
    'who mail comes from: Name <address>',
  ),
  webhookUrl: env(
    'WEBHOOK_URL',
    webhookUrl.optional(),
    'where enquiries are posted to until staff save an address of their own, if anywhere',
  ),
  webhookSecret: env(
    'WEBHOOK_SECRET',
    webhookSecret.optional(),
    'the secret that posts are signed with until staff make one, if they are: whsec_ and base64',
  ),
  webhookAllowedHosts: env(
    'WEBHOOK_ALLOWED_HOSTS',
    hostNames.prefault(zapierHost),
    'the hosts that enquiries may be posted to, with commas between them',
  ),
  webhooksPerSecond: env(
    'WEBHOOKS_PER_SECOND',
    z.coerce.number('It must be a number').int().min(0).max(100_000).default(10),
    'how many posts begin in a second at most; 0 for as many as there are',
  ),
  webhookMayBeLocal: env(
    'WEBHOOK_MAY_BE_LOCAL',
    z.stringbool('It must be true or false').default(false),
    'true lets posts go to this machine, for tests; refused in production',
  ),
  isProduction: env(
    'NODE_ENV',
    z
      .string()
      .optional()
      .transform((value) => value === 'production'),
    'production on a server that people use',
  ),
});

export type Config = ReturnType<typeof config.read>;
