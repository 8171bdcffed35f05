import { capacityQuestions } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { useState } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import { LoadProblem } from '../../../shared/testator-record/load-problem.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Alone } from './alone.tsx';
import { useAskedFor } from './asked-for.ts';
import { HealthQuestion } from './health-question.tsx';

/** The step asks if anybody helped, and if anything troubles the memory. */
export function AboutYouStep() {
  const { data, isError, error, refetch, isFetching } = trpc.willData.review.capacity.get.useQuery();
  if (!data)
    return isError ? (
      <LoadProblem
        title="Your answers couldn’t be loaded"
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    ) : (
      <Loading />
    );
  return (
    <>
      <Alone />
      <HelpQuestion />
      <HealthQuestion stored={data.health} />
    </>
  );
}

const { label, hint } = capacityQuestions.help;

/**
 * A person who comes back to it finds it empty: whoever looks over their shoulder learns nothing. What was typed is
 * still sent.
 */
function HelpQuestion() {
  const [shown, setShown] = useState('');
  const { change } = useAskedFor();
  return (
    <TextAreaField
      label={label}
      hint={`${hint} It is saved only when you send your request.`}
      name="help"
      value={shown}
      onChange={(help) => {
        setShown(help);
        change({ help });
      }}
      rows={4}
    />
  );
}
