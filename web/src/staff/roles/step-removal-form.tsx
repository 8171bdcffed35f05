import { EmailField } from '../../account/sign-in/credential-fields.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useAdministratorForm } from './use-administrator-form.ts';
import { useAskForRemoval } from './use-step-removals.ts';

const missingWords = { email: 'Enter your colleague’s email address', reason: 'Enter how you know' };
const empty = { email: '', reason: '' };

/** The first of two administrators asks. */
export function StepRemovalForm() {
  const form = useAdministratorForm(empty, missingWords, useAskForRemoval());
  const { draft, change, isPending } = form;
  return (
    <Form onSubmit={() => form.send(draft)} label="Remove a lost second step" validationErrors={form.fields}>
      {form.message && <Notice tone="error">{form.message}</Notice>}
      <EmailField
        label="Your colleague’s email address"
        autoComplete="off"
        value={draft.email}
        onChange={(email) => change({ email })}
      />
      <TextAreaField
        label="How you know that they lost it"
        name="reason"
        hint="The other administrators read it. It stays in the audit log for 6 years, so don’t name anyone."
        rows={2}
        value={draft.reason}
        onChange={(reason) => change({ reason })}
      />
      <div>
        <Button type="submit" size="small" isPending={isPending} pendingLabel="Asking…">
          Ask another administrator
        </Button>
      </div>
    </Form>
  );
}
