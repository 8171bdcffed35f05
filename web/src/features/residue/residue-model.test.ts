import type { PersonId } from '@plainwill/contracts/shared/ids';
import { describe, expect, it } from 'vitest';
import {
  hasShares,
  levelInTotal,
  type ResidueDraft,
  recipientsIn,
  residueDraftOf,
  withoutLoneShares,
  withShares,
} from './residue-model.ts';

const person = (name: string) => name as PersonId;
const recipient = (name: string, priority = 1, shareBasisPoints: number | null = null) => ({
  personId: person(name),
  priority,
  shareBasisPoints,
});
const aDraft = (levels: string, shares: Record<string, string> = {}): ResidueDraft => ({
  basedOn: 3,
  list: levels
    .split(' ')
    .flatMap((level, at) => [...level].map((name) => ({ personId: person(name), priority: at + 1 }))),
  shares,
});

it('comes from what is stored, and is the same again when saved', () => {
  const recipients = [recipient('a', 1, 3333), recipient('b', 1, 6667), recipient('c', 2)];
  const draft = residueDraftOf({ version: 3, recipients });
  expect(draft).toEqual(aDraft('ab c', { a: '33.33', b: '66.67' }));
  expect(recipientsIn(draft)).toEqual({ recipients });
});

describe('what is saved', () => {
  it('is equal shares while no percentages are asked for', () => {
    expect(recipientsIn(aDraft('ab'))).toEqual({ recipients: [recipient('a'), recipient('b')] });
  });

  it('leaves out the share of one who is alone', () => {
    expect(recipientsIn(aDraft('a b', { a: '70', b: '30' }))).toEqual({
      recipients: [recipient('a', 1), recipient('b', 2)],
    });
    expect(withoutLoneShares([recipient('a', 1, 7000), recipient('b', 2, 3000)])).toEqual([
      recipient('a', 1),
      recipient('b', 2),
    ]);
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['too little', { a: '70', b: '20' }, { 'share-a': 'The shares must add up to 100%: 90% given, 10% left' }],
    ['too much', { a: '70', b: '40' }, { 'share-a': 'The shares must add up to 100%: 110% given, 10% too much' }],
    ['one share alone', { a: '70' }, { 'share-a': 'The shares must add up to 100%: 70% given, 30% left' }],
    ['nothing yet', { a: '', b: '' }, { 'share-a': 'The shares must add up to 100%: none given' }],
    ['no percentage', { a: 'half', b: '50' }, { 'share-a': 'Enter a percentage, like 33.33' }],
  ])('is refused with %s', (_what, shares, problems) => {
    expect(recipientsIn(aDraft('ab c', shares))).toEqual({ problems });
  });
});

describe('percentages at a level', () => {
  it('can be started and given up, and leave the other levels alone', () => {
    const draft = aDraft('ab cd', { a: '50', b: '50' });
    const [first = [], second = []] = [draft.list.slice(0, 2), draft.list.slice(2)];
    expect(hasShares(draft, first)).toBe(true);
    expect(hasShares(draft, second)).toBe(false);
    const both = withShares(draft, second, true);
    expect(both.shares).toEqual({ a: '50', b: '50', c: '', d: '' });
    expect(withShares(both, first, false).shares).toEqual({ c: '', d: '' });
  });

  it('are totalled while they are typed', () => {
    expect(levelInTotal(aDraft('ab', { a: '70', b: '' }), aDraft('ab').list)).toBe('70% given, 30% left');
    expect(levelInTotal(aDraft('ab', { a: '70', b: 'x' }), aDraft('ab').list)).toBe('70% given, 30% left');
  });
});
