import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { paths } from '../../paths/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { dayInWords } from '../../ui/dates-and-money/format-date.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FigureCards } from '../../ui/figures/figure-cards.tsx';
import { Stack } from '../../ui/layout/page-layout.tsx';
import { bandsOn } from '../inheritance-tax/bands.ts';
import { estimateInheritanceTax } from '../inheritance-tax/estimate.ts';
import { type EstimateInput, workingOf } from '../inheritance-tax/working.ts';
import { Breakdown } from './breakdown.tsx';
import { Division } from './division.tsx';
import { GiftBreakdown } from './gift-breakdown.tsx';
import { inPounds } from './money-words.ts';
import { SpousePanel } from './spouse-panel.tsx';
import { taxYearOf } from './tax-year.ts';

/** The estimate itself: what is printed. */
export function Figures({ input, today }: { input: EstimateInput; today: CalendarDate }) {
  const options = { asOf: today };
  const bands = bandsOn(today);
  const working = workingOf(input, options);
  const { toBeneficiaries, spouseExemption } = estimateInheritanceTax(input, options);
  return (
    <Stack>
      <p className="text-muted">
        For a death today, {dayInWords(today)}, by the rules of the tax year {taxYearOf(today)}.
      </p>
      <FigureCards
        cards={[
          { label: 'Estimated IHT', figure: inPounds(working.tax), isMain: true },
          { label: 'To Loved Ones', figure: inPounds(toBeneficiaries * 100) },
        ]}
      />
      <Division working={working} />
      {spouseExemption ? (
        <SpousePanel working={working} bands={bands} />
      ) : (
        <Breakdown working={working} bands={bands} />
      )}
      {input.includeGifts && <GiftBreakdown working={working} gifts={input.gifts ?? []} />}
      <Notice tone="info" title="This is a guide only">
        It rests on what you entered and on today's rules. Before you act on it, ask a professional.
      </Notice>
      <ButtonRow>
        <Button look="secondary" size="small" onPress={() => window.print()}>
          Print this estimate
        </Button>
        <ButtonLink to={paths.estimatorStep(1)} look="quiet" size="small">
          Change your answers
        </ButtonLink>
      </ButtonRow>
    </Stack>
  );
}
