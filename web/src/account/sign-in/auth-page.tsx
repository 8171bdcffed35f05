import type { QuestionnaireAnswers } from '@plainwill/contracts/notifications/questionnaire';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { BegunWill } from '../../public/questionnaire/begun-will.tsx';
import { submittedQuestionnaireDraft } from '../../public/questionnaire/submitted-questionnaire.ts';
import { cookiesNeeded } from '../../shared/api/cookies-needed.ts';
import { failureOf } from '../../shared/api/failure.ts';
import { isSignedInUnread, readMeAgain, signIn, useMe } from '../../shared/api/session.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { useDraft } from '../../shared/drafts/draft.ts';
import { paths } from '../../shared/paths/paths.ts';
import { SitePage } from '../../shared/site/site-page.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card, PageColumn, Stack, WithAside } from '../../ui/layout/page-layout.tsx';
import { EmailText } from '../../ui/text/email-text.tsx';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { SignedInRedirect, signingInMark } from './after-sign-in.tsx';
import { AuthAlert } from './auth-failure.tsx';
import { EmailField, missingCredentials } from './credential-fields.tsx';
import { GoogleLink, OrLine } from './google-link.tsx';
import { sessionEndMessage } from './sign-in-redirect.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useGoogleFailure } from './use-google-failure.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

interface SignInProps {
  onTry: () => void;
  /** Somebody is signed in whose roles could not be looked up. */
  onUnread: () => void;
}

/** The ways in. The page around them takes the person onward as soon as somebody is signed in. */
function SignIn({ onTry, onUnread }: SignInProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<Record<string, string> | null>(null);
  const [, goTo] = useLocation();
  const onError = (failure: unknown) => {
    if (!isSignedInUnread(failure)) return void signingInMark.take();
    readMeAgain();
    onUnread();
  };
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => signIn(email, password),
    onMutate: () => signingInMark.set('password'),
    onSuccess: (ways) => ways && goTo(paths.secondStep()),
    onError,
  });
  const passkey = usePasskeySignIn({
    onTry: () => {
      onTry();
      setMissing(null);
      reset();
      signingInMark.set();
    },
    onError,
    onGivenUp: signingInMark.take,
  });
  const submit = () => {
    if (isPending || passkey.isPending) return;
    onTry();
    passkey.reset();
    const found = missingCredentials(email, password);
    setMissing(found);
    if (found) reset();
    else mutate();
  };
  return (
    <>
      <GoogleLink purpose="signIn" isWide onLeave={signingInMark.set} />
      <PasskeyButton onPress={passkey.start} isPending={passkey.isPending} isGivenUp={passkey.isGivenUp}>
        Sign in with a passkey
      </PasskeyButton>
      <OrLine />
      <Form
        onSubmit={submit}
        label="Sign in"
        validationErrors={missing ?? (error ? failureOf(error).fields : undefined)}
      >
        <AuthAlert error={error ?? passkey.error} />
        <EmailField label="Email" autoComplete="username webauthn" value={email} onChange={setEmail} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" isWide isPending={isPending} pendingLabel="Loading...">
          Sign In
        </Button>
      </Form>
    </>
  );
}

/** After signing up: what to do next, and a way to have the link once more. */
function OpenTheLink({ email }: { email: string }) {
  const { mutate, isPending, isSuccess, error } = trpc.identity.accounts.resendConfirmation.useMutation();
  return (
    <>
      <Notice tone="ok" title="One more step">
        Open the link in the message to{' '}
        <strong>
          <EmailText email={email} />
        </strong>
        , and you will be signed in. It can take a few minutes to arrive. If it doesn’t, check your junk folder.
      </Notice>
      {error && <Notice tone="error">{failureOf(error).message}</Notice>}
      {isSuccess && <Notice tone="info">If you haven’t confirmed yet, we’ve sent another link.</Notice>}
      <ButtonRow>
        <Button variant="secondary" onPress={() => mutate({ email })} isPending={isPending} pendingLabel="Sending…">
          Send the link again
        </Button>
      </ButtonRow>
    </>
  );
}

const modes = {
  signIn: { heading: 'Welcome Back', tab: 'Sign in', other: "Don't have an account? Sign up" },
  signUp: {
    heading: 'Create Your Account',
    tab: 'Create your account',
    other: 'Already have an account? Sign in',
  },
};

/** Why an account is asked for, in the one sentence that a newcomer reads before typing. */
const whyAnAccount =
  'Your answers are saved in it as you go, for you alone, on any device. You can delete them whenever you like.';

interface ShellProps {
  children: ReactNode;
  /** The answers that the person has given before they sign in or up. */
  answers: QuestionnaireAnswers | undefined;
}

/** One column; beside it, where there is room, the will that the person has begun. */
const Shell = ({ children, answers }: ShellProps) =>
  answers ? (
    <SitePage width="full">
      <PageColumn>
        <WithAside isAsideSteady aside={<BegunAside answers={answers} />}>
          {children}
        </WithAside>
      </PageColumn>
    </SitePage>
  ) : (
    <SitePage width="form">{children}</SitePage>
  );

const BegunAside = ({ answers }: { answers: QuestionnaireAnswers }) => (
  <div className="hidden roomy:block">
    <BegunWill answers={answers} />
  </div>
);

export default function AuthPage() {
  const [submitted] = useDraft(submittedQuestionnaireDraft);
  const hasSubmitted = submitted !== null;
  const [search] = useSearchParams();
  const ended = sessionEndMessage(search);
  const [mode, setMode] = useState<keyof typeof modes>(hasSubmitted && !ended ? 'signUp' : 'signIn');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isBackFromGoogle] = useState(signingInMark.isSet);
  const [isUnread, setUnread] = useState(false);
  const google = useGoogleFailure();
  const me = useMe();
  const hasFailed = google.message !== null;
  useEffect(() => {
    if (hasFailed) signingInMark.take();
  }, [hasFailed]);
  if (me.data) return <SignedInRedirect account={me.data} />;
  // A failed lookup of roles is not reported here: the next page says what it could not read.
  if (isUnread) return <SignedInRedirect account={null} />;
  if (isBackFromGoogle && me.isPending && !hasFailed) return <Loading />;

  const { heading, tab, other } = modes[mode];
  const change = () => {
    google.forget();
    setSentTo(null);
    setMode(mode === 'signIn' ? 'signUp' : 'signIn');
  };
  return (
    <Shell answers={submitted?.answers}>
      <Stack>
        <div>
          <PageHeading title={tab} at={mode}>
            {heading}
          </PageHeading>
          {mode === 'signUp' && (
            <p className="mt-3">
              {hasSubmitted && !sentTo && <strong>Keep your answers. </strong>}
              {whyAnAccount}
            </p>
          )}
        </div>
        {!navigator.cookieEnabled && <Notice tone="error">{cookiesNeeded}</Notice>}
        {ended && mode === 'signIn' && <Notice tone="info">{ended}</Notice>}
        {hasSubmitted && (
          <Notice tone="ok" title="We have your answers">
            {sentTo
              ? 'Open the link in your email on any device, and they will be filled in for you.'
              : mode === 'signUp'
                ? 'Create your account, and they will be filled in for you.'
                : 'Sign in, and they will be filled in for you.'}{' '}
            <TextLink to={paths.summary}>See your summary</TextLink>
          </Notice>
        )}
        <Card>
          <div className="-mt-2 flex border-b border-line pb-2">
            <Button variant="quiet" size="small" onPress={change}>
              {other}
            </Button>
          </div>
          {google.message && !sentTo && <Notice tone="error">{google.message}</Notice>}
          {sentTo ? (
            <OpenTheLink email={sentTo} />
          ) : mode === 'signIn' ? (
            <SignIn onTry={google.forget} onUnread={() => setUnread(true)} />
          ) : (
            <>
              <SignUpForm onTry={google.forget} onSent={setSentTo} />
              <OrLine />
              <GoogleLink purpose="signIn" isWide onLeave={signingInMark.set} />
              <p className="text-small">
                Prefer a passkey? Once you have an account, you can add one and sign in without a password.
              </p>
            </>
          )}
          {mode === 'signIn' && (
            <p className="text-center">
              <TextLink to={paths.forgottenPassword}>Forgotten your password?</TextLink>
            </p>
          )}
        </Card>
      </Stack>
    </Shell>
  );
}
