import type { RoleGrant } from '@plainwill/contracts/identity/roles';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Form } from '../../ui/form.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { askedAtom, useProof } from '../account/reauthentication.ts';
import { badgeOf } from '../admin/role-words.ts';
import { useRevokeRole } from './use-roles.ts';

interface RevokeDialogProps {
  grant: RoleGrant;
  onClose: () => void;
}

/** Asks why, and takes the role. It stands aside while the person shows who they are. */
export function RevokeDialog({ grant: { accountId, role, name, email }, onClose }: RevokeDialogProps) {
  const [reason, setReason] = useState('');
  const isProving = useAtomValue(askedAtom) !== null;
  const revoke = useRevokeRole();
  const { run, isPending, error } = useProof({
    ...revoke,
    mutate: (input: { reason: string }, { onError }) =>
      revoke.mutate({ accountId, role, ...input }, { onError, onSuccess: onClose }),
  });
  const failure = error ? failureOf(error) : null;
  return (
    <FormDialog
      isOpen={!isProving}
      onClose={onClose}
      title={`Revoke ${badgeOf([role])} of ${name ?? email}?`}
      isDirty={reason !== ''}
    >
      <Form
        onSubmit={() => {
          if (!isPending) run({ reason });
        }}
        label="Revoke role"
        validationErrors={failure?.fields}
      >
        {failure && Object.keys(failure.fields).length === 0 && <Notice tone="error">{failure.message}</Notice>}
        <p>They are signed out everywhere at once.</p>
        <TextAreaField
          label="Reason"
          name="reason"
          hint="It is kept in the audit log."
          rows={2}
          value={reason}
          onChange={setReason}
        />
        <DialogActions>
          <Button type="submit" isPending={isPending} pendingLabel="Revoking…">
            Revoke role
          </Button>
        </DialogActions>
      </Form>
    </FormDialog>
  );
}
