import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../../../tools/launcher/settings/paths.ts';
import { itemsOfSections, notShown, shownWithin } from './sections.ts';

const all = itemsOfSections.flatMap((items, section) =>
  Array.from({ length: items }, (_, item) => `S${section + 1}.${item + 1}`),
);
const probes = globSync('*.attack.ts', { cwd: inRoot('infra', 'tests', 'attack') });
const probed = new Set(
  probes.flatMap((file) =>
    [...readFileSync(inRoot('infra', 'tests', 'attack', file), 'utf8').matchAll(/^ *\/\/ S.*$/gm)].flatMap(
      ([comment]) => comment.match(/S\d+\.\d+/g) ?? [],
    ),
  ),
);

it('probes every item of the security checklist, or says where else it is shown, or why it is not', () => {
  const named = (item: string) => [probed.has(item), item in shownWithin, item in notShown].filter(Boolean).length;
  expect(all.filter((item) => named(item) !== 1)).toEqual([]);
});

it('names no item that the checklist does not have, and no test that is not there', () => {
  const items = [...probed, ...Object.keys(shownWithin), ...Object.keys(notShown)];
  expect(items.filter((item) => !all.includes(item))).toEqual([]);
  expect(Object.values(shownWithin).filter((file) => !existsSync(inRoot(file)))).toEqual([]);
});
