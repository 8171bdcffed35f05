import { expect, it } from 'vitest';
import { aConfirmedAccount, anEmail, signIn } from './support/account.ts';
import { newContext, savePicture, sizes } from './support/browser.ts';
import { countedEffort } from './support/effort.ts';
import { pdfText } from './support/pdf-text.ts';
import { aStage } from './support/stage.ts';
import { sam, stepsOn, walkToDraft } from './support/steps-to-draft.ts';

const { browser, site } = await aStage();

/** The most that the whole of it may take. */
const limits = { taps: 40, keystrokes: 50 };

it('takes a single person from the first sight of the Will Maker to the draft', { timeout: 180_000 }, async () => {
  // With a screen to be touched: a finger is not a mouse.
  const context = await newContext(browser, { viewport: sizes.phone, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const email = anEmail('sam');
  await aConfirmedAccount(site, email);
  await signIn(page, site, email);
  await page.waitForURL('**/will-maker**');

  const effort = countedEffort();
  await walkToDraft(stepsOn(page, effort), sam);
  await savePicture(page, 'first-visit-done');
  await effort.tap(page.getByText('Download or print'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    effort.tap(page.getByRole('button', { name: 'Download PDF of the draft' })),
  ]);
  expect(await pdfText(await download.path())).toMatch(/SAM HART/);

  const { taps, keystrokes } = effort.spent();
  process.stdout.write(`From the first sight to the draft: ${taps} taps and ${keystrokes} keystrokes\n`);
  expect(taps).toBeLessThanOrEqual(limits.taps);
  expect(keystrokes).toBeLessThanOrEqual(limits.keystrokes);
  await context.close();
});
