import { describe, expect, it } from 'vitest';
import { bandsByStart, bandsOn } from './bands.ts';
import { type Estimate, estimateInheritanceTax } from './estimate.ts';
import { asInput, type Example, examples } from './testing/example.ts';
import { transferableBand } from './transferable-bands.ts';
import { type Working, workingOf } from './working.ts';

/** What cannot be said to the estimator, by the example's id. */
const beyondTheEstimator: Record<string, string> = {
  'IHTM14513-Ian': 'has a gift into a trust, which is taxed at once and reaches back 14 years',
  'HMRC-BAND-2017-04-05': 'is a deemed band for those who sold a home before the residence band began',
};

/** What a source states and no result of ours is. */
const noResultOfOurs: Record<string, string> = {
  'PARADIGM-Krysten taperAmount': 'is more than there was to take away; the allowance left is 0 in both',
};

type Answers = Estimate & { working: Working };

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** The figure of ours that each name in the sources means; those with our own names are taken as they are. */
const meaning: Record<string, (answers: Answers, example: Example) => unknown> = {
  residentialEnhancement: (_, { inputs }) => bandsOn(inputs.valuationDate ?? '').rnrb,
  rnrbUnused: ({ rnrbAfterTaper, availableRNRB }) => rnrbAfterTaper - availableRNRB,
  taperAmount: ({ rnrbBeforeTaper, rnrbAfterTaper }) => rnrbBeforeTaper - rnrbAfterTaper,
  transferredRNRBAmount: ({ rnrbBeforeTaper }, { params }) => rnrbBeforeTaper - (params.rnrb ?? 0),
  deemedRNRB: ({ rnrbBeforeTaper }) => rnrbBeforeTaper,
  unusedRNRBAmount: ({ rnrbAfterTaper, availableRNRB }) => rnrbAfterTaper - availableRNRB,
  unusedRNRBPercent: ({ rnrbAfterTaper }, { params }) =>
    transferableBand({ band: params.rnrb ?? 0, unused: rnrbAfterTaper }).percent,
  giftTax: ({ giftTaxDue }) => giftTaxDue,
  giftTaperRelief: ({ gifts }) => sum(gifts.map(({ taxable, tax }) => taxable * 0.4 - tax)),
  giftTaxableOverNRB: ({ gifts }) => sum(gifts.map(({ taxable }) => taxable)),
  giftCumulative: ({ working }) => working.gifts.counted / 100,
  ihtDueEstate: ({ ihtDue }) => ihtDue,
  totalIHT: ({ ihtDue, giftTaxDue }) => ihtDue + giftTaxDue,
  chargeableBeforeBands: ({ working }) => working.chargeable / 100,
  aggregateChargeableTransfer: ({ working }) => (working.chargeable + working.gifts.counted) / 100,
};

function tableOf(id: string) {
  const found = examples.find((example) => example.id === id);
  if (!found) throw new Error(`There is no example ${id}`);
  return found.expected as Record<string, Record<string, number>>;
}

const isForOneDeath = ({ id, inputs }: Example) =>
  'estateValue' in inputs && !(id in beyondTheEstimator) && inputs.valuationDate !== undefined;

describe('agrees to the penny with the published example', () => {
  it.each(examples.filter(isForOneDeath).map((example) => [example.id, example] as const))('%s', (id, example) => {
    const options = { asOf: example.inputs.valuationDate ?? '', bands: example.params };
    const input = asInput(example);
    const answers = { ...estimateInheritanceTax(input, options), working: workingOf(input, options) };
    for (const [name, value] of Object.entries(example.expected)) {
      if (`${id} ${name}` in noResultOfOurs) continue;
      const [, wrong] = /^not(.+)/.exec(name) ?? [];
      const ours = wrong ? wrong.charAt(0).toLowerCase() + wrong.slice(1) : name;
      const figure = meaning[ours]?.(answers, example) ?? answers[ours as keyof Estimate];
      expect(figure, `${ours} is a figure of ours`).toBeDefined();
      if (wrong) expect(figure, `${ours}, published wrongly`).not.toBe(value);
      else expect(figure, ours).toBe(value);
    }
  });

  it.each(examples.filter(({ group }) => group === 'tnrb').map((example) => [example.id, example] as const))(
    '%s',
    (_, { inputs, expected }) => {
      const { firstDeath, survivorOwnNRB } = inputs;
      if (!firstDeath) throw new Error('The example has no first death');
      const { nrb, nrbIncludingTransfer = nrb, chargeableLifetimeTransfers = 0, chargeableOnDeath } = firstDeath;
      const unused = nrbIncludingTransfer - chargeableLifetimeTransfers - chargeableOnDeath;
      const { amount, percent } = transferableBand({ band: nrb, unused });
      expect(amount).toBe(expected.unusedNRBAmount);
      if ('unusedNRBPercent' in expected) expect(percent).toBe(expected.unusedNRBPercent);
      if (!survivorOwnNRB) return;
      const survivor = { estateValue: 0, transferredNRBPercent: percent };
      const { availableNRB } = estimateInheritanceTax(survivor, { asOf: '2008-01-01', bands: { nrb: survivorOwnNRB } });
      expect(availableNRB).toBe(expected.survivorNRB);
    },
  );

  it.each(
    examples
      .filter(({ id }) => /^HMRC-BAND-\d/.test(id) && !(id in beyondTheEstimator))
      .map((example) => [example.id, example] as const),
  )('%s', (_, { inputs, expected }) => {
    expect(bandsOn(inputs.valuationDate ?? '').rnrb).toBe(expected.residentialEnhancement);
  });

  it('HMRC-BAND-TABLE', () => {
    const table = tableOf('HMRC-BAND-TABLE');
    for (const [from, nrb] of Object.entries(table.nrbByStartDate ?? {})) expect(bandsOn(from).nrb).toBe(nrb);
    for (const [from, rnrb] of Object.entries(table.rnrbByStartDate ?? {})) expect(bandsOn(from).rnrb).toBe(rnrb);
    for (const { taperThreshold } of bandsByStart) expect(taperThreshold).toBe(table.taper?.threshold);
  });

  it('GOVUK-taper-table', () => {
    const { rateByWholeYearsElapsed = {} } = tableOf('GOVUK-taper-table');
    for (const [years, rate] of Object.entries(rateByWholeYearsElapsed)) {
      const gift = { amount: 1_000, date: `${2026 - Number(years)}-11-20`, toSpouseOrCharity: false };
      const { gifts } = estimateInheritanceTax(
        { estateValue: 0, gifts: [gift] },
        { asOf: '2026-11-20', bands: { nrb: 0 } },
      );
      expect(gifts[0]?.tax, `${years} years`).toBe(1_000 * rate);
    }
  });
});

it('leaves out no example that it could express', () => {
  const asked = (example: Example) =>
    isForOneDeath(example) ||
    example.group === 'tnrb' ||
    /^HMRC-BAND-/.test(example.id) ||
    example.id === 'GOVUK-taper-table';
  const left = examples.filter((example) => !asked(example) || example.id in beyondTheEstimator);
  expect(left.map(({ id }) => id).sort()).toEqual(Object.keys(beyondTheEstimator).sort());
});
