import { spouseKey } from '@plainwill/contracts/will-data/what-if/people-keys';
import type { Scenario } from '@plainwill/contracts/will-data/what-if/what-if';
import { calledIn } from '@plainwill/contracts/will-data/what-if/what-if-sentences';
import { RotateCcw, Undo2 } from 'lucide-react';
import { startTransition, useCallback, useMemo } from 'react';
import { LoadProblem } from '../../../shared/testator-record/load-problem.tsx';
import { useToday } from '../../../shared/testator-record/use-testator-record.ts';
import { afterFocusMoved } from '../../../ui/browser/focus.ts';
import { useIsRoomy } from '../../../ui/browser/use-screen-width.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { DayField } from '../../../ui/dates-and-money/day-field.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Card } from '../../../ui/layout/page-layout.tsx';
import { AmountFields } from './amount-fields.tsx';
import { Deaths } from './deaths.tsx';
import { goToOutcome, Outcome } from './outcome-view.tsx';
import { needsAmounts } from './scenario-copy.ts';
import { ScenarioList, ScenarioSelect } from './scenario-list.tsx';
import { dayOf, hasLaterChild, storyOf, withLaterChild } from './story.ts';
import { useAnswer, useBase, useFigures, useScenarios, useStory } from './use-what-if.ts';

/** The days until which nobody looks ahead. */
const farthestYears = 60;

/** The scenarios, and beside them the outcome. */
export function WhatIf() {
  const today = useToday();
  const figures = useFigures();
  const stories = useStory();
  const { story, pushStory } = stories;
  const scenarios = useScenarios(figures.figures);
  const answer = useAnswer(story, figures.figures);
  const isRoomy = useIsRoomy();
  const base = useBase(figures.figures);
  const { shown } = scenarios;
  const whatIf = shown?.whatIf;
  const events = answer.shown?.events;
  const called = useMemo(() => whatIf && events && calledIn(whatIf, events), [whatIf, events]);
  const choose = useCallback(
    (scenario: Scenario) => {
      // The list closes before all that comes of it is drawn.
      if (shown) startTransition(() => pushStory(storyOf(scenario, shown.figures)));
      // The list that was pressed has closed.
      if (!isRoomy) afterFocusMoved(goToOutcome);
    },
    [shown, pushStory, isRoomy],
  );
  const retry = () => void Promise.all([scenarios.refetch(), answer.refetch()]);
  const isRetrying = scenarios.isFetching || answer.isFetching;
  if (!whatIf || !answer.shown || !called) {
    const error = scenarios.error ?? answer.error;
    return error ? (
      <LoadProblem title="This couldn’t be worked out" error={error} onRetry={retry} isRetrying={isRetrying} />
    ) : (
      <Loading />
    );
  }
  const hasSpouse = whatIf.people.some(({ id }) => id === spouseKey);
  const days = { today, latest: `${Number(today.slice(0, 4)) + farthestYears}${today.slice(4)}` };
  const offered = whatIf.scenarios.filter((scenario) => figures.hasAmounts || !needsAmounts(scenario));
  const list = { scenarios: offered, current: story.scenario, onChoose: choose };
  const changes = (
    <>
      <ButtonRow>
        <Button variant="quiet" size="small" isBlocked={!stories.canUndo} onPress={stories.undo}>
          <Undo2 aria-hidden strokeWidth={2.2} className="size-4.5" />
          Undo
        </Button>
        <Button variant="quiet" size="small" isBlocked={!stories.canUndo} onPress={stories.startAgain}>
          <RotateCcw aria-hidden strokeWidth={2.2} className="size-4.5" />
          Start again
        </Button>
      </ButtonRow>
      <Card>
        <AmountFields
          amounts={figures.amounts}
          isFromEstimator={figures.isFromEstimator}
          change={figures.change}
          problems={figures.problems}
          whatIf={whatIf}
        />
      </Card>
      <Card>
        <Disclosure summary="Change who dies, and when">
          <Deaths story={story} whatIf={whatIf} deathOn={dayOf(story, figures.figures)} onChange={pushStory} />
          <Checkbox
            name="laterChild"
            label="You have another child"
            isSelected={hasLaterChild(story)}
            onChange={(isBorn) =>
              pushStory(withLaterChild(story, isBorn, { on: today, otherParent: hasSpouse ? spouseKey : null }))
            }
          />
          <DayField
            label="The day you die"
            hint="Today, unless you say otherwise. Children’s ages follow from it."
            days={days}
            value={dayOf(story, figures.figures)}
            onChange={(day) => figures.setDay(day === '' ? null : day)}
          />
        </Disclosure>
      </Card>
    </>
  );
  const outcome = (
    <Outcome
      answered={answer.shown}
      base={story.scenario === 'as-things-stand' && !stories.canUndo ? null : base}
      called={called}
      hasAmounts={figures.hasAmounts}
      isBusy={answer.isFetching}
      error={answer.error}
      onRetry={retry}
      isRetrying={isRetrying}
    />
  );
  if (!isRoomy)
    return (
      <div className="flex flex-col gap-6 print:block">
        <ScenarioSelect {...list} />
        {outcome}
        <section aria-label="What happens" className="flex flex-col gap-5 print:hidden">
          {changes}
        </section>
      </div>
    );
  return (
    <div className="grid grid-cols-[20rem_minmax(0,1fr)] items-start gap-6 print:block">
      <section aria-label="What happens" className="flex flex-col gap-5 print:hidden">
        <ScenarioList {...list} />
        {changes}
      </section>
      {outcome}
    </div>
  );
}
