import { publicPages } from '../../../web/src/shared/paths/pages.ts';
import type { Figure } from './support/figures.ts';
import { phoneOfLargestFamily } from './support/phone.ts';
import { withProduct } from './support/running-product.ts';

const limit = 0.05;
const slowedBy = 4;
/** 1.6 Mbit/s, as Lighthouse has it. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** A page is still once nothing has moved or arrived over so many moments in a row in which it had nothing to do. */
const idleMoments = 30;

const wishes = ['funeralWishes', 'guardianship', 'executors', 'gifts', 'residue'];
const details = ['personalDetails', 'homeDetails', 'spouseDetails', 'children', 'contacts'];
const pages = [
  ...publicPages.map(({ path }) => path),
  ...['/auth', '/auth/forgotten'],
  ...['/will-maker', '/will-maker?tab=wishes', '/will-maker?tab=will'],
  ...details.map((section) => `/will-maker?section=${section}`),
  ...wishes.map((section) => `/will-maker?tab=wishes&section=${section}`),
  ...['/will-maker/what-if', '/will-maker/sign', '/will-maker/review', '/account'],
];

/** Run in the page, whose types are not known here: adds up what moved without being asked to. */
const recordShifts = `
  globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Run in the page as well. */
const untilStill = `
  document.fonts.ready.then(() => new Promise((resolve) => {
    const state = () => shifted + ' ' + performance.getEntriesByType('resource').length +
      ' ' + document.querySelectorAll('[aria-busy=true]').length;
    const look = (before, still) => requestIdleCallback(() => {
      const now = state();
      const isBusy = !now.endsWith(' 0');
      if (now === before && !isBusy && still === ${idleMoments}) resolve();
      else requestAnimationFrame(() => look(now, now === before && !isBusy ? still + 1 : 0));
    });
    look('', 0);
  }))
`;

/** Measures how far the main pages move while they open, on a slow phone by a slow line. */
export const measure = (): Promise<Figure[]> =>
  withProduct({}, async ({ site, cleanUp }) => {
    const { page, cdp } = await phoneOfLargestFamily(site, cleanUp);
    await page.addInitScript({ content: recordShifts });
    await cdp.send('Network.enable');
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
    await cdp.send('Network.emulateNetworkConditions', slowLine);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
    const figures: Figure[] = [];
    for (const path of pages) {
      await page.goto(site.url + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(untilStill);
      const value = await page.evaluate<number>('shifted');
      figures.push({ what: `${path} layout shift`, value, unit: 'CLS', limit });
    }
    return figures;
  });
