import { readFileSync } from 'node:fs';
import { version } from '@plainwill/kit/version';
import { expect, it } from 'vitest';
import { inRoot } from '../launcher/settings/paths.ts';
import { releaseBefore } from './release-before.ts';

const changelog = readFileSync(inRoot('CHANGELOG.md'), 'utf8');
/** The headings of versions, the newest first; `Unreleased` may come before them. */
const versions = [...changelog.matchAll(/^## (Unreleased$|\d+\.\d+\.\d+)/gm)].map(([, version]) => version);
const releases = [...changelog.matchAll(/^## (\d+\.\d+\.\d+) – (\d{4}-\d\d-\d\d)$/gm)].map(([, version, day]) => ({
  version,
  day,
}));

it('the newest release of the changelog is the version of package.json', () => {
  expect(releases[0]?.version).toBe(version);
});

it('the changelog goes from what is here to the release before it', () => {
  expect(versions[1]).toBe(releaseBefore.version);
});

it('the changelog is in the order of days', () => {
  const days = releases.map(({ day }) => day);
  expect(days).toEqual(days.toSorted().reverse());
});
