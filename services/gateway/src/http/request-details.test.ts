import { expect, it } from 'vitest';
import { loggedPath, networkOf } from './request-details.ts';

it.each([
  ['/nowhere?email=harriet@example.com', '/nowhere'],
  ['/auth/reset/c2VjcmV0', '/auth/reset/…'],
  ['/auth/reset%23token=c2VjcmV0', '/auth/reset%…'],
  ['/x\n{"level":"fatal"}', '/x\\n{\\"level\\":\\"fatal\\"}'],
  ['/%0d%0a{"level":"fatal"}', '/%0d%0a{\\"level\\":\\"fatal\\"}'],
  [`/${'x'.repeat(500)}`, `/${'x'.repeat(199)}`],
])('logs %j as one bounded line without secrets', (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8::/48'],
  ['::1', '::/48'],
])('keeps of %s no more than %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
