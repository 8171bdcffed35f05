import {
  type Qualification,
  qualificationNames,
  qualifications,
  regulatorLength,
  regulatorNumberLength,
} from '@plainwill/contracts/identity/reviewer-vocabulary';
import { EmailField } from '../../account/sign-in/credential-fields.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useAdministratorForm } from './use-administrator-form.ts';
import { useGrantReviewer } from './use-reviewers.ts';

const options = qualifications.map((value) => ({ value, label: qualificationNames[value] }));
const missingMessages = {
  email: 'Enter their email address',
  qualification: 'Choose their qualification',
  reason: 'Enter how you checked it',
};

type Draft = {
  email: string;
  qualification: Qualification | '';
  regulator: string;
  registration: string;
  reason: string;
};

const empty: Draft = { email: '', qualification: '', regulator: '', registration: '', reason: '' };

/** Gives the role with what was checked; for who has it, only what was checked changes. */
export function ReviewerForm() {
  const form = useAdministratorForm(empty, missingMessages, useGrantReviewer());
  const { draft, change, isPending } = form;
  return (
    <Form
      // The form says so and sends nothing while no qualification is chosen.
      onSubmit={() => form.send({ ...draft, qualification: draft.qualification as Qualification })}
      label="Add a reviewer"
      validationErrors={form.fields}
    >
      {form.message && <Notice tone="error">{form.message}</Notice>}
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
