import { expect, it } from 'vitest';
import { glossary } from '../content/glossary.ts';
import { isMatch } from './glossary-search.tsx';

const found = (searched: string) =>
  Object.values(glossary)
    .filter((term) => isMatch(term, searched))
    .map(({ name }) => name);

it('finds a term by the beginning of its name', () => {
  expect(found('exec')).toContain('Executor');
  expect(found('EXECUTOR')).toContain('Executor');
});

it('takes hyphens and spaces for the same', () => {
  expect(found('nil rate')).toEqual(['Nil-rate band']);
  expect(found('nil-rate')).toEqual(['Nil-rate band']);
});

it('finds a term by what it means', () => {
  expect(found('witnesses')).toEqual(['Attestation', 'Codicil']);
});

it.each([
  ['guardians', 'Guardian'],
  ['beneficiaries', 'Beneficiary'],
  ['IHT', 'Inheritance tax'],
  ['death duties', 'Inheritance tax'],
  ['next of kin', 'Intestacy'],
  ['bequest', 'Legacy'],
  ['mental capacity', 'Capacity'],
  ['residue', 'Residuary estate'],
])('finds by "%s" the term "%s"', (searched, name) => {
  expect(found(searched)).toContain(name);
});

it('wants every word, and wants it at the beginning of one', () => {
  expect(found('life house')).toEqual([]);
  expect(found('ecutor')).toEqual([]);
});

it('finds everything while nothing is searched for', () => {
  expect(found('  ')).toHaveLength(21);
});
