import { testatorKey } from '@plainwill/contracts/will-data/what-if/people-keys';
import type { WhatIfAnswer } from '@plainwill/contracts/will-data/what-if/what-if';
import {
  type Called,
  careSentences,
  executorSentences,
  outcomeSentences,
  pensionRequestText,
  stepsInShares,
  storyTitle,
  taxSentences,
} from '@plainwill/contracts/will-data/what-if/what-if-sentences';
import { Info } from 'lucide-react';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { failureOf } from '../../../shared/api/failure.ts';
import { paths } from '../../../shared/paths/paths.ts';
import { useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { RetryNotice } from '../../../ui/feedback/retry-notice.tsx';
import { Card } from '../../../ui/layout/page-layout.tsx';
import { AnswerLink } from '../../answer-place/answer-link.tsx';
import { ClauseLink, ClauseNumbers, useClauseNumbers } from './clause-link.tsx';
import { FamilyCase } from './family-case.tsx';
import { flowOf } from './flow.ts';
import { FlowPicture } from './flow-picture.tsx';
import { outcomeRows, type Trouble, troublesIn } from './outcome.ts';
import { OutcomeTable } from './outcome-table.tsx';
import { SheetButton } from './sheet-button.tsx';
import type { Answered } from './use-what-if.ts';

const outcomeHeading = 'what-comes-of-it';

export function goToOutcome() {
  const heading = document.getElementById(outcomeHeading);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

interface ShownProps {
  answered: Answered;
  /** As things stand; null where nothing is to be held against it. */
  base: WhatIfAnswer | null;
  called: Called;
  hasAmounts: boolean;
}

interface OutcomeProps extends ShownProps {
  isBusy: boolean;
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
}

/** The outcome of a story, and the messages while it is worked out. */
export function Outcome({ answered, base, called, hasAmounts, ...state }: OutcomeProps) {
  const numbers = useClauseNumbers();
  return (
    <section aria-label="What comes of it" aria-busy={state.isBusy || undefined} className="flex flex-col gap-6">
      {state.error !== null && (
        <div className="flex flex-col gap-3 print:hidden">
          <RetryNotice
            message={`${failureOf(state.error).message} Below is what you looked at before.`}
            onRetry={state.onRetry}
            isRetrying={state.isRetrying}
          />
        </div>
      )}
      <ClauseNumbers value={numbers}>
        <WhatComesOfIt answered={answered} base={base} called={called} hasAmounts={hasAmounts} />
      </ClauseNumbers>
    </section>
  );
}

/** In sentences, and in detail. It stays as it is while the next is worked out. */
const WhatComesOfIt = memo(function WhatComesOfIt(shown: ShownProps) {
  const { answered, called, hasAmounts } = shown;
  const { story, events, answer } = answered;
  const sentences = outcomeSentences(answer, called);
  const storedGifts = useTestatorRecord().gifts.map(({ id }) => id);
  const laterChildren = (events.born ?? []).filter(({ of }) => of === testatorKey).map(({ id }) => id);
  return (
    <>
      <Card>
        <div role="status" className="flex flex-col gap-3">
          <h2 id={outcomeHeading} tabIndex={-1} className="heading scroll-mt-24 text-title">
            {storyTitle(events, called, story.estateTimes !== 1)}
          </h2>
          {sentences.map((sentence) => (
            <p key={sentence} className="max-w-words">
              {sentence}
            </p>
          ))}
        </div>
        <Troubles troubles={troublesIn(answer, called, { laterChildren, storedGifts })} />
        {!hasAmounts && (
          <p className="text-small text-muted">Only shares are shown, as we don’t know what you would leave.</p>
        )}
      </Card>
      <Details {...useDeferredValue(shown)} />
      <SheetButton events={events} hasAmounts={hasAmounts} />
    </>
  );
});

/** As a picture, as a table, and why: drawn once the sentences are on the screen. */
const Details = memo(function Details({ answered: { events, answer }, base, called, hasAmounts }: ShownProps) {
  const sentences = outcomeSentences(answer, called);
  return (
    <>
      <Card>
        <FlowPicture flow={flowOf(answer, { called, hasAmounts })} sentences={sentences} />
      </Card>
      <Card>
        <h3 className="heading text-lead">Who gets what</h3>
        <OutcomeTable rows={outcomeRows(answer, base, { called, hasAmounts })} hasAmounts={hasAmounts} />
        {hasAmounts && answer.tax.duePence !== 0 && (
          <p className="text-small text-muted">Amounts are before inheritance tax.</p>
        )}
        {answer.asked.length > 0 && <Sentences of={answer.asked.map((asked) => pensionRequestText(asked, called))} />}
      </Card>
      <Card>
        <h3 className="heading text-lead">Who carries out your will</h3>
        <Sentences of={executorSentences(answer.executors, called)} />
        {answer.guardians.length > 0 && (
          <>
            <h3 className="heading text-lead">Who cares for your children</h3>
            <Sentences of={careSentences(answer.guardians, called)} />
          </>
        )}
        <h3 className="heading text-lead">Tax</h3>
        <Sentences
          of={hasAmounts ? taxSentences(answer.tax) : ['Tell us roughly what you would leave to see the tax.']}
        />
      </Card>
      <FamilyCase answer={answer} events={events} called={called} />
      <Reasons steps={hasAmounts ? answer.steps : stepsInShares(answer.steps)} />
    </>
  );
});

const Sentences = ({ of }: { of: readonly string[] }) => (
  <>
    {of.map((sentence) => (
      <p key={sentence} className="-mt-2 max-w-words">
        {sentence}
      </p>
    ))}
  </>
);

const Troubles = ({ troubles }: { troubles: readonly Trouble[] }): ReactNode =>
  troubles.length > 0 && (
    <ul className="flex flex-col gap-2 rounded-field border border-amber bg-paper px-4 py-3">
      {troubles.map(({ message, place, fix }) => (
        <li key={message} className="flex items-start gap-2.5">
          <Info aria-hidden strokeWidth={2.2} className="mt-1 size-4.5 shrink-0 text-amber" />
          <span>
            {message}{' '}
            <span className="print:hidden">
              <AnswerLink place={place} from={paths.whatIf}>
                Change this in {fix}
              </AnswerLink>
            </span>
          </span>
        </li>
      ))}
    </ul>
  );

/** Why it comes out like this, one step after the other. */
const Reasons = ({ steps }: { steps: WhatIfAnswer['steps'] }) => (
  <Card>
    <h3 className="heading text-lead">Why</h3>
    <ol className="flex list-decimal flex-col gap-3 pl-6">
      {steps.map(({ text, clause, source }) => (
        <li key={`${text} ${clause}`} className="max-w-words pl-1">
          {text}{' '}
          {clause && (
            <span className="text-small whitespace-nowrap">
              <ClauseLink clause={clause} isNamed />
            </span>
          )}
          {source && <span className="block text-small text-muted">{source}</span>}
        </li>
      ))}
    </ol>
  </Card>
);
