import { useEffect } from 'react';
import { trpc } from '../../shared/api/trpc.ts';
import { useDraft } from '../../shared/drafts/draft.ts';
import { updateTestatorRecord } from '../../shared/testator-record/use-testator-record.ts';
import { submittedQuestionnaireDraft } from './submitted-questionnaire.ts';

/** Gives the answers sent from this device to the account that has signed in, once; they stay here until it has them. */
export function useClaimQuestionnaire(): void {
  const [submitted] = useDraft(submittedQuestionnaireDraft);
  const { mutate, isIdle } = trpc.willData.questionnaire.claim.useMutation({
    retry: 3,
    onSuccess: (claimed) => {
      updateTestatorRecord((testatorRecord) => ({ ...testatorRecord, ...claimed }));
      submittedQuestionnaireDraft.reset();
    },
  });
  useEffect(() => {
    if (submitted && isIdle) mutate(submitted);
  }, [submitted, isIdle, mutate]);
}
