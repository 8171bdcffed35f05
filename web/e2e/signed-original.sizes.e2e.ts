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
  [testator, visitor] = await Promise.all([aTestator(site, anEmail('signed-original')), aVisitor(browser, 'phone')]);
  await testator.recordSigning(await testator.readyToSign());
  await testator.signIn(visitor.context);
});
afterAll(() => expect(visitor.complaints).toEqual([]));

const button = (name: string | RegExp) => visitor.page.getByRole('button', { name });
const section = (name: string) => visitor.page.getByRole('region', { name });

const downloadBy = async (name: string | RegExp) => {
  const [file] = await Promise.all([visitor.page.waitForEvent('download'), button(name).click()]);
  return file;
};

it('says where the original is, and takes another place', async () => {
  const { page } = visitor;
  await page.goto(`${site.url}/will-maker/sign`);
  await page.getByRole('link', { name: 'Where your will is' }).click();
  await section('At home').getByText('the grey box').waitFor();
  await button('Change where it is').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('With the courts (HMCTS)', { exact: true }).click();
  await dialog.getByText(/^HM Courts & Tribunals Service stores wills: you post it/).waitFor();
  await dialog.getByLabel(/^Where exactly/).fill('certificate 1234');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await section('With the courts (HMCTS)').getByText('certificate 1234').waitFor();
  await expectAccessible(page);
  await lookAtSizes(page, 'original-place');
});

it('prints the pages to post, and the facts for a register, and copies one', async () => {
  const { page, context } = visitor;
  const pack = await downloadBy('Download PDF of the pages for the courts');
  expect(pack.suggestedFilename()).toBe('Store your will with the courts.pdf');
  const facts = await downloadBy('Download PDF of the facts for a register');
  expect(facts.suggestedFilename()).toBe('Facts for a will register.pdf');
  await section('Put it on a will register').getByText('With the courts (HMCTS): certificate 1234').waitFor();
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  await button('Copy where the will is').click();
  await page.getByText('Copied', { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('With the courts (HMCTS): certificate 1234');
});

it('keeps a scan of several parts, gives it back as it was, and deletes it', async () => {
  const { page } = visitor;
  const scan = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(300_000, 'scan'), Buffer.from('\n%%EOF\n')]);
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('Add a scan').setInputFiles({ name, mimeType, buffer });
  await choose('will.pdf', 'application/pdf', Buffer.from('<script>alert(1)</script>'));
  await page.getByText(/^This file is not a PDF, JPEG or PNG that can be read/).waitFor();
  await expectAccessible(page);
  await look(page, 'original-scan-refused');
  await choose('will.pdf', 'application/pdf', scan);
  await page.getByText('Scan 1', { exact: true }).waitFor();
  await expectAccessible(page);
  await lookAtSizes(page, 'original-scan');
  const kept = await downloadBy(/^Download scan 1/);
  expect(kept.suggestedFilename()).toBe('Scan of the signed will 1.pdf');
  expect((await readFile(await kept.path())).equals(scan)).toBe(true);
  await button(/^Delete scan 1/).click();
  await expectAccessible(page);
  await button('Delete the scan').click();
  await page.getByText('Scan 1', { exact: true }).waitFor({ state: 'detached' });
});
