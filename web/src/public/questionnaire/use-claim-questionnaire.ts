import { useAtom } from 'jotai';
import { RESET } from 'jotai/utils';
import { useEffect } from 'react';
import { trpc } from '../../shared/api/trpc.ts';
import { updateTestatorRecord } from '../../shared/testator-record/use-testator-record.ts';
import { submittedQuestionnaireAtom } from './submitted-questionnaire.ts';

/** Gives the answers sent from this device to the account that has signed in, once; they stay here until it has them. */
export function useClaimQuestionnaire(): void {
  const [submitted, setSubmitted] = useAtom(submittedQuestionnaireAtom);
  const { mutate, isIdle } = trpc.willData.questionnaire.claim.useMutation({
    retry: 3,
    onSuccess: (claimed) => {
      updateTestatorRecord((testatorRecord) => ({ ...testatorRecord, ...claimed }));
      setSubmitted(RESET);
    },
  });
  useEffect(() => {
    if (submitted && isIdle) mutate(submitted);
  }, [submitted, isIdle, mutate]);
}
