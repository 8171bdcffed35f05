import type { Page } from 'playwright-core';
import { sizes } from './browser.ts';
import { afterReposition, isTooWide } from './troubles.ts';

/** Sizes of text that people set on their phones, in percent. */
const textSizes = [130, 150];

/** The widest parts that reach over the edge, to find what is at fault. */
const partsOver = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1 && !element.children[0])
      .slice(0, 2)
      .map((element) => `<${element.tagName.toLowerCase()}> “${element.textContent?.slice(0, 30)}”`),
  );

/** A screen scrolls sideways on the phone of somebody who reads large text; one sentence for each size at which it does. */
export async function troublesWithLargeText(page: Page): Promise<string[]> {
  const troubles: string[] = [];
  await page.setViewportSize(sizes.phone);
  for (const percent of textSizes) {
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, percent);
    await afterReposition(page);
    if (await isTooWide(page))
      troubles.push(`scrolls sideways with text at ${percent} %: ${(await partsOver(page)).join(', ')}`);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return troubles;
}
