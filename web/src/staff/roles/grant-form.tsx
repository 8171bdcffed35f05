import type { Role } from '@plainwill/contracts/shared/roles';
import { EmailField } from '../../account/sign-in/credential-fields.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RadioPills } from '../../ui/fields/radio-pills.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { roleBadge } from '../admin/role-badge.ts';
import { useAdministratorForm } from './use-administrator-form.ts';
import { useGrantRole } from './use-roles.ts';

/** A reviewer is added by a form of its own, with what was checked of them. */
const options = (['readonly', 'admin'] as const).map((value) => ({ value, label: roleBadge([value]) }));
const missingWords = { email: 'Enter their email address', reason: 'Enter a reason' };
const empty = { email: '', role: 'readonly' as Role, reason: '' };

export function GrantForm() {
  const form = useAdministratorForm(empty, missingWords, useGrantRole());
  const { draft, change, isPending } = form;
  return (
    <Form onSubmit={() => form.send(draft)} label="Give someone a role" validationErrors={form.fields}>
      {form.message && <Notice tone="error">{form.message}</Notice>}
      <EmailField
        label="Their email address"
        autoComplete="off"
        value={draft.email}
        onChange={(email) => change({ email })}
      />
      <RadioPills label="Role" name="role" options={options} value={draft.role} onChange={(role) => change({ role })} />
      <TextAreaField
        label="Reason"
        name="reason"
        hint="It is kept in the audit log."
        rows={2}
        value={draft.reason}
        onChange={(reason) => change({ reason })}
      />
      <div>
        <Button type="submit" size="small" isPending={isPending} pendingLabel="Granting…">
          Grant role
        </Button>
      </div>
    </Form>
  );
}
