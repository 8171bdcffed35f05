import { type Role, roles } from '@plainwill/contracts/shared/roles';
import { staffChangeFields } from '@plainwill/contracts/will-data/staff-changes';
import { roleBadge } from '../admin/role-badge.ts';

const enquiry = {
  status: 'Status',
  ownerId: 'Owner',
  followUpOn: 'Follow-up date',
  notes: 'Notes',
  search: 'Search',
  kind: 'Kind',
  isOverdue: 'Overdue',
  order: 'Order',
};

/** The fields of an action have these labels where they are asked for. */
const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...staffChangeFields,
  'enquiry.change': enquiry,
  'enquiry.export': enquiry,
  'user.export': { search: 'Search', role: 'Role', order: 'Order', isDescending: 'Direction' },
};

const elsewhere: Readonly<Record<string, string>> = {
  email: 'Email',
  password: 'Password',
  webhookUrl: 'Webhook address',
  secret: 'Signing secret',
};

/** A field that an entry names, as people know it; one that this version of the page does not know as it is written. */
export function fieldLabel(action: string, field: string): string {
  if (roles.some((role) => role === field)) return roleBadge([field as Role]);
  return labels[action]?.[field] ?? elsewhere[field] ?? field;
}
