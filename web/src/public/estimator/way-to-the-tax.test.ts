import { workingOf } from '@plainwill/law/tax/working';
import { expect, it } from 'vitest';
import { inputOf, noAnswers } from './answers.ts';
import { wayText, wayToTheTax } from './way-to-the-tax.ts';

const workingFor = (changes: object) => workingOf(inputOf({ ...noAnswers, ...changes }), { asOf: '2026-11-23' });

it('goes from the estate to the tax without a gap', () => {
  const steps = wayToTheTax(
    workingFor({
      estateValue: '900,000',
      debts: '50,000',
      hasDirectDescendants: 'Yes',
      mainResidenceValue: '400,000',
      charityType: 'amount',
      charityAmount: '10,000',
    }),
  );
  expect(steps.map(({ label, figure }) => `${label} ${figure}`)).toEqual([
    'Estate value £900,000',
    'Mortgage and debts −£50,000',
    'Charity −£10,000',
    'Nil-rate band −£325,000',
    'Residence nil-rate band −£175,000',
    'Taxable amount £340,000',
    'Estimated IHT £136,000',
  ]);
  const off = steps.slice(1, -2);
  expect(off[0]?.to).toBe(1);
  for (const [at, step] of off.slice(1).entries()) expect(step.to).toBeCloseTo(off[at]?.from ?? Number.NaN);
  expect(off.at(-1)?.from).toBeCloseTo(steps.at(-2)?.to ?? Number.NaN);
});

it('says the same in words', () => {
  expect(wayText(workingFor({ estateValue: '500,000' }))).toBe(
    'Of £500,000, £325,000 is not taxed. The tax on the remaining £175,000 is £70,000.',
  );
  expect(wayText(workingFor({ estateValue: '300,000' }))).toBe('None of the £300,000 is taxed.');
  const gifts = [{ key: 'a', amount: '400,000', date: '2022-06-01', toSpouseOrCharity: false }];
  expect(wayText(workingFor({ estateValue: '400,000', includeGifts: 'Yes', gifts }))).toBe(
    'All of the £400,000 is taxed: £160,000.',
  );
});
