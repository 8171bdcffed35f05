import { expect, it } from 'vitest';
import { loggedPath } from './logged-path.ts';

it.each([
  ['/nowhere?email=harriet@example.com', '/nowhere'],
  ['/auth/reset/c2VjcmV0', '/auth/reset/…'],
  ['/x\n{"level":"fatal"}', '/x\\n{\\"level\\":\\"fatal\\"}'],
  ['/%0d%0a{"level":"fatal"}', '/%0d%0a{\\"level\\":\\"fatal\\"}'],
  [`/${'x'.repeat(500)}`, `/${'x'.repeat(199)}`],
])('logs %j as one bounded line without secrets', (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});
