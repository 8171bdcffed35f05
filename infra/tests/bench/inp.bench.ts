import type { CDPSession, Page } from 'playwright-core';
import { type Figure, quantile } from './support/figures.ts';
import { phoneOfLargestFamily } from './support/phone.ts';
import { withProduct } from './support/running-product.ts';

const slowedBy = 4;
const rounds = 5;
const limitMs = 100;
/** By then the result of an interaction is painted, and the browser has reported how long it took. */
const settledMs = 700;

interface EventTiming {
  interactionId: number;
  duration: number;
}

/** Run in the page, whose types are not known here: keeps how long each event took from the finger to the next picture. */
const recordEvents = `
  const events = [];
  globalThis.takeEvents = () => events.splice(0);
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) events.push({ interactionId, duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

const takeEvents = (page: Page) => page.evaluate<EventTiming[]>('takeEvents()');

/** The longest event of each interaction; the shortest of all, under 16 ms, are not reported. */
async function interactions(page: Page): Promise<number[]> {
  await page.waitForTimeout(settledMs);
  const byInteraction = Map.groupBy(await takeEvents(page), ({ interactionId }) => interactionId);
  return [...byInteraction.values()].map((events) => Math.max(...events.map(({ duration }) => duration)));
}

const uses: { what: string; path: string; use: (page: Page) => Promise<void> }[] = [
  {
    what: 'typing in a field',
    path: '?section=personalDetails&step=about',
    use: async (page) => {
      const field = page.getByLabel('Occupation');
      await field.tap();
      await field.pressSequentially('bus driver', { delay: 120 });
    },
  },
  {
    what: 'opening a section',
    path: '',
    use: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /^Children/ })
        .first()
        .tap(),
  },
  {
    what: 'opening a person',
    path: '?section=contacts',
    use: async (page) => {
      await page
        .getByRole('button', { name: /^More for / })
        .first()
        .tap();
      await page.getByRole('menuitem', { name: 'Edit' }).tap();
    },
  },
  {
    what: 'reordering',
    path: '?tab=wishes&section=executors',
    use: async (page) => {
      await page
        .getByRole('button', { name: /^Reorder/ })
        .first()
        .tap();
      const down = page.getByRole('button', { name: /^Move .* down/ });
      for (const nth of [0, 1]) await down.nth(nth).tap();
    },
  },
];

/** Opens a page at full speed, and slows the processor once it is still. */
async function open(page: Page, cdp: CDPSession, url: string) {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await takeEvents(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
}

/** Measures how long somebody with the largest family waits after a tap, on a phone four times as slow. */
export const measure = (): Promise<Figure[]> =>
  withProduct({}, async ({ site, cleanUp }) => {
    const { page, cdp } = await phoneOfLargestFamily(site, cleanUp);
    await page.addInitScript({ content: recordEvents });
    const figures: Figure[] = [];
    for (const { what, path, use } of uses) {
      const took: number[] = [];
      for (let round = 0; round < rounds; round++) {
        await open(page, cdp, `${site.url}/will-maker${path}`);
        await use(page);
        took.push(...(await interactions(page)));
      }
      figures.push({ what: `${what}, p98`, value: quantile(took, 0.98), unit: 'ms', limit: limitMs });
    }
    return figures;
  });
