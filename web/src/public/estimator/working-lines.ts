import { type Pence, toPence } from '@plainwill/law/money/pence';
import type { Bands } from '@plainwill/law/tax/bands';
import type { Working } from '@plainwill/law/tax/working';
import type { LedgerBar } from '../../ui/figures/ledger.tsx';
import type { Source } from '../content/sources.ts';
import { inPounds } from './pounds.ts';
import { estimatorSources } from './sources.tsx';

export interface WorkingLine {
  label: string;
  /** The column shows it so, `−£325,000` for what is taken away. */
  figure: string;
  /** Drawn as a bar; the rate of tax has none. */
  amount?: Pence;
  kind: 'given' | 'taken' | 'total' | 'tax';
  rule: string;
  source: Source;
}

const taken = (amount: Pence) => (amount > 0 ? `−${inPounds(amount)}` : inPounds(0));

/** The way from the estate to the tax, each line with its rule. Lines that say nothing are left out. */
export function workingLines(working: Working, bands: Bands): WorkingLine[] {
  const { residence, toCharity, toSpouse } = working;
  return [
    {
      label: 'Estate value',
      figure: inPounds(working.assets),
      amount: working.assets,
      kind: 'given',
      rule: 'Everything owned: the home, savings, investments and belongings. Gifts made in lifetime are no part of it.',
      source: estimatorSources.estate,
    },
    {
      label: 'Mortgage and debts',
      figure: taken(working.debts),
      amount: working.debts,
      kind: 'taken',
      rule: 'What is owed comes off first. What is left is the estate that all later steps are measured by.',
      source: estimatorSources.debts,
    },
    ...(toSpouse > 0 ? [spouseLine(toSpouse)] : []),
    nilRateLine(working, bands),
    ...(residence.used > 0 ? [residenceLine(working, bands)] : []),
    ...(toCharity > 0 ? [charityLine(toCharity)] : []),
    {
      label: 'Taxable amount',
      figure: inPounds(working.taxable),
      amount: working.taxable,
      kind: 'total',
      rule: 'What is left after everything above. If the allowances are larger than the estate, nothing is taxed.',
      source: estimatorSources.taxable,
    },
    rateLine(working),
    {
      label: 'Estimated IHT',
      figure: inPounds(working.tax),
      amount: working.tax,
      kind: 'tax',
      rule: `${working.ratePercent}% of the taxable amount. The executors pay it out of the estate.`,
      source: estimatorSources.nilRateBand,
    },
  ];
}

const spouseLine = (toSpouse: Pence): WorkingLine => ({
  label: 'To your spouse or civil partner',
  figure: taken(toSpouse),
  amount: toSpouse,
  kind: 'taken',
  rule: 'Whatever a spouse or civil partner receives is free of tax, however much it is.',
  source: estimatorSources.spouse,
});

function nilRateLine({ nilRateBand, gifts, chargeable, residence }: Working, { nrb }: Bands): WorkingLine {
  const own = toPence(nrb);
  const fromSpouse = nilRateBand - own;
  const usedByGifts = nilRateBand - gifts.bandLeft;
  const used = Math.min(gifts.bandLeft, chargeable - residence.used);
  return {
    label: 'Nil-rate band',
    figure: taken(used),
    amount: used,
    kind: 'taken',
    rule: [
      `Everyone can leave ${inPounds(own)} without tax.`,
      fromSpouse > 0 && `Your late spouse left you ${inPounds(fromSpouse)} more.`,
      usedByGifts > 0 && `Gifts of the last seven years come first and use ${inPounds(usedByGifts)}.`,
      used < gifts.bandLeft && `This estate needs no more than ${inPounds(used)} of it.`,
    ]
      .filter(Boolean)
      .join(' '),
    source: fromSpouse > 0 ? estimatorSources.transferredBand : estimatorSources.nilRateBand,
  };
}

function residenceLine({ residence }: Working, { rnrb, taperThreshold }: Bands): WorkingLine {
  const own = toPence(rnrb);
  const fromSpouse = residence.beforeTaper - own;
  return {
    label: 'Residence nil-rate band',
    figure: taken(residence.used),
    amount: residence.used,
    kind: 'taken',
    rule: [
      `Up to ${inPounds(own)} more for a home that goes to children or grandchildren.`,
      fromSpouse > 0 && `Your late spouse left you ${inPounds(fromSpouse)} more.`,
      residence.reduction > 0 &&
        `Above ${inPounds(toPence(taperThreshold))} it falls by £1 for every £2: here by ${inPounds(residence.reduction)}.`,
      residence.used < residence.afterTaper &&
        'It is never more than the share of the home that goes to them, or than what is left to tax.',
    ]
      .filter(Boolean)
      .join(' '),
    source: residence.reduction > 0 ? estimatorSources.residenceTaper : estimatorSources.residenceBand,
  };
}

const charityLine = (toCharity: Pence): WorkingLine => ({
  label: 'Charitable gift',
  figure: taken(toCharity),
  amount: toCharity,
  kind: 'taken',
  rule: 'What a will leaves to charity is free of tax.',
  source: estimatorSources.charity,
});

function rateLine({ ratePercent, charity, toCharity }: Working): WorkingLine {
  const minimum = inPounds(Math.ceil(charity.minimum / 100) * 100);
  return {
    label: 'Tax rate',
    figure: `${ratePercent}%`,
    kind: 'given',
    rule: charity.isPassed
      ? `36% and not 40%, as at least a tenth of what lies above the nil-rate band goes to charity: here ${minimum} was enough.`
      : toCharity > 0
        ? `The rate would be 36% if charity received at least ${minimum}: a tenth of what lies above the nil-rate band.`
        : 'The rate on everything above the allowances. It falls to 36% if enough goes to charity.',
    source: estimatorSources.reducedRate,
  };
}

const tones = { given: 'deep', taken: 'butter', total: 'deep', tax: 'clay' } as const;

/** The bars of the lines, as shares of the estate: what is taken away begins where the line before it ended. */
export function barsOf(lines: readonly WorkingLine[]): (LedgerBar | undefined)[] {
  const whole = lines[0]?.amount ?? 0;
  let left = whole;
  return lines.map(({ kind, amount = 0 }) => {
    if (amount === 0 || whole === 0) return undefined;
    if (kind !== 'taken') return { from: 0, to: amount / whole, tone: tones[kind] };
    const before = left;
    left = Math.max(0, left - amount);
    return { from: left / whole, to: before / whole, tone: tones[kind] };
  });
}

/** One sentence says what the lines come to. */
export function sumUp({ assets, taxable, tax }: Working): string {
  if (taxable === 0) return `None of the ${inPounds(assets)} is taxed.`;
  if (taxable === assets) return `All of the ${inPounds(assets)} is taxed: ${inPounds(tax)}.`;
  return `Of ${inPounds(assets)}, ${inPounds(assets - taxable)} is not taxed. The tax on the remaining ${inPounds(taxable)} is ${inPounds(tax)}.`;
}
