import { estimateInheritanceTax } from '@plainwill/law/tax/estimate';
import { describe, expect, it } from 'vitest';
import { type EstimatorAnswers, inputOf, noAnswers, problemsOf } from './answers.ts';
import { taxYearOf } from './disclaimers.tsx';

const today = '2026-11-20';
const answers = (changed: Partial<EstimatorAnswers>): EstimatorAnswers => ({ ...noAnswers, ...changed });
const aGift = { key: 'g1', amount: '5,000', date: '2024-05-01', toSpouseOrCharity: false };

describe('inputOf', () => {
  it('forgets answers to questions that are not asked any more', () => {
    const home = { hasDirectDescendants: 'Yes', mainResidenceValue: '400,000' } as const;
    const all = { hasSpouse: 'Yes', entireEstateToSpouse: 'Yes', amountToSpouse: '1' } as const;
    expect(inputOf(answers({ ...home, ...all }))).toMatchObject({ hasDirectDescendants: false, amountToSpouse: 0 });
    const widowed = { isWidowed: 'Yes', lateSpouseLeftAll: 'Yes' } as const;
    expect(inputOf(answers(widowed))).toMatchObject({ transferredNRBPercent: 100, transferredRNRBPercent: 100 });
    const allToSpouse = { hasSpouse: 'Yes', entireEstateToSpouse: 'Yes' } as const;
    expect(inputOf(answers({ ...widowed, ...allToSpouse }))).toMatchObject({ transferredNRBPercent: 0 });
    expect(inputOf(answers({ ...widowed, lateSpouseLeftAll: 'No', transferredNRBPercent: '40' }))).toMatchObject({
      transferredNRBPercent: 40,
      transferredRNRBPercent: 100,
    });
  });

  it('adds the allowances of a late spouse also for whoever has married again', () => {
    const again = answers({
      estateValue: '800,000',
      hasSpouse: 'Yes',
      amountToSpouse: '0',
      isWidowed: 'Yes',
      hasDirectDescendants: 'Yes',
      mainResidenceValue: '400,000',
    });
    expect(estimateInheritanceTax(inputOf(again), { asOf: today }).ihtDue).toBe(0);
    expect(estimateInheritanceTax(inputOf({ ...again, isWidowed: 'No' }), { asOf: today }).ihtDue).toBe(120_000);
  });

  it('takes off the residence band what the estate of the late spouse was too large for', () => {
    const widowed = { isWidowed: 'Yes', lateEstateIsLarge: 'Yes', lateEstateValue: '2.15m' } as const;
    const residence = (lateSpouseDiedOn: string) =>
      inputOf(answers({ ...widowed, lateSpouseDiedOn })).transferredRNRBPercent;
    // 175,000 - 75,000, of 175,000; and before there was a band 100,000 - 75,000, of 100,000.
    expect(residence('2024-05-01')).toBe(57.1428);
    expect(residence('2010-05-01')).toBe(25);
    expect(inputOf(answers({ ...widowed, lateEstateIsLarge: 'No' })).transferredRNRBPercent).toBe(100);
    expect(problemsOf(2, answers({ ...widowed, lateEstateValue: '' }), today)).toEqual({
      lateEstateValue: 'Enter an amount in pounds, like 250,000',
      lateSpouseDiedOn: 'Enter the date they died',
    });
  });

  it('takes the percentage or the amount to charity, whichever was chosen', () => {
    const both = { charityPercent: '12', charityAmount: '9k' };
    expect(inputOf(answers({ ...both, charityType: 'percent' })).charityValue).toBe(12);
    expect(inputOf(answers({ ...both, charityType: 'amount' })).charityValue).toBe(9_000);
  });
});

describe('problemsOf', () => {
  it('finds amounts that cannot be read, and takes missing ones for nothing', () => {
    expect(problemsOf(1, answers({ estateValue: 'lots' }), today)).toEqual({
      estateValue: 'Enter an amount in pounds, like 250,000',
    });
    expect(problemsOf(1, answers({ estateValue: '5' }), today)).toEqual({});
  });

  it('minds only what is asked', () => {
    const odd = {
      estateValue: '5',
      mainResidenceValue: 'x',
      charityPercent: 'x',
      transferredNRBPercent: 'x',
      gifts: [{ ...aGift, date: '' }],
    };
    for (const step of [1, 2, 3]) expect(problemsOf(step, answers(odd), today)).toEqual({});
  });

  it('wants a real day for each gift, and none to come', () => {
    const gifts = [
      { ...aGift, date: '' },
      { ...aGift, key: 'g2', date: '2026-11-21', amount: 'a lot' },
      { key: 'g3', amount: '', date: '', toSpouseOrCharity: false },
    ];
    expect(problemsOf(3, answers({ includeGifts: 'Yes', gifts }), today)).toEqual({
      'g1.date': 'Enter the date of gift 1',
      'g2.amount': 'Enter the amount of gift 2 in pounds',
      'g2.date': 'The date of gift 2 must be today or earlier',
    });
  });
});

it('taxYearOf begins the year on 6 April', () => {
  expect(taxYearOf('2026-04-05')).toBe('2025-26');
  expect(taxYearOf('2026-04-06')).toBe('2026-27');
  expect(taxYearOf('1999-05-01')).toBe('1999-00');
});
