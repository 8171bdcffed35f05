import type { WhatIfAnswer } from '@plainwill/contracts/will-data/what-if/what-if';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAnswer, anAnswerForOrphans, aTaking } from '../../../testing/a-what-if.ts';
import { flowOf } from './flow.ts';
import { flowLayout } from './flow-layout.ts';

const called = { person: (id: string) => id, gift: (id: string) => id };
const inPounds = { called, hasAmounts: true };
const flowText = (answer: WhatIfAnswer, hasAmounts = true) =>
  flowOf(answer, { called, hasAmounts }).branches.map(({ name, amount, ends }) =>
    [name, amount, ...ends.map(({ name, amount, inTrust }) => [name, amount, inTrust].filter(Boolean).join(' '))].join(
      ' | ',
    ),
  );

describe('the flow of an estate', () => {
  it('goes by what it is made of to those who take it, with what is held for whom until when', () => {
    expect(flowText(anAnswer())).toEqual([
      'Home, outside your will | £250,000 | spouse £250,000',
      'Gifts | £5,000 | sue £5,000',
      'The rest | £345,000 | spouse £345,000',
    ]);
    expect(flowText(anAnswerForOrphans()).at(1)).toBe(
      'The rest | £595,000 | tom £297,500 until 21, in 2036 | amy £297,500 until 21, in 2039',
    );
  });

  it('has the tax, what the law gives, and the Crown, each by name', () => {
    const answer = anAnswer({
      takes: [aTaking('mum', { what: 'intestacy', part: 'share', pence: 100, clause: null })],
      crown: 300,
      tax: { exemptPence: 0, chargeablePence: 400, duePence: 40 },
    });
    expect(flowText(answer)).toEqual(['By law | £4 | mum £1 | The Crown £3', 'Inheritance tax | £0.40']);
  });

  it('shows shares and no sums while the estate is not known, but for sums that the will names', () => {
    expect(flowText(anAnswer(), false)).toEqual([
      'Home, outside your will |  | spouse Your part',
      'Gifts |  | sue £5,000',
      'The rest |  | spouse Everything',
    ]);
  });
});

const takings = fc.array(
  fc.record({
    person: fc.constantFrom('ann', 'ben', 'cat', 'dan'),
    what: fc.constantFrom('survivorship' as const, 'gift' as const, 'residue' as const, 'intestacy' as const),
    pence: fc.integer({ min: 0, max: 1_000_000_000_000 }),
    heldUntil: fc.constantFrom(null, '18', '21'),
  }),
  { minLength: 1, maxLength: 30 },
);

it('draws everybody inside the picture, and nothing too thin to be seen', () => {
  fc.assert(
    fc.property(takings, fc.nat(1_000_000_000), (rows, duePence) => {
      const takes = rows.map(({ person, ...row }) => aTaking(person, { ...row, heldUntilYear: null }));
      const answer = anAnswer({ takes, tax: { exemptPence: 0, chargeablePence: 0, duePence } });
      const { width, height, nodes, links } = flowLayout(flowOf(answer, inPounds));
      for (const node of nodes) {
        expect(node.x).toBeGreaterThanOrEqual(0);
        expect(node.y).toBeGreaterThanOrEqual(0);
        expect(node.x + node.width).toBeLessThan(width);
        expect(node.y + node.height).toBeLessThanOrEqual(height);
        expect(node.height).toBeGreaterThanOrEqual(3);
      }
      for (const link of links) expect(link.width).toBeGreaterThanOrEqual(3);
      const people = nodes.filter(({ column }) => column === 2);
      expect(people).toHaveLength(new Set(rows.map(({ person, heldUntil }) => `${person} ${heldUntil}`)).size);
    }),
    { numRuns: 50 },
  );
});
