import { NewEmailField } from '../../account/sign-in/credential-fields.tsx';
import { AskAdministratorForm } from './administrator-form.tsx';
import { useAdministratorForm } from './use-administrator-form.ts';
import { useAskForRecovery } from './use-staff-recoveries.ts';

const missingMessages = {
  email: 'Enter the address of the account',
  newEmail: 'Enter the customer’s new address',
  reason: 'Enter how you checked who they are',
};
const empty = { email: '', newEmail: '', reason: '' };

export function StaffRecoveryForm() {
  const form = useAdministratorForm(empty, missingMessages, useAskForRecovery());
  return (
    <AskAdministratorForm
      form={form}
      onSubmit={() => form.send(form.draft)}
      label="Recover a customer’s account"
      emailLabel="Email address of the account"
      reasonLabel="How you checked who they are"
    >
      <NewEmailField
        label="The customer’s new email address"
        hint="Another administrator types it again, so read it back to the customer."
        value={form.draft.newEmail}
        onChange={(newEmail) => form.change({ newEmail })}
      />
    </AskAdministratorForm>
  );
}
