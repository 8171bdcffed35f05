import type { SectionPart } from '@plainwill/contracts/will-data/will/answer-place';
import { routes } from '../../../web/src/shared/paths/pages.ts';
import { willMakerPath, willMakerTabs } from '../../../web/src/shared/paths/will-maker-paths.ts';
import { tabOf } from '../../../web/src/will-maker/answer-place/path-to-answer.ts';
import { type Steps, sectionSteps } from '../../../web/src/will-maker/overview/section-steps.ts';
import type { Figure } from './support/figures.ts';
import { phoneOfLargestFamily } from './support/phone.ts';
import { withProduct } from './support/running-product.ts';
import { untilStill } from './support/still-page.ts';

const limit = 0.05;
const slowedBy = 4;
/** 1.6 Mbit/s, as Lighthouse has it. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

const sections = (Object.entries(sectionSteps) as [SectionPart, Steps][]).flatMap(([part, steps]) =>
  steps.map(({ id }) => willMakerPath(tabOf(part), part, { step: id })),
);
const pages = new Set([
  ...Object.values(routes),
  ...willMakerTabs.map((tab) => willMakerPath(tab)),
  ...sections,
  '/no-such-page',
]);

/** Run in the page, whose types are not known here: adds up what moved without being asked to. */
const recordShifts = `
  globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Measures how far each page of testators and of the public moves while it opens, on a slow phone by a slow line. */
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
      await untilStill(page, 'shifted');
      const value = await page.evaluate<number>('shifted');
      figures.push({ what: `${path} layout shift`, value, unit: 'CLS', limit });
    }
    return figures;
  });
