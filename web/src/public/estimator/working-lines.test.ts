import { bandsOn } from '@plainwill/law/tax/bands';
import { type EstimateInput, workingOf } from '@plainwill/law/tax/working';
import { expect, it } from 'vitest';
import { barsOf, sumUp, workingLines } from './working-lines.ts';

const asOf = '2026-11-20';
const lines = (input: EstimateInput) => workingLines(workingOf(input, { asOf }), bandsOn(asOf));
const column = (input: EstimateInput) => lines(input).map(({ label, figure }) => `${label} ${figure}`);
const rule = (input: EstimateInput, wanted: string) => lines(input).find(({ label }) => label === wanted)?.rule ?? '';

it('leads from the estate to the tax, without lines that say nothing', () => {
  expect(column({ estateValue: 500_000 })).toEqual([
    'Estate value £500,000',
    'Mortgage and debts £0',
    'Nil-rate band −£325,000',
    'Taxable amount £175,000',
    'Tax rate 40%',
    'Estimated IHT £70,000',
  ]);
});

it('adds up', () => {
  expect(
    column({
      estateValue: 1_500_000,
      debts: 100_000,
      hasSpouse: true,
      amountToSpouse: 200_000,
      hasDirectDescendants: true,
      mainResidenceValue: 400_000,
      charityType: 'amount',
      charityValue: 100_000,
    }),
  ).toEqual([
    'Estate value £1,500,000',
    'Mortgage and debts −£100,000',
    'To your spouse or civil partner −£200,000',
    'Nil-rate band −£325,000',
    'Residence nil-rate band −£175,000',
    'Charitable gift −£100,000',
    'Taxable amount £600,000',
    'Tax rate 36%',
    'Estimated IHT £216,000',
  ]);
});

it('draws a bar for each sum, from the estate to the tax without a gap', () => {
  const whole = lines({
    estateValue: 900_000,
    debts: 50_000,
    hasDirectDescendants: true,
    mainResidenceValue: 400_000,
    charityType: 'amount',
    charityValue: 10_000,
  });
  const bars = barsOf(whole);
  const of = (kind: string) => bars.filter((_bar, at) => whole[at]?.kind === kind);
  const taken = of('taken');
  expect(taken).toHaveLength(4);
  expect(taken[0]?.to).toBe(1);
  for (const [at, bar] of taken.slice(1).entries()) expect(bar?.to).toBeCloseTo(taken[at]?.from ?? Number.NaN);
  expect(taken.at(-1)?.from).toBeCloseTo(of('total')[0]?.to ?? Number.NaN);
  expect(of('tax')[0]?.to).toBeCloseTo(136_000 / 900_000);
  expect(bars[whole.findIndex(({ label }) => label === 'Tax rate')]).toBeUndefined();
});

it('draws debts that are larger than the estate no wider than it', () => {
  expect(barsOf(lines({ estateValue: 100_000, debts: 150_000 }))[1]).toMatchObject({ from: 0, to: 1 });
});

it('sums up in a sentence', () => {
  const sentence = (input: EstimateInput) => sumUp(workingOf(input, { asOf }));
  expect(sentence({ estateValue: 500_000 })).toBe(
    'Of £500,000, £325,000 is not taxed. The tax on the remaining £175,000 is £70,000.',
  );
  expect(sentence({ estateValue: 300_000 })).toBe('None of the £300,000 is taxed.');
  const gifts = [{ amount: 400_000, date: '2022-06-01', toSpouseOrCharity: false }];
  expect(sentence({ estateValue: 400_000, includeGifts: true, gifts })).toBe('All of the £400,000 is taxed: £160,000.');
});

it('takes no more of the nil-rate band than there is to take it from', () => {
  const small = { estateValue: 200_000 };
  expect(column(small)).toContain('Nil-rate band −£200,000');
  expect(rule(small, 'Nil-rate band')).toContain('needs no more than £200,000');
});

it('tells what gifts, a late spouse and a large estate do to the bands', () => {
  const gifts = [{ amount: 100_000, date: '2024-01-01', toSpouseOrCharity: false }];
  const input = { estateValue: 2_100_000, gifts, transferredNRBPercent: 50 };
  expect(rule(input, 'Nil-rate band')).toBe(
    'Everyone can leave £325,000 without tax. Your late spouse left you £162,500 more. Gifts of the last seven years come first and use £100,000.',
  );
  const home = { ...input, hasDirectDescendants: true, mainResidenceValue: 600_000 };
  expect(rule(home, 'Residence nil-rate band')).toContain('falls by £1 for every £2: here by £50,000');
});

it('tells how much to charity would bring the lower rate', () => {
  const little = { estateValue: 750_000, charityType: 'amount', charityValue: 1_000 } as const;
  expect(rule(little, 'Tax rate')).toContain('if charity received at least £42,500');
  expect(rule({ ...little, charityValue: 50_000 }, 'Tax rate')).toContain('here £42,500 was enough');
});
