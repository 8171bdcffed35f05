import type { PersonalDetails } from '@plainwill/contracts/will-data/records/personal-details';
import { type ReactNode, Suspense } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useLastSignedIn } from '../../account/sign-in/sign-in-redirect.tsx';
import { useClaimQuestionnaire } from '../../public/questionnaire/use-claim-questionnaire.ts';
import { useMe } from '../../shared/api/session.ts';
import { onItsOwn, trpc } from '../../shared/api/trpc.ts';
import { paths } from '../../shared/paths/paths.ts';
import { TaskFooter } from '../../shared/site/task-footer.tsx';
import { LoadProblem } from '../../shared/testator-record/load-problem.tsx';
import { useInBrowser } from '../../ui/browser/use-in-browser.ts';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../ui/loading/part-problem.tsx';
import { DeferredRouter } from './deferred-router.tsx';
import { Opening } from './opening.tsx';
import { Portal } from './portal.tsx';
import { PortalHeader } from './portal-header.tsx';
import { isPlace } from './progress.ts';
import { Road } from './road-here.tsx';
import { StandingProvider } from './use-standing.tsx';

// Most who come here are signed in.
const SignInRedirect = lazyPart(() => import('../../account/sign-in/sign-in-redirect.tsx'), PartProblem);

const NotFoundPage = lazyPart(() => import('../../public/not-found-page.tsx'), PartProblem);

const whatIfTitle = 'What happens if…';

// Few come for more than their will.
const WhatIfPage = lazyPart(() => import('../will/what-if/what-if-page.tsx'), PartProblem);
const ReviewPage = lazyPart(() => import('../will/review/review-page.tsx'), PartProblem);
const TogetherPage = lazyPart(() => import('../together/together-page.tsx'), PartProblem);
const SignPage = lazyPart(() => import('../will/signing/sign-page.tsx'), PartProblem);
const WitnessesPage = lazyPart(() => import('../will/signing/witnesses/witnesses-page.tsx'), PartProblem);
const DayPage = lazyPart(() => import('../will/signing/day/day-page.tsx'), PartProblem);
const RecordPage = lazyPart(() => import('../will/signing/signed/record-page.tsx'), PartProblem);
const OriginalPage = lazyPart(() => import('../will/signing/original/original-page.tsx'), PartProblem);
const PapersPage = lazyPart(() => import('../will/signing/papers/papers-page.tsx'), PartProblem);
const LettersPage = lazyPart(() => import('../will/signing/letters/letters-page.tsx'), PartProblem);
const TrustedPage = lazyPart(() => import('../will/signing/trusted/trusted-page.tsx'), PartProblem);

export { readFirst } from './first-reads.ts';

/** The pages of their own beside the sections. */
const pagesBeside: Record<string, { title: string; Page: typeof WhatIfPage }> = {
  [paths.whatIf]: { title: whatIfTitle, Page: WhatIfPage },
  [paths.review]: { title: 'The check of your will', Page: ReviewPage },
  [paths.together]: { title: 'Planning together', Page: TogetherPage },
  [paths.sign]: { title: 'Sign and keep', Page: SignPage },
  [paths.signWitnesses]: { title: 'Your witnesses', Page: WitnessesPage },
  [paths.signDay]: { title: 'The signing, step by step', Page: DayPage },
  [paths.signRecord]: { title: 'Record the signing', Page: RecordPage },
  [paths.signOriginal]: { title: 'Where your will is', Page: OriginalPage },
  [paths.signPapers]: { title: 'Papers for your executors', Page: PapersPage },
  [paths.signLetters]: { title: 'Letters of wishes', Page: LettersPage },
  [paths.signTrusted]: { title: 'People you trust', Page: TrustedPage },
};

// One element for all renders: a new address renders the page once it is the address shown, and not before.
const page = <PageAtAddress />;

export default function WillMakerPage() {
  return <DeferredRouter>{page}</DeferredRouter>;
}

/** The Will Maker, or that an address names no part of it. */
function PageAtAddress() {
  const [search] = useSearchParams();
  const [path] = useLocation();
  const beside = pagesBeside[path];
  if (beside) {
    const { title, Page } = beside;
    return (
      <WillMaker title={title}>
        <Suspense
          key={path}
          fallback={
            <Opening title={title}>
              <Loading rows={7} />
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
  const isInBrowser = useInBrowser();
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
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-page grow min-h-svh wide:has-[[data-step-bar]]:max-w-[82rem] px-4 py-5 outline-none sm:px-5 sm:py-7"
      >
        {me.data && isInBrowser ? (
          <TestatorRecord title={title}>{children}</TestatorRecord>
        ) : (
          <Opening title={title}>
            {me.isError ? (
              <LoadProblem error={me.error} onRetry={() => void me.refetch()} isRetrying={me.isFetching} />
            ) : (
              <Loading rows={7} />
            )}
          </Opening>
        )}
      </main>
      <TaskFooter />
    </div>
  );
}

/** Says on paper whose answers these are, and of which day. */
function PrintedTitle({ details }: { details: PersonalDetails | null }) {
  const name = [details?.firstName, details?.middleNames, details?.lastName].filter(Boolean).join(' ');
  return (
    <p className="mb-4 hidden border-b border-line pb-2 font-semibold print:block">
      {['Your will so far', name, formatDay(new Date().toISOString())].filter(Boolean).join(', ')}
    </p>
  );
}

/** The answers once they are read; what is there already stays while they are read again. */
function TestatorRecord({ title, children }: WillMakerProps) {
  const { data, isError, error, refetch, isFetching } = trpc.willData.testatorRecord.get.useQuery();
  // Every page shows the road, which needs it next.
  trpc.willData.willDocument.preview.usePrefetchQuery(undefined, { trpc: { context: onItsOwn } });
  useClaimQuestionnaire();
  if (data)
    return (
      <>
        <PrintedTitle details={data.personalDetails} />
        <StandingProvider>
          <Road />
          {children}
        </StandingProvider>
      </>
    );
  return (
    <Opening title={title}>
      {isError ? (
        <LoadProblem error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Loading rows={7} />
      )}
    </Opening>
  );
}
