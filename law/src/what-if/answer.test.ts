import { WhatIfAnswer } from '@plainwill/contracts/will-data/what-if/what-if';
import { describe, expect, it } from 'vitest';
import { whatIf } from './answer.ts';
import { whatIfExamples } from './testing/examples.ts';

describe('the published case', () => {
  it.each(whatIfExamples.map((example) => [example.id, example.title, example] as const))(
    '%s: %s',
    (_id, _title, { facts, events, asOf, expected }) => {
      const answer = whatIf(facts, events, { asOf });
      expect(WhatIfAnswer.parse(answer)).toEqual(answer);
      expect(answer).toMatchObject(expected);
    },
  );
});
