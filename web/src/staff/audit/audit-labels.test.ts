import type { AuditEntry } from '@plainwill/contracts/kit/audit';
import { expect, it } from 'vitest';
import { detailsText } from './audit-labels.ts';

const detailsOf = (changes: Partial<AuditEntry>) =>
  detailsText(
    {
      action: 'passkey.remove',
      fields: [],
      changes: [],
      reason: null,
      objectId: null,
      network: null,
      ...changes,
    } as unknown as AuditEntry,
    (id) => `the person ${id}`,
  );

it('says what changed, why and from where', () => {
  const entry = { action: 'role.grant', fields: ['readonly'], reason: 'Joins us', network: '203.0.113.0/24' };
  expect(detailsOf(entry)).toBe('Read Only · “Joins us” · from 203.0.113.0/24');
});

it.each([
  ['enquiry.change', 'status', ['new'], ['closed'], 'Status: New → Closed'],
  ['enquiry.change', 'ownerId', [], ['7'], 'Owner: none → the person 7'],
  ['enquiry.change', 'followUpOn', ['2026-12-01'], [], 'Follow-up date: 1 December 2026 → none'],
  ['complaint.change', 'state', ['received'], ['looking'], 'Status: Received → Looking into it'],
  ['role.grant', 'roles', ['readonly'], ['admin', 'readonly'], 'Roles: Read Only → Administrator, Read Only'],
  ['webhook.save', 'events', ['lead.submitted'], ['questionnaire.submitted'], 'Events: Lead → Questionnaire'],
  ['webhook.stop', 'name', ['CRM'], ['CRM'], 'Name: CRM'],
])('of %s says what %s was and is', (action, field, from, to, text) => {
  expect(detailsOf({ action, fields: [field], changes: [{ field, from, to }] })).toBe(text);
});

it.each([
  ['the number of a receiver', '2'],
  ['the id of a row', 'c0a5c1de-0000-4000-8000-000000000001'],
  ['the hash of a passkey', '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
])('leaves out %s', (_what, objectId) => {
  expect(detailsOf({ objectId })).toBe('');
});

it('names the procedure that was refused', () => {
  expect(detailsOf({ action: 'call.forbidden', objectId: 'identity.users.list' })).toBe('identity.users.list');
});
