import sparticuz from '@sparticuz/chromium';
import { chromium } from 'playwright-core';
import { saveLargestRecord } from '../../../../services/will-data/src/testing/largest-record.ts';
import { visit } from '../../../tools/demo/site-client.ts';
import type { withProduct } from './running-product.ts';

type Product = Parameters<Parameters<typeof withProduct>[1]>[0];

const person = { email: 'largest@example.com', password: 'Copper-Field-86' };

/** Somebody with the largest family, signed in. */
export async function visitorOfLargestFamily(site: Product['site']) {
  const visitor = visit(site);
  await visitor.signIn(person);
  await saveLargestRecord((path, input) => {
    const [router, procedure] = path.split('.') as [string, string];
    const routers = visitor.api.willData as unknown as Record<
      string,
      Record<string, { mutate: (input: object) => Promise<unknown> }>
    >;
    return routers[router]?.[procedure]?.mutate(input) ?? Promise.reject(new Error(`There is no ${path}`));
  }, 'names');
  return visitor;
}

/** A phone on which they are signed in. */
export async function phoneOfLargestFamily(site: Product['site'], cleanUp: Product['cleanUp']) {
  await visitorOfLargestFamily(site);
  const isOurs = process.platform === 'linux' && process.arch === 'x64';
  const args = sparticuz.args.filter((arg) => arg !== '--single-process');
  const browser = await chromium.launch(
    isOurs ? { executablePath: await sparticuz.executablePath(), args } : { channel: 'chrome' },
  );
  cleanUp.push(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const cdp = await page.context().newCDPSession(page);
  await page.goto(`${site.url}/auth`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/will-maker**');
  return { page, cdp };
}
