import { afterAll, beforeAll, expect, it } from 'vitest';
import { aConfirmedAccount, anEmail, grantRole, haveSession } from './support/account.ts';
import { aVisitor, lookAtSizes, type Visitor } from './support/browser.ts';
import { mailTo } from './support/site.ts';
import { aStage } from './support/stage.ts';

const chief = anEmail('chief');
const anna = anEmail('anna.hale');
const answerText = '<b>You</b> wrote to my old address.';

const { browser, site } = await aStage();
let visitor: Visitor;
let staff: Visitor;
let reference = '';

beforeAll(async () => {
  await aConfirmedAccount(site, chief);
  await grantRole(site, 'admin', chief);
  [visitor, staff] = [await aVisitor(browser, 'phone'), await aVisitor(browser)];
  await haveSession(staff.context, site, chief);
  await staff.page.goto(`${site.url}/admin/dashboard`);
});
afterAll(() => expect([visitor, staff].flatMap(({ complaints }) => complaints)).toEqual([]));

it('lets a visitor without an account complain from a phone, and loses nothing on the way', async () => {
  const { page, context } = visitor;
  await page.goto(`${site.url}/privacy`);
  await page.getByRole('link', { name: 'Send us a complaint or a data request' }).click();
  await page.getByRole('heading', { level: 1, name: 'Complain, or ask about your data' }).waitFor();
  await lookAtSizes(visitor.page, 'complaint-empty');

  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Enter your email address' }).waitFor();
  await lookAtSizes(visitor.page, 'complaint-problems');

  await page.getByText('A complaint about how we use data').click();
  await page.getByText('Someone else', { exact: true }).click();
  await page.getByLabel('Their name').fill('Rose Hale');
  await page.getByLabel('What lets you act for them').fill('I am her attorney.');
  await page.getByLabel('What happened, or what are you asking for?').fill(answerText);
  await page.getByLabel('When did it happen?').fill('1/2/2026');
  await page.getByLabel('Your name').fill('Anna Hale');
  await page.getByLabel('Your email').fill(anna);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('We can’t reach Plainwill right now.').waitFor();
  await context.setOffline(false);
  await page.reload();
  await expect.poll(() => page.getByLabel('What happened, or what are you asking for?').inputValue()).toBe(answerText);
  await lookAtSizes(visitor.page, 'complaint-filled');

  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const receipt = await page.getByText('Your reference is C-').textContent();
  reference = /C-\w{4}-\w{4}/.exec(receipt ?? '')?.[0] ?? '';
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(reference);
  await lookAtSizes(visitor.page, 'complaint-sent');
  const mail = await mailTo(site, anna, reference);
  expect(mail.subject).toBe(`We have received your complaint (${reference})`);
  expect(mail.text).not.toMatch(/Anna|old address/);
});

it('lets staff find it, take it on, answer it, and close it', async () => {
  const { page } = staff;
  await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Complaints' }).click();
  await page.getByRole('button', { name: `Open ${reference}` }).waitFor();
  await lookAtSizes(staff.page, 'complaints-list');
  await page.getByRole('searchbox', { name: 'Find by reference' }).fill(reference.toLowerCase());
  await page.waitForURL('**reference=**');
  await page.getByText('1 found').waitFor();
  await page.getByRole('button', { name: `Open ${reference}` }).click();
  const dialog = page.getByRole('dialog', { name: reference });
  await dialog.getByText(answerText).waitFor();
  await dialog.getByText('I am her attorney.').waitFor();
  await lookAtSizes(staff.page, 'complaint-dialog');

  await dialog.getByText('Looking into it').click();
  await dialog.getByLabel('Notes').fill('Asked the post room.');
  await dialog.getByRole('button', { name: 'Save progress' }).click();
  await page.getByText('The changes are saved.').waitFor();
  await dialog.getByRole('button', { name: /Outcome/ }).click();
  await page.getByRole('option', { name: 'Agreed, or done' }).click();
  await dialog.getByLabel('What we found, and why').fill('You are right.\n\nWe are sorry.');
  await dialog.getByLabel('What we change because of it').fill('We check addresses twice.');
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await dialog.getByText('Our answer: Agreed, or done').waitFor();
  const mail = await mailTo(site, anna, 'Our answer to your complaint');
  expect(mail.text).toContain('You are right.\n\nWe are sorry.');
  expect(mail.text).toContain('Information Commissioner');
  await dialog.getByRole('button', { name: 'Close for good' }).click();
  await dialog.getByText(/^This is erased automatically on/).waitFor();
  await lookAtSizes(staff.page, 'complaint-closed');
  await dialog.getByRole('button', { name: 'Back to the list' }).click();
  await page
    .getByRole('table', { name: 'Complaints and data requests' })
    .getByRole('row', { name: reference })
    .getByText('Closed', { exact: true })
    .waitFor();
});

it('lets staff enter one that came by post, and say that its letter is posted', async () => {
  const { page } = staff;
  await page.goto(`${site.url}/admin/complaints`);
  await page.getByRole('button', { name: 'Record a complaint or request' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Post', { exact: true }).click();
  await dialog.getByText('A request for a copy of my data').click();
  await dialog.getByText('Themselves').click();
  await dialog.getByLabel('What happened, or what they are asking for').fill('Please send me everything.');
  await dialog.getByLabel('Name', { exact: true }).fill('Ben Moor');
  await dialog.getByRole('button', { name: 'Record it' }).click();
  await dialog.getByRole('button', { name: /^Enter an email address, a phone number/ }).waitFor();
  await dialog.getByLabel('Postal address').fill('1 High Street\nEly');
  await lookAtSizes(staff.page, 'complaint-enter');
  await dialog.getByRole('button', { name: 'Record it' }).click();
  await page.getByRole('button', { name: 'I have posted this letter' }).click();
  await page.getByText('The letter is marked as posted.').waitFor();
  await lookAtSizes(staff.page, 'complaint-by-post');
});
