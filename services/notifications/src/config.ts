import { brand } from '@plainwill/contracts/shared/brand';
import { defineConfig, env, httpUrl, productionRules, smtpUrl } from '@plainwill/kit/config/config';
import { keyRule } from '@plainwill/kit/config/production-rules';
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

const port = String.raw`:(?:[1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d{2}|655[0-2]\d|6553[0-5])`;
const publicHost = new RegExp(String.raw`^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*(?:${port})?$`);
const privateHost = new RegExp(String.raw`^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:]+\])${port}$`);

/** Names with commas between them; of one that is not allowed, the message names it and says why. */
const hosts = (shape: RegExp, rule: string) =>
  z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((name) => name.trim().toLowerCase())
        .filter((name) => name !== ''),
    )
    .superRefine((names, { addIssue }) => {
      const wrong = names.find((name) => !shape.test(name));
      if (wrong !== undefined)
        addIssue({ code: 'custom', message: `'${wrong.slice(0, 100)}' is not allowed. ${rule}` });
    });

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
    hosts(publicHost, 'Give public host names, comma-separated, each with a port unless it is 443').prefault(
      zapierHost,
    ),
    'the public hosts that enquiries may be posted to, with commas between them',
  ),
  webhookPrivateHosts: env(
    'WEBHOOK_PRIVATE_HOSTS',
    hosts(privateHost, 'Give each host of your own network with its port, such as n8n:5678, comma-separated').prefault(
      '',
    ),
    'hosts in your own network, each with its port, that enquiries may be posted to; none unless you name them',
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
