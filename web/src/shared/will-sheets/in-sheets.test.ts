import { demoRecord } from '@plainwill/law/facts/demo-family';
import { factsOf } from '@plainwill/law/facts/facts-of';
import { composeWill } from '@plainwill/law/will/composition/compose-will';
import { expect, it } from 'vitest';
import { inSheets } from './in-sheets.ts';

const asOf = '2026-11-27';
const { sections } = composeWill(factsOf(demoRecord(), asOf), { asOf });

it('keeps every clause once and in order, and a heading where its section begins', () => {
  const parts = inSheets(sections).flat();
  expect(parts.flatMap(({ clauses }) => clauses)).toEqual(sections.flatMap(({ clauses }) => clauses));
  const begun = parts.filter(({ isContinued }) => !isContinued);
  expect(begun.map(({ key }) => key)).toEqual(sections.map(({ key }) => key));
  expect(parts.length).toBeGreaterThan(begun.length);
});

it('puts the end of the will below two clauses', () => {
  const last = inSheets(sections).at(-1) ?? [];
  expect(last.flatMap(({ clauses }) => clauses).length).toBeGreaterThan(1);
});

it('has one sheet for what fits on one', () => {
  const [, funeral] = sections;
  expect(inSheets(funeral ? [{ ...funeral, clauses: funeral.clauses.slice(0, 3) }] : [])).toHaveLength(1);
});
