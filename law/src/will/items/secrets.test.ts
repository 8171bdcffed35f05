import { describe, expect, it } from 'vitest';
import { looksLikePassword } from './secrets.ts';

const recoveryPhrase = 'abandon ability able about above absent absorb abstract absurd abuse access accident';

describe('a list of where things are', () => {
  it.each([
    'Password: hunter2',
    'password = swordfish',
    'My password is tr0ub4dor',
    'Passcode: four nines',
    'passphrase: correct horse',
    'PIN: 4821',
    'pin = see below',
    'PIN 4821',
    'PIN number: on the card',
    'Seed phrase: legal winner thank year',
    'Recovery phrase = in twelve words',
    'recovery key: KX2F-99',
    'Seed: apple pear plum',
    recoveryPhrase,
    `It begins ${recoveryPhrase.toUpperCase()} and so on`,
    recoveryPhrase.split(' ').join('\n'),
    '4111 1111 1111 1111',
    '4111111111111111 12/27',
    'Amex 3782-822463-10005',
    'The alarm code is 4412',
  ])('has no place for: %s', (text) => {
    expect(looksLikePassword(text)).toBe(true);
  });

  it.each([
    'PIN number is with Ann',
    'pinned board',
    'Passwords are in the blue notebook',
    'The password book is in the desk',
    'Passport: in the safe',
    'Account ending 1111',
    '12-34-56, account ending 5678',
    'Sort code 12-34-56',
    'Branch code 4821',
    'Policy 4111 1111 1111 1112',
    'Telephone 01584 872345',
    '+44 7700 900123',
    'Seeds: in the shed',
    'Ring Ann about the recovery phrase',
    'The key of the safe hangs behind the clock',
    'Shares in Pinnacle plc: certificates at the bank',
    'abandon ability able about above absent absorb abstract absurd abuse access',
    'Title number SL123456',
    'Mortgage: 2019 to 2044, with the Halifax',
    'Spinning wheel, for Tom',
  ])('takes: %s', (text) => {
    expect(looksLikePassword(text)).toBe(false);
  });
});
