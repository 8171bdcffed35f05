import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../launcher/settings/paths.ts';

const levels: Record<string, number> = JSON.parse(readFileSync(inRoot('infra/tools/checks/asvs-levels.json'), 'utf8'));
const document = readFileSync(inRoot('docs/security/requirements.md'), 'utf8');

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const tableLines = document.split('\n').filter((line) => line.startsWith('|'));

const rows = tableLines
  .map(cellsOf)
  .filter((cells) => cells.length === 5 && /^\d/.test(cells[0] ?? ''))
  .map(([id = '', level = '', words = '', how = '', shownBy = '']) => ({ id, level, words, how, shownBy }));

it('has every requirement of levels 1 and 2 once, in the order of the standard, with its level', () => {
  const asked = rows.filter(({ level }) => level !== '3');
  expect(asked.map(({ id, level }) => [id, Number(level)])).toEqual(Object.entries(levels));
});

it('says of each what it is, and how it is met or why not', () => {
  expect(rows.filter(({ words, how }) => words.length < 5 || how.length < 5)).toEqual([]);
});

it.each(rows.filter(({ shownBy }) => shownBy !== '–'))('names tests that are there: $id', ({ shownBy }) => {
  const files = [...shownBy.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(inRoot(file)) || !/\.(test|attack|fault|e2e)\.tsx?$/.test(file))).toEqual(
    [],
  );
});

it('lists every deviation at the top, and no other', () => {
  const listed = tableLines
    .map(cellsOf)
    .filter((cells) => cells.length === 3)
    .flatMap(([ids = '']) => ids.match(/\d+\.\d+\.\d+/g) ?? []);
  expect(listed).toEqual(rows.filter(({ how }) => how.includes('**Deviation')).map(({ id }) => id));
});
