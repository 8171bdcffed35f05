import { SettingError } from '@plainwill/kit/config/setting';
import { quietLog } from '@plainwill/kit/testing/call';
import { describe, expect, it } from 'vitest';
import { config } from './config.ts';
import { createCharityProviders, createProviders } from './finder/create-providers.ts';

const needed = {
  SERVICE_PUBLIC_KEYS: '{}',
  ADDRESS_LOOKUP_PORT: '0',
  ADDRESS_LOOKUP_DATABASE_URL: 'postgres://u:p@127.0.0.1/address_lookup',
};
const database = { query: async () => ({ rows: [] }) };
const namesWith = (given: Record<string, string>) =>
  createProviders(config.read({ ...needed, ...given }), database, quietLog).map(({ name }) => name);

describe('the providers of the settings', () => {
  it('are our own book if nothing is set', () => {
    expect(namesWith({})).toEqual(['book']);
  });

  it('are asked in the order named', () => {
    const keys = { IDEAL_POSTCODES_KEY: 'a', OS_PLACES_KEY: 'b', LOQATE_KEY: 'c', GETADDRESS_KEY: 'd' };
    const given = { ADDRESS_PROVIDERS: 'osplaces, ideal,getaddress,loqate,book', ...keys };
    expect(namesWith(given)).toEqual(['osplaces', 'ideal', 'getaddress', 'loqate', 'book']);
  });

  it.each([
    [{ ADDRESS_PROVIDERS: 'ideal' }, 'IDEAL_POSTCODES_KEY'],
    [{ ADDRESS_PROVIDERS: 'book,osplaces' }, 'OS_PLACES_KEY'],
    [{ ADDRESS_PROVIDERS: 'epc' }, 'ADDRESS_PROVIDERS'],
    [{ ADDRESS_PROVIDERS: 'book,book' }, 'ADDRESS_PROVIDERS'],
    [{ ADDRESS_PROVIDERS: ',' }, 'ADDRESS_PROVIDERS'],
  ])('stop the start with %j, naming %s', (given, variable) => {
    expect(() => namesWith(given)).toThrow(SettingError);
    expect(() => namesWith(given)).toThrow(variable);
  });
});

describe('the providers of charities', () => {
  const charityProvidersWith = (given: Record<string, string>) =>
    createCharityProviders(config.read({ ...needed, ...given }), database, quietLog).map(({ name }) => name);

  it('are our own copy of the register if nothing is set', () => {
    expect(charityProvidersWith({})).toEqual(['register']);
  });

  it('are asked in the order named', () => {
    const given = { CHARITY_PROVIDERS: 'commission, register', CHARITY_COMMISSION_KEY: 'a' };
    expect(charityProvidersWith(given)).toEqual(['commission', 'register']);
  });

  it.each([
    [{ CHARITY_PROVIDERS: 'commission,register' }, 'CHARITY_COMMISSION_KEY: It is not set, and CHARITY_PROVIDERS'],
    [{ CHARITY_PROVIDERS: 'book' }, 'CHARITY_PROVIDERS'],
    [{ CHARITY_PROVIDERS: 'register,register' }, 'CHARITY_PROVIDERS'],
  ])('stop the start with %j, naming the setting', (given, reason) => {
    expect(() => charityProvidersWith(given)).toThrow(SettingError);
    expect(() => charityProvidersWith(given)).toThrow(reason);
  });
});
