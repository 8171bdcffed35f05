import { brand } from '@plainwill/contracts/shared/brand';
import { ArrowLeft, CircleUser } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useLastSignedIn } from '../../account/sign-in/sign-in-redirect.tsx';
import { useClaimQuestionnaire } from '../../public/questionnaire/use-claim-questionnaire.ts';
import { useMe } from '../../shared/api/session.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { paths } from '../../shared/paths/paths.ts';
import { useSignOut } from '../../shared/session/use-sign-out.tsx';
import { SiteFooter } from '../../shared/site/site-footer.tsx';
import { LoadProblem } from '../../shared/testator-record/load-problem.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../ui/loading/part-problem.tsx';
import { Opening } from './opening.tsx';
import { Portal } from './portal.tsx';
import { isPlace } from './progress.ts';

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
          {signOut.question}
        </div>
      </div>
    </header>
  );
}

// Most who come here are signed in.
const SignInRedirect = lazyPart(() => import('../../account/sign-in/sign-in-redirect.tsx'), PartProblem);

const NotFoundPage = lazyPart(() => import('../../public/not-found-page.tsx'), PartProblem);

const whatIfTitle = 'What happens if…';

// Few come for more than their will.
const WhatIfPage = lazyPart(() => import('../will/what-if/what-if-page.tsx'), PartProblem);
const ReviewPage = lazyPart(() => import('../will/review/review-page.tsx'), PartProblem);

/** The pages of their own beside the sections. */
const pagesBeside: Record<string, { title: string; Page: typeof WhatIfPage }> = {
  [paths.whatIf]: { title: whatIfTitle, Page: WhatIfPage },
  [paths.review]: { title: 'The check of your will', Page: ReviewPage },
};

/** The Will Maker, or that an address names no part of it. */
export default function WillMakerPage() {
  const [search] = useSearchParams();
  const [path] = useLocation();
  const beside = pagesBeside[path];
  if (beside) {
    const { title, Page } = beside;
    return (
      <WillMaker title={title}>
        <Suspense
          fallback={
            <Opening title={title}>
              <Loading />
            </Opening>
          }
        >
          <Page />
        </Suspense>
      </WillMaker>
    );
  }
  if (isPlace(search))
    return (
      <WillMaker title="Will Maker">
        <Portal />
      </WillMaker>
    );
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  );
}

interface WillMakerProps {
  /** The heading before there are answers to show. */
  title: string;
  children: ReactNode;
}

/** For those signed in. */
function WillMaker({ title, children }: WillMakerProps) {
  const me = useMe();
  const last = useLastSignedIn(me.data);
  if (me.data === null) {
    return (
      <Suspense>
        <SignInRedirect last={last} storesDraft />
      </Suspense>
    );
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <PortalHeader />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page grow px-4 py-8 outline-none sm:px-5 sm:py-10">
        {me.data ? (
          <TestatorRecord title={title}>{children}</TestatorRecord>
        ) : (
          <Opening title={title}>
            {me.isError ? (
              <LoadProblem error={me.error} onRetry={() => void me.refetch()} isRetrying={me.isFetching} />
            ) : (
              <Loading />
            )}
          </Opening>
        )}
      </main>
      <SiteFooter />
    </div>
  );
}

/** The answers once they are read; what is there already stays while they are read again. */
function TestatorRecord({ title, children }: WillMakerProps) {
  const { data, isError, error, refetch, isFetching } = trpc.willData.testatorRecord.get.useQuery();
  useClaimQuestionnaire();
  if (data) return children;
  return (
    <Opening title={title}>
      {isError ? <LoadProblem error={error} onRetry={() => void refetch()} isRetrying={isFetching} /> : <Loading />}
    </Opening>
  );
}
