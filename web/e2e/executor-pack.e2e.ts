import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { anEmail } from './support/account.ts';
import { aVisitor, look, lookAtSizes, type Visitor } from './support/browser.ts';
import { aStage } from './support/stage.ts';
import { aTestator, type Testator } from './support/testator.ts';

const { browser, site } = await aStage();
let testator: Testator;
let visitor: Visitor;

beforeAll(async () => {
  [testator, visitor] = await Promise.all([aTestator(site, anEmail('executor-pack')), aVisitor(browser, 'phone')]);
  await testator.addContact('Sue', 'Finch');
  await testator.recordSigning(await testator.readyToSign());
  await testator.signIn(visitor.context);
});
afterAll(() => expect(visitor.complaints).toEqual([]));

const button = (name: string) => visitor.page.getByRole('button', { name, exact: true });
const dialog = () => visitor.page.getByRole('dialog');

async function startEntry(kind: string) {
  await button('Add to your list').click();
  await dialog()
    .getByRole('button', { name: /What kind of thing/ })
    .click();
  await visitor.page.getByRole('option', { name: kind, exact: true }).click();
}

const saveEntry = async () => {
  await button('Save entry').click();
  await dialog().waitFor({ state: 'detached' });
};

it('is found from the signed will, and says why a list is worth making', async () => {
  const { page } = visitor;
  await page.goto(`${site.url}/will-maker/sign`);
  await page.getByRole('link', { name: 'Papers for your executors' }).click();
  await page.getByText(/^Nothing yet/).waitFor();
  await page.getByText(/^They are made from the will you signed on/).waitFor();
  await expectAccessible(page);
  await lookAtSizes(page, 'papers-empty');
});

it('keeps what there is and where, and no password', async () => {
  const { page } = visitor;
  await startEntry('Bank, savings and investments');
  await dialog().getByLabel('Kind of account').fill('Savings account');
  await dialog().getByLabel('Bank or firm').fill('Nationwide');
  await dialog().getByLabel('Where the papers are').fill('password: hunter2');
  await button('Save entry').click();
  await dialog()
    .getByText(/^Do not keep passwords here/)
    .first()
    .waitFor();
  await expectAccessible(page);
  await look(page, 'papers-password');
  await dialog().getByLabel('Where the papers are').fill('the blue folder');
  await saveEntry();
  await startEntry('Papers');
  await dialog().getByLabel('Which papers').fill('Deeds');
  await saveEntry();
  await page.getByRole('heading', { name: 'Papers', exact: true }).waitFor();
  expect(await testator.willData.holdings.list.query()).toMatchObject([
    { kind: 'account', what: 'Savings account', where: 'the blue folder' },
    { kind: 'papers', what: 'Deeds' },
  ]);
});

it('takes an entry off, and puts it back', async () => {
  const { page } = visitor;
  await button('Remove: Deeds').click();
  await page.getByRole('heading', { name: 'Papers', exact: true }).waitFor({ state: 'detached' });
  await button('Undo').click();
  await page.getByRole('heading', { name: 'Papers', exact: true }).waitFor();
  await expectAccessible(page);
  await lookAtSizes(page, 'papers-list');
});

it('makes the papers of it, as one PDF and as a ZIP', async () => {
  const { page } = visitor;
  const [pdf] = await Promise.all([page.waitForEvent('download'), button('Download PDF').click()]);
  expect(pdf.suggestedFilename()).toBe('Papers for the executors.pdf');
  await page.getByText('Who inherits', { exact: true }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), button('Download ZIP').click()]);
  expect(file.suggestedFilename()).toBe('Papers for the executors.zip');
  // The names of its files stand in a ZIP as they are.
  const content = await readFile(await file.path(), 'latin1');
  for (const name of ['executor-pack.pdf', 'people.csv', 'what-and-where.csv', 'copy-of-the-will.pdf', 'README.txt'])
    expect(content).toContain(name);
});
