import {
  type Qualification,
  qualificationNames,
  qualifications,
  regulatorLength,
  regulatorNumberLength,
} from '@plainwill/contracts/identity/reviewer-vocabulary';
import { useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useRequired } from '../../ui/forms/use-required.ts';
import { EmailField } from '../auth/credential-fields.tsx';
import { useProof } from '../reauthentication/reauthentication.ts';
import { useGrantReviewer } from './use-reviewers.ts';

const options = qualifications.map((value) => ({ value, label: qualificationNames[value] }));
const missingWords = {
  email: 'Enter their email address',
  qualification: 'Choose their qualification',
  reason: 'Enter how you checked it',
};

interface Draft {
  email: string;
  qualification: Qualification | '';
  regulator: string;
  registration: string;
  reason: string;
}

type Checked = Draft & { qualification: Qualification };

const empty: Draft = { email: '', qualification: '', regulator: '', registration: '', reason: '' };

/** Gives the role with what was checked; for who has it, only what was checked changes. */
export function ReviewerForm() {
  const [draft, setDraft] = useState(empty);
  const grant = useGrantReviewer();
  const { run, isPending, error } = useProof({
    ...grant,
    mutate: (input: Checked, { onError }) => grant.mutate(input, { onError, onSuccess: () => setDraft(empty) }),
  });
  const { missing, isComplete } = useRequired(missingWords);
  const failure = error && !missing ? failureOf(error) : null;
  const errors = missing ?? failure?.fields;
  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes });
  return (
    <Form
      onSubmit={() => {
        const { qualification } = draft;
        if (isComplete(draft) && qualification && !isPending) run({ ...draft, qualification });
      }}
      label="Add a reviewer"
      validationErrors={errors}
    >
      {failure && Object.keys(failure.fields).length === 0 && <Notice tone="error">{failure.message}</Notice>}
      <EmailField
        label="The reviewer’s email address"
        autoComplete="off"
        value={draft.email}
        onChange={(email) => change({ email })}
      />
      <Select
        label="Qualification"
        name="qualification"
        hint="A trainee does everything but approve."
        options={options}
        value={draft.qualification}
        onChange={(qualification) => change({ qualification })}
      />
      <TextField
        label="Regulator"
        name="regulator"
        hint="Such as SRA. Leave it empty if nobody regulates them."
        isOptional
        autoComplete="off"
        maxLength={regulatorLength}
        value={draft.regulator}
        onChange={(regulator) => change({ regulator })}
      />
      <TextField
        label="Their number"
        name="registration"
        hint="As you found it in the public register."
        isOptional
        autoComplete="off"
        maxLength={regulatorNumberLength}
        value={draft.registration}
        onChange={(registration) => change({ registration })}
      />
      <TextAreaField
        label="How you checked it"
        name="reason"
        hint="It is kept in the audit log."
        rows={2}
        value={draft.reason}
        onChange={(reason) => change({ reason })}
      />
      <div>
        <Button type="submit" size="small" isPending={isPending} pendingLabel="Saving…">
          Save reviewer
        </Button>
      </div>
    </Form>
  );
}
