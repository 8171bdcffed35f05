import type { ThreadEntry } from '@plainwill/contracts/will-data/review/review';
import { answerLength } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { useState } from 'react';
import { failureOf } from '../../../shared/api/failure.ts';
import { useReviewText } from '../../../shared/drafts/review-text.ts';
import { isStoring } from '../../../shared/drafts/storage-label.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { notifySuccess } from '../../../ui/toasts/toasts.ts';
import { useAnswerQuestion } from './use-review.ts';

const changedInstead = 'I changed my answers instead.';

/** Answers a question of the reviewer’s; what is typed is kept until it is sent. */
export function QuestionAnswer({ id, body }: Pick<ThreadEntry, 'id' | 'body'>) {
  const [text, change] = useReviewText(id);
  const [isEmpty, setEmpty] = useState(false);
  const { mutate, isPending, error, variables } = useAnswerQuestion(() => {
    change('');
    notifySuccess('Your answer is sent');
  });
  const send = (answer: string) => mutate({ commentId: id, text: answer });
  const isTooLong = text.trim().length > answerLength;
  const wrong = isTooLong
    ? `Use ${answerLength.toLocaleString('en-GB')} characters or fewer`
    : isEmpty && !text.trim()
      ? 'Enter your answer'
      : error
        ? failureOf(error).fields.text
        : undefined;
  const submit = () => {
    setEmpty(!text.trim());
    if (text.trim() && !isTooLong) send(text);
  };
  return (
    <Form onSubmit={submit} label={`Your answer to: ${body}`}>
      <TextAreaField
        label="Your answer"
        hint={isStoring() ? 'Kept on this device until you send it.' : 'Send it before you close this page.'}
        name={`answer-${id}`}
        value={text}
        onChange={change}
        error={wrong}
      />
      {error && !failureOf(error).fields.text && (
        <Notice tone="error" title="Your answer couldn’t be sent">
          {failureOf(error).message}
        </Notice>
      )}
      <ButtonRow>
        <Button
          type="submit"
          isPending={isPending && variables?.text !== changedInstead}
          pendingLabel="Sending…"
          label={`Send answer to: ${body}`}
        >
          Send answer
        </Button>
        <Button
          variant="quiet"
          isPending={isPending && variables?.text === changedInstead}
          pendingLabel="Sending…"
          onPress={() => !isPending && send(changedInstead)}
        >
          I changed my answers instead
        </Button>
      </ButtonRow>
    </Form>
  );
}
