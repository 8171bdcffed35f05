import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { composerVersion } from './composer-version.ts';

/** The version, and the SHA-256 of the whole wills of `will/testing` as it words them. */
const recorded = { version: 3, wills: 'd901d3b8d955d81c16a4eee3de5b6c347ea64d9ea9aec5a466f21a9c403113ad' };

const folder = new URL('../testing/', import.meta.url);

it('is raised whenever a whole will is worded anew', () => {
  const hash = createHash('sha256');
  const wills = readdirSync(folder).filter((file) => file.endsWith('-will.txt'));
  for (const file of wills.sort()) hash.update(`${file}\n`).update(readFileSync(new URL(file, folder)));
  expect(wills.length).toBeGreaterThan(3);
  expect(
    { version: composerVersion, wills: hash.digest('hex') },
    'The wording of a will has changed. Raise composerVersion by one, and record the new version and digest here: approvals and copies keep the version that they were worded by.',
  ).toEqual(recorded);
});
