import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { anEmail } from './support/account.ts';
import { aVisitor, look, sizes, type Visitor } from './support/browser.ts';
import { eventually } from './support/patience.ts';
import { pdfPages, pdfText } from './support/pdf-text.ts';
import { aStage } from './support/stage.ts';
import { aTestator, type Testator } from './support/testator.ts';
import { understandAll } from './support/understand-all.ts';

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
  await link(/^Read ?:/).click();
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

it('has numbered sheets with a note on each clause level with it in the margin', async () => {
  const { page } = visitor;
  const numbers = await page.locator('[data-page]').evaluateAll((feet) => feet.map((foot) => foot.dataset.page));
  expect(numbers.length).toBeGreaterThan(1);
  expect(numbers).toEqual(numbers.map((_number, at) => `Page ${at + 1} of ${numbers.length}`));
  const row = page.locator('div:has(> [data-margin-note])').filter({ has: clause('executors.appointment') });
  const [words, why] = await Promise.all([
    clause('executors.appointment').boundingBox(),
    row.locator('[data-margin-note]').boundingBox(),
  ]);
  expect(why?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0));
  expect(Math.abs((why?.y ?? 0) - (words?.y ?? 0))).toBeLessThan(24);
  await look(page, 'your-will-reading');
});

it('lays the whole note over the margin, level with the clause that is selected', async () => {
  const { page } = visitor;
  await button('3.1').click();
  await eventually(async () => {
    const [words, why] = await Promise.all([clause('executors.appointment').boundingBox(), note('3.1').boundingBox()]);
    expect(Math.abs((why?.y ?? 0) - (words?.y ?? 0))).toBeLessThan(24);
  });
  await page.keyboard.press('Escape');
  await hasFocus(button('3.1'));
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
  await link('Edit Burial, cremation or other').click();
  await hasFocus(page.getByRole('radio', { name: 'Cremation' }));
  await look(page, 'your-will-answer');
  await page.keyboard.press('ArrowUp');
  await page.getByText(/^All changes saved at/).waitFor();
  await link('Back to your will').click();
  await note('2.1').getByText('Burial', { exact: true }).waitFor();
  await hasFocus(link('Edit Burial, cremation or other'));
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
  await page.getByText('DRAFT – CANNOT BE SIGNED YET', { exact: true }).waitFor();
  expect(await clause('attestation').count()).toBe(0);
  await look(page, 'your-will-blocked');
  await link(/^Sign and keep/).click();
  const make = button('Create signing copy');
  await expect.poll(() => make.getAttribute('aria-disabled')).toBe('true');
  await make.click({ force: true });
  const left = page.getByRole('list', { name: 'Before you can create it' });
  await hasFocus(left);
  await look(page, 'signing-blocked');
  await left.getByRole('link').first().click();
  const fix = link(/^Fix in Home Details/).first();
  await hasFocus(fix);
  await fix.click();
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
  await page.getByRole('heading', { name: 'What we checked' }).waitFor();
  await warning.waitFor({ state: 'detached' });
});

it('creates the signing copy once every warning is understood', async () => {
  const { page } = visitor;
  await understandAll(page, (box) => box.click({ force: true }));
  await page.getByText('Nothing to fix before you sign.').waitFor();
  await page.getByText('DRAFT – NOT VALID UNTIL SIGNED AND WITNESSED', { exact: true }).waitFor();
  await clause('attestation').getByText('signed this document', { exact: false }).waitFor();
  await page.reload();
  // They stay understood.
  await button(/^You understand/).waitFor();
  expect(await page.getByRole('checkbox', { name: /^I understand/ }).count()).toBe(0);
  await link('Next: sign it').click();
  await button('Create signing copy').click();
  await hasFocus(page.getByRole('heading', { name: 'Your will is ready to print' }));
  expect(await page.getByRole('button', { name: /^Create/ }).count()).toBe(0);
  await page.getByRole('region', { name: 'From paper to will' }).getByText('Tom Hart', { exact: true }).waitFor();
  await look(page, 'signing-copy');
  const copy = await download('Print copy 1');
  await page.getByText('Copy 1 is in your downloads').waitFor();
  expect(copy.suggestedFilename()).toMatch(/\.pdf$/);
  const text = unspaced(await pdfText(await copy.path()));
  expect(text).toContain(unspaced('I wish to be buried'));
  expect(text).toContain(unspaced('its copy number is 1 and its mark'));
  expect(text).toContain(unspaced('Witness 1'));
  expect(text).not.toContain('DRAFT');
  await page.getByText('Other formats and details').click();
  expect((await download('Download Word of copy 1')).suggestedFilename()).toMatch(/\.docx$/);
  expect((await download('Download PDF of “How to sign”')).suggestedFilename()).toMatch(/\.pdf$/);
});

it('says in words what a later answer has changed since the copy', async () => {
  const { page } = visitor;
  await link(/^Read ?:/).click();
  await page.getByText('Download or print').click();
  expect((await download('Download text of the draft')).suggestedFilename()).toMatch(/\.txt$/);
  await button('2.1').click();
  await link('Edit Burial, cremation or other').click();
  await page.getByText('Cremation', { exact: true }).click();
  await page.getByText(/^All changes saved at/).waitFor();
  await link('Back to your will').click();
  await page.getByText('1 clause has changed since you last looked.').waitFor();
  await page.getByText('Your answers have changed since you created your last copy.', { exact: false }).waitFor();
  await link(/^Sign and keep/).click();
  await page.getByRole('heading', { name: 'Create a new signing copy' }).waitFor();
  const change = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Changed: 2\.1/ }) });
  await change.getByText('I wish to be buried', { exact: false }).waitFor();
  await change.getByText('I wish to be cremated', { exact: false }).waitFor();
  await look(page, 'signing-changed');
});

it('attests how the will is signed, and marks that as changed', async () => {
  const { page } = visitor;
  await button(/How will you sign/).click();
  await page.getByRole('option', { name: 'I will sign with a mark' }).click();
  await page.getByText(/^Before it is signed, the whole will must be read over to you/).waitFor();
  await look(page, 'signing-by-mark');
  await link(/^Read ?:/).click();
  await clause('attestation').getByText('by making a mark', { exact: false }).waitFor();
  await expect.poll(() => clause('attestation').getAttribute('data-changed')).toBe('Changed since you last looked');
  await look(page, 'your-will-by-mark');
});

it('shows the note as a sheet at the foot of a phone', async () => {
  const { page } = visitor;
  await page.setViewportSize(sizes.phone);
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
  for (const other of ['Your Will', 'What we checked', 'If you had no will'])
    expect(await page.getByRole('heading', { name: other }).isVisible(), other).toBe(false);
  expect(await note('3.1').isVisible()).toBe(false);
  expect(await page.getByRole('button').filter({ visible: true }).allTextContents()).toEqual(
    await page.locator('[data-clause] button').allTextContents(),
  );
  const pages = await pdfPages(await page.pdf({ preferCSSPageSize: true }));
  const [last = '', ...before] = pages.slice(1).toReversed();
  expect(pages.length).toBeGreaterThan(1);
  for (const text of pages) expect(text).toContain('DRAFT');
  // The first has the will in short and its picture. No other is left two thirds empty, and none has the mark alone.
  for (const text of before) expect(text.length, text).toBeGreaterThan(900);
  expect(last.length).toBeGreaterThan(100);
  await page.emulateMedia({ media: 'screen' });
  expect(visitor.complaints).toEqual([]);
});
