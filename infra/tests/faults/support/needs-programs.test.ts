import { expect, it } from 'vitest';
import { needsPrograms } from './needs-programs.ts';

it('finds programs', () => {
  expect(needsPrograms({ sh: 'dash' }).sh).toMatch(/\/sh$/);
});

it.each<[Record<string, string>, string]>([
  [{ sh: 'dash', 'no-such-program': 'some-package' }, 'no-such-program is not installed: apt-get install some-package'],
  [
    { 'no-server': 'some-package', 'no-client': 'some-package' },
    'no-server, no-client are not installed: apt-get install some-package',
  ],
])('says what is missing and how to install it', (packages, message) => {
  expect(() => needsPrograms(packages)).toThrow(message);
});
