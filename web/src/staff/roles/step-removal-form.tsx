import { AskAdministratorForm } from './administrator-form.tsx';
import { useAdministratorForm } from './use-administrator-form.ts';
import { useAskForRemoval } from './use-step-removals.ts';

const missingMessages = { email: 'Enter your colleague’s email address', reason: 'Enter how you know' };
const empty = { email: '', reason: '' };

export function StepRemovalForm() {
  const form = useAdministratorForm(empty, missingMessages, useAskForRemoval());
  return (
    <AskAdministratorForm
      form={form}
      onSubmit={() => form.send(form.draft)}
      label="Remove a lost second step"
      emailLabel="Your colleague’s email address"
      reasonLabel="How you know that they lost it"
    />
  );
}
