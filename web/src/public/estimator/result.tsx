import { type Estimate, estimateInheritanceTax } from '@plainwill/law/tax/estimate';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Card, Stack, WithAside } from '../../ui/layout/page-layout.tsx';
import { BookingFrame } from '../booking-frame.tsx';
import { hasEstate, inputOf } from './answers.ts';
import { EstateStep } from './estate-step.tsx';
import { Figures, HowFound } from './figures.tsx';
import { CharityQuestions } from './gifts-step.tsx';
import { LeadForm } from './lead-form.tsx';
import { inPounds } from './pounds.ts';
import { InvalidEstate, type StepProps } from './step-form.tsx';
import { changesFor, WhatWouldChange } from './what-would-change.tsx';

interface OtherFiguresProps extends StepProps {
  now: Estimate | null;
}

/** The figures people like to try out, beside a result that follows each key. */
function OtherFigures({ now, ...props }: OtherFiguresProps) {
  return (
    <Card>
      <Disclosure summary="Try other figures">
        {now && <AnswerInView now={now} />}
        <div className="flex flex-col gap-6 [&_input]:scroll-mt-32">
          <EstateStep {...props} />
          <CharityQuestions {...props} />
        </div>
      </Disclosure>
    </Card>
  );
}

/** The result stays in view above the fields that change it, and above the keys of a phone. */
const AnswerInView = ({ now: { ihtDue, toBeneficiaries } }: { now: Estimate }) => (
  <p
    role="status"
    className="sticky top-2 z-10 -mx-2 flex flex-wrap justify-between gap-x-4 rounded-field bg-deeper px-3 py-2.5 text-small font-semibold text-white tabular-nums"
  >
    <span>
      Tax <span className="text-butter">{inPounds(ihtDue * 100)}</span>
    </span>
    <span>Loved ones {inPounds(toBeneficiaries * 100)}</span>
  </p>
);

interface ResultProps extends StepProps {
  today: string;
  onRestart: () => void;
}

/** The estimate, worked out afresh with every key that is pressed beside it. */
export default function Result({ answers, onAnswer, today, onRestart }: ResultProps) {
  const input = inputOf(answers);
  const options = { asOf: today };
  const now = hasEstate(answers) ? estimateInheritanceTax(input, options) : null;
  return (
    <Stack gap="wide">
      <WithAside
        aside={
          <Stack>
            <OtherFigures answers={answers} onAnswer={onAnswer} now={now} />
            {now && <WhatWouldChange changes={changesFor(input, options)} now={now} />}
          </Stack>
        }
        below={now && <HowFound input={input} today={today} />}
      >
        {now ? <Figures input={input} today={today} /> : <InvalidEstate />}
      </WithAside>
      <WithAside
        aside={
          <section aria-labelledby="booking" className="flex flex-col gap-4">
            <h2 id="booking" className="heading text-title">
              Talk it through with us
            </h2>
            <BookingFrame height={700} />
          </section>
        }
      >
        <LeadForm />
      </WithAside>
      <ButtonRow>
        <Button variant="secondary" onPress={onRestart}>
          Start New Calculation
        </Button>
      </ButtonRow>
    </Stack>
  );
}
