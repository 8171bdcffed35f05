import type { Page } from 'playwright-core';
import { sizes } from './browser.ts';
import { afterReposition, isTooWide } from './troubles.ts';

/** Sizes of text that people set on their phones, in percent. */
const textSizes = [130, 150, 200];

/** Words cut off at the edge of their box, and short ones that stand on several lines. */
const cutWords = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { overflowX, webkitLineClamp } = getComputedStyle(element);
      const cutsOff = overflowX === 'hidden' || overflowX === 'clip';
      return cutsOff && webkitLineClamp === 'none' && isSeen(element) && element.scrollWidth > element.clientWidth + 1;
    });
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement || !isSeen(node.parentElement)) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{2,12}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
    return [
      ...cut.map((element) => `cuts off “${element.textContent?.slice(0, 40)}”`),
      ...broken.map((word) => `breaks “${word}”`),
    ];
  });

/** Fields that something else lies over once they are brought into view. */
const coveredFields = (page: Page) =>
  page.evaluate(() => {
    const within = document.querySelector('[role="dialog"], [role="alertdialog"]') ?? document;
    const fields = [...within.querySelectorAll<HTMLElement>('input, textarea, select, main button')];
    return fields
      .map((field) => ({ field, seen: field.closest('label') ?? field }))
      .filter(({ field, seen }) => !field.closest('[inert]') && seen.checkVisibility({ visibilityProperty: true }))
      .filter(({ seen }) => {
        seen.scrollIntoView({ behavior: 'instant', block: 'nearest' });
        const { left, top, width, height } = seen.getBoundingClientRect();
        if (width < 20 || height < 20) return false;
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return !(hit && (seen.contains(hit) || hit.contains(seen)));
      })
      .map(
        ({ field, seen }) => `covers “${(field.getAttribute('aria-label') ?? seen.textContent ?? '').slice(0, 40)}”`,
      );
  });

/** A screen has these faults on the phone of somebody who reads large text, one sentence each. */
export async function troublesWithLargeText(page: Page): Promise<string[]> {
  const troubles: string[] = [];
  await page.setViewportSize(sizes.phone);
  for (const percent of textSizes) {
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, percent);
    await afterReposition(page);
    const found = [
      ...((await isTooWide(page)) ? ['scrolls sideways'] : []),
      ...(await cutWords(page)),
      ...(await coveredFields(page)),
    ];
    troubles.push(...found.map((each) => `${each} at ${percent} %`));
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return troubles;
}
