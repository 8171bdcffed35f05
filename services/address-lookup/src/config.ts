import { defineConfig, env, httpUrl } from '@plainwill/kit/config/config';
import { databaseServiceVariables } from '@plainwill/kit/service/service-variables';
import { z } from 'zod';
import { charityProviderNames } from './charities/charity-provider.ts';
import { providerNames } from './providers/provider.ts';

const count = (otherwise: number) => z.coerce.number('It must be a number').int().min(0).default(otherwise);
const key = z.string().max(200).optional();

/** Some of these names, with commas between. */
const someOf = <const Name extends string>(names: readonly Name[], otherwise: Name) =>
  z
    .string()
    .default(otherwise)
    .transform((given) => given.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(names, `It must be some of ${names.join(', ')}, with commas between`)).min(1))
    .refine((given) => new Set(given).size === given.length, 'It must name each provider once');

export const config = defineConfig({
  ...databaseServiceVariables('address-lookup'),
  providers: env(
    'ADDRESS_PROVIDERS',
    someOf(providerNames, 'book'),
    'who is asked for addresses, in order: the next if one fails',
  ),
  idealPostcodesKey: env('IDEAL_POSTCODES_KEY', key, 'the key of Ideal Postcodes, provider ideal'),
  osPlacesKey: env('OS_PLACES_KEY', key, 'the key of OS Places, provider osplaces'),
  loqateKey: env('LOQATE_KEY', key, 'the key of Loqate, provider loqate'),
  getAddressKey: env('GETADDRESS_KEY', key, 'the key of provider getaddress'),
  getAddressUrl: env(
    'GETADDRESS_URL',
    httpUrl.optional(),
    'where provider getaddress answers, if not at getaddress.io',
  ),
  timeoutSeconds: env(
    'ADDRESS_TIMEOUT_SECONDS',
    z.coerce.number().min(0.1).max(5).default(1.2),
    'how many seconds to wait for one provider of addresses or charities (2.5 for all together)',
  ),
  charityProviders: env(
    'CHARITY_PROVIDERS',
    someOf(charityProviderNames, 'register'),
    'who is asked for charities, in order: the next if one fails or has none',
  ),
  charityCommissionKey: env('CHARITY_COMMISSION_KEY', key, 'the key of the Charity Commission, provider commission'),
  cacheSeconds: env('ADDRESS_CACHE_SECONDS', count(0), 'how long paid answers are kept; see the licence first'),
  visitorLimit: env('ADDRESS_VISITOR_LIMIT', count(100), 'how many paid look-ups one visitor may make in ten minutes'),
  dailyLimit: env('ADDRESS_DAILY_LIMIT', count(2000), 'how many paid look-ups one provider is asked for in a day'),
  environment: env('NODE_ENV', z.string().default('development'), 'production on a server that people use'),
});

export type Config = ReturnType<typeof config.read>;
