import { describe, expect, it } from 'vitest';
import { isSamePerson } from './same-person.ts';

const named = (firstName: string, lastName: string) => ({ firstName, lastName });

describe('isSamePerson', () => {
  it.each([
    [named('Anna', 'Reed'), named('ANNA', 'reed')],
    [named('Mary Ann', 'Reed'), named('Mary  Ann', 'Reed')],
    [named('Émile', 'Łuk'), named('e\u0301mile', 'łuk')],
  ])('takes %j and %j for one', (a, b) => {
    expect(isSamePerson(a, b)).toBe(true);
  });

  it.each([
    [named('Anna', 'Reed'), named('Ann', 'Reed')],
    [named('Anna', 'Reed'), named('Reed', 'Anna')],
    [named('Anna May', 'Reed'), named('Anna', 'May Reed')],
  ])('keeps %j and %j apart', (a, b) => {
    expect(isSamePerson(a, b)).toBe(false);
  });
});
