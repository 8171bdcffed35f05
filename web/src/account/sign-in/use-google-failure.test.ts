import { googleReasons } from '@plainwill/contracts/identity/google';
import { expect, it } from 'vitest';
import { googleFailure } from './use-google-failure.ts';

it.each(Object.entries(googleReasons))('says of %s what the contract says', (reason, { message }) => {
  expect(googleFailure(reason)).toBe(message);
});

it.each(['cancelled', '', 'toString', 'SomethingNew'])('says in general that Google failed for "%s"', (reason) => {
  expect(googleFailure(reason)).toBe('Failed to sign in with Google');
});

it('says nothing when nothing failed', () => {
  expect(googleFailure(null)).toBeNull();
});
