import { commonVariables, databaseUrl, defineConfig, env, port } from '@plainwill/kit/config';

export const config = defineConfig({
  ...commonVariables,
  port: env('WILL_DATA_PORT', port, 'the port of the will-data service'),
  databaseUrl: env('WILL_DATA_DATABASE_URL', databaseUrl, 'the PostgreSQL database of the will-data service'),
});

export type Config = ReturnType<typeof config.read>;
