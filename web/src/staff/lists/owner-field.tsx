import type { AccountId } from '@plainwill/contracts/shared/ids';
import { Select } from '../../ui/fields/select.tsx';
import { useRoles } from '../roles/use-roles.ts';
import { useStaffNames } from './use-staff-names.ts';

interface OwnerFieldProps {
  ownerId: AccountId | null;
  hint: string | undefined;
  onChange: (ownerId: AccountId | null) => void;
}

/** The administrator who looks after it, for no one else can act on it; another who has it stands there until it is handed over. */
export function OwnerField({ ownerId, hint, onChange }: OwnerFieldProps) {
  const { nameOf } = useStaffNames();
  const administrators = (useRoles().data ?? []).filter(({ role }) => role === 'admin');
  const isOther = ownerId !== null && administrators.every(({ accountId }) => accountId !== ownerId);
  const owners = [
    { value: 'nobody', label: 'No one' },
    ...(isOther ? [{ value: ownerId as string, label: nameOf(ownerId) }] : []),
    ...administrators.map(({ accountId, name, email }) => ({ value: accountId as string, label: name ?? email })),
  ];
  return (
    <Select
      label="Owner"
      name="ownerId"
      options={owners}
      hint={hint}
      value={ownerId ?? 'nobody'}
      onChange={(id) => onChange(id === 'nobody' ? null : (id as AccountId))}
    />
  );
}
