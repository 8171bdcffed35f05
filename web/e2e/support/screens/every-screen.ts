import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { troublesWithLargeText } from '../large-text.ts';
import { pdfPages } from '../pdf-text.ts';
import type { Site } from '../site.ts';
import { takenOver } from '../taken-over.ts';
import { aReader, reopen, settled, troublesInOwnColours, troublesOn } from '../troubles.ts';
import { failingOnceSignedIn, mend, slowOnceSignedIn } from './network.ts';
import { opensSite, type ReaderName, readers } from './readers.ts';

interface Stage {
  browser: Browser;
  site: Site;
}

/** Sheets of paper that a screen would be printed on with nothing to read on them. */
async function emptySheets(page: Page): Promise<string[]> {
  const sheets = await pdfPages(await page.pdf({ format: 'A4' }));
  return sheets.flatMap((text, at) => (text.trim() === '' ? [`sheet ${at + 1} of ${sheets.length} is empty`] : []));
}

/** Holds every screen, in every state, against what these readers need. */
export const expectUsableBy = ({ browser, site }: Stage, names: readonly ReaderName[]) =>
  describe.each(names.map((name) => readers[name]))(
    'at 320 px, at 400 %, with large text and without movement, $who can use',
    ({ signIn, paths, reading, states, isDesk }) => {
      let page: Page;
      let addressOf: (path: string) => string;

      beforeAll(async () => {
        page = await aReader(browser);
        addressOf = await opensSite(page, site, signIn);
      });
      afterEach(async () => {
        await mend(page);
        // The next page is not to open with the dialog that this one was left with.
        await page.evaluate(() => sessionStorage.clear());
      });
      afterAll(() => page?.context().close());

      it.each(paths)('the screen %s', async (path) => {
        await reopen(page, addressOf(path));
        await settled(page);
        expect(await troublesOn(page)).toEqual([]);
        if (!isDesk) expect(await troublesWithLargeText(page)).toEqual([]);
        expect(await emptySheets(page)).toEqual([]);
      });

      it.each(reading)('the screen %s while it is read, and when it cannot be', async (path) => {
        await slowOnceSignedIn(page);
        await reopen(page, addressOf(path));
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.getByText('Loading...').first().waitFor();
        expect(await troublesOn(page)).toEqual([]);
        await mend(page);
        await failingOnceSignedIn(page);
        await reopen(page, addressOf(path));
        await page.getByText('This part is not answering.').first().waitFor();
        expect(await troublesOn(page)).toEqual([]);
      });

      it.each(states)('$name, also in their own colours', async ({ path, given, reach }) => {
        await given?.(page);
        await reopen(page, addressOf(path));
        await (given ? takenOver(page) : settled(page));
        await reach(page);
        expect(await troublesOn(page)).toEqual([]);
        expect(await troublesInOwnColours(page)).toEqual([]);
        if (!isDesk) expect(await troublesWithLargeText(page)).toEqual([]);
      });
    },
  );
