import { expect, it } from 'vitest';
import { createVisitorKey } from './throttle.ts';

const visitorKey = createVisitorKey({ d: 'a secret' });
const today = new Date('2026-11-21T10:00:00Z');
const keyOf = (address: string, now = today) => visitorKey(address, now);

it('is the same for one visitor all day, and another for another', () => {
  expect(keyOf('203.0.113.7', new Date('2026-11-21T23:59:00Z'))).toBe(keyOf('203.0.113.7'));
  expect(keyOf('203.0.113.8')).not.toBe(keyOf('203.0.113.7'));
});

it('is one for a household’s IPv6 addresses', () => {
  expect(keyOf('2001:db8:1:2::1')).toBe(keyOf('2001:db8:1:2:ffff::9'));
});

it('cannot be followed to the next day, nor told without the secret', () => {
  expect(keyOf('203.0.113.7', new Date('2026-11-22T10:00:00Z'))).not.toBe(keyOf('203.0.113.7'));
  expect(createVisitorKey({ d: 'another' })('203.0.113.7', today)).not.toBe(keyOf('203.0.113.7'));
  expect(keyOf('203.0.113.7')).toMatch(/^[\w-]{22}$/);
});
