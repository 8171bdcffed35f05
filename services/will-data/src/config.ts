import { auditVariables } from '@plainwill/kit/config/audit-variables';
import { commonVariables, databaseUrl, defineConfig, env, keyRing, port } from '@plainwill/kit/config/config';

export const config = defineConfig({
  ...commonVariables,
  port: env('WILL_DATA_PORT', port, 'the port of the will-data service'),
  databaseUrl: env('WILL_DATA_DATABASE_URL', databaseUrl, 'the PostgreSQL database of the will-data service'),
  encryptionKeys: env(
    'WILL_DATA_ENCRYPTION_KEYS',
    keyRing,
    'what sensitive answers are encrypted with, as id:key; an earlier key stays behind a comma until nothing needs it',
  ),
  ...auditVariables('WILL_DATA'),
});

export type Config = ReturnType<typeof config.read>;
