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
  [testator, visitor] = await Promise.all([aTestator(site, anEmail('letters')), aVisitor(browser, 'phone')]);
  await testator.addContact('Sue', 'Finch');
  await testator.recordSigning(await testator.readyToSign());
  await testator.signIn(visitor.context);
});
afterAll(() => expect(visitor.complaints).toEqual([]));

const button = (name: string) => visitor.page.getByRole('button', { name, exact: true });
const dialog = () => visitor.page.getByRole('dialog');
const words = () => dialog().getByRole('textbox', { name: 'Your letter' });

const saveLetter = async () => {
  await button('Save letter').click();
  await dialog().waitFor({ state: 'detached' });
};

it('are found from the signed will, and offer ways to begin', async () => {
  const { page } = visitor;
  await page.goto(`${site.url}/will-maker/sign`);
  await page.getByRole('link', { name: 'Letters of wishes' }).click();
  await page.getByText(/^No letters yet/).waitFor();
  await page.getByRole('link', { name: 'Why someone is left out' }).waitFor();
  await expectAccessible(page);
  await lookAtSizes(page, 'letters-empty');
});

it('say while they are written what belongs elsewhere, and take no gift', async () => {
  const { page } = visitor;
  await button('Write: To my trustees').click();
  await dialog()
    .getByText(/a court can order them to/)
    .waitFor();
  await dialog().getByLabel('Title').fill('What the trust is for');
  await words().fill('I give my ring to Sue. Sing my favourite hymn.');
  await dialog().getByRole('link', { name: 'put it in your will' }).waitFor();
  await dialog().getByRole('link', { name: 'Funeral Wishes' }).waitFor();
  await button('Save letter').click();
  await dialog()
    .getByText(/^This letter gives nothing: put it in your will\. Here/)
    .first()
    .waitFor();
  await expectAccessible(page);
  await lookAtSizes(page, 'letters-refused');
  await words().fill('School fees first.\n\nAfter that, whatever helps them stand on their own feet.');
  await saveLetter();
  await page.getByText('What the trust is for').waitFor();
});

it('keep what is typed through a reload, and are written with the keyboard alone', async () => {
  const { page } = visitor;
  await button('Write a letter').focus();
  await page.keyboard.press('Enter');
  await dialog()
    .getByRole('button', { name: /Who is it for/ })
    .focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'To a person' }).waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await dialog().getByLabel('Who is it to?').fill('Sue Finch');
  await dialog().getByLabel('Title').fill('What I never said');
  await words().fill('You were the best of neighbours.');
  await page.reload();
  await words().waitFor();
  expect(await words().inputValue()).toBe('You were the best of neighbours.');
  await button('Save letter').focus();
  await page.keyboard.press('Enter');
  await dialog().waitFor({ state: 'detached' });
  expect(await testator.willData.letters.list.query()).toMatchObject([
    { kind: 'trustees', title: 'What the trust is for', readers: [] },
    { kind: 'person', addressee: 'Sue Finch', body: 'You were the best of neighbours.' },
  ]);
});

it('come back after they were removed', async () => {
  const { page } = visitor;
  await button('Remove: What I never said').click();
  await page.getByText('What I never said', { exact: true }).waitFor({ state: 'detached' });
  await button('Undo').click();
  await page.getByText('What I never said', { exact: true }).waitFor();
  await expectAccessible(page);
  await lookAtSizes(page, 'letters-list');
});

it('are papers of their own, and go with those for the executors where they are ticked', async () => {
  const { page } = visitor;
  const letter = page.getByRole('button', { name: 'Download PDF of “What the trust is for”' });
  const [pdf] = await Promise.all([page.waitForEvent('download'), letter.click()]);
  expect(pdf.suggestedFilename()).toBe('Letter to the trustees.pdf');
  expect(await readFile(await pdf.path(), 'latin1')).toContain('%PDF-');
  await page.getByRole('link', { name: 'Back to Papers for your executors' }).click();
  await page.getByText('You have written: What the trust is for; What I never said.').waitFor();
  await page.getByText('Letter: What the trust is for').click();
  await expectAccessible(page);
  await look(page, 'letters-in-papers');
  const [papers] = await Promise.all([page.waitForEvent('download'), button('Download PDF').click()]);
  expect(papers.suggestedFilename()).toBe('Papers for the executors.pdf');
});
