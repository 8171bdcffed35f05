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

export const config = defineConfig({
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
    z.coerce.number().int().min(0).max(5).default(0),
    'how many proxies of ours stand in front of the gateway',
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
});

export type Config = ReturnType<typeof config.read>;
