import type { Clause, WillSection } from '@plainwill/contracts/will-data/will/will-document';
import { describe, expect, it } from 'vitest';
import { changesSince, digestsOf, versionOf } from './digests.ts';

const aClause = (id: string, text: string, more: Partial<Clause> = {}): Clause => ({
  id,
  number: '1.1',
  runs: [{ text, style: 'plain' }],
  items: [],
  explanation: '',
  source: '',
  answers: [],
  ...more,
});

const saying = (...clauses: Clause[]) => {
  const section: WillSection = { key: 'funeral', number: 1, heading: 'FUNERAL', clauses };
  return digestsOf({ sections: [section], attestation: 'ADA HART signed this document.' });
};

const before = saying(aClause('a', 'I wish to be buried.'), aClause('b', 'At Ludlow.'));

describe('what has changed in a will', () => {
  it('is nothing while it says the same', () => {
    expect(changesSince(before, before)).toEqual({ changed: [], removed: 0 });
  });

  it('is every clause that is new or says something else, and the number of those gone', () => {
    const now = saying(aClause('a', 'I wish to be cremated.'), aClause('c', 'With music.'));
    expect(changesSince(before, now)).toEqual({ changed: ['a', 'c'], removed: 1 });
  });

  it('is a new item of a clause, but neither its number nor its explanation', () => {
    const moved = saying(
      aClause('a', 'I wish to be buried.', { number: '2.4', explanation: 'You chose it.', source: 'Custom' }),
      aClause('b', 'At Ludlow.', { items: [[{ text: 'in May', style: 'plain' }]] }),
    );
    expect(changesSince(before, moved).changed).toEqual(['b']);
  });
});

it('has changed in what is signed where the attestation has', () => {
  const seen = digestsOf({ sections: [], attestation: 'ADA HART signed this document.' });
  const now = digestsOf({ sections: [], attestation: 'ADA HART signed this document by making a mark.' });
  expect(changesSince(seen, now)).toEqual({ changed: ['attestation'], removed: 0 });
});

it('calls a will by the same version for as long as it says the same', () => {
  expect(versionOf({ b: '2', a: '1' })).toBe(versionOf({ a: '1', b: '2' }));
  expect(versionOf({ a: '1' })).not.toBe(versionOf({ a: '2' }));
  expect(versionOf(before)).toMatch(/^[\da-f]{32}$/);
});
