import type { PersonId } from '@plainwill/contracts/shared/ids';
import { expect, it } from 'vitest';
import { aChildNamed, aContactNamed, aMarriedRecord, aPlan } from '../../../testing/a-family.ts';
import { guardiansSummary } from './guardian-model.ts';

const ids = (...words: string[]) => words as PersonId[];
const summaryOf = (...guardians: ReturnType<typeof aPlan>[]) =>
  guardiansSummary(
    aMarriedRecord({
      children: [aChildNamed('Rosie'), aChildNamed('Max'), aChildNamed('Eve', { dateOfBirth: '2000-01-01' })],
      contacts: [aContactNamed('Ann Reed')],
      guardians,
    }),
    '2026-11-21',
  );

it('names who comes first, and says for whom nobody does', () => {
  const rosie = aPlan('rosie', { primaryIds: ids('spouse'), backupIds: ids('ann') });
  expect(summaryOf(aPlan('rosie'), aPlan('max'), aPlan('eve'))).toBe('Not yet started');
  expect(summaryOf(rosie, aPlan('max'), aPlan('eve'))).toBe('Daniel Bell; no one yet for Max');
  expect(summaryOf(rosie, aPlan('max', { primaryIds: ids('spouse') }))).toBe('Daniel Bell');
  expect(summaryOf(rosie, aPlan('max', { backupIds: ids('ann') }))).toBe('Daniel Bell and Ann Reed');
});
