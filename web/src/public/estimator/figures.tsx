import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { Pence } from '@plainwill/law/money/pence';
import { type Bands, bandsOn } from '@plainwill/law/tax/bands';
import { estimateInheritanceTax } from '@plainwill/law/tax/estimate';
import { survivorAllowances } from '@plainwill/law/tax/survivor-allowances';
import { type EstimateInput, type Working, workingOf } from '@plainwill/law/tax/working';
import { paths } from '../../shared/paths/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { DivisionBar, type DivisionPart } from '../../ui/figures/division-bar.tsx';
import { FigureCards } from '../../ui/figures/figure-cards.tsx';
import { Stack } from '../../ui/layout/page-layout.tsx';
import { Breakdown, GiftBreakdown } from './breakdown.tsx';
import { taxYearOf } from './disclaimers.tsx';
import { inPounds } from './pounds.ts';
import { estimatorSources, SourceLink } from './sources.tsx';

/** Shows who gets how much of what is left after debts. */
function Division({ working }: { working: Working }) {
  const { netEstate, toSpouse, toCharity, chargeable, tax } = working;
  if (netEstate === 0) return null;
  const part = (label: string, amount: Pence, tone: DivisionPart['tone']): DivisionPart => ({
    label,
    figure: inPounds(amount),
    share: amount / netEstate,
    tone,
  });
  return (
    <DivisionBar
      title="How the estate divides"
      parts={[
        part('Your spouse or civil partner', toSpouse, 'ok'),
        part(toSpouse > 0 ? 'Other loved ones' : 'Your loved ones', chargeable - tax, 'deep'),
        part('Charity', toCharity, 'butter'),
        part('Inheritance tax', tax, 'clay'),
      ]}
    />
  );
}

/** Shown instead of a breakdown where everything goes to the spouse. */
function SpousePanel({ working, bands }: { working: Working; bands: Bands }) {
  const { nilRateBands, withResidenceBands } = survivorAllowances(working, bands);
  const isFull = nilRateBands === 2 * bands.nrb * 100 && withResidenceBands === nilRateBands + 2 * bands.rnrb * 100;
  return (
    <Notice tone="ok" title="No inheritance tax on the first death">
      <p>
        Everything your spouse or civil partner receives is free of tax. Your unused allowances pass to them. Later
        their estate may leave up to £650,000 free of tax, or up to £1 million with the residence band.
      </p>
      {!isFull && (
        <p className="mt-2">
          With what you told us it would be {inPounds(nilRateBands)}, or {inPounds(withResidenceBands)} with the
          residence band: gifts of the last seven years, and an estate of more than £2 million, leave less to pass on.
        </p>
      )}
      <p className="mt-2 text-small">
        <SourceLink source={estimatorSources.spouse} />; <SourceLink source={estimatorSources.transferredBand} />
      </p>
    </Notice>
  );
}

interface FiguresProps {
  input: EstimateInput;
  today: CalendarDate;
}

/** The estimate itself, as figures and as a picture. */
export function Figures({ input, today }: FiguresProps) {
  const options = { asOf: today };
  const working = workingOf(input, options);
  const { toBeneficiaries } = estimateInheritanceTax(input, options);
  return (
    <Stack>
      <p className="text-muted">
        For a death today, {formatDay(today)}, by the rules of the tax year {taxYearOf(today)}.
      </p>
      <FigureCards
        cards={[
          { label: 'Estimated IHT', figure: inPounds(working.tax), isMain: true },
          { label: 'To Loved Ones', figure: inPounds(toBeneficiaries * 100) },
        ]}
      />
      <Division working={working} />
    </Stack>
  );
}

/** How the estimate comes about, and what can be done with it; printed with it. */
export function HowFound({ input, today }: FiguresProps) {
  const bands = bandsOn(today);
  const working = workingOf(input, { asOf: today });
  const { spouseExemption } = estimateInheritanceTax(input, { asOf: today });
  return (
    <Stack>
      {spouseExemption ? (
        <SpousePanel working={working} bands={bands} />
      ) : (
        <Breakdown working={working} bands={bands} />
      )}
      {input.includeGifts && <GiftBreakdown working={working} gifts={input.gifts ?? []} />}
      <Notice tone="info" title="This is a guide only">
        It is based on what you entered and today's rules. Ask a professional before you act on it.
      </Notice>
      <ButtonRow>
        <Button variant="secondary" size="small" onPress={() => window.print()}>
          Print this estimate
        </Button>
        <ButtonLink to={paths.estimatorStep(1)} variant="quiet" size="small">
          Change your answers
        </ButtonLink>
      </ButtonRow>
    </Stack>
  );
}
