import { optionsOf } from '@plainwill/contracts/kit/question';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import type { ChosenEnquiries } from './chosen-enquiries.ts';
import { kindWords, orderWords, statusWords } from './enquiry-words.ts';
import { useStaffNames } from './use-enquiries.ts';

interface ToolbarProps {
  chosen: ChosenEnquiries;
  onChoose: (changes: Partial<ChosenEnquiries>, how?: { replace: boolean }) => void;
}

const kinds = [{ value: 'all' as const, label: 'All' }, ...optionsOf({ options: kindWords })];
const statuses = [{ value: 'all' as const, label: 'All' }, ...optionsOf({ options: statusWords })];
const orders = optionsOf({ options: orderWords });
const unlessAll = <Value extends string>(value: Value | 'all') => (value === 'all' ? undefined : value);

/** Which enquiries the list shows and in which order. */
export function EnquiriesToolbar({ chosen, onChoose }: ToolbarProps) {
  const { names } = useStaffNames();
  const owners = [
    { value: 'all', label: 'Anyone' },
    ...[...names].map(([id, name]) => ({ value: id as string, label: name })),
  ];
  return (
    <search className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] items-end gap-x-3 gap-y-3 sm:grid-cols-2 sm:gap-x-4 roomy:grid-cols-4 [&>*]:min-w-0">
      <div className="col-span-full">
        <SearchField
          label="Search leads"
          hint="A whole first or last name, or a whole email address. Questionnaires are anonymous."
          value={chosen.search ?? ''}
          onSearch={(search) => onChoose({ search: search || undefined }, { replace: true })}
        />
      </div>
      <Select
        label="Kind"
        options={kinds}
        value={chosen.kind ?? 'all'}
        onChange={(kind) => onChoose({ kind: unlessAll(kind) })}
      />
      <Select
        label="Status"
        options={statuses}
        value={chosen.status ?? 'all'}
        onChange={(status) => onChoose({ status: unlessAll(status) })}
      />
      <Select
        label="Owner"
        options={owners}
        value={chosen.ownerId ?? 'all'}
        onChange={(id) => onChoose({ ownerId: unlessAll(id) as AccountId | undefined })}
      />
      <Select label="Sort by" options={orders} value={chosen.order} onChange={(order) => onChoose({ order })} />
      <Checkbox
        label="Overdue only"
        isSelected={chosen.isOverdue ?? false}
        onChange={(isOverdue) => onChoose({ isOverdue: isOverdue || undefined })}
      />
    </search>
  );
}
