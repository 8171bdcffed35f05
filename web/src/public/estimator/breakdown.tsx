import { dayParts } from '@plainwill/contracts/shared/calendar-date';
import { toPence } from '@plainwill/law/money/pence';
import type { Bands } from '@plainwill/law/tax/bands';
import type { ChargedGift, LifetimeGift } from '@plainwill/law/tax/gifts';
import type { Working } from '@plainwill/law/tax/working';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Ledger, LedgerRow } from '../../ui/figures/ledger.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { inPounds } from './pounds.ts';
import { estimatorSources, SourceLink } from './sources.tsx';
import { barsOf, sumUp, workingLines } from './working-lines.ts';

/** Explains each gift: tax on gifts is owed by those who received them, not by the estate. */
export function GiftBreakdown({ working, gifts }: { working: Working; gifts: readonly LifetimeGift[] }) {
  const { lines, tax } = working.gifts;
  const shown = gifts.flatMap((gift, index) => {
    const line = lines[index];
    return line && toPence(gift.amount) > 0 && dayParts(gift.date) ? [{ gift, line, index }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Card>
      <div>
        <h2 className="heading text-title">Your gifts</h2>
        <p className="text-muted">
          {tax > 0
            ? 'Tax on a gift is usually paid by the person who received it. It is not part of the figures above.'
            : 'No tax is due on them.'}
        </p>
      </div>
      <Ledger>
        {shown.map(({ gift, line, index }) => (
          <LedgerRow
            key={index}
            label={`${inPounds(toPence(gift.amount))} on ${formatDay(gift.date)}`}
            figure={line.tax > 0 ? inPounds(line.tax) : 'no tax'}
          >
            <p>{giftText(gift, line)}</p>
            <p>
              <SourceLink source={line.tax > 0 ? estimatorSources.taper : estimatorSources.gifts} />
            </p>
          </LedgerRow>
        ))}
        {tax > 0 && (
          <LedgerRow label="Total tax on gifts" figure={inPounds(tax)} isTotal>
            <p>Due six months after the end of the month of death. If it is not paid within a year, the estate pays.</p>
          </LedgerRow>
        )}
      </Ledger>
    </Card>
  );
}

function giftText({ toSpouseOrCharity }: LifetimeGift, { counted, taxable, taperPercent }: ChargedGift): string {
  if (toSpouseOrCharity) return 'A gift to a spouse or to charity is exempt.';
  if (counted === 0) return 'It was made seven years ago or more, so it does not count.';
  if (taxable === 0) return 'It lies within the nil-rate band, but leaves that much less of the band for the estate.';
  const taper = taperPercent < 100 ? ` As some years have passed, ${taperPercent}% of that is due.` : '';
  return `${inPounds(taxable)} of it lies above the nil-rate band and is taxed at 40%.${taper}`;
}

/** The working, line by line with its bar; each unfolds its rule and where it is written. */
export function Breakdown({ working, bands }: { working: Working; bands: Bands }) {
  const lines = workingLines(working, bands);
  const bars = barsOf(lines);
  return (
    <Card>
      <div className="flex flex-col gap-2">
        <h2 className="heading text-title">How we worked it out</h2>
        <p>{sumUp(working)}</p>
        <p className="text-muted print:hidden">Choose a line to see its rule.</p>
      </div>
      <Ledger>
        {lines.map(({ label, figure, kind, rule, source }, at) => (
          <LedgerRow
            key={label}
            label={label}
            figure={figure}
            bar={bars[at]}
            isTotal={kind === 'total' || kind === 'tax'}
          >
            <p>{rule}</p>
            <p>
              <SourceLink source={source} />
            </p>
          </LedgerRow>
        ))}
      </Ledger>
    </Card>
  );
}
