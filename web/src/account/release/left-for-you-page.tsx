import { useMe } from '../../shared/api/session.ts';
import { SitePage } from '../../shared/site/site-page.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Stack } from '../../ui/layout/page-layout.tsx';
import { ReauthenticationDialog } from '../reauthentication/reauthentication-dialog.tsx';
import SignInRedirect, { useLastSignedIn } from '../sign-in/sign-in-redirect.tsx';
import { ReadNow, ReceivedTrust } from '../trusted/read-now.tsx';
import { LeftForYou } from './left-for-you.tsx';

/** A trusted person asks here for what others have left after their death, and reads it. */
export default function LeftForYouPage() {
  const me = useMe();
  const last = useLastSignedIn(me.data);
  if (me.data === null) return <SignInRedirect last={last} />;
  return (
    <SitePage isForTask>
      <Stack>
        <PageHeading title="Left for you">Left for you</PageHeading>
        {me.data ? (
          <>
            <ReceivedTrust />
            <ReadNow />
            <LeftForYou />
          </>
        ) : (
          <Loading rows={4} />
        )}
      </Stack>
      <ReauthenticationDialog />
    </SitePage>
  );
}
