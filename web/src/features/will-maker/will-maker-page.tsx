import { brand } from '@plainwill/contracts/shared/brand';
import { useAtomValue } from 'jotai';
import { ArrowLeft, CircleUser } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useMe } from '../../api/session.ts';
import { trpc } from '../../api/trpc.ts';
import { useSignOut } from '../../api/use-sign-out.ts';
import { paths } from '../../paths/paths.ts';
import { useOnline } from '../../ui/browser/use-online.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { SaveStatus } from '../../ui/feedback/save-status.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { useLastSignedIn } from '../auth/sign-in-redirect.tsx';
import { saveAll, saveStatesAtom } from '../autosave/open-section.ts';
import { combined, saveStateMessage } from '../autosave/save-state.ts';
import { useClaimQuestionnaire } from '../questionnaire/use-claim-questionnaire.ts';
import { SiteFooter } from '../site/site-footer.tsx';
import { LoadProblem } from '../testator-record/load-problem.tsx';
import { PortalTabs } from './portal-tabs.tsx';

function PortalHeader() {
  const signOut = useSignOut();
  return (
    <header className="border-b border-line print:hidden">
      <div className="mx-auto grid min-h-17 max-w-page grid-cols-[auto_1fr_auto] sm:grid-cols-[1fr_auto_1fr] items-center gap-2 px-4 py-2 sm:px-5">
        <div className="flex justify-start whitespace-nowrap">
          <ButtonLink to={paths.home} variant="plain" size="small">
            <ArrowLeft aria-hidden strokeWidth={2.2} className="size-5 max-sm:hidden" />
            <span>
              <span className="max-[22rem]:sr-only">Back to </span>Home
            </span>
          </ButtonLink>
        </div>
        <span className="heading text-center text-title max-sm:text-lead">{brand.name}</span>
        <div className="flex justify-end gap-4 whitespace-nowrap sm:gap-6">
          <ButtonLink to={paths.account} variant="plain" size="small" title="Your account">
            <CircleUser aria-hidden strokeWidth={2.2} className="size-5" />
            <span className="max-sm:sr-only">Your account</span>
          </ButtonLink>
          <Button variant="plain" size="small" onPress={signOut.start} isPending={signOut.isPending}>
            Sign Out
          </Button>
        </div>
      </div>
    </header>
  );
}

// Most who come here are signed in.
const SignInRedirect = lazy(() =>
  import('../auth/sign-in-redirect.tsx').then(({ SignInRedirect }) => ({ default: SignInRedirect })),
);

/** The Will Maker, for those signed in. */
export default function WillMakerPage() {
  const me = useMe();
  const last = useLastSignedIn(me.data);
  if (me.data === null) {
    return (
      <Suspense>
        <SignInRedirect last={last} keepsTyped />
      </Suspense>
    );
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <PortalHeader />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page grow px-4 py-8 outline-none sm:px-5 sm:py-10">
        <div className="mb-5 flex flex-col gap-x-8 gap-y-2 sm:mb-7 roomy:flex-row roomy:items-end roomy:justify-between print:hidden">
          <PageHeading title="Will Maker">Will Maker</PageHeading>
          {me.data && <Saved />}
        </div>
        {me.data ? (
          <TestatorRecord />
        ) : me.isError ? (
          <LoadProblem error={me.error} onRetry={() => void me.refetch()} isRetrying={me.isFetching} />
        ) : (
          <Loading />
        )}
      </main>
      <SiteFooter />
    </div>
  );
}

const useAnswers = () => trpc.willData.testatorRecord.get.useQuery();

/** Whether all is saved, once there is something to save. */
function Saved() {
  const { data } = useAnswers();
  return data && <SavedLine />;
}

/** The answers once they are read; what is there already stays while they are read again. */
function TestatorRecord() {
  const { data, isError, error, refetch, isFetching } = useAnswers();
  useClaimQuestionnaire();
  if (data) return <PortalTabs />;
  if (isError) return <LoadProblem error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return <Loading />;
}

/** Says once for the whole page whether everything typed is safe. */
function SavedLine() {
  const state = combined(Object.values(useAtomValue(saveStatesAtom)));
  const isOnline = useOnline();
  const hasFailed = state.kind === 'failed';
  return (
    <SaveStatus
      tone={state.kind}
      words={hasFailed && !isOnline ? 'You’re offline. Your changes are kept on this device.' : saveStateMessage(state)}
      onRetry={hasFailed ? () => void saveAll() : undefined}
    />
  );
}
