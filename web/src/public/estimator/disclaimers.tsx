import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { bandsByStart, bandsCheckedOn, bandsFrozenUntil } from '@plainwill/law/tax/bands';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { inPounds } from './pounds.ts';
import { estimatorSources, SourceLink } from './sources.tsx';

const list = 'flex list-disc flex-col gap-1.5 pl-5 tabular-nums marker:text-clay';

/** Says what the estimate rests on, and what it leaves out. */
export function Disclaimers() {
  return (
    <section aria-labelledby="disclaimers">
      <Card>
        <h2 id="disclaimers" className="heading text-title">
          What this estimate is based on
        </h2>
        <ul className={list}>
          <li>
            The nil-rate band is £325,000 and the residence nil-rate band £175,000, tapered above £2m: £1 less for every
            £2 more.
          </li>
          <li>
            What passes to a spouse or civil partner is usually free of inheritance tax. What passes to an unmarried
            partner is not: it is taxed above the nil-rate band.
          </li>
          <li>
            The rate is 36%, not 40%, if at least 10% of the net estate goes to charity. The net estate for this test is
            what is left above the nil-rate band.
          </li>
          <li>This is an estimate, not advice.</li>
          <li>Complex estates need tailored guidance.</li>
        </ul>
        <div className="flex flex-col gap-2 print:hidden">
          <Disclosure summary="What is left out">
            <Assumptions />
          </Disclosure>
          <Disclosure summary="The allowances, year by year">
            <BandsByYear />
          </Disclosure>
        </div>
      </Card>
    </section>
  );
}

const leftOut = [
  ['Trusts', 'Gifts into trusts, and things given away but still used, have their own rules.'],
  [
    'Farms and businesses',
    'From 6 April 2026 up to £2.5 million may be free of tax, and half of the rest. For AIM shares it is half from the first pound.',
  ],
  ['Downsizing', 'If you sold a larger home after 8 July 2015, the residence band you lost may come back.'],
  [
    'Pensions',
    'From 6 April 2027 most unused pension money counts: if you plan beyond that day, add it to the estate.',
  ],
  ['Living abroad', 'A spouse who is no long-term UK resident may get only £325,000 free of tax.'],
  ['Gifts', 'Enter them after the exemptions: £3,000 a year, small gifts, weddings, gifts out of income.'],
];

const Assumptions = () => (
  <ul className={list}>
    {leftOut.map(([title, words]) => (
      <li key={title}>
        <strong>{title}.</strong> {words}
      </li>
    ))}
  </ul>
);

function BandsByYear() {
  return (
    <>
      <p>By tax year of death:</p>
      <ul className={list}>
        {bandsByStart.map(({ from, nrb, rnrb }) => (
          <li key={from}>
            <strong>From {taxYearOf(from)}</strong>: nil-rate band {inPounds(nrb * 100)}
            {rnrb > 0 && `, residence band ${inPounds(rnrb * 100)}`}
          </li>
        ))}
      </ul>
      <p className="text-small text-muted">
        Frozen until {formatDay(bandsFrozenUntil)}. Checked on {formatDay(bandsCheckedOn)}. Sources:{' '}
        <SourceLink source={estimatorSources.nilRateBand} />; <SourceLink source={estimatorSources.residenceBand} />.
      </p>
    </>
  );
}

/** The tax year of a day, which runs from 6 April: `2026-27`. */
export function taxYearOf(day: CalendarDate): string {
  const year = Number(day.slice(0, 4));
  const first = day.slice(5) < '04-06' ? year - 1 : year;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}
