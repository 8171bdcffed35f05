import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from './patience.ts';

/** A screen reader hears this of a list while it is put in order. */
export const heard = (page: Page, list: string, text: string) =>
  eventually(async () => {
    const region = page.getByRole('grid', { name: list, exact: true }).locator('xpath=..').locator('[aria-live]');
    expect(await region.textContent()).toBe(text);
  });

export const cardsIn = (page: Page, list: string) =>
  page.getByRole('grid', { name: list, exact: true }).getByRole('row');
