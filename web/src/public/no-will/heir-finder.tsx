import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { type FamilyAnswers, noFamilyAnswers } from '@plainwill/law/intestacy/family-answers';
import { type Question, questionKey } from '@plainwill/law/intestacy/questions';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { draftStore, useDraft } from '../../shared/drafts/draft.ts';
import { paths } from '../../shared/paths/paths.ts';
import { onIdle } from '../../ui/browser/on-idle.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../ui/loading/part-problem.tsx';
import { finderOf } from './finder.ts';
import { AnsweredList, QuestionPanel } from './question-panel.tsx';
import { soFar } from './so-far.ts';
import { useDueFocus } from './use-due-focus.ts';

const loadOutcome = () => import('./finder-outcome.tsx');
const FinderOutcome = lazyPart(loadOutcome, PartProblem);

/** A visitor's answers about their family. */
const noWillDraft = draftStore<FamilyAnswers>('no-will', { where: 'tab', empty: noFamilyAnswers });

/** An entry of the browser's history holds the question that it shows, and never an answer. */
interface Entry {
  noWillQuestion?: string | null;
}

/** One question after another, and what the answers come to. Nothing of it leaves the browser. */
export function HeirFinder() {
  const [answers, setAnswers] = useDraft(noWillDraft);
  const change = (told: Partial<FamilyAnswers>) => setAnswers((known) => ({ ...known, ...told }));
  const [asOf] = useState(() => dayInUnitedKingdom(new Date()));
  const entry = useHistoryState<Entry | null>();
  const [, navigate] = useLocation();
  const { headingRef, expectFocus } = useDueFocus();

  const at = entry?.noWillQuestion ?? null;
  const { question, before } = finderOf({ answers, asOf, at });

  const goTo = (shown: Question | null) => {
    expectFocus();
    const state: Entry = { noWillQuestion: shown && questionKey(shown) };
    navigate(paths.noWill, { state });
  };
  const answer = (told: Partial<FamilyAnswers>) => {
    const after = { ...answers, ...told };
    change(told);
    goTo(finderOf({ answers: after, asOf, at: null }).next);
  };
  const restart = () => {
    noWillDraft.reset();
    goTo(null);
  };

  const onStepped = useEffectEvent(expectFocus);
  useEffect(() => {
    const stepped = () => onStepped();
    window.addEventListener('popstate', stepped);
    return () => window.removeEventListener('popstate', stepped);
  }, []);
  // While the questions are answered, so that the outcome is there at once.
  useEffect(() => onIdle(() => void loadOutcome().catch(() => undefined)), []);

  const last = before.at(-1);
  return (
    <div className="flex flex-col gap-6">
      {question ? (
        <>
          <AnsweredList answered={before} answers={answers} onChange={goTo} />
          <SoFar words={soFar(answers, question)} />
          <QuestionPanel
            headingRef={headingRef}
            question={question}
            answers={answers}
            onAnswer={answer}
            onBack={last && (() => goTo(last))}
          />
        </>
      ) : (
        <Suspense fallback={<Loading />}>
          <Disclosure summary={`Your ${before.length} answers`}>
            <AnsweredList answered={before} answers={answers} onChange={goTo} />
          </Disclosure>
          <FinderOutcome answers={answers} asOf={asOf} onAnswer={change} onRestart={restart} headingRef={headingRef} />
        </Suspense>
      )}
    </div>
  );
}

/** Says what is settled already. It is there from the start, so that it is heard when it changes. */
const SoFar = ({ words }: { words: string }) => (
  <div role="status">
    {words && (
      <p className="rounded-field border-l-4 border-deep bg-sage p-4">
        <strong>So far:</strong> {words}
      </p>
    )}
  </div>
);
