import type { ReviewFile } from '@plainwill/contracts/will-data/review/review-desk';
import type { Clause } from '@plainwill/contracts/will-data/will/will-document';
import { type ReactNode, useState } from 'react';
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
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { StaffOnly } from '../../admin/staff-only.tsx';
import type { SingleKey } from '../single-keys/single-keys.tsx';
import { AnswersPane } from './answers-pane.tsx';
import { CommentForm, commentFieldName } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import { DecisionCard } from './decision-card.tsx';
import { FindingsPane } from './findings-pane.tsx';
import { ReviewHead } from './review-head.tsx';
import { type ReviewActs, useReviewActs, useReviewFile } from './use-desk.ts';
import { WillPane } from './will-pane.tsx';

/** One will under review, beside its answers and what the checks found. */
export default function WorkbenchPage() {
  const { number: given } = useParams<{ number: string }>();
  const number = /^\d{1,9}$/.test(given) ? Number(given) : 0;
  return (
    <StaffOnly title="Review" access="reviewFigures" width="desk" storesDraft>
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

const paneOf = (parts: ReactNode) => <div className="flex flex-col gap-5">{parts}</div>;

const panes = ['will', 'answers', 'findings'] as const;
type Pane = (typeof panes)[number];

function Desk({ file, acts }: { file: ReviewFile; acts: ReviewActs }) {
  const clauses = file.document.sections.flatMap((section) => section.clauses);
  const [chosenId, setChosenId] = useState(clauses[0]?.id ?? '');
  const [isQuestion, setQuestion] = useState(false);
  const [pane, setPane] = useState<Pane>('will');
  const isRoomy = useIsRoomy();
  const at = clauses.findIndex(({ id }) => id === chosenId);
  const clause: Clause | undefined = clauses[at];
  const go = (step: number) => {
    const next = clauses[Math.min(Math.max(at + step, 0), clauses.length - 1)];
    if (!next) return;
    setChosenId(next.id);
    document.getElementById(`clause-${next.id}`)?.scrollIntoView({ block: 'nearest' });
  };
  const write = (asQuestion: boolean) => {
    // On a small screen the field stands in another tab.
    flushSync(() => {
      setQuestion(asQuestion);
      setPane('will');
    });
    document.querySelector<HTMLTextAreaElement>(`textarea[name="${commentFieldName}"]`)?.focus();
  };
  const tickKey = file.clauseTickKeys[chosenId];
  const tick = () =>
    tickKey && acts.tick.mutate({ number: file.row.number, tickKey, isTicked: !file.ticks.includes(tickKey) });
  const keys: SingleKey[] = [
    { key: 'j', label: 'Next clause', act: () => go(1) },
    { key: 'k', label: 'Previous clause', act: () => go(-1) },
    ...(file.isHeldByMe
      ? [
          { key: 'x', label: 'Tick the clause as read', act: tick },
          { key: 'm', label: 'Write a comment', act: () => write(false) },
          { key: 'a', label: 'Ask the customer', act: () => write(true) },
        ]
      : []),
  ];
  const will = <WillPane file={file} acts={acts} chosenId={chosenId} onChoose={setChosenId} />;
  const answers = <AnswersPane clause={clause} answers={file.answers} />;
  const talk = (
    <>
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
    </>
  );
  const findings = <FindingsPane file={file} acts={acts} />;
  return (
    <>
      <ReviewHead file={file} acts={acts} keys={keys} />
      {isRoomy ? (
        <div className="grid grid-cols-[minmax(0,6fr)_minmax(0,5fr)_minmax(0,5fr)] items-start gap-5">
          <section
            aria-label="The will"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so must be reached by keyboard
            tabIndex={0}
            className="sticky top-4 max-h-[calc(100dvh-2rem)] min-w-0 overflow-y-auto"
          >
            {will}
          </section>
          <div className="flex min-w-0 flex-col gap-5">
            {answers}
            {talk}
          </div>
          <div className="min-w-0">{findings}</div>
        </div>
      ) : (
        <Tabs
          label="Parts of the review"
          current={pane}
          onChange={setPane}
          entries={[
            {
              id: 'will',
              title: 'Will',
              panel: paneOf(
                <>
                  {will}
                  {talk}
                </>,
              ),
            },
            { id: 'answers', title: 'Answers', panel: answers },
            { id: 'findings', title: 'Checks', panel: findings },
          ]}
        />
      )}
      <DecisionCard file={file} acts={acts} />
    </>
  );
}
