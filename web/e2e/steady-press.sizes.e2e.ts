import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { anEmail } from './support/account.ts';
import { aVisitor, sizesInScope } from './support/browser.ts';
import { aStage } from './support/stage.ts';
import { aTestator, type Testator } from './support/testator.ts';

const { browser, site } = await aStage();

interface Field {
  what: string;
  path: string;
  open?: (page: Page) => Promise<void>;
  label: string;
  typed: string;
  /** The page gets this answer while the press is held. */
  answerTo?: string;
  /** The page shows this once the field is left. */
  message: string | RegExp;
  /** Below the field, and pressed to leave it. */
  target: (page: Page) => Locator;
  /** Shows that the press arrived. */
  pressed: (page: Page) => Promise<unknown>;
}

const redrawn = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const fields: Field[] = [
  {
    what: 'a date of a form that saves by itself',
    path: '/will-maker?section=personalDetails&step=about',
    label: 'Date of birth',
    typed: '31/2/1984',
    message: 'Date of birth must be a real date',
    target: (page) => page.getByText('Prefer not to say', { exact: true }),
    pressed: (page) =>
      page.getByRole('radio', { name: 'Prefer not to say', checked: true }).waitFor({ state: 'attached' }),
  },
  {
    what: 'a date in a dialog',
    path: '/will-maker?section=children',
    open: (page) => button(page, /^Add (a )?child/i).click(),
    label: 'Date of birth',
    typed: '31/2/2014',
    message: 'Date of birth must be a real date',
    target: (page) => page.getByRole('dialog').getByText('Male', { exact: true }),
    pressed: (page) => page.getByRole('radio', { name: 'Male', checked: true }).waitFor({ state: 'attached' }),
  },
  {
    what: 'a remark on an age',
    path: '/will-maker?tab=wishes&section=residue&step=age',
    label: 'Children’s inheritance age',
    typed: '16',
    answerTo: 'willData.settings.save',
    message: 'Under 18 a child cannot own land',
    target: (page) => page.getByRole('heading', { level: 1 }),
    pressed: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
];

describe.each(sizesInScope)('on a %s', (size) => {
  let testator: Testator;
  beforeAll(async () => {
    testator = await aTestator(site, anEmail('steady'));
    await testator.addChild('Ivy');
    await testator.leaveTheRestTo(testator.spouse);
  });

  it.each(fields)('leaving $what by a press moves nothing before it is over', async (field) => {
    const { page, context } = await aVisitor(browser, size);
    await testator.signIn(context);
    await page.goto(site.url + field.path);
    await field.open?.(page);
    await page.getByLabel(new RegExp(field.label)).first().fill(field.typed);
    const target = field.target(page);
    await target.scrollIntoViewIfNeeded();
    const before = await target.boundingBox();
    if (!before) throw new Error('there is nothing to press');
    await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
    const { answerTo } = field;
    const answered = answerTo && page.waitForResponse((response) => response.url().includes(answerTo));
    await page.mouse.down();
    await answered;
    await redrawn(page);
    expect(await target.boundingBox()).toEqual(before);
    await page.mouse.up();
    await page.getByText(field.message).first().waitFor();
    await field.pressed(page);
    await context.close();
  });
});
