import { fileURLToPath } from 'node:url';
import { type ServiceName, serviceNames } from '@plainwill/contracts';
import { brand } from '@plainwill/contracts/shared/brand';
import {
  commonVariables,
  defineConfig,
  env,
  httpUrl,
  mailboxUrl,
  port,
  publicUrl,
  type Values,
  type Variable,
} from '@plainwill/kit/config/config';
import { tlsVariables } from '@plainwill/kit/config/tls-variables';
import { callerVariables } from '@plainwill/kit/service/service-variables';
import { z } from 'zod';
import { audiences } from './audiences.ts';

const builtWeb = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const { logLevel, otlpEndpoint, drainSeconds } = commonVariables;

const variableOf = (name: ServiceName) => `${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}_URL`;

/** `willDataUrl` from `WILL_DATA_URL`, and so each service. */
const serviceUrls = Object.fromEntries(
  serviceNames.map((name) => [
    `${name}Url`,
    env(variableOf(name), httpUrl, `where the ${audiences[name]} service answers`),
  ]),
) as Record<`${ServiceName}Url`, Variable<typeof httpUrl>>;

const isNetwork = (text: string) =>
  [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()].some((shape) => shape.safeParse(text).success) && !text.endsWith('/0');

const networks = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((network) => network.trim() || []))
  .refine(
    (list) => list.every(isNetwork),
    'It must be networks or addresses, such as 10.42.0.0/16, with commas between. How many proxies there are is no longer asked for',
  );

const variables = {
  logLevel,
  otlpEndpoint,
  drainSeconds,
  ...tlsVariables,
  isPublicTls: env(
    'GATEWAY_TLS',
    z.stringbool('It must be true or false').default(false),
    'true has the public port speak TLS too, to a proxy, with the certificate of SERVICE_TLS_CERT',
  ),
  metricsPort: env(
    'GATEWAY_METRICS_PORT',
    port.optional(),
    'an internal port for /metrics, which is never on the public one; none if empty',
  ),
  metricsHost: commonVariables.host,
  port: env('PORT', port.default(3000), 'the public port of the site'),
  host: env('GATEWAY_HOST', z.string().default('127.0.0.1'), 'the address the site listens on'),
  publicUrl: env('PUBLIC_URL', publicUrl, 'the address of the site as people type it'),
  trustedProxies: env(
    'TRUSTED_PROXIES',
    networks,
    'the networks that proxies of ours call the gateway from; they alone are believed about who a visitor is',
  ),
  ...callerVariables('gateway'),
  ...serviceUrls,
  mailboxUrl: env('MAILBOX_URL', mailboxUrl.optional(), 'where the captured mailbox answers; embedded mode only'),
  bookingUrl: env(
    'BOOKING_URL',
    httpUrl.default(brand.bookingUrl),
    'the page of the scheduling service that the booking frame shows',
  ),
  webRoot: env('WEB_ROOT', z.string().default(builtWeb), 'the folder of the built web app'),
};

/** Then a proxy speaks TLS for us: all visitors would have its address, and the wrong guesses of one would shut out all. */
const isBehindUnknownProxy = ({ publicUrl, isPublicTls, trustedProxies }: Values<typeof variables>) =>
  publicUrl.startsWith('https:') && !isPublicTls && trustedProxies.length === 0;

export const config = defineConfig(variables, (values) =>
  isBehindUnknownProxy(values)
    ? 'TRUSTED_PROXIES: It is empty, but PUBLIC_URL begins with https:// and GATEWAY_TLS is not true, so a proxy must stand in front. Set it to the network that your proxy calls from, such as 127.0.0.1'
    : null,
);

export type Config = ReturnType<typeof config.read>;
