import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { ReactNode } from 'react';
import type { Option } from '../../ui/fields/field-parts.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { useStaffNames } from './use-staff-names.ts';

/** A search, and beside it what else chooses from a list; on a phone two to a row below it. */
export const ListToolbar = ({ search, children }: { search: ReactNode; children: ReactNode }) => (
  <search className="flex flex-wrap items-end gap-x-3 gap-y-3 [&>*]:min-w-0 [&>*]:grow [&>*]:basis-32">
    <div className="basis-full! sm:basis-64!">{search}</div>
    {children}
  </search>
);

interface FilterProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  /** The label for no choice. */
  allLabel?: string;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

export const Filter = <Value extends string>({
  label,
  options,
  allLabel = 'All',
  value,
  onChange,
}: FilterProps<Value>) => (
  <Select<Value | 'all'>
    label={label}
    options={[{ value: 'all', label: allLabel }, ...options]}
    value={value ?? 'all'}
    onChange={(chosen) => onChange(chosen === 'all' ? undefined : chosen)}
  />
);

interface OwnerFilterProps {
  ownerId: AccountId | undefined;
  onChange: (ownerId: AccountId | undefined) => void;
}

export function OwnerFilter({ ownerId, onChange }: OwnerFilterProps) {
  const { names } = useStaffNames();
  const owners = [...names].map(([value, label]) => ({ value, label }));
  return <Filter label="Owner" allLabel="Anyone" options={owners} value={ownerId} onChange={onChange} />;
}
