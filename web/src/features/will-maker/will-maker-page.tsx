import { lazy, Suspense } from 'react';
import { useMe } from '../../api/session.ts';
import { trpc } from '../../api/trpc.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { useLastSignedIn } from '../auth/to-sign-in.tsx';
import { SavedLine } from '../autosave/saved-line.tsx';
import { useClaimQuestionnaire } from '../questionnaire/use-claim-questionnaire.ts';
import { SiteFooter } from '../site/site-footer.tsx';
import { LoadProblem } from '../testator-record/load-problem.tsx';
import { PortalHeader } from './portal-header.tsx';
import { PortalTabs } from './portal-tabs.tsx';

// Most who come here are signed in.
const ToSignIn = lazy(() => import('../auth/to-sign-in.tsx').then(({ ToSignIn }) => ({ default: ToSignIn })));

/** The Will Maker, for those signed in. */
export default function WillMakerPage() {
  const me = useMe();
  const last = useLastSignedIn(me.data);
  if (me.data === null) {
    return (
      <Suspense>
        <ToSignIn last={last} keepsTyped />
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
