import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMainScope, isRestScope } from '@plainwill/kit/testing/test-scope';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expectAccessible } from './accessibility.ts';
import { networkAddress } from './api.ts';
import { packagedBrowser } from './packaged-browser.ts';
import { patienceMs } from './patience.ts';
import { takenOver } from './taken-over.ts';

export const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const;

/**
 * The sizes at which a journey is made that looks at each: a phone in `npm test`, a desktop in `npm run test:all`. Its
 * file is named `*.sizes.e2e.ts`.
 */
export const sizesInScope: readonly (keyof typeof sizes)[] = [
  ...(isMainScope ? (['phone'] as const) : []),
  ...(isRestScope ? (['desktop'] as const) : []),
];

// Nothing of ours needs WebGL, and what emulates a graphics card costs a third of a journey.
const packagedArguments = ['--disable-webgl', '--in-process-gpu', '--font-render-hinting=none'];

declare global {
  /** The profiles in use. Global, since the test runner loads modules of its own. */
  var tracedContexts: Set<BrowserContext> | undefined;
}
globalThis.tracedContexts ??= new Set();

/** A real Chromium: the one that comes with the packages on Linux, an installed Chrome elsewhere. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await packagedBrowser();
  // The package's own arguments would switch the same-origin policy off.
  const launch = () =>
    chromium.launch(executablePath ? { executablePath, args: packagedArguments } : { channel: 'chrome' });
  // Now and then Chromium crashes while it starts, before it has a page.
  return launch().catch(launch);
}

/** A browser's profile of its own, whose trace is kept if the journey fails: its steps, without the pages they led to. */
export async function newContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    extraHTTPHeaders: networkAddress,
    ...options,
  });
  context.setDefaultTimeout(patienceMs);
  await context.tracing.start();
  globalThis.tracedContexts?.add(context);
  context.once('close', () => globalThis.tracedContexts?.delete(context));
  return context;
}

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** The browser's complaints are errors of scripts, and what the content security policies blocked or reported. */
  complaints: string[];
}

/** One person with a browser of their own. */
export async function aVisitor(browser: Browser, size: keyof typeof sizes = 'desktop'): Promise<Visitor> {
  const context = await newContext(browser, { viewport: sizes[size] });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|requires 'Trusted/.test(message.text())) complaints.push(message.text());
  });
  return { page, context, complaints };
}

/** Keeps a picture of the page where `SCREENSHOT_DIR` says, for people to look at. */
export async function savePicture(page: Page, name: string) {
  await page.getByRole('heading', { level: 1 }).waitFor();
  const folder = process.env.SCREENSHOT_DIR;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

/** Keeps a picture, and holds the page against the accessibility rules, once it can be used. */
export async function look(page: Page, name: string) {
  await takenOver(page);
  await savePicture(page, name);
  await expectAccessible(page);
}

/** Looks at the page at the sizes in scope, and goes on at the one before. */
export async function lookAtSizes(page: Page, name: string) {
  const before = page.viewportSize();
  for (const size of sizesInScope) {
    await page.setViewportSize(sizes[size]);
    await look(page, `${name}-${size}`);
  }
  if (before) await page.setViewportSize(before);
}
