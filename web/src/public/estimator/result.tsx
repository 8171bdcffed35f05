import { estimateInheritanceTax } from '@plainwill/law/tax/estimate';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Card, Stack, WithAside } from '../../ui/layout/page-layout.tsx';
import { BookingFrame } from '../booking-frame.tsx';
import { hasEstate, inputOf } from './answers.ts';
import { EstateStep } from './estate-step.tsx';
import { Figures } from './figures.tsx';
import { CharityQuestions } from './gifts-step.tsx';
import { LeadForm } from './lead-form.tsx';
import { InvalidEstate, type StepProps } from './step-form.tsx';
import { changesFor, WhatWouldChange } from './what-would-change.tsx';

/** The figures people like to try out, beside a result that follows each key. */
function OtherFigures(props: StepProps) {
  return (
    <Card>
      <Disclosure summary="Try other figures">
        <p className="text-muted">The result changes as you type.</p>
        <EstateStep {...props} />
        <CharityQuestions {...props} />
      </Disclosure>
    </Card>
  );
}

interface ResultProps extends StepProps {
  today: string;
  onRestart: () => void;
}

/** The estimate, worked out afresh with every key that is pressed beside it. */
export default function Result({ answers, onAnswer, today, onRestart }: ResultProps) {
  const input = inputOf(answers);
  const options = { asOf: today };
  return (
    <Stack gap="wide">
      <WithAside
        aside={
          <Stack>
            {hasEstate(answers) && (
              <WhatWouldChange changes={changesFor(input, options)} now={estimateInheritanceTax(input, options)} />
            )}
            <OtherFigures answers={answers} onAnswer={onAnswer} />
          </Stack>
        }
      >
        {hasEstate(answers) ? <Figures input={input} today={today} /> : <InvalidEstate />}
      </WithAside>
      <LeadForm />
      <section aria-labelledby="booking" className="flex flex-col gap-4 print:hidden">
        <h2 id="booking" className="heading text-title">
          Talk it through with us
        </h2>
        <BookingFrame height={700} />
      </section>
      <ButtonRow>
        <Button variant="secondary" onPress={onRestart}>
          Start New Calculation
        </Button>
      </ButtonRow>
    </Stack>
  );
}
