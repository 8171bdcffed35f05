import { expect, it } from 'vitest';
import { devicesText, lastUsedText, methodsText } from './devices-section.tsx';

const now = new Date('2026-11-20T14:32:00Z');

it.each([
  ['2026-11-20T14:31:30Z', 'Used just now'],
  ['2026-11-20T14:33:00Z', 'Used just now'],
  ['2026-11-20T14:02:00Z', 'Last used 30 minutes ago'],
  ['2026-11-20T13:31:00Z', 'Last used 1 hour ago'],
  ['2026-11-20T02:00:00Z', 'Last used 12 hours ago'],
  ['2026-11-19T10:00:00Z', 'Last used 1 day ago'],
  ['2026-11-01T10:00:00Z', 'Last used 19 days ago'],
])('says of a device used at %s: %s', (at, words) => {
  expect(lastUsedText(at, now)).toBe(words);
});

it('counts devices in words', () => {
  expect([1, 3].map(devicesText)).toEqual(['Only this device', '3 devices']);
});

it.each([
  [['passkey'], 'Passkey'],
  [['password', 'code'], 'Password and code'],
  [['password'], 'Password'],
  [['google'], 'Google'],
  [['code', 'google'], 'Google and code'],
  [['password', 'recoveryCode'], 'Password and recovery code'],
  [['google', 'passkey'], 'Google and passkey'],
  [[], ''],
] as const)('says of a sign-in by %j: %s', (methods, words) => {
  expect(methodsText(methods)).toBe(words);
});
