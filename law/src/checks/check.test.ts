import { answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import { expect, it } from 'vitest';
import { together } from './check.ts';

const about = (...ids: string[]) =>
  together(
    ids,
    (all) => `About ${all.join(' and ')}.`,
    (id) => answerAt('contacts', 'dateOfBirth', id),
  );

it('tells of everyone at once, and leads to the answer of the only one or to the part that holds them all', () => {
  expect(about()).toEqual([]);
  expect(about('sue')).toEqual([{ message: 'About sue.', place: answerAt('contacts', 'dateOfBirth', 'sue') }]);
  expect(about('sue', 'rob')).toEqual([{ message: 'About sue and rob.', place: answerAt('contacts') }]);
});

it('leads to the answer that all of them share', () => {
  const shared = () => answerAt('residue', 'recipients');
  expect(together(['sue', 'rob'], () => 'About both.', shared)).toEqual([{ message: 'About both.', place: shared() }]);
});
