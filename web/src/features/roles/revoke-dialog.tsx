import type { RoleGrant } from '@plainwill/contracts/identity/roles';
import { ReasonDialog } from '../admin/reason-dialog.tsx';
import { roleBadge } from '../users/role-badge.ts';
import { useRevokeRole } from './use-roles.ts';

interface RevokeDialogProps {
  grant: RoleGrant;
  onClose: () => void;
}

/** Asks why, and takes the role. */
export function RevokeDialog({ grant: { accountId, role, name, email }, onClose }: RevokeDialogProps) {
  const revoke = useRevokeRole();
  return (
    <ReasonDialog
      title={`Revoke ${roleBadge([role])} of ${name ?? email}?`}
      action="Revoke role"
      pendingLabel="Revoking…"
      call={{
        ...revoke,
        mutate: (input, { onError }) => revoke.mutate({ accountId, role, ...input }, { onError, onSuccess: onClose }),
      }}
      onClose={onClose}
    >
      <p>They are signed out everywhere at once.</p>
    </ReasonDialog>
  );
}
