import {
  type RoleFilter,
  roleFilters,
  type UserOrder,
  type UserPageSize,
  userPageSizes,
} from '@plainwill/contracts/identity/vocabulary';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { roleBadge } from '../admin/role-badge.ts';
import { ListToolbar } from '../lists/list-toolbar.tsx';
import type { ChosenUsers } from './chosen-users.ts';

interface ToolbarProps {
  chosen: ChosenUsers;
  /** They can be sorted by name or email. */
  isSortable: boolean;
  onChoose: (changes: Partial<ChosenUsers>, how?: { replace: boolean }) => void;
}

const roleLabel = (role: RoleFilter) => {
  if (role === 'all') return 'Everyone';
  return role === 'none' ? 'Customers' : roleBadge([role]);
};

const roleOptions = roleFilters.map((value) => ({ value, label: roleLabel(value) }));
const sizeOptions = userPageSizes.map((size) => ({ value: String(size), label: String(size) }));

const orders: Record<string, { label: string; order: UserOrder; isDescending: boolean }> = {
  newest: { label: 'Newest first', order: 'joined', isDescending: true },
  oldest: { label: 'Oldest first', order: 'joined', isDescending: false },
  name: { label: 'Name, A to Z', order: 'name', isDescending: false },
  nameBack: { label: 'Name, Z to A', order: 'name', isDescending: true },
  email: { label: 'Email, A to Z', order: 'email', isDescending: false },
  emailBack: { label: 'Email, Z to A', order: 'email', isDescending: true },
};

const optionsOf = (isOffered: (order: UserOrder) => boolean) =>
  Object.entries(orders).flatMap(([value, { label, order }]) => (isOffered(order) ? { value, label } : []));

const orderOptions = optionsOf(() => true);
const joiningOptions = optionsOf((order) => order === 'joined');

const orderIn = ({ order, isDescending }: ChosenUsers) =>
  Object.keys(orders).find((key) => orders[key]?.order === order && orders[key]?.isDescending === isDescending) ?? '';

/** The toolbar chooses the users of the list and their order. */
export function UsersToolbar({ chosen, isSortable, onChoose }: ToolbarProps) {
  return (
    <ListToolbar
      search={
        <SearchField
          label="Search users"
          placeholder="Search by name or email"
          value={chosen.search ?? ''}
          onSearch={(search) => onChoose({ search }, { replace: true })}
        />
      }
    >
      <Select label="Role" options={roleOptions} value={chosen.role} onChange={(role) => onChoose({ role })} />
      <Select
        label="Per page"
        options={sizeOptions}
        value={String(chosen.pageSize)}
        onChange={(size) => onChoose({ pageSize: Number(size) as UserPageSize })}
      />
      <Select
        label="Sort by"
        options={isSortable ? orderOptions : joiningOptions}
        value={isSortable || chosen.order === 'joined' ? orderIn(chosen) : 'newest'}
        hint={isSortable ? undefined : 'Search or choose a role to sort by name or email.'}
        onChange={(key) => {
          const found = orders[key];
          if (found) onChoose({ order: found.order, isDescending: found.isDescending });
        }}
      />
    </ListToolbar>
  );
}
