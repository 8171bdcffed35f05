import { expect, it } from 'vitest';
import { glossary } from './glossary.ts';

const terms = Object.entries(glossary);

it('explains the 21 terms, in the order of the alphabet', () => {
  expect(terms.map(([, { name }]) => name)).toEqual([
    'Administrator',
    'Attestation',
    'Beneficiary',
    'Capacity',
    'Codicil',
    'Domicile',
    'Estate',
    'Executor',
    'Guardian',
    'Inheritance tax',
    'Intestacy',
    'Joint tenants',
    'Legacy',
    'Life interest',
    'Nil-rate band',
    'Parental responsibility',
    'Probate',
    'Residuary estate',
    'Tenants in common',
    'Testator',
    'Trustee',
  ]);
});

it('links each by its name', () => {
  for (const [id, { name }] of terms) expect(id).toBe(name.toLowerCase().replaceAll(' ', '-'));
});
