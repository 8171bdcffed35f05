import { EmailField, NewEmailField } from '../../account/sign-in/credential-fields.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useAdministratorForm } from './use-administrator-form.ts';
import { useAskForRecovery } from './use-staff-recoveries.ts';

const missingWords = {
  email: 'Enter the address of the account',
  newEmail: 'Enter the customer’s new address',
  reason: 'Enter how you checked who they are',
};
const empty = { email: '', newEmail: '', reason: '' };

/** The first of two administrators asks. */
export function StaffRecoveryForm() {
  const form = useAdministratorForm(empty, missingWords, useAskForRecovery());
  const { draft, change, isPending } = form;
  return (
    <Form onSubmit={() => form.send(draft)} label="Recover a customer’s account" validationErrors={form.fields}>
      {form.message && <Notice tone="error">{form.message}</Notice>}
      <EmailField
        label="Email address of the account"
        autoComplete="off"
        value={draft.email}
        onChange={(email) => change({ email })}
      />
      <NewEmailField
        label="The customer’s new email address"
        hint="Another administrator types it again, so read it back to the customer."
        value={draft.newEmail}
        onChange={(newEmail) => change({ newEmail })}
      />
      <TextAreaField
        label="How you checked who they are"
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
