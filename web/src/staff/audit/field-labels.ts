import { labelsOf } from '@plainwill/contracts/kit/question';
import { type Role, roles } from '@plainwill/contracts/shared/roles';
import { childQuestions } from '@plainwill/contracts/will-data/questions/child-questions';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import { homeDetailsQuestions } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { personalDetailsQuestions } from '@plainwill/contracts/will-data/questions/personal-details-questions';
import { spouseDetailsQuestions } from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import { roleBadge } from '../admin/role-badge.ts';

const person = { fullName: 'Full name' };
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
  'user.edit.personal': labelsOf(personalDetailsQuestions),
  'user.edit.home': labelsOf(homeDetailsQuestions),
  'user.edit.spouse': labelsOf(spouseDetailsQuestions),
  'child.add': { ...labelsOf(childQuestions), ...person },
  'child.edit': { ...labelsOf(childQuestions), ...person },
  'contact.add': { ...labelsOf(contactQuestions), ...person },
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
