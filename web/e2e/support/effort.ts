import type { Locator } from 'playwright-core';

/** Counts what a person on a phone does with their fingers. */
export function countedEffort() {
  let taps = 0;
  let keystrokes = 0;
  const hasFocus = (field: Locator) => field.evaluate((element) => element === document.activeElement);

  async function tap(target: Locator) {
    await target.tap();
    taps += 1;
  }

  return {
    tap,
    /** A tap on the field, unless it has the focus, and a keystroke for each character. */
    async type(field: Locator, text: string) {
      await field.waitFor();
      if (!(await hasFocus(field))) await tap(field);
      await field.pressSequentially(text);
      keystrokes += text.length;
    },
    spent: () => ({ taps, keystrokes }),
  };
}
