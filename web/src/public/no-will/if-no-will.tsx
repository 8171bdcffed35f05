import { exampleEstatePence } from '@plainwill/contracts/will-data/what-if/example-estate';
import type { Family } from '@plainwill/contracts/will-data/what-if/family';
import type { FamilyAnswers } from '@plainwill/law/intestacy/family-answers';
import { questionKey } from '@plainwill/law/intestacy/questions';
import { useState } from 'react';
import { trpc } from '../../shared/api/trpc.ts';
import { draftStore, useDraft } from '../../shared/drafts/draft.ts';
import { LoadProblem } from '../../shared/testator-record/load-problem.tsx';
import { useTestatorRecord, useToday } from '../../shared/testator-record/use-testator-record.ts';
import { useRested } from '../../ui/browser/use-rested.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { PoundsField } from '../estimator/amount-fields.tsx';
import { inPounds } from '../estimator/pounds.ts';
import { CompareWithWill } from './compare-with-will.tsx';
import { familyNames } from './family-names.ts';
import { finderOf } from './finder.ts';
import { isHomeJointIn, knownFamilyOf, notCountedIn, withNewAnswers } from './known-family.ts';
import { asTyped, estimatedPence, isAmount, penceTyped } from './money.ts';
import { AnsweredList, QuestionPanel } from './question-panel.tsx';
import { useDueFocus } from './use-due-focus.ts';

/** These answers are not stored with the record, nor is the figure that was typed. */
const ifNoWillDraft = draftStore<{ told: Partial<FamilyAnswers>; typed: string | null }>('if-no-will', {
  where: 'tab',
  empty: { told: {}, typed: null },
});

/** Compares what somebody's family would get without a will with what they get by it. */
export default function IfNoWill() {
  const { data, isError, error, refetch, isFetching } = trpc.willData.whatIf.family.useQuery();
  if (data) return <WithFamily family={data} />;
  if (isError)
    return (
      <LoadProblem
        title="Your family couldn’t be loaded"
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  return <Loading />;
}

function WithFamily({ family }: { family: Family }) {
  const record = useTestatorRecord();
  const asOf = useToday();
  const [{ told, typed }, setDraft] = useDraft(ifNoWillDraft);
  const [at, setAt] = useState<string | null>(null);
  const { headingRef, expectFocus } = useDueFocus();

  const names = familyNames(record, family);
  const known = knownFamilyOf(family, record, names, asOf);
  const figure = typed ?? asTyped(estimatedPence(known.answers.home));
  const toldPence = useRested(isAmount(figure) ? penceTyped(figure) : null);
  const isExample = !toldPence;
  const estatePence = toldPence || exampleEstatePence;
  const answers: FamilyAnswers = {
    ...withNewAnswers(known, told),
    estatePence,
    // An example asks nothing more.
    ...(isExample && { chattelsPence: 0 }),
  };
  const isKnown: typeof known.isKnown = (question) =>
    question.kind === 'estate' || (question.kind === 'chattels' && isExample) || known.isKnown(question);
  const { question, before } = finderOf({ answers, asOf, at, isKnown });
  const goTo = (key: string | null) => {
    expectFocus();
    setAt(key);
  };
  const last = before.at(-1);
  return (
    <div className="flex flex-col gap-6">
      <PoundsField
        label="What you own, less your debts"
        name="estate"
        hint={
          isHomeJointIn(record)
            ? 'A rough figure is enough. Leave out the home that goes to its other owner, joint accounts and most pensions.'
            : 'A rough figure is enough. Leave out joint accounts and most pensions.'
        }
        remark={
          isExample ? `Until you enter a figure, we use ${inPounds(exampleEstatePence)} as an example.` : undefined
        }
        value={figure}
        onChange={(typed) => setDraft((known) => ({ ...known, typed }))}
      />
      <AnsweredList answered={before} answers={answers} onChange={(asked) => goTo(questionKey(asked))} />
      {question ? (
        <QuestionPanel
          headingRef={headingRef}
          question={question}
          answers={answers}
          onAnswer={(answered) => {
            setDraft((known) => ({ ...known, told: { ...known.told, ...answered } }));
            goTo(null);
          }}
          onBack={last && (() => goTo(questionKey(last)))}
        />
      ) : (
        <CompareWithWill
          answers={answers}
          asOf={asOf}
          family={family}
          names={names}
          notCounted={notCountedIn(record, names)}
          headingRef={headingRef}
        />
      )}
    </div>
  );
}
