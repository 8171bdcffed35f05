import type { Page } from 'playwright-core';

/** A page is still once nothing has happened or arrived over so many moments in a row in which it had nothing to do. */
const idleMoments = 30;

/** Waits until a page is still. `happened` is run in it, and counts what must not happen any more. */
export const untilStill = (page: Page, happened: string) =>
  page.evaluate(`
    document.fonts.ready.then(() => new Promise((resolve) => {
      const state = () => (${happened}) + ' ' + performance.getEntriesByType('resource').length +
        ' ' + document.querySelectorAll('[aria-busy=true]').length;
      const look = (before, still) => requestIdleCallback(() => {
        const now = state();
        const isBusy = !now.endsWith(' 0');
        if (now === before && !isBusy && still === ${idleMoments}) resolve();
        else requestAnimationFrame(() => look(now, now === before && !isBusy ? still + 1 : 0));
      });
      look('', 0);
    }))
  `);
