import type { Page } from 'playwright-core';

/** Waits for a notice over the page and closes it, so that the next one is a new one and nothing lies under it. */
export async function closeNotice(page: Page, text: string) {
  const notice = page.getByRole('alertdialog').filter({ has: page.getByText(text, { exact: true }) });
  await notice.getByRole('button', { name: 'Close this notice' }).click();
  await notice.waitFor({ state: 'detached' });
}
