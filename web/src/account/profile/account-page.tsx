import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { useMe } from '../../shared/api/session.ts';
import { paths } from '../../shared/paths/paths.ts';
import { SitePage } from '../../shared/site/site-page.tsx';
import { LoadProblem } from '../../shared/testator-record/load-problem.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Stack } from '../../ui/layout/page-layout.tsx';
import { forgetPendingCall, pendingSection } from '../reauthentication/reauthentication.ts';
import { ReauthenticationDialog } from '../reauthentication/reauthentication-dialog.tsx';
import { useWaysIn } from '../reauthentication/use-ways-in.ts';
import SignInRedirect, { useLastSignedIn } from '../sign-in/sign-in-redirect.tsx';
import { useGoogleFailure } from '../sign-in/use-google-failure.ts';
import { AccountOverview, AccountPartPage } from './account-part-page.tsx';
import { type AccountPart, accountPartAt, accountParts } from './account-parts.ts';
import { useProfile } from './use-profile.ts';

const title = 'Your account';

/** Your account, for those signed in: what matters now, and a page for each part of it. */
export default function AccountPage() {
  const me = useMe();
  const last = useLastSignedIn(me.data);
  const hash = useLocationProperty(() => window.location.hash);
  const part = accountPartAt(useSearch(), hash);
  if (me.data === null) return <SignInRedirect last={last} />;
  return (
    <SitePage isForTask>
      <Stack>
        {part ? (
          <div>
            <ButtonLink to={paths.account} variant="plain" size="small">
              <ArrowLeft aria-hidden strokeWidth={2.2} className="size-5" />
              {title}
            </ButtonLink>
            <PageHeading title={accountParts[part].title} at={part}>
              {accountParts[part].title}
            </PageHeading>
          </div>
        ) : (
          <PageHeading title={title}>{title}</PageHeading>
        )}
        {me.data ? <Account part={part} /> : me.isError ? <AccountProblem query={me} /> : <Loading rows={5} />}
      </Stack>
    </SitePage>
  );
}

function Account({ part }: { part: AccountPart | null }) {
  const [, goTo] = useLocation();
  const { message, needsProof } = useGoogleFailure();
  const profile = useProfile();
  // Fetched with the profile in one call, so that the page does not grow later.
  useWaysIn();
  const hasFailed = message !== null;
  useEffect(() => {
    // A person back from Google without success has nothing to resume.
    if (hasFailed) return forgetPendingCall();
    const section = needsProof ? 'google' : pendingSection();
    if (section) goTo(paths.accountSection(section), { replace: true });
  }, [hasFailed, needsProof, goTo]);
  if (profile.data)
    return (
      <>
        {message && <Notice tone="error">{message}</Notice>}
        {part ? (
          <AccountPartPage key={part} part={part} profile={profile.data} needsProofForGoogle={needsProof} />
        ) : (
          <AccountOverview profile={profile.data} />
        )}
        <ReauthenticationDialog />
      </>
    );
  return profile.isError ? <AccountProblem query={profile} /> : <Loading rows={5} />;
}

interface AccountProblemProps {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

const AccountProblem = ({ query: { error, isFetching, refetch } }: AccountProblemProps) => (
  <LoadProblem
    title="Your account couldn’t be loaded"
    error={error}
    onRetry={() => void refetch()}
    isRetrying={isFetching}
  />
);
