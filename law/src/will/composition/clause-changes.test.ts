import { expect, it } from 'vitest';
import { anItem, aPerson, aSum, asOf, backups, primaries, type Story, someFacts } from '../testing/facts.ts';
import { clauseChanges } from './clause-changes.ts';
import { composeWill } from './compose-will.ts';

const susan = aPerson('Susan Vale', 'sister');
const willOf = (story: Story) => composeWill(someFacts(story), { asOf });
const ring = { ...anItem('gold ring', [susan]), id: 'ring' };
const sum = { ...aSum(500, [susan]), id: 'sum' };
const another = { ...aSum(900, [aPerson('Ann Lee')]), id: 'another' };

const changes = (before: Story, after: Story) =>
  clauseChanges(willOf(before), willOf(after)).map(({ kind, number, heading }) => `${kind} ${number} ${heading}`);

it('finds nothing between a will and itself', () => {
  expect(changes({ gifts: [ring, sum] }, { gifts: [ring, sum] })).toEqual([]);
});

it('names what is added, by its new number, and not what only moved', () => {
  expect(changes({ gifts: [sum] }, { gifts: [another, sum] })).toEqual(['added 4.1 SPECIFIC GIFTS']);
});

it('names what is gone, by its old number and last', () => {
  const [gone] = clauseChanges(willOf({ gifts: [ring, sum] }), willOf({ gifts: [sum] })).slice(-1);
  expect(gone).toMatchObject({ kind: 'removed', number: '4.1', after: '' });
  expect(gone?.before).toContain('gold ring');
});

it('shows a changed clause whole, with its items', () => {
  const people = [aPerson('Di Lee'), aPerson('Bo Lee'), aPerson('Cy Lee')];
  const [first = susan, ...others] = people;
  const before = { executors: [...primaries(first), ...backups(...others)] };
  const after = { executors: [...primaries(first), ...backups(...others.toReversed())] };
  const [changed, ...more] = clauseChanges(willOf(before), willOf(after));
  expect(more).toEqual([]);
  expect(changed?.before).toMatch(/\(a\) my friend BO LEE; and\n\(b\) my friend CY LEE\.$/);
  expect(changed?.after).toMatch(/\(a\) my friend CY LEE; and\n\(b\) my friend BO LEE\.$/);
});

it('shows that what is signed is another', () => {
  const marked = { more: { willSettings: { executionVariant: 'by_mark' } } };
  const [changed, ...more] = clauseChanges(willOf({}), willOf(marked));
  expect(more).toEqual([]);
  expect(changed).toMatchObject({ kind: 'changed', number: '', heading: 'SIGNATURES' });
  expect(changed?.before).not.toContain('by making a mark');
  expect(changed?.after).toContain('by making a mark');
});
