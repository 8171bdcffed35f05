import { SettingError } from '@plainwill/kit/config/setting';
import type { Log } from '@plainwill/kit/log';
import { createBook } from '../book/book.ts';
import type { CharityProvider, CharityProviderName, NamedCharityProvider } from '../charities/charity-provider.ts';
import { namedCharityProvider } from '../charities/charity-provider.ts';
import { createCommission } from '../charities/commission.ts';
import { createRegister } from '../charities/register.ts';
import type { Config } from '../config.ts';
import { withCircuitBreaker } from '../providers/circuit-breaker.ts';
import { createGetAddress } from '../providers/get-address.ts';
import { createIdealPostcodes } from '../providers/ideal-postcodes.ts';
import { createLoqate } from '../providers/loqate.ts';
import { createOsPlaces } from '../providers/os-places.ts';
import type { AddressProvider, ProviderName } from '../providers/provider.ts';
import type { Queryable } from '../word-list/word-list.ts';

export type NamedProvider = AddressProvider & { name: ProviderName };

/** @param list the setting that names the provider */
function needed(variable: string, key: string | undefined, list = 'ADDRESS_PROVIDERS'): string {
  if (key) return key;
  throw new SettingError(`${variable}: It is not set, and ${list} names the provider it belongs to.`);
}

/** The providers that the settings name, in that order. @throws {SettingError} if one of them has no key */
export function createProviders(config: Config, database: Queryable, log: Log): NamedProvider[] {
  const create: Record<ProviderName, () => AddressProvider> = {
    book: () => createBook(database),
    ideal: () => createIdealPostcodes({ key: needed('IDEAL_POSTCODES_KEY', config.idealPostcodesKey) }),
    osplaces: () => createOsPlaces({ key: needed('OS_PLACES_KEY', config.osPlacesKey) }),
    loqate: () => createLoqate({ key: needed('LOQATE_KEY', config.loqateKey) }),
    getaddress: () =>
      createGetAddress({ key: needed('GETADDRESS_KEY', config.getAddressKey), url: config.getAddressUrl }),
  };
  const timeoutMs = config.timeoutSeconds * 1000;
  return config.providers.map((name) => ({ name, ...withCircuitBreaker(create[name](), { name, timeoutMs, log }) }));
}

/** The same for charities. @throws {SettingError} if one of them has no key */
export function createCharityProviders(config: Config, database: Queryable, log: Log): NamedCharityProvider[] {
  const key = config.charityCommissionKey;
  const create: Record<CharityProviderName, () => CharityProvider> = {
    register: () => createRegister(database),
    commission: () => createCommission({ key: needed('CHARITY_COMMISSION_KEY', key, 'CHARITY_PROVIDERS') }),
  };
  return config.charityProviders.map((name) =>
    namedCharityProvider(name, create[name](), { timeoutMs: config.timeoutSeconds * 1000, log }),
  );
}
