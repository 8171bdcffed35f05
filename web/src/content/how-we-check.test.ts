import { brand } from '@plainwill/contracts/shared/brand';
import { expect, it } from 'vitest';
import { howWeCheckOf } from './how-we-check.ts';

const saidIn = (review: typeof brand.review, regulator: string | null = null) =>
  JSON.stringify(howWeCheckOf({ ...brand, review, regulator }));

it('says plainly that no person reads the will, where none does', () => {
  expect(saidIn('off')).toMatch(/No person reads it/);
  expect(saidIn('off')).not.toMatch(/legal professionals|reviewer|approv/i);
});

it('promises no more than that a will can be checked, where that is to be asked for', () => {
  expect(saidIn('optional')).toMatch(/can be checked by legal professionals/);
  expect(saidIn('optional')).not.toMatch(/(?:is|are) checked by|Every will is/);
});

it('says that every will is read, where that is so, and who regulates whom', () => {
  expect(saidIn('required', 'the SRA')).toMatch(/Every will is read by legal professionals.*is regulated by the SRA/);
  expect(saidIn('required')).toMatch(/not regulated as a law firm/);
});

it.each(['off', 'optional', 'required'] as const)('says what nobody checks: %s', (review) => {
  expect(saidIn(review)).toMatch(/worth.*tax.*answers are true/);
});
