import type { DeskComment, ReviewFile } from '@plainwill/contracts/will-data/review/review-desk';
import { Button } from '../../../ui/buttons/button.tsx';
import { formatDateTime } from '../../../ui/dates-and-money/format-date-time.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/layout/page-layout.tsx';
import { commentKindLabels } from './desk-labels.ts';
import { type ReviewActs, useColleagues } from './use-desk.ts';

interface CommentListProps {
  file: ReviewFile;
  acts: ReviewActs;
  clauseId: string;
}

/** Comments on the chosen clause come first, then all others. Worries stand with the answers on capacity. */
export function CommentList({ file, acts, clauseId }: CommentListProps) {
  const shown = file.comments.filter(({ kind }) => kind !== 'safety');
  if (shown.length === 0) return null;
  const here = shown.filter((comment) => comment.clauseId === clauseId);
  const elsewhere = shown.filter((comment) => comment.clauseId !== clauseId);
  const number = (id: string | null) =>
    file.document.sections.flatMap(({ clauses }) => clauses).find((clause) => clause.id === id)?.number;
  const list = (comments: readonly DeskComment[]) =>
    comments.map((comment) => (
      <CommentRow key={comment.id} comment={comment} file={file} acts={acts} clause={number(comment.clauseId)} />
    ));
  return (
    <Card>
      <h2 className="heading text-lead">What was said</h2>
      <ul className="flex flex-col gap-4">{list([...here, ...elsewhere])}</ul>
    </Card>
  );
}

interface CommentRowProps {
  comment: DeskComment;
  file: ReviewFile;
  acts: ReviewActs;
  clause: string | undefined;
}

function CommentRow({ comment, file, acts, clause }: CommentRowProps) {
  const { nameOf } = useColleagues();
  const { id, kind, byId, at, body, quote, isAboutEarlierWording, answer, struckAt, isMine } = comment;
  const mayStrike = file.isHeldByMe && isMine && !struckAt && answer === null;
  return (
    <li className="flex flex-col gap-2 border-t border-line pt-4 first:border-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        <Badge>{commentKindLabels[kind]}</Badge>
        <span className="wrap-anywhere">
          {clause && `${clause}, `}
          {nameOf(byId)}, {formatDateTime(at)}
        </span>
        {isAboutEarlierWording && <Badge>About earlier wording</Badge>}
        {kind === 'question' && answer === null && !struckAt && <Badge>Not answered yet</Badge>}
      </p>
      {isAboutEarlierWording && quote && (
        <blockquote translate="no" className="will-text border-l-4 border-line pl-4 whitespace-pre-line wrap-anywhere">
          {quote}
        </blockquote>
      )}
      <p className="max-w-words whitespace-pre-line wrap-anywhere">{struckAt ? <s>{body}</s> : body}</p>
      {answer !== null && (
        <div className="ml-4 max-w-words rounded-field bg-sage px-4 py-3">
          <p className="text-muted">The customer’s answer</p>
          <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
        </div>
      )}
      {mayStrike && (
        <Button
          variant="quiet"
          size="small"
          label={`Strike out: ${body.slice(0, 60)}`}
          onPress={() => acts.strike.mutate({ number: file.row.number, commentId: id })}
        >
          Strike out
        </Button>
      )}
    </li>
  );
}
