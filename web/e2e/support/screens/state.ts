import type { Page } from 'playwright-core';

/** Something that a screen can be brought to: a dialog, an error, nothing found. */
export interface State {
  name: string;
  path: string;
  /** The network or the services are put in this state before the page is opened. */
  given?: (page: Page) => Promise<unknown>;
  reach: (page: Page) => Promise<unknown>;
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
export const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).first();

/** Presses one after the other. */
export const pressed =
  (...names: (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of names) await button(page, name).click();
  };

/** Presses a button, and within what it opens another, which finds something missing. */
export const opened = (opener: string | RegExp, save?: string) => async (page: Page) => {
  await button(page, opener).click();
  await dialog(page).waitFor();
  if (save) await dialog(page).getByRole('button', { name: save, exact: true }).click();
};

/** Waits until the focus, and so what is in view, is at these words. */
export const focused = (text: string) => (page: Page) => page.locator(':focus', { hasText: text }).waitFor();

/** Waits until a menu is open. */
export const menu = (page: Page) => page.getByRole('menu').waitFor();

/** Chooses from an open menu. */
export const chosen = (item: string) => (page: Page) => page.getByRole('menuitem', { name: item }).first().click();

/** Waits until these words are read. */
export const reads = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor();

/** One after the other. */
export const inTurn =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };
