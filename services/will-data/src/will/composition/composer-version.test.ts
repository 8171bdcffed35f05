import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { composerVersion } from './composer-version.ts';

const folder = new URL('../testing/', import.meta.url);

/** Of the whole wills among the fixtures, by the version that worded them: the newest last, none taken away. */
const digests: Record<number, string> = {
  1: 'ee0812d776f93b071bb7a9dde83e407e3d6e7b766224cd76a8978fded0edef08',
};

it('is raised whenever a will is worded anew', () => {
  const wills = readdirSync(folder).filter((name) => name.endsWith('-will.txt'));
  const words = createHash('sha256');
  for (const name of wills.toSorted()) words.update(readFileSync(new URL(name, folder)));
  expect(
    digests[composerVersion],
    'Wills are worded anew: raise composerVersion by one, and add its digest here. Approvals of earlier words then say why they no longer count.',
  ).toBe(words.digest('hex'));
});
