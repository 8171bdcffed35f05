import { defineConfig, env, httpUrl } from '@plainwill/kit/config/config';
import { serviceVariables } from '@plainwill/kit/service/service-variables';

export const config = defineConfig({
  ...serviceVariables('will-data'),
  identityUrl: env('IDENTITY_URL', httpUrl, 'where the identity service answers'),
});

export type Config = ReturnType<typeof config.read>;
