import type { Role } from '@plainwill/contracts/shared/roles';
import { RadioPills } from '../../ui/fields/radio-pills.tsx';
import { roleBadge } from '../admin/role-badge.ts';
import { AdministratorForm } from './administrator-form.tsx';
import { useAdministratorForm } from './use-administrator-form.ts';
import { useGrantRole } from './use-roles.ts';

/** A reviewer is added by a form of its own, with what was checked of them. */
const options = (['readonly', 'admin'] as const).map((value) => ({ value, label: roleBadge([value]) }));
const missingMessages = { email: 'Enter their email address', reason: 'Enter a reason' };
const empty = { email: '', role: 'readonly' as Role, reason: '' };

export function GrantForm() {
  const form = useAdministratorForm(empty, missingMessages, useGrantRole());
  return (
    <AdministratorForm
      form={form}
      onSubmit={() => form.send(form.draft)}
      label="Give someone a role"
      emailLabel="Their email address"
      reasonLabel="Reason"
      reasonHint="It is kept in the audit log."
      action="Grant role"
      pendingLabel="Granting…"
    >
      <RadioPills
        label="Role"
        name="role"
        options={options}
        value={form.draft.role}
        onChange={(role) => form.change({ role })}
      />
    </AdministratorForm>
  );
}
