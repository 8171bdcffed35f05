import { afterAll, inject } from 'vitest';
import { openBrowser } from './browser.ts';
import { startSite } from './own-site.ts';

/** A browser until the tests of the calling file have run. */
async function aBrowser() {
  const browser = await openBrowser();
  afterAll(() => browser.close());
  return browser;
}

/** A browser, and the product that other files use at the same time: accounts need addresses of their own. */
export async function aStage() {
  return { browser: await aBrowser(), site: inject('sharedSite') };
}

/** A browser and a product with nobody in it, with these settings, until the tests of the calling file have run. */
export async function aStageOfItsOwn(environment: Record<string, string> = {}) {
  // The browser first: where there is none, no site is left running.
  const browser = await aBrowser();
  const site = await startSite(environment, inject('preparedData'));
  afterAll(site.stop);
  return { browser, site };
}
