import { afterAll } from 'vitest';
import { openBrowser } from './browser.ts';
import { startSite } from './site.ts';

/** A browser and the whole product, with these settings, until the tests of the calling file have run. */
export async function aStage(environment: Record<string, string> = {}) {
  // The browser first: where there is none, no site is left running.
  const browser = await openBrowser();
  const site = await startSite(environment);
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });
  return { browser, site };
}
