import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { anEmail } from './support/account.ts';
import { aVisitor, look, sizes, type Visitor } from './support/browser.ts';
import { eventually } from './support/patience.ts';
import { pdfText } from './support/pdf-text.ts';
import { aStage } from './support/stage.ts';
import { aTestator, type Testator } from './support/testator.ts';

const { browser, site } = await aStage();
let testator: Testator;
let visitor: Visitor;

beforeAll(async () => {
  [testator, visitor] = await Promise.all([aTestator(site, anEmail('will')), aVisitor(browser)]);
  const { willData, spouse } = testator;
  const sue = await testator.addContact('Sue', 'Finch', { role: 'sibling' });
  await willData.homeDetails.save.mutate({
    basedOn: 1,
    changes: { line1: '1 High Street', townOrCity: 'Edinburgh', postcode: 'EH1 1AA' },
  });
  await willData.funeralWishes.save.mutate({ basedOn: 0, changes: { funeralType: 'cremation' } });
  await willData.executors.appoint.mutate({ personId: spouse.id, role: 'primary' });
  await testator.giveItem('The long-case clock in the hall', sue);
  await testator.leaveTheRestTo(spouse);
  await testator.signIn(visitor.context);
});

const button = (name: string | RegExp, within: Page | Locator = visitor.page) =>
  within.getByRole('button', { name, exact: typeof name === 'string' });
const link = (name: string | RegExp) => visitor.page.getByRole('link', { name });
const note = (number: string) => visitor.page.getByRole('group', { name: `Clause ${number}` });
const clause = (id: string) => visitor.page.locator(`[data-clause="${id}"]`);
const hasFocus = (target: Locator) =>
  eventually(async () => expect(await target.evaluate((element) => element === document.activeElement)).toBe(true));
const unspaced = (text: string) => text.replace(/\s+/g, '');

async function download(name: string) {
  const [file] = await Promise.all([visitor.page.waitForEvent('download'), button(name).click()]);
  return file;
}

it('opens with everything explained and nothing marked as changed', async () => {
  const { page } = visitor;
  await page.goto(`${site.url}/will-maker`);
  await page.getByRole('tab', { name: /Your Will/ }).click();
  await page.getByText('I wish to be cremated').waitFor();
  await page.getByRole('heading', { name: /^Fix before you sign/ }).waitFor();
  expect(await page.locator('[data-changed]').count()).toBe(0);
  await look(page, 'your-will');
});

it('begins with the will in short, and leads from the picture to who inherits the rest and back', async () => {
  const { page } = visitor;
  const inShort = page.getByRole('list').filter({ hasText: 'carries out your will' });
  expect(await inShort.getByRole('listitem').allTextContents()).toEqual([
    'Tom carries out your will.',
    'You leave one gift: “The long-case clock in the hall” to Sue.',
    'The rest of your estate goes to Tom.',
    'You would like to be cremated.',
  ]);
  const box = page.getByRole('figure', { name: 'Who inherits the rest of your estate' }).getByRole('link');
  await box.click();
  await page.waitForURL(/section=residue/);
  await link('Back to your will').click();
  await hasFocus(box);
});

it('shows the note on the clause being read beside the sheet, and keeps that of a selected clause', async () => {
  const { page } = visitor;
  const scrollTo = (id: string) =>
    clause(id).evaluate((element) =>
      window.scrollBy(0, element.getBoundingClientRect().top - window.innerHeight / 3 + 4),
    );
  await scrollTo('executors.appointment');
  await note('3.1').waitFor();
  await look(page, 'your-will-reading');
  await scrollTo('funeral.choice');
  await note('2.1').waitFor();
  await button('2.1').click();
  await scrollTo('executors.appointment');
  await note('2.1')
    .getByRole('button', { name: /^Close the note/ })
    .waitFor();
  await page.keyboard.press('Escape');
  await hasFocus(button('2.1'));
});

it('offers the PDF to whoever prints by the keys', async () => {
  const { page } = visitor;
  await page.keyboard.press('Control+p');
  const dialog = page.getByRole('dialog', { name: 'Print your draft' });
  await hasFocus(button('Download the PDF', dialog));
  await look(page, 'your-will-print');
  const [file] = await Promise.all([page.waitForEvent('download'), button('Download the PDF', dialog).click()]);
  expect(unspaced(await pdfText(await file.path()))).toContain(unspaced('I wish to be cremated'));
  await dialog.waitFor({ state: 'detached' });
});

it('leads from a clause to the answer behind it, and by the bar back to the clause', async () => {
  const { page } = visitor;
  await button('2.1').focus();
  await page.keyboard.press('Enter');
  await note('2.1').getByText('Cremation', { exact: true }).waitFor();
  await look(page, 'your-will-clause');
  await link('Edit Burial or cremation').click();
  await hasFocus(page.getByRole('radio', { name: 'Cremation' }));
  await look(page, 'your-will-answer');
  await page.keyboard.press('ArrowUp');
  await page.getByText(/^All changes saved at/).waitFor();
  await link('Back to your will').click();
  await note('2.1').getByText('Burial', { exact: true }).waitFor();
  await hasFocus(link('Edit Burial or cremation'));
  expect(page.url()).toContain('clause=funeral.choice');
});

it('marks what the answer changed, until that is seen', async () => {
  const { page } = visitor;
  await page.getByText('1 clause has changed since you last looked.').waitFor();
  await expect.poll(() => clause('funeral.choice').getAttribute('data-changed')).toBe('Changed since you last looked');
  await look(page, 'your-will-changed');
  await page.keyboard.press('Escape');
  await hasFocus(button('2.1'));
  await page.keyboard.press('ArrowDown');
  await hasFocus(button('2.2'));
  await button('Next change').click();
  await hasFocus(button('2.1'));
  await button('Mark as seen').click();
  await page.getByText('1 clause has changed').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('I wish to be buried').waitFor();
  expect(await page.locator('[data-changed]').count()).toBe(0);
});

it('withholds the signing copy while something must be fixed, and leads to it', async () => {
  const { page } = visitor;
  const make = button('Create signing copy');
  await expect.poll(() => make.getAttribute('aria-disabled')).toBe('true');
  await make.click({ force: true });
  await hasFocus(page.getByRole('list', { name: 'Before you can create it' }));
  await page.getByText('DRAFT – CANNOT BE SIGNED YET', { exact: true }).waitFor();
  expect(await clause('attestation').count()).toBe(0);
  await look(page, 'your-will-blocked');
  await link(/^Fix in Home Details/)
    .first()
    .click();
  await hasFocus(page.getByLabel('Postcode', { exact: true }));
  await page.getByLabel('Postcode', { exact: true }).fill('SY8 1AA');
  await page.getByLabel('Town or city').fill('Ludlow');
  await page.keyboard.press('Tab');
  await page.getByText(/^All changes saved at/).waitFor();
  await page.goBack();
  await page.getByText(/^Nothing to fix, and \d+ to read\.$/).waitFor();
  await hasFocus(page.getByRole('heading', { name: 'What we checked' }));
});

it('confirms the permanent home from the clause that speaks of it', async () => {
  const { page } = visitor;
  await clause('declaration.law').getByText('My permanent home, and my domicile, is in England and Wales').waitFor();
  await button('1.2').click();
  await link('Edit Is England and Wales your permanent home?').click();
  const question = page.getByRole('radiogroup', { name: /^Is England and Wales your permanent home/ });
  await hasFocus(question.getByRole('radio', { name: 'Yes' }));
  await look(page, 'your-will-permanent-home');
  await question.getByText('Yes', { exact: true }).click();
  await page.getByText(/^All changes saved at/).waitFor();
  await link('Back to your will').click();
  await note('1.2').getByText('You told us that England and Wales is your permanent home', { exact: false }).waitFor();
});

it('warns of what is owned elsewhere, and leads to the answer', async () => {
  const { page } = visitor;
  await page.goto(`${site.url}/will-maker?section=homeDetails&step=ties`);
  const question = page.getByRole('radiogroup', { name: /^Do you own anything outside England and Wales/ });
  await question.getByText('Yes', { exact: true }).click();
  await page.getByText('What should this will cover?', { exact: false }).waitFor();
  await page.getByText(/^All changes saved at/).waitFor();
  await look(page, 'home-elsewhere');
  await page.goto(`${site.url}/will-maker?tab=will`);
  const warning = page.locator('[data-finding="LOC-02.hasForeignAssets"]');
  await warning
    .getByText(/^You seem to have a home or property outside England and Wales/)
    .first()
    .waitFor();
  await warning.getByRole('link').click();
  await hasFocus(question.getByRole('radio', { name: 'Yes' }));
  await question.getByText('No', { exact: true }).click();
  await page.getByText(/^All changes saved at/).waitFor();
  await link('Back to your will').click();
  await warning.waitFor({ state: 'detached' });
});

it('creates the signing copy once every warning is understood', async () => {
  const { page } = visitor;
  for (const tick of await page.getByRole('checkbox', { name: /^I understand/ }).all())
    await tick.click({ force: true });
  await page.getByText(/^You understand/).waitFor();
  await page.getByText('DRAFT – NOT VALID UNTIL SIGNED AND WITNESSED', { exact: true }).waitFor();
  await clause('attestation').getByText('signed this document', { exact: false }).waitFor();
  await button('Create signing copy').click();
  await page.getByText('Copy 1 is ready').waitFor();
  await look(page, 'your-will-copy');
  const copy = await download('Download PDF of copy 1');
  expect(copy.suggestedFilename()).toMatch(/\.pdf$/);
  const text = unspaced(await pdfText(await copy.path()));
  expect(text).toContain(unspaced('I wish to be buried'));
  expect(text).toContain(unspaced('its copy number is 1 and its mark'));
  expect(text).toContain(unspaced('Witness 1'));
  expect(text).not.toContain('DRAFT');
  expect((await download('Download Word of copy 1')).suggestedFilename()).toMatch(/\.docx$/);
  expect((await download('Download text of the draft')).suggestedFilename()).toMatch(/\.txt$/);
  expect((await download('Download PDF of “How to sign”')).suggestedFilename()).toMatch(/\.pdf$/);
});

it('says in words what a later answer has changed since the copy', async () => {
  const { page } = visitor;
  await button('What has changed since copy 1').click();
  await button('Mark as seen').click();
  await page.getByText(/since you last looked/).waitFor({ state: 'detached' });
  await page.getByText(/^Nothing\. Your answers still match this copy/).waitFor();
  await button('2.1').click();
  await link('Edit Burial or cremation').click();
  await page.getByText('Cremation', { exact: true }).click();
  await page.getByText(/^All changes saved at/).waitFor();
  await link('Back to your will').click();
  await page.getByText('1 clause has changed since you last looked.').waitFor();
  await page.getByText('Your answers have changed since you created your last copy.', { exact: false }).waitFor();
  await button('What has changed since copy 1').click();
  const change = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Changed: 2\.1/ }) });
  await change.getByText('I wish to be buried', { exact: false }).waitFor();
  await change.getByText('I wish to be cremated', { exact: false }).waitFor();
  await look(page, 'your-will-changes-since');
});

it('attests how the will is signed, and marks that as changed', async () => {
  const { page } = visitor;
  await button('Mark as seen').click();
  await page.getByText(/since you last looked/).waitFor({ state: 'detached' });
  await button(/How will you sign/).click();
  await page.getByRole('option', { name: 'I will sign with a mark' }).click();
  await page.getByText(/^Before it is signed, the whole will must be read over to you/).waitFor();
  await clause('attestation').getByText('by making a mark', { exact: false }).waitFor();
  await expect.poll(() => clause('attestation').getAttribute('data-changed')).toBe('Changed since you last looked');
  await look(page, 'your-will-by-mark');
});

it('shows the note as a sheet at the foot of a phone', async () => {
  const { page } = visitor;
  await page.setViewportSize(sizes.phone);
  await button('Close the note on clause 2.1').click();
  await button('3.1').click();
  await note('3.1').waitFor();
  await eventually(async () => {
    const sheet = await note('3.1').boundingBox();
    expect(sheet && sheet.y + sheet.height).toBeCloseTo(sizes.phone.height, -1);
    const text = await clause('executors.appointment').boundingBox();
    expect(text && sheet && text.y + text.height).toBeLessThanOrEqual(sheet?.y ?? 0);
  });
  await look(page, 'your-will-phone');
});

it('prints the will, in short and in full, and nothing else', async () => {
  const { page } = visitor;
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('[data-will-document]').isVisible()).toBe(true);
  for (const other of ['What we checked', 'Create your signing copy', 'Your signing copies', 'Guidance to go with it'])
    expect(await page.getByRole('heading', { name: other }).isVisible(), other).toBe(false);
  expect(await note('3.1').isVisible()).toBe(false);
  expect(await page.getByRole('button').filter({ visible: true }).allTextContents()).toEqual(
    await page.locator('[data-clause] button').allTextContents(),
  );
  await page.emulateMedia({ media: 'screen' });
  expect(visitor.complaints).toEqual([]);
});
