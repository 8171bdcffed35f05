import { useAtom, useSetAtom } from 'jotai';
import { RESET } from 'jotai/utils';
import { useLocation } from 'wouter';
import { trpc } from '../../api/trpc.ts';
import { paths } from '../../paths/paths.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { questionnaireDraftAtom } from './questionnaire-draft.ts';
import { finishedAnswers } from './questionnaire-steps.ts';
import { submittedQuestionnaireAtom } from './submitted-questionnaire.ts';

/** Sends the answers once, however often it is tried. */
export function useSubmitQuestionnaire() {
  const [draft, setDraft] = useAtom(questionnaireDraftAtom);
  const setSubmitted = useSetAtom(submittedQuestionnaireAtom);
  const [, goTo] = useLocation();
  const { mutate, isPending, error } = trpc.notifications.questionnaire.submit.useMutation({
    onSuccess: (_nothing, submitted) => {
      notify({ title: 'Success!', text: 'Your questionnaire has been submitted successfully.', tone: 'ok' });
      setSubmitted(submitted);
      goTo(paths.auth);
      setDraft(RESET);
    },
    onError: () => notify({ title: 'Error', text: 'Failed to submit questionnaire. Please try again.', tone: 'error' }),
  });
  const submit = () => {
    const answers = finishedAnswers(draft.answers);
    if (!answers || isPending) return;
    const submissionId = draft.submissionId ?? crypto.randomUUID();
    setDraft({ ...draft, submissionId });
    mutate({ submissionId, answers });
  };
  return { submit, isPending, error };
}
