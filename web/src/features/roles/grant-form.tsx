import type { Role } from '@plainwill/contracts/shared/roles';
import { useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RadioPills } from '../../ui/fields/radio-pills.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useRequired } from '../../ui/forms/use-required.ts';
import { roleBadge } from '../admin/role-badge.ts';
import { EmailField } from '../auth/credential-fields.tsx';
import { useProof } from '../reauthentication/reauthentication.ts';
import { useGrantRole } from './use-roles.ts';

/** A reviewer is added by a form of its own, with what was checked of them. */
const options = (['readonly', 'admin'] as const).map((value) => ({ value, label: roleBadge([value]) }));
const missingWords = { email: 'Enter their email address', reason: 'Enter a reason' };
const empty = { email: '', role: 'readonly' as Role, reason: '' };

export function GrantForm() {
  const [draft, setDraft] = useState(empty);
  const grant = useGrantRole();
  const { run, isPending, error } = useProof({
    ...grant,
    mutate: (input: typeof empty, { onError }) => grant.mutate(input, { onError, onSuccess: () => setDraft(empty) }),
  });
  const { missing, isComplete } = useRequired(missingWords);
  const failure = error && !missing ? failureOf(error) : null;
  return (
    <Form
      onSubmit={() => {
        if (isComplete(draft) && !isPending) run(draft);
      }}
      label="Give someone a role"
      validationErrors={missing ?? failure?.fields}
    >
      {failure && Object.keys(failure.fields).length === 0 && <Notice tone="error">{failure.message}</Notice>}
      <EmailField
        label="Their email address"
        autoComplete="off"
        value={draft.email}
        onChange={(email) => setDraft({ ...draft, email })}
      />
      <RadioPills
        label="Role"
        name="role"
        options={options}
        value={draft.role}
        onChange={(role) => setDraft({ ...draft, role })}
      />
      <TextAreaField
        label="Reason"
        name="reason"
        hint="It is kept in the audit log."
        rows={2}
        value={draft.reason}
        onChange={(reason) => setDraft({ ...draft, reason })}
      />
      <div>
        <Button type="submit" size="small" isPending={isPending} pendingLabel="Granting…">
          Grant role
        </Button>
      </div>
    </Form>
  );
}
