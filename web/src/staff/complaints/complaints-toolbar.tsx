import { optionsOf } from '@plainwill/contracts/kit/question';
import { complaintKindWords } from '@plainwill/contracts/notifications/complaint-vocabulary';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { useStaffNames } from '../enquiries/use-enquiries.ts';
import type { ChosenComplaints } from './chosen-complaints.ts';
import { orderWords, stateWords } from './complaint-words.ts';

interface ToolbarProps {
  chosen: ChosenComplaints;
  onChoose: (changes: Partial<ChosenComplaints>, how?: { replace: boolean }) => void;
}

const all = { value: 'all' as const, label: 'All' };
const kinds = [all, ...optionsOf({ options: complaintKindWords })];
const states = [all, ...optionsOf({ options: stateWords })];
const orders = optionsOf({ options: orderWords });
const unlessAll = <Value extends string>(value: Value | 'all') => (value === 'all' ? undefined : value);

/** Which complaints the list shows and in which order. */
export function ComplaintsToolbar({ chosen, onChoose }: ToolbarProps) {
  const { names } = useStaffNames();
  const owners = [
    { value: 'all', label: 'Anyone' },
    ...[...names].map(([id, name]) => ({ value: id as string, label: name })),
  ];
  return (
    <search className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] items-end gap-x-3 gap-y-3 sm:grid-cols-2 sm:gap-x-4 roomy:grid-cols-4 [&>*]:min-w-0">
      <div className="col-span-full">
        <SearchField
          label="Find by reference"
          hint="For example, C-7F3K-92QD. The list shows no names."
          value={chosen.reference ?? ''}
          onSearch={(reference) => onChoose({ reference: reference || undefined }, { replace: true })}
        />
      </div>
      <Select
        label="Kind"
        options={kinds}
        value={chosen.kind ?? 'all'}
        onChange={(kind) => onChoose({ kind: unlessAll(kind) })}
      />
      <Select
        label="State"
        options={states}
        value={chosen.state ?? 'all'}
        onChange={(state) => onChoose({ state: unlessAll(state) })}
      />
      <Select
        label="Owner"
        options={owners}
        value={chosen.ownerId ?? 'all'}
        onChange={(id) => onChoose({ ownerId: unlessAll(id) as AccountId | undefined })}
      />
      <Select label="Sort by" options={orders} value={chosen.order} onChange={(order) => onChoose({ order })} />
      <Checkbox
        label="Needs attention only"
        isSelected={chosen.hasAlarm ?? false}
        onChange={(hasAlarm) => onChoose({ hasAlarm: hasAlarm || undefined })}
      />
    </search>
  );
}
