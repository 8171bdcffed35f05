import type { DeliveryOutcome } from '@plainwill/contracts/notifications/vocabulary';
import type { Page } from 'playwright-core';
import { aDelivery } from '../../../src/staff/settings/testing/a-delivery.ts';
import { aReceiver } from '../../../src/staff/settings/testing/a-receiver.ts';
import { beginner } from './for-a-testator.ts';
import { answeringCalls, byGoogleAlone, endingSoon, failing, slowAltogether, wantingProof } from './network.ts';
import { statesOfComplaintDesk } from './of-complaints.ts';
import { statesOfHowMade } from './of-how-made.ts';
import { statesOfReleaseDesk } from './of-releases.ts';
import { statesOfReviewsForStaff } from './of-reviews.ts';
import { button, chosen, dialog, inTurn, menu, opened, pressed, reads, type State } from './state.ts';

const at = '2026-11-21T10:00:00.000Z';
const receivers = [
  aReceiver({
    id: 1 as ReturnType<typeof aReceiver>['id'],
    disabledAt: at,
    isLegacy: true,
    isSigned: true,
    signedSince: at,
    earlierSecretUntil: at,
  }),
  aReceiver({ name: 'n8n of the office', events: ['lead.submitted'], maskedUrl: 'http://n8n:5678/••••••' }),
];
const outcomes: DeliveryOutcome[] = ['failed', 'waiting', 'delivered', 'not_sent'];
const newest = outcomes.map((outcome, position) =>
  aDelivery({ id: `7e0a5c5e-6d0f-4f4a-9a3e-0d5f0f1c2b3${position}` as ReturnType<typeof aDelivery>['id'], outcome }),
);
const answer = `<!doctype html><title>${'Gone'.repeat(40)}</title>`;

/** There is a receiver, with which all that can go wrong has gone wrong. */
const withDeliveries = answeringCalls({
  'notifications.integrations.get': { receivers, allowedHosts: ['hooks.zapier.com'], privateHosts: ['n8n:5678'] },
  'notifications.integrations.makeSecret': { secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' },
  'notifications.deliveries.list': { newest, failed: 2 },
  'notifications.deliveries.attempts': [
    { at, status: 410, error: null, durationMs: 142, answer },
    { at, status: null, error: 'private_address', durationMs: 12_000, answer: null },
  ],
  'notifications.unsentEmails.list': [
    { id: '7e0a5c5e-6d0f-4f4a-9a3e-0d5f0f1c2b4a', failedAt: at, attempts: 8, error: '550 5.7.1 Not wanted here' },
  ],
});

const ofReceiver = (name: string, action: string) =>
  inTurn(pressed(new RegExp(`^More for ${name}`)), menu, chosen(action), (page) => dialog(page).waitFor());

const harriet = '/admin/users/:userId';

const seen = (tab: string) => (page: Page) => page.getByRole('tab', { name: tab }).click();
const openMenu = (page: Page) =>
  page.getByRole('navigation', { name: 'Staff' }).getByRole('button', { name: 'Menu' }).click();
const revoking = async (page: Page) => {
  await opened(/^Revoke/)(page);
  await dialog(page).getByLabel('Reason').fill('Has left');
  await button(page, 'Revoke role').click();
};

const granting = async (page: Page) => {
  await page.getByLabel('Their email address').fill(beginner);
  await page.getByLabel('Reason').fill('Answers the telephone');
  await button(page, 'Add colleague').click();
  await dialog(page).getByRole('button', { name: 'Give role' }).click();
};

const withLostStep = answeringCalls({
  'identity.stepRemovals.list': [
    {
      accountId: 'b0a5c1de-0000-4000-8000-000000000002',
      email: 'ada@example.com',
      name: 'Ada Stone',
      askedBy: 'Ruth Calder',
      isOwn: false,
      agreeFrom: null,
      askedAt: at,
      reason: 'Phone stolen, we spoke',
    },
  ],
});

const withLostAccount = answeringCalls({
  'identity.staffRecoveries.list': [
    {
      accountId: 'b0a5c1de-0000-4000-8000-000000000003',
      email: 'eleanor@example.com',
      name: 'Eleanor Hart',
      newEmail: 'eleanor.hart@example.com',
      askedBy: 'Ruth Calder',
      isOwn: false,
      agreeFrom: null,
      askedAt: at,
      reason: 'Passport and two bills seen',
      dueAt: null,
    },
    {
      accountId: 'b0a5c1de-0000-4000-8000-000000000004',
      email: 'tom@example.com',
      name: null,
      newEmail: 'tom.new@example.com',
      askedBy: 'Ruth Calder',
      isOwn: true,
      agreeFrom: null,
      askedAt: at,
      reason: 'Known for years, seen in the office',
      dueAt: '2026-12-24T10:00:00.000Z',
    },
  ],
});

const secondSteps: State[] = [
  {
    name: 'a second step to set up first',
    path: '/admin/dashboard',
    given: answeringCalls({ 'identity.accounts.me': { roles: [], staffStep: 'needed' } }),
    reach: reads('A passkey, the easier one'),
  },
  {
    name: 'a second step to set up soon',
    path: '/admin/dashboard',
    given: answeringCalls({ 'identity.accounts.me': { staffStep: 'announced', staffStepFrom: '2027-01-15' } }),
    reach: reads('You need a second step from'),
  },
  {
    name: 'nobody whose lost second step to remove',
    path: '/admin/roles',
    given: withLostStep,
    reach: async (page) => {
      await page.locator('summary', { hasText: 'Remove a lost second step' }).click();
      await button(page, 'Ask another administrator').click();
    },
  },
  {
    name: 'to agree that a second step is removed',
    path: '/admin/roles',
    given: withLostStep,
    reach: opened(/^Agree/, 'Remove second steps'),
  },
  {
    name: 'accounts being recovered, and one to be asked for',
    path: '/admin/roles',
    given: withLostAccount,
    reach: async (page) => {
      await page.locator('summary', { hasText: 'Recover a customer’s account' }).click();
      await button(page, 'Ask another administrator').click();
    },
  },
  {
    name: 'a recovery to agree to',
    path: '/admin/roles',
    given: withLostAccount,
    reach: opened(/^Agree/, 'Agree to recovery'),
  },
];

const people: State[] = [
  { name: 'not yet known who is there', path: '/admin/dashboard', given: slowAltogether, reach: reads(/^Checking/) },
  { name: 'the menu', path: '/admin/dashboard', reach: openMenu },
  { name: 'nobody found', path: '/admin/dashboard', reach: (page) => page.getByRole('searchbox').fill('zzzz') },
  { name: 'somebody’s wishes', path: harriet, reach: seen('Wishes') },
  { name: 'somebody edited', path: `${harriet}?edit=true`, reach: seen('Contacts') },
  {
    name: 'somebody edited and left',
    path: `${harriet}?edit=true`,
    reach: async (page) => {
      await page.getByLabel('Occupation').fill('Sailor');
      await openMenu(page);
      await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Enquiries' }).click();
      await page.getByText('Leave without saving?').waitFor();
    },
  },
  {
    name: 'somebody who has told nothing yet',
    path: `/admin/dashboard#search=${beginner}`,
    reach: inTurn((page) => page.getByRole('link', { name: /^View Details/ }).click(), reads('Not provided')),
  },
  { name: 'no child', path: `${harriet}?edit=true&tab=children`, reach: opened(/^Add Child/, 'Add child') },
  { name: 'no contact', path: `${harriet}?edit=true&tab=contacts`, reach: opened(/^Add Contact/, 'Add contact') },
  {
    name: 'somebody who is not there',
    path: '/admin/users/b0a5c1de-0000-4000-8000-000000000002',
    reach: reads('User not found'),
  },
  {
    name: 'the end of the session',
    path: '/admin/roles',
    given: endingSoon('200;final'),
    reach: reads('Carry on until then'),
  },
];

const enquiries: State[] = [
  { name: 'a questionnaire', path: '/admin/enquiries', reach: inTurn(opened(/^Open Questionnaire/), reads('Answers')) },
  { name: 'somebody to contact', path: '/admin/enquiries', reach: inTurn(opened(/^Open Lead/), reads('Anna Hale')) },
  {
    name: 'consent to be withdrawn',
    path: '/admin/enquiries',
    reach: inTurn(opened(/^Open Lead/), pressed('Withdraw consent'), reads('Withdraw the consent?')),
  },
  {
    name: 'notes half typed and left',
    path: '/admin/enquiries',
    reach: async (page) => {
      await opened(/^Open Lead/)(page);
      await dialog(page).getByLabel('Notes').fill('Rang');
      await page.keyboard.press('Escape');
      await page.getByText('Discard changes?').waitFor();
    },
  },
  {
    name: 'an enquiry that does not open',
    path: '/admin/enquiries',
    given: failing('notifications.enquiries.get'),
    reach: inTurn(opened(/^Open Lead/), reads('This part is not answering.')),
  },
  {
    name: 'no enquiry',
    path: '/admin/enquiries?status=closed&overdue=',
    reach: reads('No enquiries match.'),
  },
];

const running: State[] = [
  { name: 'a role for nobody', path: '/admin/roles', reach: pressed('Add colleague') },
  { name: 'no reason to revoke a role', path: '/admin/roles', reach: opened(/^Revoke/, 'Revoke role') },
  {
    name: 'to show again who they are',
    path: '/admin/roles',
    given: wantingProof('identity.roles.revoke'),
    reach: inTurn(revoking, reads('Confirm it’s you')),
  },
  { name: 'the chain verified', path: '/admin/audit', reach: pressed('Verify the chain') },
  {
    name: 'to show again by Google who they are',
    path: '/admin/roles',
    given: inTurn(byGoogleAlone, wantingProof('identity.roles.grant')),
    reach: inTurn(granting, reads('sign in with Google again')),
  },
  {
    name: 'what was sent and what was not',
    path: '/settings',
    given: withDeliveries,
    reach: inTurn(pressed(/^Attempts/), reads(/answered 410/)),
  },
  { name: 'to stop sending', path: '/settings', given: withDeliveries, reach: ofReceiver('n8n', 'Stop sending') },
  { name: 'to remove a receiver', path: '/settings', given: withDeliveries, reach: ofReceiver('Zapier', 'Remove') },
  { name: 'a receiver to change', path: '/settings', given: withDeliveries, reach: pressed(/^Edit Zapier/, /^Save/) },
  { name: 'no webhook address', path: '/settings', reach: pressed('Add a receiver', /^Save/) },
  {
    name: 'the signing secret',
    path: '/settings',
    given: withDeliveries,
    reach: inTurn(ofReceiver('n8n', 'Make a signing secret'), pressed('Make secret'), reads('whsec_')),
  },
  {
    name: 'another signing secret',
    path: '/settings',
    given: withDeliveries,
    reach: ofReceiver('Zapier', 'Replace the signing secret'),
  },
];

export const statesForStaff: State[] = [
  ...people,
  ...enquiries,
  ...statesOfComplaintDesk,
  ...statesOfHowMade,
  ...statesOfReleaseDesk,
  ...statesOfReviewsForStaff,
  ...secondSteps,
  ...running,
];

/** A member of staff who may change nothing sees these. */
export const statesForReadersOfStaff: State[] = [
  { name: 'somebody’s wishes', path: `${harriet}?tab=wishes`, reach: reads('Thomas Reed') },
  { name: 'somebody they may not edit', path: `${harriet}?edit=true&tab=contacts`, reach: reads('Thomas Reed') },
  { name: 'a questionnaire', path: '/admin/enquiries', reach: inTurn(opened(/^Open Questionnaire/), reads('Answers')) },
  { name: 'somebody to contact', path: '/admin/enquiries', reach: inTurn(opened(/^Open Lead/), reads('Anna Hale')) },
  {
    name: 'what was sent and what was not',
    path: '/settings',
    given: withDeliveries,
    reach: inTurn(pressed(/^Attempts/), reads(/answered 410/)),
  },
];
