import type { ReviewFile } from '@plainwill/contracts/will-data/review/review-desk';
import { commentLength } from '@plainwill/contracts/will-data/review/review-vocabulary';
import type { Clause } from '@plainwill/contracts/will-data/will/will-document';
import { useEffect, useState } from 'react';
import { failureOf } from '../../../shared/api/failure.ts';
import { useReviewText } from '../../../shared/drafts/review-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RadioPills } from '../../../ui/fields/radio-pills.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Card } from '../../../ui/layout/page-layout.tsx';
import { commentKindLabels } from './desk-labels.ts';
import type { ReviewActs } from './use-desk.ts';

export const commentFieldName = 'comment';

type Kind = 'customer' | 'question' | 'internal';
const kinds = (['internal', 'customer', 'question'] as const).map((value) => ({
  value,
  label: commentKindLabels[value],
}));

const restMs = 1000;

interface CommentFormProps {
  file: ReviewFile;
  acts: ReviewActs;
  clause: Clause | undefined;
  isQuestion: boolean;
  onKind: (isQuestion: boolean) => void;
}

/** Writes about the chosen clause. What is typed stays on the device, and with the review for whoever comes next. */
export function CommentForm({ file, acts, clause, isQuestion, onKind }: CommentFormProps) {
  const { number } = file.row;
  const clauseId = clause?.id ?? null;
  const draft = file.draft?.clauseId === clauseId ? file.draft : null;
  const known = draft?.body ?? '';
  const [text, change] = useReviewText(`comment ${number} ${clauseId ?? ''}`, known);
  const [kind, setKind] = useState<Kind>(draft?.kind ?? 'internal');
  const chosen = isQuestion ? 'question' : kind;
  const [isEmpty, setEmpty] = useState(false);
  const { mutate: keep } = acts.keepDraft;
  useEffect(() => {
    if (text === known) return;
    const body = text.slice(0, commentLength);
    const timer = setTimeout(() => keep({ number, clauseId, kind: chosen, body }), restMs);
    return () => clearTimeout(timer);
  }, [text, known, chosen, number, clauseId, keep]);
  const { mutate, isPending, error } = acts.comment;
  const failure = error ? failureOf(error) : null;
  const send = () => {
    setEmpty(!text.trim());
    if (!text.trim() || isPending) return;
    mutate({ number, clauseId, kind: chosen, body: text }, { onSuccess: () => change('') });
  };
  return (
    <Card>
      <h2 className="heading text-lead">{clause ? `About ${clause.number}` : 'About the will'}</h2>
      <Form onSubmit={send} label="Comment">
        <RadioPills
          label="Who is it for?"
          name="kind"
          options={kinds}
          value={chosen}
          onChange={(next: Kind) => {
            setKind(next);
            onKind(next === 'question');
          }}
        />
        <TextAreaField
          label={commentKindLabels[chosen]}
          name={commentFieldName}
          hint={
            chosen === 'internal'
              ? 'Reviewers read it. Customers can request this note: write it as if they will read it.'
              : 'The customer reads it.'
          }
          rows={3}
          value={text}
          onChange={change}
          error={isEmpty && !text.trim() ? 'Enter a comment' : failure?.fields.body}
        />
        {failure && !failure.fields.body && <Notice tone="error">{failure.message}</Notice>}
        <ButtonRow>
          <Button type="submit" size="small" isPending={isPending} pendingLabel="Sending…">
            {chosen === 'question' ? 'Ask the customer' : 'Add comment'}
          </Button>
        </ButtonRow>
      </Form>
    </Card>
  );
}
