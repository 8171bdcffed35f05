import type { AccountId } from '@plainwill/contracts/shared/ids';
import { Select } from '../../ui/fields/select.tsx';
import { useStaffNames } from './use-staff-names.ts';

interface OwnerFieldProps {
  ownerId: AccountId | null;
  hint: string | undefined;
  onChange: (ownerId: AccountId | null) => void;
}

/** The member of staff who looks after it; one who is no longer staff stands there until another is chosen. */
export function OwnerField({ ownerId, hint, onChange }: OwnerFieldProps) {
  const { names, nameOf } = useStaffNames();
  const owners = [
    { value: 'nobody', label: 'No one' },
    ...(ownerId && !names.has(ownerId) ? [{ value: ownerId as string, label: nameOf(ownerId) }] : []),
    ...[...names].map(([id, name]) => ({ value: id as string, label: name })),
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
