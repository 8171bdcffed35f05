import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { RadioPills } from '../../ui/fields/radio-pills.tsx';
import { roleBadge } from '../admin/role-badge.ts';
import { AdministratorForm } from './administrator-form.tsx';
import { useAdministratorForm } from './use-administrator-form.ts';
import { useGrantRole } from './use-roles.ts';

/** A reviewer is added by a form of its own, with what was checked of them. */
const granted = ['readonly', 'admin'] as const;
type Granted = (typeof granted)[number];
const options = granted.map((value) => ({ value, label: roleBadge([value]) }));
const missingMessages = { email: 'Enter their email address', reason: 'Enter a reason' };
const empty = { email: '', role: 'readonly' as Granted, reason: '' };

const consequences: Record<Granted, string> = {
  admin:
    'An administrator sees and changes the details of every customer, sends data to other systems, and decides who else has a role.',
  readonly: 'They see the details of every customer, and change nothing.',
};

/** Adds a colleague, who is asked for once more: nobody is made an administrator by one press. */
export function GrantForm() {
  const form = useAdministratorForm(empty, missingMessages, useGrantRole());
  const [isAsking, setAsking] = useState(false);
  const { email, role } = form.draft;
  return (
    <>
      <AdministratorForm
        form={form}
        onSubmit={() => setAsking(form.isComplete())}
        label="Add a colleague"
        emailLabel="Their email address"
        reasonLabel="Reason"
        reasonHint="It is kept in the audit log."
        action="Add colleague"
        pendingLabel="Adding…"
      >
        <RadioPills
          label="Role"
          name="role"
          options={options}
          value={role}
          onChange={(role: Granted) => form.change({ role })}
        />
      </AdministratorForm>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Give ${email.trim()} the role ${roleBadge([role])}?`}
        action="Give role"
        onConfirm={() => {
          setAsking(false);
          form.send(form.draft);
        }}
      >
        <div className="flex flex-col gap-3">
          <p>{consequences[role]}</p>
          <p>
            They and every other administrator get an email. If they have no account yet, we invite them, and the role
            waits until they accept.
          </p>
        </div>
      </ConfirmDialog>
    </>
  );
}
