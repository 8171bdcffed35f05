import { optionsOf } from '@plainwill/contracts/kit/question';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Filter, ListToolbar, OwnerFilter } from '../lists/list-toolbar.tsx';
import type { ChosenEnquiries } from './chosen-enquiries.ts';
import { enquiryKindLabels, enquiryOrderLabels, enquiryStatusLabels } from './enquiry-labels.ts';

interface ToolbarProps {
  chosen: ChosenEnquiries;
  onChoose: (changes: Partial<ChosenEnquiries>, how?: { replace: boolean }) => void;
}

const kinds = optionsOf({ options: enquiryKindLabels });
const statuses = optionsOf({ options: enquiryStatusLabels });
const orders = optionsOf({ options: enquiryOrderLabels });

/** Which enquiries the list shows and in which order. */
export const EnquiriesToolbar = ({ chosen, onChoose }: ToolbarProps) => (
  <ListToolbar
    search={
      <SearchField
        label="Search leads"
        hint="The beginning of a name or an email address. Questionnaires are anonymous."
        value={chosen.search ?? ''}
        onSearch={(search) => onChoose({ search: search || undefined }, { replace: true })}
      />
    }
  >
    <Filter label="Kind" options={kinds} value={chosen.kind} onChange={(kind) => onChoose({ kind })} />
    <Filter label="Status" options={statuses} value={chosen.status} onChange={(status) => onChoose({ status })} />
    <OwnerFilter ownerId={chosen.ownerId} onChange={(ownerId) => onChoose({ ownerId })} />
    <Select label="Sort by" options={orders} value={chosen.order} onChange={(order) => onChoose({ order })} />
    <Checkbox
      label="Overdue only"
      isSelected={chosen.isOverdue ?? false}
      onChange={(isOverdue) => onChoose({ isOverdue: isOverdue || undefined })}
    />
  </ListToolbar>
);
