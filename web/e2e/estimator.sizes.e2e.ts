import { isMainScope } from '@plainwill/kit/testing/test-scope';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anEmail } from './support/account.ts';
import { aVisitor, look, savePicture, sizesInScope, type Visitor } from './support/browser.ts';
import { deliveriesWith } from './support/site.ts';
import { aStage } from './support/stage.ts';

const { browser, site } = await aStage();

const address = () => `${site.url}/inheritance-tax-calculator`;
const figure = (page: Page, label: string) =>
  page.locator('dt', { hasText: label }).locator('xpath=../dd').textContent();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Tab by Tab until the control of this name has the focus. */
async function tabTo(page: Page, role: 'button' | 'textbox' | 'radio' | 'checkbox', name: string | RegExp) {
  const control = page.getByRole(role, { name }).first();
  for (let presses = 0; presses < 60; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}`);
}

async function typeInto(page: Page, name: string | RegExp, text: string) {
  await tabTo(page, 'textbox', name);
  await page.keyboard.type(text);
}

async function press(page: Page, name: string) {
  await tabTo(page, 'button', name);
  await page.keyboard.press('Enter');
}

describe.each(sizesInScope)('on a %s', (size) => {
  let visitor: Visitor;
  const email = anEmail(`harriet.${size}`);
  const shot = (name: string) => look(visitor.page, `${size}-estimator-${name}`);

  beforeAll(async () => {
    visitor = await aVisitor(browser, size);
  });
  afterAll(() => visitor.context.close());

  it('somebody works out the tax by keyboard alone, and each step can be loaded again', async () => {
    const { page } = visitor;
    await page.goto(address());
    await shot('1');
    await typeInto(page, 'Total estate value', '750k');
    await press(page, 'Next');
    await heading(page, 'Your family and home');
    await page.reload();
    await heading(page, 'Your family and home');
    await shot('2');
    await press(page, 'Next');
    await heading(page, 'Gifts and charity');
    await tabTo(page, 'radio', 'No');
    await page.keyboard.press('ArrowLeft');
    await press(page, 'Add Gift');
    await page.keyboard.type('100,000');
    await page.getByLabel('Date', { exact: true }).fill('1/6/2025');
    await shot('3');
    await press(page, 'Calculate');
    await heading(page, 'Your estimate');
    expect(await figure(page, 'Estimated IHT')).toBe('£210,000');
    await page.reload();
    await page.getByText('What would change it').waitFor();
    expect(await figure(page, 'To Loved Ones')).toBe('£540,000');
    await page.goBack();
    await heading(page, 'Gifts and charity');
    await page.goForward();
    await heading(page, 'Your estimate');
    await shot('4');
  });

  it('goes on without a network, and keeps what could not be sent', async () => {
    const { page, context } = visitor;
    await context.setOffline(true);
    await page.getByText('Try other figures').click();
    await page.getByLabel('Total estate value').fill('825,000');
    expect(await figure(page, 'Estimated IHT')).toBe('£240,000');
    await page.getByLabel('Your name').fill('Harriet Bell');
    await page.getByLabel('Email').fill(email);
    await page.getByText('I agree that you may contact me').click();
    await page.getByRole('button', { name: 'Get in touch' }).click();
    await page.getByText("We can't reach Plainwill right now.").waitFor();
    await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Harriet Bell');
    await context.setOffline(false);
  });

  it('thanks once the request to get in touch is recorded, and it is passed on', async () => {
    const { page } = visitor;
    await press(page, 'Get in touch');
    await page.getByText('Thank you!').waitFor();
    await shot('thanks');
    const [lead] = await deliveriesWith('email', email);
    // An id, a time or the address may hold any digits.
    const { leadId: _leadId, timestamp: _timestamp, email: _email, ...sent } = lead?.body ?? {};
    expect(sent).toMatchObject({ name: 'Harriet Bell' });
    expect(JSON.stringify(sent)).not.toContain('825');
    expect(visitor.complaints).toEqual([]);
  });
});

if (isMainScope)
  it('shows the first step without script, and sends nothing typed into it', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(address());
    await page.getByLabel('Total estate value').fill('900000');
    await page.getByRole('button', { name: 'Next' }).click();
    expect(page.url()).toBe(address());
    expect(await page.locator('noscript').textContent()).toContain('The calculator needs JavaScript.');
    await savePicture(page, 'estimator-without-script');
    await context.close();
  });
