import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aConfirmedAccount, aReviewer, grantRole, haveSession, signIn } from './support/account.ts';
import { submitLead, submitQuestionnaire } from './support/api.ts';
import { aVisitor, look, lookAtSizes, sizes, type Visitor } from './support/browser.ts';
import { aStageOfItsOwn } from './support/stage.ts';

const [chief, reader, colleague] = ['chief@example.com', 'reader@example.com', 'colleague@example.com'];

const { browser, site } = await aStageOfItsOwn();
let admin: Visitor;
let readonly: Visitor;

beforeAll(async () => {
  for (const email of [chief, reader, colleague]) await aConfirmedAccount(site, email);
  await grantRole(site, 'admin', chief);
  await grantRole(site, 'readonly', reader);
  await submitLead(site.url, { name: 'Anna Hale', email: 'anna@example.com', question: 'Does the house count?' });
  await submitQuestionnaire(site.url);
  [admin, readonly] = [await aVisitor(browser), await aVisitor(browser)];
  await signIn(admin.page, site, chief);
  await admin.page.waitForURL('**/admin/dashboard');
  await haveSession(readonly.context, site, reader);
  await readonly.page.goto(`${site.url}/admin/dashboard`);
});

afterAll(async () => {
  expect([admin, readonly].flatMap(({ complaints }) => complaints)).toEqual([]);
});

const place = (page: Page, name: string) => page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name });

it('gives a colleague a role, who is signed out and comes back as staff, and takes it again', async () => {
  const { page } = admin;
  const open = await aVisitor(browser);
  await haveSession(open.context, site, colleague);

  await page.getByRole('img', { name: 'Leads: 1 today, 1 on the busiest day' }).waitFor();
  await lookAtSizes(page, 'dashboard');
  await place(page, 'Role Management').click();
  await page.getByRole('table', { name: 'Who has a role' }).getByText(reader, { exact: true }).waitFor();
  await page.getByLabel('Their email address').fill('nobody@example.com');
  await page.getByLabel('Reason').fill('Answers the telephone');
  await page.getByRole('button', { name: 'Add colleague' }).click();
  await lookAtSizes(page, 'roles-asked-once-more');
  await page.getByRole('button', { name: 'Give role' }).click();
  await page.getByRole('table', { name: 'Invitations' }).getByText('nobody@example.com').waitFor();
  await lookAtSizes(page, 'roles-invited');
  await page.getByRole('button', { name: 'Withdraw the invitation of nobody@example.com' }).click();
  await page.getByText('The invitation is withdrawn.').waitFor();
  await page.getByLabel('Their email address').fill(colleague);
  await page.getByLabel('Reason').fill('Answers the telephone');
  await page.getByRole('button', { name: 'Add colleague' }).click();
  await page.getByRole('button', { name: 'Give role' }).click();
  await page.getByText('Role granted').waitFor();
  await lookAtSizes(page, 'roles');

  await open.page.goto(`${site.url}/account`);
  await open.page.waitForURL('**/auth**');
  await signIn(open.page, site, colleague);
  await open.page.waitForURL('**/admin/dashboard');
  await open.page.getByRole('navigation', { name: 'Staff' }).getByText('Read Only').waitFor();

  await page.getByRole('button', { name: `Revoke Read Only of ${colleague}` }).click();
  await lookAtSizes(page, 'roles-revoke');
  await page.getByRole('dialog').getByLabel('Reason').fill('Has left');
  await page.getByRole('button', { name: 'Revoke role' }).click();
  await page.getByText('Role revoked').waitFor();
  await place(open.page, 'Role Management').click();
  await open.page.waitForURL('**/admin/login?ended=*');
  await open.page.getByText('You have been signed out.').waitFor();
  await open.context.close();
});

it('adds a reviewer with what was checked, beside one whom the operator added by command', async () => {
  const { page } = admin;
  const byCommand = await aReviewer(site);
  await page.goto(`${site.url}/admin/roles`);
  const table = page.getByRole('table', { name: 'Who has a role' });
  await table.getByText('SRA 000173').waitFor();

  await page.getByLabel('The reviewer’s email address').fill(colleague);
  await page.getByRole('button', { name: /Qualification/ }).click();
  await page.getByRole('option', { name: 'Trainee' }).click();
  await page.getByLabel('How you checked it').fill('A letter of the firm that trains them');
  await page.getByRole('button', { name: 'Save reviewer' }).click();
  await page.getByText('Reviewer saved').waitFor();
  await table.getByText('Trainee').waitFor();
  await lookAtSizes(page, 'roles-reviewers');

  for (const email of [colleague, byCommand]) {
    await page.getByRole('button', { name: `Revoke Reviewer of ${email}` }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('Has left');
    await page.getByRole('button', { name: 'Revoke role' }).click();
    await table.getByText(email, { exact: true }).waitFor({ state: 'detached' });
  }
});

it('works on a lead, withdraws its consent, and finds it gone', async () => {
  const { page } = admin;
  await place(page, 'Enquiries').click();
  await page.getByText('2 enquiries found').waitFor();
  await lookAtSizes(page, 'enquiries');
  await page.getByRole('button', { name: /^Open Questionnaire/ }).click();
  await page.getByRole('heading', { name: 'Answers' }).waitFor();
  await lookAtSizes(page, 'enquiry-questionnaire');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('button', { name: /^Open Lead/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Anna Hale').waitFor();
  await dialog.getByText('In progress').click();
  await dialog.getByRole('textbox', { name: 'Follow-up date' }).fill('5/1/2026');
  await dialog.getByLabel('Notes').fill('Rang, no answer');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Enter today or a later day.').first().waitFor();
  await dialog.getByRole('textbox', { name: 'Follow-up date' }).fill('5/1/2099');
  await lookAtSizes(page, 'enquiry-lead');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The enquiry is saved.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('5 January 2099').waitFor();
  await page.getByRole('button', { name: /^(All )?Status|Status$/ }).click();
  await page.getByRole('option', { name: 'In progress' }).click();
  await page.waitForURL('**status=in_progress**');
  await page.getByText('1 enquiry found').waitFor();

  const other = readonly.page;
  await place(other, 'Enquiries').click();
  await other.getByRole('button', { name: /^Open Lead/ }).click();
  await other.getByRole('dialog').getByText('Rang, no answer').waitFor();
  await lookAtSizes(other, 'enquiry-readonly');
  expect(
    await other
      .getByRole('dialog')
      .getByRole('button', { name: /Save|Erase|Withdraw/ })
      .count(),
  ).toBe(0);

  await page.getByRole('button', { name: /^Open Lead/ }).click();
  await page.getByRole('button', { name: 'Withdraw consent' }).click();
  await lookAtSizes(page, 'enquiry-withdraw');
  await page.getByRole('button', { name: 'Withdraw consent and erase' }).click();
  await page.getByText('No enquiries match.').waitFor();
  await lookAtSizes(page, 'enquiries-none');
});

it('exports the enquiries as a table', async () => {
  const { page } = admin;
  await page.goto(`${site.url}/admin/enquiries`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Enquiries.csv');
});

it('pauses the emails and resumes them', async () => {
  const { page } = admin;
  await place(page, 'Queues').click();
  await page.getByText(/^No jobs have failed/).waitFor();
  await page.getByText('Done', { exact: true }).click();
  await page.getByRole('table', { name: 'Jobs' }).waitFor();
  await lookAtSizes(page, 'queues');
  await page.getByRole('button', { name: 'Pause emails' }).click();
  await lookAtSizes(page, 'queues-pause');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pause emails' }).click();
  await page.getByText('This queue is paused').waitFor();
  await lookAtSizes(page, 'queues-paused');
  await page.getByRole('button', { name: 'Resume emails' }).click();
  await page.getByRole('button', { name: 'Pause emails' }).waitFor();

  const other = readonly.page;
  await other.goto(`${site.url}/ops`);
  await other.getByRole('img', { name: /^Waiting emails/ }).waitFor();
  await lookAtSizes(other, 'operations');
  await other.getByRole('link', { name: 'Webhooks' }).click();
  await other.waitForURL('**/ops/queues?queue=webhooks');
  await lookAtSizes(other, 'queues-readonly');
  expect(await other.getByRole('button', { name: /Pause|Try/ }).count()).toBe(0);
});

it('leaves a trace of all that in the audit log, whose chain holds', async () => {
  const { page } = admin;
  await place(page, 'Audit').click();
  const table = page.getByRole('table', { name: 'Audit log' });
  for (const done of [
    'Revoked a role',
    'Withdrew a lead’s consent',
    'Exported enquiries',
    'Opened an enquiry',
    'Acted on a queue',
  ]) {
    await table.getByText(done).first().waitFor();
  }
  await table.getByText('Answers the telephone').first().waitFor();
  await page.getByRole('button', { name: 'Verify the chain' }).click();
  await page
    .getByText(/^Verified, /)
    .nth(2)
    .waitFor();
  await lookAtSizes(page, 'audit');
  await page.getByLabel('Email').fill(colleague);
  await page.getByRole('button', { name: 'Find' }).click();
  await page.waitForURL('**person=**');
  await page.getByText('Show everyone').waitFor();
  await page.getByRole('textbox', { name: 'To' }).fill('1/1/2000');
  await page.getByText('No entries match.').waitFor();
  await lookAtSizes(page, 'audit-none');

  await readonly.page.goto(`${site.url}/admin/audit`);
  await readonly.page.getByText('The audit log is for administrators.').waitFor();
  await look(readonly.page, 'audit-readonly');
});

it('gets around on a phone, by keyboard', async () => {
  const { page } = admin;
  await page.setViewportSize(sizes.phone);
  await page.goto(`${site.url}/admin/roles`);
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await look(page, 'staff-menu-phone');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/enquiries');
});

it('tells a person that nobody has looked at their details', async () => {
  const person = await aVisitor(browser);
  await haveSession(person.context, site, colleague);
  await person.page.goto(`${site.url}/account?part=data`);
  await person.page.getByRole('button', { name: /Who has seen your details/ }).click();
  await person.page.getByText(/^No one on our staff/).waitFor();
  await lookAtSizes(person.page, 'account-access');
  await person.context.close();
});
