import type { ReviewFile } from '@plainwill/contracts/will-data/review/review-desk';
import type { Clause } from '@plainwill/contracts/will-data/will/will-document';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useParams } from 'wouter';
import { needsProof, useProofToRead } from '../../../account/reauthentication/reauthentication.ts';
import { failureOf } from '../../../shared/api/failure.ts';
import { staffPaths } from '../../../shared/paths/staff-paths.ts';
import { useIsRoomy } from '../../../ui/browser/use-screen-width.ts';
import { TextLink } from '../../../ui/buttons/text-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { RetryNotice } from '../../../ui/feedback/retry-notice.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { type TabEntry, Tabs } from '../../../ui/layout/tabs.tsx';
import { StaffOnly } from '../../admin/staff-only.tsx';
import type { SingleKey } from '../../lists/single-keys/single-keys.tsx';
import { AnswersPane } from './answers-pane.tsx';
import { ChecksPane } from './checks-pane.tsx';
import { ClauseRail } from './clause-rail.tsx';
import { clausesOf } from './clause-state.ts';
import { CommentForm, commentFieldName } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import { ConversationCard } from './conversation-card.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { ReviewHead } from './review-head.tsx';
import { type ReviewActs, useReviewActs, useReviewFile } from './use-desk.ts';
import { WillPane } from './will-pane.tsx';

/** One will under review, beside its answers and what the checks found. */
export default function WorkbenchPage() {
  const { number: given } = useParams<{ number: string }>();
  const number = /^\d{1,9}$/.test(given) ? Number(given) : 0;
  return (
    <StaffOnly title="Review" access="reviewFigures" storesDraft>
      {({ roles }) => {
        if (!roles.includes('reviewer')) return <Missing text="Only reviewers open a will under review." />;
        return number > 0 ? <Workbench key={number} number={number} /> : <Missing text="There is no such review." />;
      }}
    </StaffOnly>
  );
}

const Missing = ({ text }: { text: string }) => (
  <>
    <PageHeading title="Review">Review</PageHeading>
    <EmptyState action={<TextLink to={staffPaths.reviews}>Back to the queue</TextLink>}>{text}</EmptyState>
  </>
);

function Workbench({ number }: { number: number }) {
  const { data, error, isFetching, refetch } = useReviewFile(number);
  const acts = useReviewActs(number);
  useProofToRead(error, () => void refetch());
  if (data) return <Desk file={data} acts={acts} />;
  if (!error)
    return (
      <>
        <PageHeading title="Review">Review</PageHeading>
        <Loading />
      </>
    );
  const { reason, message } = failureOf(error);
  if (reason && !needsProof(error)) return <Missing text={message} />;
  return (
    <>
      <PageHeading title="Review">Review</PageHeading>
      <RetryNotice message={message} onRetry={() => void refetch()} isRetrying={isFetching} />
    </>
  );
}

type Pane = 'will' | 'answers' | 'checks' | 'comments';

function Desk({ file, acts }: { file: ReviewFile; acts: ReviewActs }) {
  const clauses = clausesOf(file);
  const [chosenId, setChosenId] = useState(clauses[0]?.id ?? '');
  const [isQuestion, setQuestion] = useState(false);
  const [pane, setPane] = useState<Pane>('will');
  const isRoomy = useIsRoomy();
  const at = clauses.findIndex(({ id }) => id === chosenId);
  const clause: Clause | undefined = clauses[at];
  const go = (id: string) => {
    setChosenId(id);
    document.getElementById(`clause-${id}`)?.scrollIntoView({ block: 'nearest' });
  };
  const step = (by: number) => {
    const next = clauses[Math.min(Math.max(at + by, 0), clauses.length - 1)];
    if (next) go(next.id);
  };
  const write = (asQuestion: boolean) => {
    // The field stands in another tab.
    flushSync(() => {
      setQuestion(asQuestion);
      setPane('comments');
    });
    document.querySelector<HTMLTextAreaElement>(`textarea[name="${commentFieldName}"]`)?.focus();
  };
  const tickKey = file.clauseTickKeys[chosenId];
  const tick = () =>
    tickKey && acts.tick.mutate({ number: file.row.number, tickKey, isTicked: !file.ticks.includes(tickKey) });
  const keys: SingleKey[] = [
    { key: 'j', label: 'Next clause', act: () => step(1) },
    { key: 'k', label: 'Previous clause', act: () => step(-1) },
    ...(file.isHeldByMe
      ? [
          { key: 'x', label: 'Tick the clause as read', act: tick },
          { key: 'm', label: 'Write a comment', act: () => write(false) },
          { key: 'a', label: 'Ask the customer', act: () => write(true) },
        ]
      : []),
  ];
  const will = <WillPane file={file} acts={acts} chosenId={chosenId} onChoose={setChosenId} />;
  const about: TabEntry<Pane>[] = [
    { id: 'answers', title: 'Answers', panel: <AnswersPane clause={clause} answers={file.answers} /> },
    { id: 'checks', title: 'Checks', panel: <ChecksPane file={file} acts={acts} clause={clause} /> },
    {
      id: 'comments',
      title: 'Comments',
      panel: (
        <div className="flex flex-col gap-5">
          {file.isHeldByMe && (
            <CommentForm
              key={chosenId}
              file={file}
              acts={acts}
              clause={clause}
              isQuestion={isQuestion}
              onKind={setQuestion}
            />
          )}
          <CommentList file={file} acts={acts} clauseId={chosenId} />
          <ConversationCard file={file} acts={acts} />
        </div>
      ),
    },
  ];
  return (
    <>
      <ReviewHead file={file} acts={acts} keys={keys} />
      {isRoomy ? (
        <div className="grid grid-cols-[10.5rem_minmax(0,40rem)_minmax(18rem,1fr)] items-start gap-6 print:block">
          <div className={inView}>
            <ClauseRail file={file} chosenId={chosenId} onGo={go} />
          </div>
          <section aria-label="The will" className="min-w-0">
            {will}
          </section>
          <section aria-label="About the clause" className={inView}>
            <Tabs
              label="About the clause"
              current={pane === 'will' ? 'answers' : pane}
              onChange={setPane}
              entries={about}
            />
          </section>
        </div>
      ) : (
        <Tabs
          label="Parts of the review"
          current={pane}
          onChange={setPane}
          entries={[{ id: 'will', title: 'Will', panel: will }, ...about]}
        />
      )}
      <DecisionBar file={file} acts={acts} />
    </>
  );
}

/** Beside the will, which scrolls with the page, above the bar of decisions. */
const inView = 'sticky top-4 shallow:static max-h-[calc(100dvh-8rem)] min-w-0 overflow-y-auto p-1';
