import type { WhatIfAnswer } from '@plainwill/contracts/will-data/what-if/what-if';
import { expect, it } from 'vitest';
import { familyThen } from './family-then.ts';

const row = { pence: 1, fraction: '1', heldUntil: null, heldUntilYear: null, insteadOf: null, clause: null } as const;

const answer: WhatIfAnswer = {
  will: 'stands',
  takes: [
    { ...row, person: 'amy', what: 'gift', gift: 'piano' },
    { ...row, person: 'amy', what: 'gift', gift: 'clock' },
    { ...row, person: 'amy', what: 'residue' },
    { ...row, person: 'zoe', what: 'intestacy', part: 'share' },
  ],
  failed: [],
  asked: [],
  crown: 0,
  executors: { acting: ['sue'], inReserve: ['bob'] },
  guardians: [
    { child: 'amy', caredForBy: null, guardians: ['sue'], as: 'appointed' },
    { child: 'tom', caredForBy: 'ruth', guardians: ['bob'], as: 'appointed' },
  ],
  tax: { exemptPence: 0, chargeablePence: 4, duePence: 0 },
  steps: [],
};
const called = { person: (id: string) => (id === 'zoe' ? 'Your new child' : id), gift: (id: string) => id };

it('shows who has died before the testator, and who is born', () => {
  const events = {
    deathOn: '2027-03-01',
    estatePence: 4,
    died: [
      { person: 'spouse', on: '2027-03-01', order: 'unknown' },
      { person: 'leo', on: '2027-03-01', order: 'after' },
      { person: 'ann', on: '2026-12-01' },
      { person: 'kit', on: '2027-05-01' },
    ],
    born: [{ id: 'zoe', of: 'me', on: '2026-12-01', otherParent: 'spouse' }],
  } as const;
  const { died, born } = familyThen(answer, { ...events, died: [...events.died], born: [...events.born] }, called);
  expect([...died]).toEqual(['spouse', 'ann']);
  expect(born).toEqual([{ id: 'zoe', of: 'me', otherParent: 'spouse', name: 'Your new child' }]);
});

it('says once what each person does and gets, and who only steps in', () => {
  const { badges } = familyThen(answer, { deathOn: '2027-03-01', estatePence: 4 }, called);
  const meanings = Object.fromEntries([...badges].map(([id, own]) => [id, own.map(({ meaning }) => meaning)]));
  expect(meanings).toEqual({
    sue: ['Executor', 'Guardian'],
    bob: ['Backup executor', 'Backup guardian'],
    amy: ['Is given a gift', 'Inherits'],
    zoe: ['Inherits by law'],
  });
});
