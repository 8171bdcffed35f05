import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

const readBack = (csv: string): Record<string, string>[] => parse(csv, { bom: true, columns: true });

it('keeps commas, quotes, lines and every script', () => {
  const name = 'Zoë "Z" O’Neil, Łuk\nكريم';
  expect(readBack(csvOf(['Name', 'Town'], [[name, null]]))).toEqual([{ Name: name, Town: '' }]);
});

it.each(['=1+1', '+44', '-2', '@SUM(A1)', '\t=1', '\r=1'])('never lets %j be run', (cell) => {
  expect(readBack(csvOf(['Name'], [[cell]]))).toEqual([{ Name: `'${cell}` }]);
});
