import { optionsOf } from '@plainwill/contracts/kit/question';
import type { ComplaintOutcome } from '@plainwill/contracts/notifications/complaint-vocabulary';
import type { OpenComplaint } from '@plainwill/contracts/notifications/complaints';
import { failureOf } from '../../shared/api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useRequired } from '../../ui/forms/use-required.ts';
import { complaintOutcomeLabels } from './complaint-labels.ts';
import type { useComplaintWork } from './use-complaints.ts';

export interface AnswerDraft {
  outcome: ComplaintOutcome | '';
  words: string;
  change: string;
}

export const noAnswer: AnswerDraft = { outcome: '', words: '', change: '' };

interface AnswerFormProps {
  complaint: OpenComplaint;
  draft: AnswerDraft;
  onChange: (draft: AnswerDraft) => void;
  answer: ReturnType<typeof useComplaintWork>['answer'];
}

const outcomes = optionsOf({ options: complaintOutcomeLabels });
const messages = { outcome: 'Choose the outcome', words: 'Enter what you found, and why' };

/** The answer is the last letter to the person. */
export function ComplaintAnswerForm({ complaint, draft, onChange, answer }: AnswerFormProps) {
  const { missing, isComplete } = useRequired(messages);
  const failure = answer.error ? failureOf(answer.error) : null;
  const submit = () => {
    const { outcome, words, change } = draft;
    if (!isComplete({ outcome, words }) || !outcome || answer.isPending) return;
    const basedOn = complaint.version;
    answer.mutate({ id: complaint.id, basedOn, outcome, words, change }, { onSuccess: () => onChange(noAnswer) });
  };
  return (
    <Form onSubmit={submit} label="Answer" validationErrors={missing ?? failure?.fields}>
      <h3 className="heading text-lead">{complaint.answer ? 'Answer again' : 'Answer'}</h3>
      <p className="text-muted">
        {complaint.email
          ? 'We email this to them. We add what they can do if they disagree.'
          : 'There is no email address. Save the answer, then post the letter shown below.'}
      </p>
      {failure && Object.keys(failure.fields).length === 0 && <Notice tone="error">{failure.message}</Notice>}
      <Select
        label="Outcome"
        name="outcome"
        options={outcomes}
        placeholder="Choose"
        value={draft.outcome}
        onChange={(outcome) => onChange({ ...draft, outcome })}
      />
      <TextAreaField
        label="What we found, and why"
        name="words"
        value={draft.words}
        onChange={(words) => onChange({ ...draft, words })}
      />
      <TextAreaField
        label="What we change because of it"
        name="change"
        isOptional
        value={draft.change}
        onChange={(change) => onChange({ ...draft, change })}
      />
      <ButtonRow>
        <Button type="submit" isPending={answer.isPending} pendingLabel="Sending…">
          {complaint.email ? 'Send answer' : 'Save answer'}
        </Button>
      </ButtonRow>
    </Form>
  );
}
