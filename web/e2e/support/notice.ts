import type { Page } from 'playwright-core';

/** Waits for a notice over the page and closes it, so that the next one is a new one and nothing lies under it. */
export async function closeNotice(page: Page, text: string) {
  const notice = page.getByRole('alertdialog').filter({ has: page.getByText(text, { exact: true }) });
  await notice.getByRole('button', { name: 'Close this notice' }).click();
  await notice.waitFor({ state: 'detached' });
}

/** Finds controls that lie under the notice, on the page or in the visible part of the dialog over it. */
export const coveredBy = (page: Page, text: string) =>
  page
    .getByRole('alertdialog')
    .filter({ has: page.getByText(text, { exact: true }) })
    .evaluate((notice) => {
      const under = notice.getBoundingClientRect();
      const shown = [...document.querySelectorAll('[data-dialog] [role=dialog]')].at(-1) ?? document.documentElement;
      const view = shown.getBoundingClientRect();
      return [...shown.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary')]
        .filter((element) => !notice.parentElement?.contains(element))
        .filter((element) => {
          const { left, right, ...box } = element.getBoundingClientRect().toJSON();
          const [top, bottom] = [Math.max(box.top, view.top), Math.min(box.bottom, view.bottom)];
          const isBeside = right <= under.left || under.right <= left;
          return !isBeside && top < bottom && top < under.bottom && under.top < bottom;
        })
        .map((element) => element.textContent);
    });
