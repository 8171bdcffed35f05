import type { Locator } from 'playwright-core';

/** Counts what a person does with their fingers: on a phone, or with a mouse and keys. */
export function countedEffort(isTouch = true) {
  let taps = 0;
  let keystrokes = 0;
  const hasFocus = (field: Locator) => field.evaluate((element) => element === document.activeElement);

  async function tap(target: Locator) {
    await (isTouch ? target.tap() : target.click());
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
