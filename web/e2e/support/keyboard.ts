import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const farthest = 300;

const hasFocus = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** The focused element tells where a walk ended. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing');

/** The focus counts as seen if its element is on the screen and marked as having it. */
const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight && element.matches(':focus-visible');
  });

/** A page as somebody without a mouse uses it. */
export function byKeyboard(page: Page) {
  /** Walks until this has the focus. */
  async function walkTo(target: Locator, key = 'Tab') {
    await target.first().waitFor();
    for (let presses = 0; !(await hasFocus(target)); presses++) {
      if (presses === farthest) throw new Error(`${target} is not reached by ${key}; at ${await focused(page)}`);
      await page.keyboard.press(key);
    }
    expect(await isFocusSeen(page), await focused(page)).toBe(true);
  }

  /** Walks to this and presses it. */
  async function press(target: Locator, key = 'Enter') {
    await walkTo(target);
    await page.keyboard.press(key);
  }

  return {
    walkTo,
    press,
    async type(label: string | Locator, text: string) {
      await walkTo(typeof label === 'string' ? page.getByLabel(label, { exact: true }) : label);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    /** Walks to the group of radio buttons, and along it to this one. */
    async choose(radio: Locator) {
      const name = (await radio.getAttribute('name')) ?? '';
      await walkTo(page.locator(`input[type=radio][name="${name}"]`));
      await page.keyboard.press('Space');
      for (let presses = 0; !(await radio.isChecked()); presses++) {
        if (presses === farthest) throw new Error(`${radio} is not reached by the arrows`);
        await page.keyboard.press('ArrowDown');
      }
    },
    /** Opens a list and takes the option that begins so. */
    async pick(button: Locator, option: string) {
      await press(button);
      await page.getByRole('listbox').waitFor();
      await walkTo(page.getByRole('option', { name: option, exact: true }), 'ArrowDown');
      await page.keyboard.press('Enter');
      await page.getByRole('listbox').waitFor({ state: 'hidden' });
    },
  };
}
