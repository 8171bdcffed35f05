import type { Page } from 'playwright-core';
import { sizes } from './browser.ts';
import { afterReposition, isTooWide } from './troubles.ts';

/** Sizes of text that people set on their phones, in percent. */
const textSizes = [130, 150, 200];

/** The widest parts that reach over the edge, to find what is at fault. */
const partsOver = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1 && !element.children[0])
      .slice(0, 2)
      .map((element) => `<${element.tagName.toLowerCase()}> “${element.textContent?.slice(0, 30)}”`),
  );

/**
 * Texts that end at the edge of their own box: it hides what is beyond, and cannot be scrolled. What is for screen readers
 * alone is clipped to nothing; a drawing is no text; and what a press unfolds is read whole after it.
 */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const isHiding = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const cut: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('#root *, [role$="dialog"] *')) {
      const { overflowX, visibility, clipPath } = getComputedStyle(element);
      const isShown = visibility === 'visible' && clipPath === 'none' && element.clientHeight > 1;
      if (!isHiding(overflowX) || !isShown || element.scrollWidth <= element.clientWidth + 1) continue;
      if (element.closest('svg, [aria-hidden="true"], [aria-expanded="false"]') || !element.textContent.trim())
        continue;
      cut.push(`cuts “${element.textContent.trim().slice(0, 40)}”`);
    }
    return cut;
  });

/** Names of usual length that stand on two lines in the middle of a word. */
const brokenNames = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    for (const element of document.querySelectorAll('#root [translate="no"], [role$="dialog"] [translate="no"]')) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/(?<!\S)\p{L}{2,11}(?!\S)/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(`breaks the name ${word}`);
        }
    }
    return broken;
  });

/** Fields that something else lies over once they have the focus; a note that somebody opened is not meant. */
const coveredFields = (page: Page) =>
  page.evaluate(async () => {
    const top = [...document.querySelectorAll('[role$="dialog"]')].at(-1) ?? document.getElementById('root');
    const fields = [...(top?.querySelectorAll<HTMLElement>('input, textarea, select') ?? [])];
    const before = document.activeElement;
    const covered: string[] = [];
    for (const field of fields.filter((each) => each.matches(':enabled') && each.checkVisibility()).slice(0, 30)) {
      // An element that has the focus already would stay where it is.
      field.blur();
      field.focus();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const box = field.clientWidth > 1 ? field : (field.closest('label') ?? field);
      const { x, y, width, height } = box.getBoundingClientRect();
      const found = document.elementFromPoint(x + width / 2, y + height / 2);
      const isItself = found && (box.contains(found) || found.contains(box) || found.closest('label')?.contains(field));
      if (!isItself && !found?.closest('[popover]'))
        covered.push(`covers ${(field.closest('label') ?? field).textContent || field.id}`);
    }
    if (before instanceof HTMLElement) before.focus();
    return covered;
  });

/** A screen cannot be read or filled in on the phone of somebody who reads large text; one sentence for each fault. */
export async function troublesWithLargeText(page: Page): Promise<string[]> {
  const troubles: string[] = [];
  await page.setViewportSize(sizes.phone);
  for (const percent of textSizes) {
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, percent);
    await afterReposition(page);
    if (await isTooWide(page)) troubles.push(`${percent} %: scrolls sideways: ${(await partsOver(page)).join(', ')}`);
  }
  const largest = [...(await cutTexts(page)), ...(await brokenNames(page)), ...(await coveredFields(page))];
  troubles.push(...largest.map((trouble) => `${textSizes.at(-1)} %: ${trouble}`));
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return troubles;
}
