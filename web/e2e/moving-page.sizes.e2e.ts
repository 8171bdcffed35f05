import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { anEmail } from './support/account.ts';
import { aVisitor, sizesInScope } from './support/browser.ts';
import { aStage } from './support/stage.ts';
import { aTestator, type Testator } from './support/testator.ts';

const { browser, site } = await aStage();

interface Held {
  what: string;
  path: string;
  /** Up to the press, which is held until the page has moved. */
  begin: (page: Page) => Promise<void>;
  /** The page gets this answer while the press is held. */
  answerTo?: string;
  /** The page shows this above the target by the time the press ends. */
  shown: (page: Page) => Locator;
  target: (page: Page) => Locator;
  /** Stays at the foot of a narrow screen, whatever the page does. */
  isFixedOnPhone?: boolean;
  /** Shows that the press arrived. */
  pressed: (page: Page) => Locator;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const chosen = (page: Page, name: string) => page.getByRole('radio', { name, checked: true });
const fill = (page: Page, label: string, text: string) => page.getByLabel(new RegExp(label)).first().fill(text);

const presses: Held[] = [
  {
    what: 'a choice below a date of a form that saves by itself',
    path: '/will-maker?section=personalDetails&step=about',
    begin: (page) => fill(page, 'Date of birth', '31/2/1984'),
    shown: (page) => page.getByText('Date of birth must be a real date'),
    target: (page) => page.getByText('Prefer not to say', { exact: true }),
    pressed: (page) => chosen(page, 'Prefer not to say'),
  },
  {
    what: 'a choice below a date in a dialog',
    path: '/will-maker?section=children',
    begin: async (page) => {
      await button(page, /^Add (a )?child/i).click();
      await fill(page, 'Date of birth', '31/2/2014');
    },
    shown: (page) => page.getByText('Date of birth must be a real date'),
    target: (page) => page.getByRole('dialog').getByText('Male', { exact: true }),
    pressed: (page) => chosen(page, 'Male'),
  },
  {
    what: 'the way on, below what a saved choice brings',
    path: '/will-maker?tab=wishes&section=funeralWishes',
    begin: (page) => page.getByText('Burial', { exact: true }).click(),
    answerTo: 'willData.funeralWishes.save',
    shown: (page) => page.getByRole('heading', { name: 'Before you continue' }),
    target: (page) => button(page, 'Save and continue'),
    isFixedOnPhone: true,
    pressed: (page) => page.getByRole('heading', { name: 'Who should carry out your will?' }),
  },
];

describe.each(sizesInScope)('on a %s', (size) => {
  let testator: Testator;
  beforeAll(async () => {
    testator = await aTestator(site, anEmail('moving-page'));
  });

  it.each(presses)('takes $what, although the page moves under the press', async (press) => {
    const { page, context } = await aVisitor(browser, size);
    await testator.signIn(context);
    await page.goto(site.url + press.path);
    const held = Promise.withResolvers<void>();
    if (press.answerTo)
      await page.route(`**/*${press.answerTo}*`, async (route) => {
        await held.promise;
        await route.continue();
      });
    await press.begin(page);
    const target = press.target(page);
    await target.scrollIntoViewIfNeeded();
    const before = await target.boundingBox();
    if (!before) throw new Error('there is nothing to press');
    await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
    await page.mouse.down();
    held.resolve();
    await press.shown(page).first().waitFor();
    const after = await target.boundingBox();
    if (!(press.isFixedOnPhone && size === 'phone')) expect(after?.y).not.toBe(before.y);
    await page.mouse.up();
    await press.pressed(page).waitFor({ state: 'attached' });
    await context.close();
  });
});
