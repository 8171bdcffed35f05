import type { Complaint, OpenComplaint } from '@plainwill/contracts/notifications/complaints';
import type { Page } from 'playwright-core';
import { answeringCalls, failing } from './network.ts';
import { button, dialog, inTurn, opened, pressed, reads, type State } from './state.ts';

const form = '/privacy/complaint';
const list = '/admin/complaints';
const at = '2026-11-20T10:00:00.000Z';
const long = 'You wrote to my old address, although I had told you the new one twice. '.repeat(8);

const aComplaint = (last: number, changes: Partial<Complaint> = {}): Complaint => ({
  id: `c0a5c1de-0000-4000-8000-00000000000${last}` as Complaint['id'],
  reference: `C-7F3K-92Q${last}`,
  kind: 'service',
  channel: 'form',
  receivedAt: at,
  dueOn: '2026-12-20',
  daysLeft: 25,
  state: 'received',
  ownerId: null,
  alarms: [],
  version: 1,
  ...changes,
});
const complaints = [
  aComplaint(1, { daysLeft: -3, alarms: ['running-out', 'no-owner', 'not-acknowledged'] }),
  aComplaint(2, { kind: 'copy', channel: 'telephone', daysLeft: 0, state: 'waiting', alarms: ['letter-waits'] }),
  aComplaint(3, { kind: 'other-right', channel: 'post', state: 'looking' }),
  aComplaint(4, { kind: 'data-use', state: 'answered' }),
];
const listed = answeringCalls({ 'notifications.complaintDesk.list': { complaints, count: 60 } });

const anOpen = (changes: Partial<OpenComplaint> = {}): OpenComplaint => ({
  ...aComplaint(2, { kind: 'copy', channel: 'telephone', state: 'looking', alarms: ['letter-waits'] }),
  name: 'Anna Hale',
  email: 'anna.hale.of.the.old.post.office@example.com',
  phone: '01632 960 001',
  postalAddress: '1 Mill Lane\nLudlow\nSY8 1AA',
  happened: long,
  wanted: 'Send me everything.',
  happenedOn: '2026-11-01',
  forWhom: 'other',
  otherName: 'Rose Hale',
  authority: 'I am her attorney.',
  notes: 'Asked the post room.',
  answer: null,
  erasedAt: null,
  steps: [],
  ...changes,
});
const withComplaint = (changes: Partial<OpenComplaint> = {}) =>
  inTurn(listed, answeringCalls({ 'notifications.complaintDesk.get': anOpen(changes) }));
const opening = `${list}?open=${complaints[1]?.id}`;
const isOpen = (page: Page) => dialog(page).getByText('Anna Hale').first().waitFor();

const filled = async (page: Page) => {
  await page.getByText('A complaint about our service').click();
  await page.getByText('Me', { exact: true }).click();
  await page.getByLabel('What happened, or what are you asking for?').fill(long);
  await page.getByLabel('Your name').fill('Anna Hale');
  await page.getByLabel('Your email').fill('anna@example.com');
  await button(page, 'Send').click();
};

/** The public form. */
export const statesOfComplaint: State[] = [
  { name: 'a complaint with nothing in it', path: form, reach: pressed('Send') },
  {
    name: 'a complaint for somebody else',
    path: form,
    reach: (page) => page.getByText('Someone else', { exact: true }).click(),
  },
  {
    name: 'a complaint that was not sent',
    path: form,
    given: failing('notifications.complaints.send'),
    reach: inTurn(filled, reads('This was not sent')),
  },
  { name: 'a complaint sent', path: form, reach: inTurn(filled, reads('Your reference is')) },
];

/** Staff see these of complaints and requests about data. */
export const statesOfComplaintDesk: State[] = [
  { name: 'every kind of complaint', path: list, given: listed, reach: reads('C-7F3K-92Q1') },
  { name: 'no complaint', path: `${list}?state=closed`, reach: reads('Nothing matches.') },
  {
    name: 'a complaint entered with nothing in it',
    path: list,
    reach: opened('Record a complaint or request', 'Record it'),
  },
  { name: 'a complaint opened', path: opening, given: withComplaint(), reach: isOpen },
  {
    name: 'an answer with nothing in it',
    path: opening,
    given: withComplaint(),
    reach: inTurn(isOpen, (page) => dialog(page).getByRole('button', { name: 'Send answer' }).click()),
  },
  {
    name: 'a complaint answered',
    path: opening,
    given: withComplaint({ state: 'answered', answer: { outcome: 'partly', words: long, change: 'We ask twice.' } }),
    reach: isOpen,
  },
  {
    name: 'a complaint closed and erased',
    path: opening,
    given: withComplaint({ state: 'closed', erasedAt: at }),
    reach: isOpen,
  },
  {
    name: 'a complaint that does not open',
    path: opening,
    given: inTurn(listed, failing('notifications.complaintDesk.get')),
    reach: reads('This part is not answering.'),
  },
];
