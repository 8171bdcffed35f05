import { expect, it } from 'vitest';
import { fieldLabel } from './field-labels.ts';

it.each([
  ['user.edit.personal', 'mobileCountryCode', 'Country code'],
  ['user.edit.home', 'townOrCity', 'Town or city'],
  ['child.add', 'fullName', 'Full name'],
  ['enquiry.change', 'followUpOn', 'Follow-up date'],
  ['webhook.save', 'webhookUrl', 'Webhook address'],
  ['role.grant', 'readonly', 'Read Only'],
  ['an action of later', 'aFieldOfLater', 'aFieldOfLater'],
])('of %s calls %s “%s”', (action, field, words) => {
  expect(fieldLabel(action, field)).toBe(words);
});
