import type { Browser } from 'playwright-core';
import { afterAll, inject } from 'vitest';
import { takeNewNetworkAddress } from './api.ts';
import { openBrowser } from './browser.ts';
import { startSite } from './own-site.ts';

let sharedBrowser: Promise<Browser> | undefined;

/**
 * The browser of this process, which lasts as long: files that run one after the other share it, and what one has opened
 * in it is closed before the next.
 */
async function theBrowser() {
  if (!(await sharedBrowser)?.isConnected()) sharedBrowser = openBrowser();
  const browser = await (sharedBrowser as Promise<Browser>);
  takeNewNetworkAddress();
  afterAll(() => Promise.all(browser.contexts().map((context) => context.close())));
  return browser;
}

/** A browser, and the product that other files use at the same time: accounts need addresses of their own. */
export async function aStage() {
  return { browser: await theBrowser(), site: inject('sharedSite') };
}

/** A browser and a product with nobody in it, with these settings, until the tests of the calling file have run. */
export async function aStageOfItsOwn(environment: Record<string, string> = {}) {
  // The browser first: where there is none, no site is left running.
  const browser = await theBrowser();
  const site = await startSite(environment, inject('preparedData'));
  afterAll(site.stop);
  return { browser, site };
}
