import { calledIn } from '@plainwill/contracts/will-data/what-if/what-if-sentences';
import { whatIf } from '@plainwill/law/what-if/answer';
import { namesIn } from '@plainwill/law/what-if/scenarios/names';
import { whatIfExamples } from '@plainwill/law/what-if/testing/examples';
import { composeWill } from '@plainwill/law/will/composition/compose-will';
import { expect, it } from 'vitest';
import { readPages } from '../files/testing/read-files.ts';
import { printedSheet } from './guidance-sheet.ts';
import type { Sheet } from './sheet.ts';
import { whatIfSheet } from './what-if-sheet.ts';

const asOneText = ({ lead, parts }: Sheet) =>
  [lead, ...parts.flatMap(({ list, table }) => [...(list?.lines ?? []), ...(table?.rows ?? []).flat()])].join('\n');

function sheetOf(id: string, { hasAmounts = true, estatePence = 0 } = {}) {
  const example = whatIfExamples.find((each) => each.id === id);
  if (!example) throw new Error(`There is no example ${id}`);
  const { facts, asOf } = example;
  const events = estatePence > 0 ? { ...example.events, estatePence, homePence: estatePence / 2 } : example.events;
  const answer = whatIf(facts, events, { asOf });
  const called = calledIn(namesIn(facts, asOf), events);
  return whatIfSheet({ events, answer, called, hasAmounts, will: composeWill(facts, { asOf }) });
}

async function read(id: string, options?: { hasAmounts: boolean }) {
  const { base64 } = await printedSheet(sheetOf(id, options));
  const { pages } = await readPages(Buffer.from(base64, 'base64'));
  return {
    pages,
    text: pages
      .map(({ body }) => body)
      .join(' ')
      .replace(/\s+/gu, ' '),
  };
}

it('shows on one page what would happen, and that it is no part of the will', async () => {
  const { pages, text } = await read('WIF-02');
  expect(pages).toHaveLength(1);
  expect(pages[0]?.furniture.match(/not part of the will/g)).toHaveLength(2);
  expect(text).toMatch(/If you and \w+ die together\..*death on 1 March 2027 and an estate of £600,000.*guidance only/);
  expect(text).toMatch(
    /Tom Half of the rest £271,000 At 21, in 2036 \d+\.\d+ Amy Half of the rest £271,000 At 21, in 2039/,
  );
  expect(text).toMatch(/Susan Vale and Robert Finch act together\. .*Jane Doe steps in if one of them can’t act/);
  expect(text).toContain('Susan Vale becomes guardian of Tom and Amy straight away.');
});

it('has shares and no sums of an estate that is not known', async () => {
  const { text } = await read('WIF-02', { hasAmounts: false });
  expect(text).toContain('Tom Half of the rest Half At 21, in 2036');
  expect(text).not.toMatch(/estate of £|Inheritance tax|271,000/);
});

it.each(whatIfExamples)('says nothing of how large an unknown estate is: $id', ({ id }) => {
  // So large that every amount that follows from it is.
  const text = asOneText(sheetOf(id, { hasAmounts: false, estatePence: 9_000_000_000_000 }));
  const sums = [...text.matchAll(/£([\d,]+)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));
  expect(sums.filter((pounds) => pounds > 1_000_000)).toEqual([]);
});

it('names what the law gives, and that nobody is left to act', async () => {
  const { text } = await read('WIF-07');
  expect(text).toMatch(/By law: everything £200,000 Straight away –/);
  expect(text).toContain('There is no executor.');
});
