import { googlePurposes } from '@plainwill/contracts/identity/vocabulary';
import { SettingError } from '@plainwill/kit/config/setting';
import { expect, it } from 'vitest';
import { createGoogle } from './google-client.ts';

const settings = {
  googleClientId: undefined,
  googleClientSecret: undefined,
  googleIssuer: 'https://accounts.google.com',
  googleAuthorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  googleTokenUrl: 'https://oauth2.googleapis.com/token',
  googleJwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
  publicUrl: 'https://plainwill.example',
};

it('is off where the site has no Google client', () => {
  expect(createGoogle(settings)).toBeNull();
});

it.each([
  ['GOOGLE_CLIENT_SECRET', { googleClientId: 'plainwill' }],
  ['GOOGLE_CLIENT_ID', { googleClientSecret: 'a-secret' }],
])('does not start with half of a client, and names %s', (missing, half) => {
  expect(() => createGoogle({ ...settings, ...half })).toThrow(SettingError);
  expect(() => createGoogle({ ...settings, ...half })).toThrow(new RegExp(`^${missing}: `));
});

it.each(googlePurposes)('has Google ask again who is there only of those who are to prove it: %s', (purpose) => {
  const google = createGoogle({ ...settings, googleClientId: 'plainwill', googleClientSecret: 'a-secret' });
  const { searchParams } = new URL(google?.begin(purpose).url ?? '');
  const isProof = purpose.startsWith('reauthenticate');
  expect(searchParams.get('prompt')).toBe(isProof ? 'login' : null);
  expect(searchParams.get('max_age')).toBe(isProof ? '0' : null);
  expect(searchParams.get('claims')?.includes('auth_time') ?? false).toBe(isProof);
});
