import type { ThreadEntry } from '@plainwill/contracts/will-data/review/review';
import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { trpc } from '../../../shared/api/trpc.ts';
import { willMakerPath } from '../../../shared/paths/will-maker-paths.ts';
import { TextLink } from '../../../ui/buttons/text-link.tsx';
import { formatDateTime } from '../../../ui/dates-and-money/format-date-time.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/page-layout.tsx';
import { QuestionAnswer } from './question-answer.tsx';

interface ThreadGroup {
  clauseId: string | null;
  entries: readonly ThreadEntry[];
}

/**
 * The entries are grouped by the clause that they are about, in the order in which each was first spoken of; the newest
 * last.
 */
function threadGroups(thread: readonly ThreadEntry[]): ThreadGroup[] {
  const groups = new Map<string | null, ThreadEntry[]>();
  for (const entry of thread) groups.set(entry.clauseId, [...(groups.get(entry.clauseId) ?? []), entry]);
  return [...groups].map(([clauseId, entries]) => ({ clauseId, entries }));
}

/** "Clause 3.1, Executors and trustees" as the will stands now; null for one that is no longer there. */
function clauseTitle(clauseId: string, document: WillDocument | null | undefined): string | null {
  for (const { heading, clauses } of document?.sections ?? []) {
    const clause = clauses.find(({ id }) => id === clauseId);
    if (clause) return `Clause ${clause.number}, ${heading.charAt(0)}${heading.slice(1).toLowerCase()}`;
  }
  return null;
}

interface ThreadProps {
  thread: readonly ThreadEntry[];
  /** The request whose questions can still be answered; null where none can. */
  open: number | null;
}

/** The conversation about the will, clause by clause. */
export function Thread({ thread, open }: ThreadProps) {
  const { data: preview } = trpc.willData.willDocument.preview.useQuery();
  return (
    <section aria-labelledby="review-thread" className="flex flex-col gap-4">
      <h2 id="review-thread" className="heading text-title">
        What was said
      </h2>
      {thread.length === 0 && <EmptyState>Nothing yet. Questions and comments about your will appear here.</EmptyState>}
      {threadGroups(thread).map((group) => (
        <Group
          key={group.clauseId}
          group={group}
          title={group.clauseId === null ? 'About the whole will' : clauseTitle(group.clauseId, preview?.document)}
          open={open}
        />
      ))}
    </section>
  );
}

interface GroupProps {
  group: ThreadGroup;
  title: string | null;
  open: number | null;
}

const Group = ({ group: { clauseId, entries }, title, open }: GroupProps) => (
  <Card>
    <div>
      <h3 className="heading text-lead wrap-anywhere">{title ?? 'About a clause that is no longer there'}</h3>
      {clauseId && title && (
        <p className="flex min-h-11 items-center">
          <TextLink to={willMakerPath('will', undefined, { clause: clauseId })}>
            Read it in your will<span className="sr-only">: {title}</span>
          </TextLink>
        </p>
      )}
    </div>
    <ul className="flex flex-col gap-6">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} mayAnswer={entry.review === open} />
      ))}
    </ul>
  </Card>
);

function Entry({ entry, mayAnswer }: { entry: ThreadEntry; mayAnswer: boolean }) {
  const { id, kind, quote, isAboutEarlierWording, body, by, at, answer, answeredAt } = entry;
  return (
    <li className="flex flex-col gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
        <span className="wrap-anywhere">
          {by}, {formatDateTime(at)}
        </span>
        {kind === 'question' && answer === null && mayAnswer && <Badge>Waits for your answer</Badge>}
        {isAboutEarlierWording && <Badge>About earlier wording</Badge>}
      </p>
      {quote && (
        <blockquote
          translate="no"
          className="will-text max-w-words border-l-4 border-line pl-4 whitespace-pre-line wrap-anywhere"
        >
          {quote}
        </blockquote>
      )}
      <p className="max-w-words whitespace-pre-line wrap-anywhere">{body}</p>
      {answer !== null && (
        <div className="ml-4 max-w-words rounded-field bg-sage px-4 py-3">
          <p className="text-small text-muted">You{answeredAt && `, ${formatDateTime(answeredAt)}`}</p>
          <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
        </div>
      )}
      {kind === 'question' && answer === null && mayAnswer && <QuestionAnswer id={id} body={body} />}
    </li>
  );
}
