import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicPages } from '../src/shared/paths/pages.ts';
import { accessibilityViolations } from './support/accessibility.ts';
import { aVisitor, type Visitor } from './support/browser.ts';
import { seedDemo } from './support/screens/demo.ts';
import { opensSite, readers } from './support/screens/readers.ts';
import { aStage } from './support/stage.ts';
import { brokenTexts, framesAndCoveredDialogs, isTooWide, settled } from './support/troubles.ts';

const { browser, site } = await aStage();
beforeAll(() => seedDemo(site));

// The journeys through the public site hold its pages against the same.
const isPublic = (path: string) => publicPages.some((page) => page.path === path);

/** Every other state and size: `every-screen-*.all.e2e.ts`. */
describe.each([readers.anyone, readers.testator, readers.staff, readers.reviewer])(
  'on a phone, $who can use',
  ({ signIn, paths }) => {
    let visitor: Visitor;
    let page: Page;
    let addressOf: (path: string) => string;

    beforeAll(async () => {
      visitor = await aVisitor(browser, 'phone');
      page = visitor.page;
      addressOf = await opensSite(page, site, signIn);
    });
    afterAll(async () => {
      expect(visitor.complaints).toEqual([]);
      await visitor.context.close();
    });

    it.each(paths.filter((path) => !isPublic(path)))('the screen %s', async (path) => {
      await page.goto(addressOf(path));
      await settled(page);
      expect(await isTooWide(page)).toBe(false);
      expect(await brokenTexts(page)).toEqual([]);
      expect(await accessibilityViolations(page, { exclude: framesAndCoveredDialogs })).toEqual([]);
    });
  },
);
