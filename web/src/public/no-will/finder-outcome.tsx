import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { FamilyAnswers } from '@plainwill/law/intestacy/family-answers';
import { askedOf, doesSpouseInherit } from '@plainwill/law/intestacy/questions';
import { ArrowRight, Check } from 'lucide-react';
import type { Ref } from 'react';
import { paths } from '../../shared/paths/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { EstateAmount } from './estate-amount.tsx';
import { administratorText, couldDo, hasMinorChild, headlineOf } from './outcome-text.ts';
import { NothingList, OutcomeView } from './outcome-view.tsx';
import { outcomesOf, type PossibleOutcome } from './outcomes.ts';

interface FinderOutcomeProps {
  answers: FamilyAnswers;
  asOf: CalendarDate;
  onAnswer: (told: Partial<FamilyAnswers>) => void;
  onRestart: () => void;
  headingRef: Ref<HTMLHeadingElement>;
}

/** Shows what the answers come to, and what a will could do instead. */
export default function FinderOutcome({ answers, asOf, onAnswer, onRestart, headingRef }: FinderOutcomeProps) {
  const outcomes = outcomesOf(answers, asOf);
  const [first] = outcomes;
  if (!first) return null;
  const isCertain = outcomes.length === 1;
  return (
    <div className="flex flex-col gap-8">
      <div>
        <h3
          ref={headingRef}
          tabIndex={-1}
          className="heading text-title focus-visible:shadow-none focus-visible:outline-none"
        >
          What would happen without a will
        </h3>
        <p role="status" className="mt-2 text-lead">
          {isCertain ? headlineOf(first) : 'It depends on what you don’t know. These are the possible answers.'}
        </p>
      </div>
      {outcomes.map((outcome) => (
        <OutcomeView key={outcome.condition} outcome={outcome} condition={isCertain ? null : outcome.condition} />
      ))}
      {answers.home === 'other' && askedOf(answers, asOf).answered.some(({ kind }) => kind === 'home') && (
        <p>Your share of the home goes straight to the other owner. It is not part of these shares.</p>
      )}
      <NothingList outcomes={outcomes} />
      {!doesSpouseInherit(answers) && <EstateAmount pence={answers.estatePence} onAnswer={onAnswer} />}
      <WhatElse outcome={first} isCertain={isCertain} />
      <p className="text-small text-muted">
        These rules are for people whose permanent home is in England or Wales. Inheritance tax is not taken off.
      </p>
      <WhatAWillCouldDo outcomes={outcomes} />
      <ButtonRow>
        <Button variant="secondary" onPress={onRestart}>
          Start again
        </Button>
      </ButtonRow>
    </div>
  );
}

/** Lists what else is left open without a will. */
function WhatElse({ outcome, isCertain }: { outcome: PossibleOutcome; isCertain: boolean }) {
  if (!isCertain && !hasMinorChild(outcome)) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
      {isCertain && (
        <div>
          <h4 className="font-semibold">Who deals with everything</h4>
          <p className="mt-1">{administratorText(outcome)}</p>
        </div>
      )}
      {hasMinorChild(outcome) && (
        <div>
          <h4 className="font-semibold">Who brings up your children</h4>
          <p className="mt-1">
            No one is chosen. If no parent with legal responsibility is living, a court may have to decide.
          </p>
        </div>
      )}
    </div>
  );
}

function WhatAWillCouldDo({ outcomes }: { outcomes: readonly PossibleOutcome[] }) {
  const ideas = [...new Set(outcomes.flatMap((outcome) => couldDo(outcome)))].slice(0, 4);
  return (
    <section className="rounded-card bg-sage p-5 sm:p-6 print:bg-transparent print:p-0">
      <h4 className="heading text-lead">What a will could do instead</h4>
      <ul className="mt-3 mb-5 flex flex-col gap-2">
        {ideas.map((idea) => (
          <li key={idea} className="flex items-start gap-2.5">
            <Check aria-hidden strokeWidth={2.2} className="mt-0.5 size-5 shrink-0 text-deep" />
            {idea}
          </li>
        ))}
      </ul>
      <ButtonRow>
        <ButtonLink to={paths.questionnaire()} isWideOnPhone>
          Start Your Will
          <ArrowRight aria-hidden strokeWidth={2.2} className="size-5" />
        </ButtonLink>
      </ButtonRow>
    </section>
  );
}
