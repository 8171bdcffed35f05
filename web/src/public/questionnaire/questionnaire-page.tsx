import type { PartialAnswers } from '@plainwill/contracts/notifications/vocabulary';
import { brand } from '@plainwill/contracts/shared/brand';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { failureOf } from '../../shared/api/failure.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { draftStore, useDraft } from '../../shared/drafts/draft.ts';
import { paths } from '../../shared/paths/paths.ts';
import { SitePage } from '../../shared/site/site-page.tsx';
import { onIdle } from '../../ui/browser/on-idle.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Stack } from '../../ui/layout/page-layout.tsx';
import { notify } from '../../ui/toasts/toasts.ts';
import { promisesOf } from '../content/promises.ts';
import { AnswersList } from './answers-list.tsx';
import { loadAddressFinder, QuestionField } from './question-field.tsx';
import { finishedAnswers, questionCopy, questionCount, stepAt } from './questions.ts';
import { storeSubmitted, useSubmittedAnswers } from './submitted-questionnaire.ts';

interface QuestionnaireDraft {
  answers: PartialAnswers;
  /** Names this set of answers, so that sending it twice counts once; other answers get another. */
  submissionId: string | null;
}

/** Survives a reload, and ends with the browser's tab. */
const questionnaireDraft = draftStore<QuestionnaireDraft>('questionnaire', {
  where: 'tab',
  empty: { answers: {}, submissionId: null },
});

const withAnswer = ({ answers }: QuestionnaireDraft, answer: PartialAnswers): QuestionnaireDraft => ({
  answers: { ...answers, ...answer },
  submissionId: null,
});

/** Sends the answers once, however often it is tried. */
function useSubmitQuestionnaire() {
  const [draft, setDraft] = useDraft(questionnaireDraft);
  const [, goTo] = useLocation();
  const { mutate, isPending, error } = trpc.notifications.questionnaire.submit.useMutation({
    onSuccess: (_nothing, submitted) => {
      notify({ title: 'Success!', text: 'Your questionnaire has been submitted successfully.', tone: 'ok' });
      storeSubmitted(submitted);
      goTo(paths.auth);
      questionnaireDraft.reset();
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

export default function QuestionnairePage() {
  return (
    <SitePage isForTask>
      <NewOrAnswered />
    </SitePage>
  );
}

/** The questions, or for someone who has answered them a way to continue. */
function NewOrAnswered() {
  const [isAgain, setAgain] = useState(false);
  const [{ answers: begun }] = useDraft(questionnaireDraft);
  const isBegun = Object.keys(begun).length > 0;
  // Answers sent just now lead on to the next page.
  const [hasBegun, setBegun] = useState(isBegun);
  if (isBegun && !hasBegun) setBegun(true);
  const { answers } = useSubmittedAnswers();
  if (!answers || hasBegun || isAgain) return <Questionnaire />;
  return <AnsweredAlready answers={answers} onAgain={() => setAgain(true)} />;
}

function AnsweredAlready({ answers, onAgain }: { answers: PartialAnswers; onAgain: () => void }) {
  return (
    <Stack gap="wide">
      <div>
        <PageHeading title="Your answers">You’ve already answered these questions</PageHeading>
        <p className="mt-3 text-muted">Continue where you left off, or answer them again if something has changed.</p>
      </div>
      <AnswersList answers={answers} />
      <ButtonRow>
        <ButtonLink to={paths.auth}>Continue your will</ButtonLink>
        <Button variant="secondary" onPress={onAgain}>
          Answer again
        </Button>
      </ButtonRow>
    </Stack>
  );
}

function Questionnaire() {
  const [draft, setDraft] = useDraft(questionnaireDraft);
  const [search] = useSearchParams();
  const [, goTo] = useLocation();
  const { submit, isPending, error } = useSubmitQuestionnaire();
  const asked = search.get('step');
  const step = stepAt(Number(asked ?? 1), draft.answers);
  const isChange = search.has('change');
  const explanation = useExplanation(step.question);
  useEffect(() => onIdle(() => void loadAddressFinder().catch(() => undefined)), []);

  // An address of no such step, or of one that cannot be answered yet, becomes that of the step shown.
  const isMistaken = asked !== null && asked !== String(step.number);
  useEffect(() => {
    if (isMistaken) goTo(paths.questionnaire(step.number), { replace: true });
  }, [isMistaken, step.number, goTo]);
  const goToStep = (number: number) => goTo(paths.questionnaire(number));
  const goOn = () => {
    if (step.missing) explanation.show();
    else if (step.isLast) submit();
    // Past the end is the furthest that the answers allow: the check, or a question that the change has opened.
    else goToStep(isChange ? Number.MAX_SAFE_INTEGER : step.number + 1);
  };

  const { question, why } = questionCopy[step.question];
  return (
    <Stack gap="wide">
      <ProgressBar label={`Question ${step.number} of ${questionCount}`} percent={step.percent} />
      <noscript>
        <Notice tone="info">
          The questions need JavaScript. Switch it on in your browser, and load this page again.
        </Notice>
      </noscript>
      <Form onSubmit={goOn} label={question}>
        <div>
          <PageHeading title={question} at={step.question}>
            {question}
          </PageHeading>
          <p className="mt-3 text-muted">{why}</p>
          {step.number === 1 && <p className="mt-3">{promisesOf(brand).cost}</p>}
        </div>
        <QuestionField
          key={step.question}
          question={step.question}
          answers={draft.answers}
          onAnswer={(answer) => {
            explanation.hide();
            setDraft(withAnswer(draft, answer));
          }}
        />
        {step.isLast && !step.missing && (
          <section aria-labelledby="check" className="mt-4 flex flex-col gap-4">
            <h2 id="check" className="heading text-title">
              Check your answers
            </h2>
            <AnswersList answers={draft.answers} changeAt={paths.questionnaireChange} />
          </section>
        )}
        {explanation.isShown && step.missing && (
          <Notice tone="info" ref={explanation.ref}>
            {step.missing}
          </Notice>
        )}
        {error && (
          <Notice tone="error" title="Your answers were not sent">
            {[failureOf(error).message, ...Object.values(failureOf(error).fields)].join(' ')}
          </Notice>
        )}
        <div className="mt-4">
          <ButtonRow isSpread>
            {step.number === 1 ? (
              <span />
            ) : (
              <Button variant="secondary" onPress={() => goToStep(step.number - 1)}>
                <ArrowLeft aria-hidden strokeWidth={2.2} className="size-5" />
                Previous
              </Button>
            )}
            <Button type="submit" isBlocked={step.missing !== null} isPending={isPending} pendingLabel="Submitting...">
              {step.isLast ? 'Complete' : 'Next'}
              {!step.isLast && <ArrowRight aria-hidden strokeWidth={2.2} className="size-5" />}
            </Button>
          </ButtonRow>
        </div>
      </Form>
      <ButtonRow>
        <ButtonLink to={paths.home} variant="quiet" size="small">
          Back to Home
        </ButtonLink>
      </ButtonRow>
    </Stack>
  );
}

/** The words that take the focus when a button cannot do what it says yet. */
function useExplanation(question: string) {
  const ref = useRef<HTMLDivElement>(null);
  const [shownFor, setShownFor] = useState<string | null>(null);
  const isShown = shownFor === question;
  useEffect(() => {
    if (isShown) ref.current?.focus();
  }, [isShown]);
  return {
    ref,
    isShown,
    show: () => {
      setShownFor(question);
      ref.current?.focus();
    },
    hide: () => setShownFor(null),
  };
}
