import { auditVariables } from '@plainwill/kit/config/audit-variables';
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
} from '@plainwill/kit/config/config';
import { tlsVariables } from '@plainwill/kit/config/tls-variables';
import { faultTest } from '@plainwill/kit/process/fault-test';

export const config = defineConfig({
  ...commonVariables,
  ...tlsVariables,
  port: env('WILL_DATA_PORT', port, 'the port of the will-data service'),
  databaseUrl: env('WILL_DATA_DATABASE_URL', databaseUrl, 'the PostgreSQL database of the will-data service'),
  encryptionKeys: env(
    'WILL_DATA_ENCRYPTION_KEYS',
    keyRing,
    'what sensitive answers are encrypted with, as id:key; an earlier key stays behind a comma until nothing needs it',
  ),
  signingKey: env(
    'WILL_DATA_SIGNING_KEY',
    signingKey,
    'the private key, an Ed25519 JWK, that the will-data service signs its calls with',
  ),
  identityUrl: env('IDENTITY_URL', httpUrl, 'where the identity service answers'),
  queueUrl: env(
    'QUEUE_URL',
    queueUrl,
    'the store of the queues and throttles: redis://, redis-sentinel:// or postgres://; rediss for TLS',
  ),
  ...auditVariables('WILL_DATA'),
  faultTest,
});

export type Config = ReturnType<typeof config.read>;
