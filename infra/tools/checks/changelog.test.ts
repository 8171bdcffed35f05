import { readFileSync } from 'node:fs';
import { version } from '@plainwill/kit/version';
import { expect, it } from 'vitest';
import { inRoot } from '../launcher/settings/paths.ts';
import { releaseBefore } from './release-before.ts';

const changelog = readFileSync(inRoot('CHANGELOG.md'), 'utf8');
const releases = [...changelog.matchAll(/^## (\d+\.\d+\.\d+) – (\d{4}-\d\d-\d\d)$/gm)].map(([, version, day]) => ({
  version,
  day,
}));

it('the changelog begins with the version of package.json and the release before it', () => {
  expect(releases.slice(0, 2).map(({ version }) => version)).toEqual([version, releaseBefore.version]);
});

it('the changelog is in the order of days', () => {
  const days = releases.map(({ day }) => day);
  expect(days).toEqual(days.toSorted().reverse());
});
