import type { PersonId } from '@plainwill/contracts/shared/ids';
import { describe, expect, it } from 'vitest';
import { aChildNamed } from '../../../testing/a-family.ts';
import {
  beneficiariesIn,
  hasShares,
  levelInTotal,
  levelOfAllChildren,
  type ShareDraft,
  shareDraftOf,
  withClassOfChildren,
  withoutLoneShares,
  withShares,
} from './share-draft.ts';

const person = (name: string) => name as PersonId;
const recipient = (name: string, priority = 1, shareBasisPoints: number | null = null) => ({
  personId: person(name),
  priority,
  shareBasisPoints,
});
const aDraft = (levels: string, shares: Record<string, string> = {}): ShareDraft => ({
  list: levels
    .split(' ')
    .flatMap((level, at) => [...level].map((name) => ({ personId: person(name), priority: at + 1 }))),
  shares,
});

it('comes from what is stored, and is the same again when saved', () => {
  const beneficiaries = [recipient('a', 1, 3333), recipient('b', 1, 6667), recipient('c', 2)];
  const draft = shareDraftOf(beneficiaries);
  expect(draft).toEqual(aDraft('ab c', { a: '33.33', b: '66.67' }));
  expect(beneficiariesIn(draft)).toEqual({ beneficiaries });
});

describe('what is saved', () => {
  it('is equal shares while no percentages are asked for', () => {
    expect(beneficiariesIn(aDraft('ab'))).toEqual({ beneficiaries: [recipient('a'), recipient('b')] });
  });

  it('leaves out the share of one who is alone', () => {
    expect(beneficiariesIn(aDraft('a b', { a: '70', b: '30' }))).toEqual({
      beneficiaries: [recipient('a', 1), recipient('b', 2)],
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
    expect(beneficiariesIn(aDraft('ab c', shares))).toEqual({ problems });
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

describe('the class of children', () => {
  const [amy, ben, step] = [aChildNamed('a'), aChildNamed('b'), aChildNamed('s', { relationship: 'Step-parent' })];
  const children = [amy, ben, step];
  const inOrder = ({ list }: ShareDraft) => list.map(({ personId, priority }) => `${personId} ${priority}`);

  it('is offered where every own child is named at one level, with others or without', () => {
    expect(levelOfAllChildren(aDraft('x ab'), children)).toHaveLength(2);
    expect(levelOfAllChildren(aDraft('abs'), children)).toHaveLength(3);
    expect(levelOfAllChildren(aDraft('a b'), children)).toBeUndefined();
    expect(levelOfAllChildren(aDraft('as'), children)).toBeUndefined();
    expect(levelOfAllChildren(aDraft('s'), [step])).toBeUndefined();
  });

  it('stands where they stood, with their shares together, and leaves a stepchild named beside it', () => {
    const draft = aDraft('x asb', { a: '30', s: '20', b: '50' });
    const changed = withClassOfChildren(draft, draft.list.slice(1), children);
    expect(inOrder(changed)).toEqual(['x 1', 'children 2', 's 2']);
    expect(changed.shares).toEqual({ s: '20', children: '80' });
  });

  it('joins the first where no child is named there', () => {
    const draft = aDraft('x ab');
    expect(inOrder(withClassOfChildren(draft, draft.list.slice(0, 1), children))).toEqual([
      'x 1',
      'children 1',
      'a 2',
      'b 2',
    ]);
  });
});
