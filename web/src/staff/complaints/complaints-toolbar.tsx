import { optionsOf } from '@plainwill/contracts/kit/question';
import { complaintKindLabels } from '@plainwill/contracts/notifications/complaint-vocabulary';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Filter, ListToolbar, OwnerFilter } from '../lists/list-toolbar.tsx';
import type { ChosenComplaints } from './chosen-complaints.ts';
import { complaintOrderLabels, complaintStateLabels } from './complaint-labels.ts';

interface ToolbarProps {
  chosen: ChosenComplaints;
  onChoose: (changes: Partial<ChosenComplaints>, how?: { replace: boolean }) => void;
}

const kinds = optionsOf({ options: complaintKindLabels });
const states = optionsOf({ options: complaintStateLabels });
const orders = optionsOf({ options: complaintOrderLabels });

/** Which complaints the list shows and in which order. */
export const ComplaintsToolbar = ({ chosen, onChoose }: ToolbarProps) => (
  <ListToolbar
    search={
      <SearchField
        label="Find by reference"
        hint="For example, C-7F3K-92QD. The list shows no names."
        value={chosen.reference ?? ''}
        onSearch={(reference) => onChoose({ reference: reference || undefined }, { replace: true })}
      />
    }
  >
    <Filter label="Kind" options={kinds} value={chosen.kind} onChange={(kind) => onChoose({ kind })} />
    <Filter label="State" options={states} value={chosen.state} onChange={(state) => onChoose({ state })} />
    <OwnerFilter ownerId={chosen.ownerId} onChange={(ownerId) => onChoose({ ownerId })} />
    <Select label="Sort by" options={orders} value={chosen.order} onChange={(order) => onChoose({ order })} />
    <Checkbox
      label="Needs attention only"
      isSelected={chosen.hasAlarm ?? false}
      onChange={(hasAlarm) => onChoose({ hasAlarm: hasAlarm || undefined })}
    />
  </ListToolbar>
);
