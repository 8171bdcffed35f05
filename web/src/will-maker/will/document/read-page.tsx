import { missingForWill } from '@plainwill/contracts/will-data/will/readiness';
import type { WillPreview as Preview } from '@plainwill/contracts/will-data/will/will-document';
import { Route } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { NoWillCard } from '../../../public/no-will/no-will-card.tsx';
import { failureOf } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { paths } from '../../../shared/paths/paths.ts';
import { LoadProblem } from '../../../shared/testator-record/load-problem.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Stack } from '../../../ui/layout/page-layout.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../../ui/loading/part-problem.tsx';
import { cameFromWillDraft } from '../../answer-place/came-from-will.ts';
import { NextStepCard } from '../../overview/next-step-card.tsx';
import type { Standing } from '../../overview/progress.ts';
import { ChecksPanel } from '../checks/checks-panel.tsx';
import { DownloadButtons } from '../signing/download-buttons.tsx';
import { fetchDraft } from './fetch-draft.ts';
import { InShortCard } from './in-short-card.tsx';
import { PrintDraft } from './print-draft.tsx';
import { goToFinding, ReadBar } from './read-bar.tsx';
import { useSeen } from './use-seen.ts';
import { WillPreview } from './will-preview.tsx';

const DraftSoFar = lazyPart(() => import('../draft-paper/draft-so-far.tsx'), PartProblem);
const MissingSections = lazyPart(() => import('../../answer-place/missing-sections.tsx'), PartProblem);

const isHere = (path: string) => path === window.location.pathname + window.location.search;

/**
 * Somebody back from an answer finds the page scrolled as it was, and the focus on the link that they followed, or on
 * what is left of it. `isUpToDate` once what the answer changed is on the screen.
 */
function useReturn(isUpToDate: boolean): void {
  const [came] = useState(cameFromWillDraft.read);
  const isBack = useRef(false);
  // After the heading of the page has taken the focus, and the window to the top.
  useEffect(() => {
    if (came && isHere(came.path)) window.scrollTo(0, came.scrolled);
  }, [came]);
  useEffect(() => {
    if (!isUpToDate || isBack.current) return;
    isBack.current = true;
    if (came && isHere(came.path)) focusOn(came.link);
    else goToAsked();
    cameFromWillDraft.reset();
  }, [came, isUpToDate]);
}

function focusOn(link: string) {
  const search = new URLSearchParams(window.location.search);
  const [clause, check] = [search.get('clause'), search.get('check')];
  const within = clause ? '[role=group]' : check ? `[data-finding="${CSS.escape(check)}"]` : 'figure';
  const links = allOf(`${within} [data-answer-link="${CSS.escape(link)}"] a`);
  const followed = links[0] ?? allOf(`[data-clause="${CSS.escape(clause ?? '')}"] button`)[0];
  if (followed) followed.focus({ preventScroll: true });
  else allOf('[data-checks]')[0]?.focus();
}

/** A link from elsewhere has named a clause, or something that the checks found. */
function goToAsked() {
  const search = new URLSearchParams(window.location.search);
  const [asked, check] = [search.get('clause'), search.get('check')];
  if (check) return goToFinding(check);
  const [clause] = asked ? allOf(`[data-clause="${CSS.escape(asked)}"]`) : [];
  if (!clause) return;
  const show = () => clause.scrollIntoView({ block: 'center' });
  show();
  clause.querySelector('button')?.focus({ preventScroll: true });
  // The letters of the will may arrive later, and all that stands above the clause then takes less room.
  void document.fonts?.ready.then(() => clause.contains(document.activeElement) && show());
}

const allOf = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

const useWillPreview = () => trpc.willData.willDocument.preview.useQuery();

/** The will to be read: as far as it goes, or whole, with what the checks say of it and the way on to signing. */
export default function ReadPage({ standing }: { standing: Standing }) {
  const missing = missingForWill(standing.testatorRecord, standing.today);
  return (
    <div className="flex flex-col gap-5">
      <div className="print:hidden">
        <PageHeading title="Your Will" at="will">
          Your Will
        </PageHeading>
      </div>
      <h2 className="sr-only">The draft and its checks</h2>
      {missing.length > 0 ? (
        <Suspense fallback={<Loading />}>
          <DraftSoFar missing={<MissingSections title="complete your will" missing={missing} />} />
        </Suspense>
      ) : (
        <YourWill standing={standing} />
      )}
    </div>
  );
}

function YourWill({ standing }: { standing: Standing }) {
  const { data, isError, error, refetch, isFetching } = useWillPreview();
  if (data)
    return (
      <Stack>
        {isError && (
          <div className="print:hidden">
            <Notice tone="error" title="This may not be your latest will">
              {failureOf(error).message}
            </Notice>
          </div>
        )}
        <Will preview={data} standing={standing} isUpToDate={!isFetching} />
      </Stack>
    );
  if (isError)
    return (
      <LoadProblem
        title="Your will couldn’t be loaded"
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  return <Loading />;
}

interface WillProps {
  preview: Preview;
  standing: Standing;
  isUpToDate: boolean;
}

function Will({ preview, standing, isUpToDate }: WillProps) {
  useSeen(preview);
  useReturn(isUpToDate);
  return (
    <Stack>
      <ReadBar standing={standing} checks={preview.checks} isUpToDate={isUpToDate} />
      <div className="flex flex-col gap-2 print:hidden">
        <p className="max-w-words text-muted">
          A draft made from your answers. Select any clause to see why it is there, and to change the answers it is made
          from.
        </p>
        <div className="flex flex-wrap items-start gap-x-8">
          <Disclosure summary="Download or print">
            <div className="flex flex-wrap items-start gap-3 pb-2">
              <PrintDraft />
              <DownloadButtons what="the draft" fetchFile={fetchDraft} />
            </div>
          </Disclosure>
          <ButtonRow>
            <ButtonLink to={paths.whatIf} variant="quiet" size="small">
              <Route aria-hidden strokeWidth={2.2} className="size-4.5" />
              What happens if…
            </ButtonLink>
          </ButtonRow>
        </div>
      </div>
      <InShortCard />
      <div className="print:hidden">
        <ChecksPanel checks={preview.checks} />
      </div>
      <WillPreview preview={preview} />
      <div className="flex flex-col gap-6 print:hidden">
        <NoWillCard />
        <NextStepCard standing={standing} />
      </div>
    </Stack>
  );
}
