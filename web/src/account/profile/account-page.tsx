import type { Profile } from '@plainwill/contracts/identity/profile';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { useMe } from '../../shared/api/session.ts';
import { SitePage } from '../../shared/site/site-page.tsx';
import { ThemeChoice } from '../../shared/site/theme-choice.tsx';
import { LoadProblem } from '../../shared/testator-record/load-problem.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useRequired } from '../../ui/forms/use-required.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Stack } from '../../ui/layout/page-layout.tsx';
import { HowYouSignIn } from '../credentials/how-you-sign-in.tsx';
import { RecoveryNotice } from '../credentials/recovery-notice.tsx';
import { ImportSection } from '../history/import-section.tsx';
import { VersionsSection } from '../history/versions-section.tsx';
import { forgetPendingCall } from '../reauthentication/reauthentication.ts';
import { ReauthenticationDialog } from '../reauthentication/reauthentication-dialog.tsx';
import { useWaysIn } from '../reauthentication/use-ways-in.ts';
import { AuthAlert, type FieldOfReason, useFieldFailures } from '../sign-in/auth-failure.tsx';
import SignInRedirect, { useLastSignedIn } from '../sign-in/sign-in-redirect.tsx';
import { useGoogleFailure } from '../sign-in/use-google-failure.ts';
import { AccessSection } from './access-section.tsx';
import { AccountSection } from './account-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { DownloadSection } from './download-section.tsx';
import { EmailSection } from './email-section.tsx';
import { GoogleSection } from './google-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { useCancelDeletion, useProfile, useRename } from './use-profile.ts';

const noReasons: FieldOfReason = {};
const missingName = { name: 'Enter your name' };

function NameSection({ profile }: { profile: Profile }) {
  const [name, setName] = useState(profile.name ?? '');
  const { missing, isComplete } = useRequired(missingName);
  const { mutate, isPending, error } = useRename();
  const { fields, other } = useFieldFailures(error, noReasons);
  const save = () => {
    if (isComplete({ name }) && !isPending) mutate({ name: name.trim() });
  };
  return (
    <AccountSection id="name" title="Name" summary={profile.name ?? 'Not provided'}>
      <p className="text-muted">What we call you in messages. The name in your will is set in the Will Maker.</p>
      <Form onSubmit={save} label="Change name" validationErrors={missing ?? fields}>
        <AuthAlert error={other} />
        <TextField
          label="Your name"
          name="name"
          autoComplete="name"
          autoCapitalize="words"
          value={name}
          onChange={setName}
        />
        <ButtonRow>
          <Button type="submit" isPending={isPending} pendingLabel="Saving…">
            Save name
          </Button>
        </ButtonRow>
      </Form>
    </AccountSection>
  );
}

interface DeletionNoticeProps {
  deletionAt: string;
  /** Asked for just now: the notice is where the focus goes. */
  isNew: boolean;
}

/** Says when the account will be gone, with the way back. */
function DeletionNotice({ deletionAt, isNew }: DeletionNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const { mutate, isPending, error } = useCancelDeletion();
  useEffect(() => {
    if (!isNew) return;
    notice.current?.scrollIntoView({ block: 'center' });
    notice.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <Notice tone="error" ref={notice} title={`Your account will be deleted on ${formatDay(deletionAt)}`}>
      <p className="mb-3">
        Everything in it will be deleted too. Until then you can use it as before, or change your mind.
      </p>
      {error && <p className="mb-3 font-semibold text-danger">{failureOf(error).message}</p>}
      <ButtonRow>
        <Button size="small" onPress={() => mutate()} isPending={isPending} pendingLabel="Keeping…">
          Keep my account
        </Button>
      </ButtonRow>
    </Notice>
  );
}

interface AccountSectionsProps {
  profile: Profile;
  /** They went to connect Google, and have to show first that it is them. */
  needsProofForGoogle: boolean;
}

function AccountSections({ profile, needsProofForGoogle }: AccountSectionsProps) {
  const [deletionAtFirst] = useState(profile.deletionAt);
  const { deletionAt } = profile;
  const { data: waysIn } = useWaysIn();
  return (
    <div className="flex flex-col gap-4">
      <RecoveryNotice />
      {deletionAt && <DeletionNotice deletionAt={deletionAt} isNew={deletionAt !== deletionAtFirst} />}
      <NameSection profile={profile} />
      <EmailSection profile={profile} />
      <HowYouSignIn>
        <PasswordSection profile={profile} waysIn={waysIn} />
        <GoogleSection profile={profile} waysIn={waysIn} needsProof={needsProofForGoogle} />
      </HowYouSignIn>
      <DevicesSection />
      <AccessSection />
      <VersionsSection />
      <DownloadSection />
      <ImportSection />
      {!deletionAt && <DeletionSection profile={profile} />}
      <ThemeChoice />
      <ReauthenticationDialog />
    </div>
  );
}

/** Your account, for those signed in. */
export default function AccountPage() {
  const me = useMe();
  const last = useLastSignedIn(me.data);
  if (me.data === null) return <SignInRedirect last={last} />;
  return (
    <SitePage isForTask>
      <Stack>
        <PageHeading title="Your account">Your account</PageHeading>
        {me.data ? (
          <Account />
        ) : me.isError ? (
          <LoadProblem
            title="Your account couldn’t be loaded"
            error={me.error}
            onRetry={() => void me.refetch()}
            isRetrying={me.isFetching}
          />
        ) : (
          <Loading rows={10} />
        )}
      </Stack>
    </SitePage>
  );
}

function Account() {
  const google = useGoogleFailure();
  const profile = useProfile();
  // Fetched with the profile in one call, so that the page does not grow later.
  useWaysIn();
  const hasFailed = google.message !== null;
  useEffect(() => {
    // A person back from Google without success has nothing to resume.
    if (hasFailed) forgetPendingCall();
  }, [hasFailed]);
  if (profile.data)
    return (
      <>
        {google.message && <Notice tone="error">{google.message}</Notice>}
        <AccountSections profile={profile.data} needsProofForGoogle={google.needsProof} />
      </>
    );
  if (!profile.isError) return <Loading rows={10} />;
  return (
    <LoadProblem
      title="Your account couldn’t be loaded"
      error={profile.error}
      onRetry={() => void profile.refetch()}
      isRetrying={profile.isFetching}
    />
  );
}
