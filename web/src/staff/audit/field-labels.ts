import type { AuditChange } from '@plainwill/contracts/kit/audit';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { type Role, roleNames, roles } from '@plainwill/contracts/shared/roles';
import { staffChangeFields } from '@plainwill/contracts/will-data/staff-changes';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { roleBadge } from '../admin/role-badge.ts';
import { complaintOutcomeLabels, complaintStateLabels } from '../complaints/complaint-labels.ts';
import { enquiryStatusLabels } from '../enquiries/enquiry-labels.ts';
import { reviewLaneLabels } from '../reviews/desk/desk-labels.ts';
import { eventLabels } from '../settings/delivery-labels.ts';

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
  'audit.export': { accountId: 'Person', part: 'Their part', action: 'What', from: 'From', to: 'To' },
  'user.export': { search: 'Search', role: 'Role', order: 'Order', isDescending: 'Direction' },
};

const elsewhere: Readonly<Record<string, string>> = {
  email: 'Email',
  password: 'Password',
  webhookUrl: 'Webhook address',
  name: 'Name',
  events: 'Events',
  state: 'Status',
  outcome: 'Outcome',
  ownerId: 'Owner',
  notes: 'Notes',
  posted: 'Posted',
  roles: 'Roles',
  lane: 'Urgency',
  'questionnaire.submitted': 'Questionnaire',
  'lead.submitted': 'Lead',
  secret: 'Signing secret',
};

/** A field that an entry names, as people know it; one that this version of the page does not know as it is written. */
export function fieldLabel(action: string, field: string): string {
  if (roles.some((role) => role === field)) return roleBadge([field as Role]);
  return labels[action]?.[field] ?? elsewhere[field] ?? field;
}

const valueLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: enquiryStatusLabels,
  state: complaintStateLabels,
  outcome: complaintOutcomeLabels,
  events: eventLabels,
  roles: roleNames,
  lane: reviewLaneLabels,
};

/** "New → Closed", or the value alone where it is as it was. */
export function changeLabel({ field, from, to }: AuditChange, nameOf: (id: AccountId) => string): string {
  const labelOf = (value: string) => {
    if (field === 'ownerId') return nameOf(value as AccountId);
    return field === 'followUpOn' ? formatDay(value) : (valueLabels[field]?.[value] ?? value);
  };
  const [before, after] = [from, to].map((values) => values.map(labelOf).join(', ') || 'none');
  return before === after ? `${after}` : `${before} → ${after}`;
}
