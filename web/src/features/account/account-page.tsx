import type { Profile } from '@plainwill/contracts/identity/profile';
import { useEffect, useState } from 'react';
import { useMe } from '../../api/session.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Stack } from '../../ui/layout/page-layout.tsx';
import { ToSignIn, useLastSignedIn } from '../auth/to-sign-in.tsx';
import { useGoogleFailure } from '../auth/use-google-failure.ts';
import { SitePage } from '../site/site-page.tsx';
import { LoadProblem } from '../testator-record/load-problem.tsx';
import { AccessSection } from './access-section.tsx';
import { DeletionNotice } from './deletion-notice.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { DownloadSection } from './download-section.tsx';
import { EmailSection } from './email-section.tsx';
import { forgetErrand } from './errand.ts';
import { GoogleSection } from './google-section.tsx';
import { NameSection } from './name-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';
import { useProfile } from './use-profile.ts';

interface AccountSectionsProps {
  profile: Profile;
  /** They went to connect Google, and have to show first that it is them. */
  needsProofForGoogle: boolean;
}

export function AccountSections({ profile, needsProofForGoogle }: AccountSectionsProps) {
  const [deletionAtFirst] = useState(profile.deletionAt);
  const { deletionAt } = profile;
  return (
    <div className="flex flex-col gap-4">
      {deletionAt && <DeletionNotice deletionAt={deletionAt} isNew={deletionAt !== deletionAtFirst} />}
      <NameSection profile={profile} />
      <EmailSection profile={profile} />
      <PasswordSection profile={profile} />
      <DevicesSection />
      <GoogleSection profile={profile} needsProof={needsProofForGoogle} />
      <AccessSection />
      <DownloadSection />
      {!deletionAt && <DeletionSection profile={profile} />}
      <ReauthenticationDialog hasPassword={profile.hasPassword} />
    </div>
  );
}

/** Your account, for those signed in. */
export default function AccountPage() {
  const me = useMe();
  const last = useLastSignedIn(me.data);
  if (me.data === null) return <ToSignIn last={last} />;
  return (
    <SitePage>
      <Stack>
        <PageHeading title="Your account">Your account</PageHeading>
        {me.data ? (
          <Account />
        ) : me.isError ? (
          <LoadProblem
            title="Your account did not open"
            error={me.error}
            onRetry={() => void me.refetch()}
            isRetrying={me.isFetching}
          />
        ) : (
          <Loading />
        )}
      </Stack>
    </SitePage>
  );
}

function Account() {
  const google = useGoogleFailure();
  const profile = useProfile();
  const hasFailed = google.words !== null;
  useEffect(() => {
    // Who came back from Google without success goes on with nothing.
    if (hasFailed) forgetErrand();
  }, [hasFailed]);
  if (profile.data)
    return (
      <>
        {google.words && <Notice tone="error">{google.words}</Notice>}
        <AccountSections profile={profile.data} needsProofForGoogle={google.needsProof} />
      </>
    );
  if (!profile.isError) return <Loading />;
  return (
    <LoadProblem
      title="Your account did not open"
      error={profile.error}
      onRetry={() => void profile.refetch()}
      isRetrying={profile.isFetching}
    />
  );
}
