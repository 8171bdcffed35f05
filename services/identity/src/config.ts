import {
  commonVariables,
  databaseUrl,
  defineConfig,
  env,
  httpUrl,
  port,
  queueUrl,
  secretKey,
  signingKey,
} from '@plainwill/kit/config';
import { faultTest } from '@plainwill/kit/fault-test';
import { googleVariables } from './google/google-settings.ts';

export const config = defineConfig({
  ...commonVariables,
  port: env('IDENTITY_PORT', port, 'the port of the identity service'),
  databaseUrl: env('IDENTITY_DATABASE_URL', databaseUrl, 'the PostgreSQL database of the identity service'),
  queueUrl: env('QUEUE_URL', queueUrl, 'the store of the queues and throttles: redis:// or postgres://'),
  publicUrl: env('PUBLIC_URL', httpUrl, 'the address of the site, which links in mail begin with'),
  linkKey: env(
    'IDENTITY_LINK_KEY',
    secretKey,
    'the secret that links in mail are made from: 32 random bytes in base64',
  ),
  signingKey: env(
    'IDENTITY_SIGNING_KEY',
    signingKey,
    'the Ed25519 private key, as a JWK, that identity signs its calls with',
  ),
  willDataUrl: env('WILL_DATA_URL', httpUrl, 'where the will-data service answers'),
  ...googleVariables,
  faultTest,
});

export type Config = ReturnType<typeof config.read>;
