import { nextSteps } from '@plainwill/contracts/notifications/next-steps';
import type { QuestionnaireAnswers } from '@plainwill/contracts/notifications/questionnaire';
import { brand } from '@plainwill/contracts/shared/brand';
import { useMe } from '../../shared/api/session.ts';
import { calls } from '../../shared/api/trpc.ts';
import { useDownload } from '../../shared/api/use-download.ts';
import { paths } from '../../shared/paths/paths.ts';
import { SitePage } from '../../shared/site/site-page.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card, Stack } from '../../ui/layout/page-layout.tsx';
import { AnswersList } from './answers-list.tsx';
import { BegunWill } from './begun-will.tsx';
import { OutsideEnglandAndWales } from './question-field.tsx';
import { useSubmittedAnswers } from './submitted-questionnaire.ts';

interface NumberedStepsProps {
  steps: readonly { title: string; text: string }[];
}

/** The next steps, in order. */
function NumberedSteps({ steps }: NumberedStepsProps) {
  return (
    <ol className="flex flex-col gap-5">
      {steps.map(({ title, text }, at) => (
        <li key={title} className="flex gap-4">
          <span
            aria-hidden
            className="heading flex size-11 shrink-0 items-center justify-center rounded-full bg-sage text-lead text-deep"
          >
            {at + 1}
          </span>
          <div>
            <h3 className="font-semibold">{title}</h3>
            <p className="text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

export default function SummaryPage() {
  const { answers, isLoading } = useSubmittedAnswers();
  return (
    <SitePage isForTask>{isLoading ? <Loading /> : answers ? <Summary answers={answers} /> : <NothingYet />}</SitePage>
  );
}

function NothingYet() {
  return (
    <Stack>
      <PageHeading title="Your summary">There is nothing to show yet</PageHeading>
      <p>Once you have sent us the questionnaire, your answers and what happens next will appear here.</p>
      <ButtonRow>
        <ButtonLink to={paths.questionnaire()}>Start Your Will</ButtonLink>
        <ButtonLink to={paths.home} variant="secondary">
          Return Home
        </ButtonLink>
      </ButtonRow>
    </Stack>
  );
}

/** A will is one person’s, so that the answers given here begin the first of two. */
const ForTheTwoOfYou = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <Card>
    <h2 className="heading text-title">For you and your partner</h2>
    <p>
      These answers begin your own will. Your partner makes a will of their own, in an account with an email address
      that is not yours, and signs it separately.{' '}
      {!isSignedIn && 'Once you have signed in, you can invite them under “Planning together”.'}
    </p>
    {isSignedIn && (
      <ButtonRow>
        <ButtonLink to={paths.together} variant="secondary">
          Invite your partner
        </ButtonLink>
      </ButtonRow>
    )}
  </Card>
);

function Summary({ answers }: { answers: QuestionnaireAnswers }) {
  const { mutate, isPending, isError } = useDownload(() => calls.willData.questionnaire.summary.query({ answers }));
  const me = useMe();
  const isElsewhere = answers.homeOwned === 'No' && answers.locationEnglandWales === 'No';
  return (
    <Stack gap="wide">
      <div>
        <PageHeading title="Your summary">Congratulations!</PageHeading>
        <p className="mt-3 text-lead">We have your answers. The first step of your will is done.</p>
      </div>
      {isElsewhere && <OutsideEnglandAndWales />}
      <BegunWill answers={answers} />
      <ButtonRow>
        <ButtonLink to={me.data ? paths.willMaker : paths.auth}>
          {me.data ? 'Continue your will' : 'Create your account'}
        </ButtonLink>
        <ButtonLink to={paths.home} variant="quiet">
          Return Home
        </ButtonLink>
      </ButtonRow>
      {answers.whoFor === 'Me and my Partner' && <ForTheTwoOfYou isSignedIn={Boolean(me.data)} />}
      <section aria-labelledby="next" className="flex flex-col gap-5">
        <h2 id="next" className="heading text-title">
          What Happens Next?
        </h2>
        <NumberedSteps steps={nextSteps} />
      </section>
      <Card>
        <h2 className="heading text-title">Your answers</h2>
        <AnswersList answers={answers} />
        {isError && <Notice tone="error">We couldn’t make the summary. Try again in a moment.</Notice>}
        <ButtonRow>
          <Button variant="secondary" onPress={() => mutate()} isPending={isPending} pendingLabel="Loading...">
            Download Summary
          </Button>
        </ButtonRow>
      </Card>
      <p>
        Questions? Call <TextLink to={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</TextLink> or write to{' '}
        <TextLink to={`mailto:${brand.email}`}>{brand.email}</TextLink>.
      </p>
    </Stack>
  );
}
