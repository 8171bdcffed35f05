import type { Visitor } from './browser.ts';
import type { Site } from './site.ts';
import type { Testator } from './testator.ts';

/** Signs in and opens a section of Your Wishes. */
export async function openWishes(site: Site, { page, context }: Visitor, testator: Testator, section: string) {
  await testator.signIn(context);
  await page.goto(`${site.url}/will-maker?tab=wishes&section=${section}`);
}
