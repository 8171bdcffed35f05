import type { Browser, Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility.ts';
import { newContext } from './browser.ts';
import { takenOver } from './taken-over.ts';

const narrow = { width: 320, height: 640 };
/** A screen of 1280 by 1024 has this much left at 400 %. */
const zoomed = { width: 320, height: 256 };

/** Somebody who needs it large and still. */
export async function aReader(browser: Browser) {
  const context = await newContext(browser, { viewport: narrow });
  return context.newPage();
}

const withoutFragment = (url: string) => url.split('#')[0];

/**
 * Opens a page again. Where at most the fragment differs from the one before, a page of the same site lies on the way: a
 * blank one would cost a new process.
 */
export async function reopen(page: Page, url: string) {
  await page.setViewportSize(narrow);
  if (withoutFragment(page.url()) === withoutFragment(url)) await page.goto(new URL('/robots.txt', url).href);
  await page.goto(url);
}

/** Waits until the app runs the page, unless it is one for reading, and everything on it has been read. */
export async function settled(page: Page) {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await takenOver(page);
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return !root?.textContent.includes('Loading...') && !document.querySelector('[aria-busy=true]');
  });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

export const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** Sums of money that stand on two lines, and e-mail addresses that break where they have no joint. */
export const brokenTexts = (page: Page) =>
  page.evaluate(() => {
    const isBroken = (node: Node, at: number, length: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    };
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      // Between two joints stands a text of its own; what is longer than a line has to break.
      const whole = node.parentElement?.querySelector(':scope > wbr') ? /^.{1,24}$/g : /[−-]?£[\d,.]*\d|\S+@\S+\.\w+/g;
      for (const { 0: piece, index } of (node.textContent ?? '').matchAll(whole))
        if (isBroken(node, index, piece.length)) broken.push(`breaks ${piece}`);
    }
    return broken;
  });

const movingParts = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter((each) => {
        const { duration, iterations } = each.effect?.getComputedTiming() ?? {};
        return each.playState === 'running' && (Number(duration) > 200 || iterations === Number.POSITIVE_INFINITY);
      }).length,
  );

/** Waits until what is placed beside something has followed it: it does so in the frame after a new size. */
export const afterReposition = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** A dialog is cut off if it begins above the screen, where nobody can scroll to. */
const isCutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(':is([role="dialog"], [role="alertdialog"]) :is(h2, h3)')].some((heading) => {
      heading.scrollIntoView({ behavior: 'instant' });
      return heading.getBoundingClientRect().top < 0;
    }),
  );

/**
 * The rules leave these out: they cannot look into a frame that may run nothing of ours, nor see that the focus in it
 * scrolls the box around; and a dialog cannot be scrolled from the keyboard while a menu is open over it.
 */
export const framesAndCoveredDialogs = [':has(> iframe)', '[role="dialog"]:has([inert])'];

/** The screen has these faults for a reader, one sentence each; none if all is well. */
export async function troublesOn(page: Page): Promise<string[]> {
  const troubles = [
    ...((await isTooWide(page)) ? ['scrolls sideways at 320 px'] : []),
    ...((await movingParts(page)) > 0 ? ['moves although it was asked not to'] : []),
    ...(await brokenTexts(page)),
    ...(await accessibilityViolations(page, { exclude: framesAndCoveredDialogs })),
  ];
  await page.setViewportSize(zoomed);
  await afterReposition(page);
  if (await isTooWide(page)) troubles.push('scrolls sideways at 400 %');
  if (await isCutOff(page)) troubles.push('begins above the screen at 400 %');
  return troubles;
}

/** The same in the reader's own colours, whose contrast is none of ours. */
export async function troublesInOwnColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const troubles = await accessibilityViolations(page, {
    exclude: framesAndCoveredDialogs,
    disabledRules: ['color-contrast'],
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return troubles;
}
