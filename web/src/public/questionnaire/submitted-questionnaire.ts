import type { QuestionnaireAnswers } from '@plainwill/contracts/notifications/questionnaire';
import { useMe } from '../../shared/api/session.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { draftStore, useDraft } from '../../shared/drafts/draft.ts';
import { forgetOldAnswers, startKeepingAnswers, submittedAnswersName } from './answers-on-device.ts';

export interface SubmittedQuestionnaire {
  submissionId: string;
  answers: QuestionnaireAnswers;
}

// Before they are read below.
if (typeof window !== 'undefined') forgetOldAnswers(new Date());

/** The answers that this device has sent, until an account claims them, somebody signs out or 30 days have passed. */
export const submittedQuestionnaireDraft = draftStore<SubmittedQuestionnaire | null>(submittedAnswersName, {
  where: 'device',
  empty: null,
});

/** Stores answers that were sent, from this device or from the one that signed up. */
export function storeSubmitted(submitted: SubmittedQuestionnaire): void {
  submittedQuestionnaireDraft.set(submitted);
  startKeepingAnswers(new Date());
}

interface Known {
  answers: QuestionnaireAnswers | null;
  isLoading: boolean;
}

const isFirstTry = (query: { isLoading: boolean; failureCount: number }) => query.isLoading && query.failureCount === 0;

/** The answers sent from this device, else those that the signed-in account has claimed. */
export function useSubmittedAnswers(): Known {
  const [submitted] = useDraft(submittedQuestionnaireDraft);
  const me = useMe();
  const isAsked = submitted === null && Boolean(me.data);
  const testatorRecord = trpc.willData.testatorRecord.get.useQuery(undefined, { enabled: isAsked });
  if (submitted) return { answers: submitted.answers, isLoading: false };
  return {
    answers: testatorRecord.data?.questionnaire?.answers ?? null,
    // A service that is down keeps nobody waiting: the questions can be answered without it.
    isLoading: isFirstTry(me) || (isAsked && isFirstTry(testatorRecord)),
  };
}
