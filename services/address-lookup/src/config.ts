import { commonVariables, defineConfig, env, port } from '@plainwill/kit/config';
import { z } from 'zod';
import { providerNames } from './provider.ts';

export const config = defineConfig({
  ...commonVariables,
  port: env('ADDRESS_LOOKUP_PORT', port, 'the port of the address-lookup service'),
  provider: env(
    'ADDRESS_LOOKUP_PROVIDER',
    z.enum(providerNames, `It must be ${providerNames.join(' or ')}`).default('sample'),
    'where addresses come from; sample is a small book of public buildings',
  ),
});

export type Config = ReturnType<typeof config.read>;
