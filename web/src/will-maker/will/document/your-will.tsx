import { brand } from '@plainwill/contracts/shared/brand';
import type { WillPreview as Preview } from '@plainwill/contracts/will-data/will/will-document';
import { ArrowDown, Route } from 'lucide-react';
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NoWillCard } from '../../../public/no-will/no-will-card.tsx';
import { failureOf } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { paths } from '../../../shared/paths/paths.ts';
import { LoadProblem } from '../../../shared/testator-record/load-problem.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Stack } from '../../../ui/layout/page-layout.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../../ui/loading/part-problem.tsx';
import { cameFromWillDraft } from '../../answer-place/came-from-will.ts';
import { signingHeading } from '../../answer-place/path-to-answer.ts';
import { ChecksPanel } from '../checks/checks-panel.tsx';
import { CopiesList } from '../signing/copies-list.tsx';
import { DownloadButtons } from '../signing/download-buttons.tsx';
import { GuidanceSheets } from '../signing/guidance-sheets.tsx';
import { SigningStep } from '../signing/signing-step.tsx';
import { fetchDraft } from './fetch-draft.ts';
import { InShortCard } from './in-short-card.tsx';
import { PrintDraft } from './print-draft.tsx';
import { useSeen } from './use-seen.ts';
import { WillPreview, willHeading } from './will-preview.tsx';

// Most wills are not with a reviewer.
const ReviewCard = lazyPart(() => import('../review/review-card.tsx'), PartProblem);

const isHere = (path: string) => path === window.location.pathname + window.location.search;

/**
 * Somebody back from an answer finds the page scrolled as it was, and the focus on the link that they followed, or on
 * what is left of it. `isUpToDate` once what the answer changed is on the screen.
 */
function useReturn(isUpToDate: boolean): void {
  const [came] = useState(cameFromWillDraft.read);
  const isBack = useRef(false);
  useLayoutEffect(() => {
    if (came && isHere(came.path)) window.scrollTo(0, came.scrolled);
  }, [came]);
  useEffect(() => {
    if (!isUpToDate || isBack.current) return;
    isBack.current = true;
    if (came && isHere(came.path)) focusOn(came.link);
    else goToClauseAsked();
    cameFromWillDraft.reset();
  }, [came, isUpToDate]);
}

function focusOn(link: string) {
  const search = new URLSearchParams(window.location.search);
  const [clause, check] = [search.get('clause'), search.get('check')];
  const within = clause ? '[role=group]' : check ? `[data-finding="${CSS.escape(check)}"]` : 'figure';
  const links = allOf(`${within} [data-answer-link="${CSS.escape(link)}"] a`);
  // A finding is among the checks and where the copy is created.
  const followed = links.find(isInView) ?? links[0] ?? allOf(`[data-clause="${CSS.escape(clause ?? '')}"] button`)[0];
  if (followed) followed.focus({ preventScroll: true });
  else allOf('[data-checks]')[0]?.focus();
}

/** A link from elsewhere has named a clause, or where the copy is created. */
function goToClauseAsked() {
  if (window.location.hash === `#${signingHeading}`) return goTo(signingHeading);
  const asked = new URLSearchParams(window.location.search).get('clause');
  const [clause] = asked ? allOf(`[data-clause="${CSS.escape(asked)}"]`) : [];
  if (!clause) return;
  const show = () => clause.scrollIntoView({ block: 'center' });
  show();
  clause.querySelector('button')?.focus({ preventScroll: true });
  // The letters of the will may arrive later, and all that stands above the clause then takes less room.
  void document.fonts?.ready.then(() => clause.contains(document.activeElement) && show());
}

const allOf = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

const useWillPreview = () => trpc.willData.willDocument.preview.useQuery();

/** The will made from the answers: what the checks say of it, its words, and the way to a copy to sign. */
export default function YourWill() {
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
        <Will preview={data} isUpToDate={!isFetching} />
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

function Will({ preview, isUpToDate }: { preview: Preview; isUpToDate: boolean }) {
  useSeen(preview);
  useReturn(isUpToDate);
  return (
    <Stack>
      <div className="print:break-after-page">
        <InShortCard />
      </div>
      <div className="flex flex-col gap-3 print:hidden">
        <p className="max-w-words text-muted">
          A draft made from your answers. Select any clause to see why it is there and which answers it is based on.
        </p>
        <ButtonRow>
          <Button variant="quiet" size="small" onPress={() => goTo(willHeading)}>
            <ArrowDown aria-hidden strokeWidth={2.2} className="size-4.5" />
            Read the will
          </Button>
          <Button variant="quiet" size="small" onPress={() => goTo(signingHeading)}>
            <ArrowDown aria-hidden strokeWidth={2.2} className="size-4.5" />
            Go to signing
          </Button>
          <ButtonLink to={paths.whatIf} variant="quiet" size="small">
            <Route aria-hidden strokeWidth={2.2} className="size-4.5" />
            What happens if…
          </ButtonLink>
          <PrintDraft />
        </ButtonRow>
        <DownloadButtons what="the draft" fetchFile={fetchDraft} />
      </div>
      <div className="print:hidden">
        <ChecksPanel checks={preview.checks} />
      </div>
      <WillPreview preview={preview} />
      <div className="print:hidden">
        <NoWillCard />
      </div>
      <div className="flex flex-col gap-6 print:hidden">
        {brand.review !== 'off' && (
          <Suspense>
            <ReviewCard />
          </Suspense>
        )}
        <SigningStep checks={preview.checks} />
        <CopiesList />
        <GuidanceSheets />
      </div>
    </Stack>
  );
}

function goTo(id: string) {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
}
