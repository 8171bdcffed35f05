import { afterAll, beforeAll, expect, it } from 'vitest';
import { aConfirmedAccount, anEmail, grantRole, haveSession } from './support/account.ts';
import { aVisitor, lookAtSizes, type Visitor } from './support/browser.ts';
import { pdfText } from './support/pdf-text.ts';
import { aStage } from './support/stage.ts';
import { aTestator, type Testator } from './support/testator.ts';

const [ada, ben] = [anEmail('ada'), anEmail('ben')];

const { browser, site } = await aStage();
let testator: Testator;
let first: Visitor;
let second: Visitor;
let request = '';

beforeAll(async () => {
  testator = await aTestator(site, anEmail('signed'));
  await testator.recordSigning(await testator.readyToSign());
  for (const email of [ada, ben]) {
    await aConfirmedAccount(site, email);
    await grantRole(site, 'admin', email);
  }
  [first, second] = await Promise.all([aVisitor(browser), aVisitor(browser, 'phone')]);
  await haveSession(first.context, site, ada);
  await haveSession(second.context, site, ben);
});
afterAll(() => expect([first, second].flatMap(({ complaints }) => complaints)).toEqual([]));

it('lets an administrator record who asks, with what is missing said first', async () => {
  const { page } = first;
  await page.goto(`${site.url}/admin/dashboard`);
  await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Disputes' }).click();
  await page.getByRole('heading', { level: 1, name: 'Disputed wills' }).waitFor();
  await lookAtSizes(page, 'how-made-list');
  await page.getByRole('button', { name: 'Record a request' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record a request' });
  await dialog.getByRole('button', { name: 'Record it' }).click();
  await dialog.getByRole('button', { name: 'Enter the papers you have seen' }).waitFor();
  await lookAtSizes(page, 'how-made-problems');
  await dialog.getByText('Someone with the executors’ consent').click();
  await dialog.getByLabel('Their name').fill('Rose Hale');
  await dialog.getByLabel('How to answer them').fill('2 Mill Lane, Ludlow');
  await dialog.getByLabel('Why they ask').fill('She thinks that her aunt was ill.');
  await dialog.getByLabel('The papers you have seen').fill('Death certificate, consent of both executors');
  await dialog.getByRole('button', { name: 'Record it' }).click();
  await page.getByText('Rose Hale').waitFor();
  request = page.url();
});

it('finds the record by name and birthday, and keeps the one who did from agreeing', async () => {
  const { page } = first;
  const { personalDetails } = await testator.willData.testatorRecord.get.query();
  if (!personalDetails?.dateOfBirth) throw new Error('The testator has no birthday');
  const [year, month, day] = personalDetails.dateOfBirth.split('-');
  const search = async (name: string) => {
    await page.getByLabel('Name of the person who died').fill(name);
    await page.getByLabel('Their date of birth', { exact: true }).fill(`${day}/${month}/${year}`);
    await page.getByRole('button', { name: 'Find the record' }).click();
  };
  await search('Nobody Atall');
  await page.getByText(/^No record matches/).waitFor();
  await search(`${personalDetails.lastName} ${personalDetails.firstName}`);
  await page
    .getByRole('button', { name: /^Choose the will signed on/ })
    .first()
    .waitFor();
  await lookAtSizes(page, 'how-made-found');
  await page
    .getByRole('button', { name: /^Choose the will signed on/ })
    .first()
    .click();
  await page.getByText('The record is chosen.').waitFor();
  await page.getByText(/Ask another administrator to check the papers/).waitFor();
  expect(await page.getByRole('button', { name: 'Agree to this request' }).count()).toBe(0);
  await lookAtSizes(page, 'how-made-waits');
});

it('lets a second administrator agree on a phone, download the statement and say that it has gone', async () => {
  const { page } = second;
  await page.goto(request);
  await page.getByRole('button', { name: 'Agree to this request' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the statement' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('How the will was made.pdf');
  await lookAtSizes(page, 'how-made-agreed');
  const words = (await pdfText(await download.path())).replace(/\s+/gu, ' ');
  for (const said of ['Ruth Amos', 'What was asked and answered', 'given only by order of a court'])
    expect(words).toContain(said);
  await page.getByRole('button', { name: 'I have sent it' }).click();
  await page.getByText('Sent', { exact: true }).waitFor();
  await lookAtSizes(page, 'how-made-sent');
});

it('lists the request without a word of it, and writes each act to the audit log', async () => {
  const { page } = first;
  await page.goto(`${site.url}/admin/how-made`);
  const table = page.getByRole('table', { name: 'Requests about how wills were made' });
  await table.getByText('Sent', { exact: true }).first().waitFor();
  expect(await table.textContent()).not.toMatch(/Rose|Hale|aunt/);
  await page.goto(`${site.url}/admin/audit`);
  await page.getByText('Downloaded how a will was made').first().waitFor();
});
