import { estimateInheritanceTax } from '@plainwill/law/tax/estimate';
import { anEstate, asOf } from '@plainwill/law/tax/testing/arbitrary-estate';
import type { EstimateInput } from '@plainwill/law/tax/working';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesFor } from './what-would-change.tsx';

const changes = (input: EstimateInput) => changesFor(input, { asOf });
const change = (input: EstimateInput, wanted: string) => changes(input).find(({ id }) => id === wanted);

describe('what would change the tax', () => {
  it('finds the least gift to charity that brings the lower rate', () => {
    const found = change({ estateValue: 750_000 }, 'charity');
    expect(found).toMatchObject({ amount: 42_500, saving: 32_300 });
    expect(found?.after).toMatchObject({ ihtDue: 137_700, taxRate: 0.36 });
    expect(change({ estateValue: 750_000, charityType: 'amount', charityValue: 42_500 }, 'charity')).toBeUndefined();
  });

  it('names the home that would be enough, where none is', () => {
    expect(change({ estateValue: 750_000 }, 'home')).toMatchObject({ amount: 175_000, saving: 70_000 });
  });

  it('gives the whole of a home of which a part goes to the children', () => {
    const part = {
      estateValue: 750_000,
      hasDirectDescendants: true,
      mainResidenceValue: 200_000,
      percentResidenceToDescendants: 50,
    };
    expect(change(part, 'home')).toMatchObject({ amount: 200_000, saving: 30_000 });
    expect(change({ ...part, percentResidenceToDescendants: 100 }, 'home')).toBeUndefined();
  });

  it('does not promise a residence band to an estate that is too large for it', () => {
    expect(change({ estateValue: 2_400_000 }, 'home')).toBeUndefined();
  });

  it('speaks of no late spouse to anyone: only whoever had one is asked of them', () => {
    expect(changes({ estateValue: 750_000 }).map(({ id }) => id)).toEqual(['charity', 'home']);
    expect(changes({ estateValue: 750_000, transferredNRBPercent: 20 }).map(({ id }) => id)).toEqual([
      'charity',
      'home',
    ]);
  });

  it('offers to leave everything to a spouse', () => {
    expect(change({ estateValue: 750_000, hasSpouse: true }, 'spouse')).toMatchObject({ saving: 170_000 });
  });

  it('says nothing where there is no tax', () => expect(changes({ estateValue: 300_000 })).toEqual([]));

  it('only ever tells of less tax, and of what the estimator itself finds', () => {
    fc.assert(
      fc.property(anEstate, (input) => {
        const now = estimateInheritanceTax(input, { asOf });
        for (const { after, saving } of changes(input)) {
          expect(after.ihtDue).toBeLessThan(now.ihtDue);
          expect(saving).toBeCloseTo(now.ihtDue - after.ihtDue, 2);
        }
      }),
      { numRuns: 200 },
    );
  });
});
