import type { AccountId } from '@plainwill/contracts/shared/ids';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import type { Option } from '../../ui/fields/field-parts.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { classes } from '../../ui/styles/classes.ts';
import { useStaffNames } from './use-staff-names.ts';

interface ListToolbarProps {
  search: ReactNode;
  children: ReactNode;
}

/** A search with the filters and the order beside it, which on a phone unfold under a button. */
export function ListToolbar({ search, children }: ListToolbarProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <search className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow basis-full sm:basis-64">{search}</div>
      <div className="sm:hidden">
        <Button variant="secondary" size="small" expanded={isOpen} controls={id} onPress={() => setOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden strokeWidth={2.2} className="size-4.5" />
          Filter and sort
        </Button>
      </div>
      <div
        id={id}
        className={classes(
          'basis-full flex-wrap items-start gap-3 sm:contents [&>*]:min-w-0 [&>*]:grow [&>*]:basis-[8.5rem]',
          isOpen ? 'flex' : 'hidden',
        )}
      >
        {children}
      </div>
    </search>
  );
}

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
