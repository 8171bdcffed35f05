import type { CDPSession, Page } from 'playwright-core';
import { type Figure, quantile } from './support/figures.ts';
import { phoneOfLargestFamily } from './support/phone.ts';
import { withProduct } from './support/running-product.ts';
import { untilStill } from './support/still-page.ts';

const slowedBy = 4;
const rounds = 5;

/** A page made by hand, which changes a word when it is tapped: what that takes is the machine's and the browser's. */
const barePage = `data:text/html,${encodeURIComponent(`<!doctype html><html lang="en-GB"><title>Bare</title>
<h1>Bare</h1><button onclick="this.textContent = this.textContent === 'On' ? 'Off' : 'On'">Off</button>`)}`;

interface EventTiming {
  interactionId: number;
  duration: number;
}

/** Run in the page, whose types are not known here: keeps how long each event took from the finger to the next picture. */
const recordEvents = `
  globalThis.events = [];
  globalThis.takeEvents = () => events.splice(0);
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) events.push({ interactionId, duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

const takeEvents = (page: Page) => page.evaluate<EventTiming[]>('takeEvents()');

/** The longest event of each interaction; the shortest of all, under 16 ms, are not reported. */
async function interactions(page: Page): Promise<number[]> {
  await untilStill(page, 'events.length');
  const byInteraction = Map.groupBy(await takeEvents(page), ({ interactionId }) => interactionId);
  return [...byInteraction.values()].map((events) => Math.max(...events.map(({ duration }) => duration)));
}

interface Use {
  what: string;
  path: string;
  limitMs?: number;
  use: (page: Page) => Promise<void>;
}

const uses: Use[] = [
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
    path: '?tab=details',
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
  {
    what: 'a what-if answer',
    path: '/what-if',
    limitMs: 50,
    use: async (page) => {
      await page.getByRole('button', { name: /^What happens:/ }).tap();
      await interactions(page);
      await page.getByRole('list', { name: 'What happens if…' }).getByRole('button').nth(1).tap();
    },
  },
];

/** Opens a page at full speed, and slows the processor once it is still. */
async function open(page: Page, cdp: CDPSession, url: string) {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await untilStill(page, 'events.length');
  await takeEvents(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
}

async function useBarePage(page: Page) {
  const button = page.getByRole('button');
  for (const word of ['On', 'Off', 'On', 'Off']) {
    await button.tap();
    await page.getByRole('button', { name: word, exact: true }).waitFor();
  }
}

/** Measures how long somebody with the largest family waits after a tap, on a phone four times as slow, beside a bare page. */
export const measure = (): Promise<Figure[]> =>
  withProduct({}, async ({ site, cleanUp }) => {
    const { page, cdp } = await phoneOfLargestFamily(site, cleanUp);
    await page.addInitScript({ content: recordEvents });
    const p98 = async (url: string, use: Use['use']) => {
      const took: number[] = [];
      for (let round = 0; round < rounds; round++) {
        await open(page, cdp, url);
        await use(page);
        took.push(...(await interactions(page)));
      }
      return quantile(took, 0.98);
    };
    const bare = await p98(barePage, useBarePage);
    const figures: Figure[] = [{ what: 'a tap on a bare page, p98', value: bare, unit: 'ms' }];
    for (const { what, path, use, limitMs = 100 } of uses) {
      const value = await p98(`${site.url}/will-maker${path}`, use);
      figures.push({ what: `${what}, p98`, value, unit: 'ms', limit: limitMs });
    }
    return figures;
  });
