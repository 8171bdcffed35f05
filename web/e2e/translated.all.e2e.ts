import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { anEmail } from './support/account.ts';
import { aVisitor } from './support/browser.ts';
import { aStage } from './support/stage.ts';
import { aTestator } from './support/testator.ts';
import { settled } from './support/troubles.ts';

const { browser, site } = await aStage();

/** Does with the page as Chrome does when it translates: each text is put into elements of its own. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const isLeft = text.parentElement?.closest('[translate=no], script, style, textarea, font');
      if (isLeft || !text.data.trim()) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });

const texts = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((found) => found.map(({ textContent }) => textContent ?? '').join(' '));

it('can be used while the browser translates it, and leaves names and the words of the will as they are', async () => {
  const testator = await aTestator(site, anEmail('translated'));
  const contact = await testator.addContact('Sue', 'Reed');
  await testator.giveItem('my piano', contact);
  await testator.leaveTheRestTo(testator.spouse);
  const { page, context, complaints } = await aVisitor(browser);
  await testator.signIn(context);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const open = async (path: string) => {
    await page.goto(site.url + path);
    await settled(page);
    await translate(page);
  };

  await open('/will-maker?section=personalDetails');
  await page.getByLabel('Known as').first().fill('Nell Hart');
  await translate(page);
  await button('Save and continue').click();
  await page.getByRole('heading', { name: 'A little about you' }).waitFor();
  await translate(page);
  await page.getByText('Divorced, or civil partnership dissolved', { exact: true }).click();
  await page.getByRole('alertdialog').waitFor();
  await translate(page);
  await button('Don’t change my marital status').click();
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
  await translate(page);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.getByRole('heading', { name: 'What is your name?' }).waitFor();
  await translate(page);
  expect(await page.getByLabel('Known as').first().inputValue()).toBe('Nell Hart');

  await open('/will-maker?section=contacts');
  expect(await texts(page, '[translate=no]')).toContain('Sue Reed');
  await button('Add Contact').click();
  const dialog = page.getByRole('dialog', { name: 'Add Contact' });
  await dialog.waitFor();
  await translate(page);
  await dialog.getByLabel('First name').fill('Anna');
  await translate(page);
  await page.keyboard.press('Escape');
  await button('Discard').click();
  await dialog.waitFor({ state: 'hidden' });

  await open('/will-maker?tab=wishes&section=gifts');
  await button(/^More for my piano/).click();
  await translate(page);
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await button('Undo').waitFor();
  await translate(page);
  await button('Undo').click();
  await button(/^More for my piano/).waitFor();

  await open('/will-maker?tab=will');
  expect(await texts(page, '[translate=no]')).toContain('make this my last will');
  await button('Sign Out').click();
  await page.waitForURL(`${site.url}/`);
  expect(complaints).toEqual([]);
  await context.close();
});
