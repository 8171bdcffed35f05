import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { aConfirmedAccount, anEmail, signIn } from './support/account.ts';
import { newContext, savePicture, sizes } from './support/browser.ts';
import { countedEffort } from './support/effort.ts';
import { pdfText } from './support/pdf-text.ts';
import { aStage } from './support/stage.ts';

const { browser, site } = await aStage();

/** The most that the whole of it may take. */
const limits = { taps: 45, keystrokes: 120 };

/** Each section's steps of a single person are named here once, so that a change of one is a change in one place. */
function stepsOn(page: Page, { tap, type }: ReturnType<typeof countedEffort>) {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
  const choice = (text: string) => page.getByText(text, { exact: true });
  const field = (label: string) => page.getByLabel(new RegExp(`^${label}`)).first();
  const asked = (question: string) => page.getByRole('heading', { name: question }).waitFor();
  const goOn = () => tap(button('Save and continue'));
  return {
    async tellsOfThemselves() {
      await tap(page.getByRole('navigation', { name: 'What comes next' }).getByRole('link', { name: 'Start' }));
      await asked('What is your name?');
      await tap(button(/Title/));
      await tap(page.getByRole('option', { name: 'Mr', exact: true }));
      await type(field('First name'), 'Sam');
      await type(field('Last name'), 'Hart');
      await goOn();
      await asked('A little about you');
      await type(field('Date of birth'), '27/3/1984');
      await tap(choice('Male'));
      await tap(choice('Single'));
      await type(field('Occupation'), 'cook');
      await goOn();
      await asked('How can we reach you?');
      await type(field('Mobile number'), '07700 900123');
      await goOn();
    },
    async tellsOfTheHome() {
      await asked('Where do you live?');
      await type(field('Postcode search'), 'SW1A 2AA');
      await tap(button(/search/i));
      await tap(page.getByText(/^10 Downing Street/));
      await goOn();
      await asked('Who owns your home?');
      await tap(choice('I rent it'));
      await goOn();
      await asked('Anything abroad, or a business?');
      await goOn();
    },
    async hasNoChildren() {
      await asked('Do you have children?');
      await goOn();
    },
    async wishesToBeBuried() {
      await asked('Would you like to be buried or cremated?');
      await tap(choice('Burial'));
      await goOn();
      await asked('What would you like at your funeral?');
      await goOn();
    },
    async namesAFriendAsExecutor() {
      await asked('Who should carry out your will?');
      await tap(button(/^Add New Person/));
      await type(field('First name'), 'Jo');
      await type(field('Last name'), 'Reed');
      await tap(button(/Relationship to you/));
      await tap(page.getByRole('option', { name: 'Friend', exact: true }));
      await tap(button('Save executor'));
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await goOn();
      await asked('Who steps in if they can’t?');
      await goOn();
    },
    async leavesNoGifts() {
      await asked('Would you like to leave anyone a gift?');
      await tap(page.getByText(/don’t wish to leave any|do not wish to leave/i));
      await goOn();
    },
    async leavesEverythingToThem() {
      await asked('Who should get everything else?');
      await tap(button('Select Recipients'));
      await tap(page.getByRole('dialog').getByText('Jo Reed'));
      await tap(page.getByRole('dialog').getByRole('button', { name: /^Save/ }));
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await goOn();
    },
  };
}

it('takes a single person from the first sight of the Will Maker to the draft', { timeout: 180_000 }, async () => {
  // With a screen to be touched: a finger is not a mouse.
  const context = await newContext(browser, { viewport: sizes.phone, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const email = anEmail('sam');
  await aConfirmedAccount(site, email);
  await signIn(page, site, email);
  await page.waitForURL('**/will-maker**');

  const effort = countedEffort();
  const sam = stepsOn(page, effort);
  await sam.tellsOfThemselves();
  await sam.tellsOfTheHome();
  await sam.hasNoChildren();
  await sam.wishesToBeBuried();
  await sam.namesAFriendAsExecutor();
  await sam.leavesNoGifts();
  await sam.leavesEverythingToThem();
  await savePicture(page, 'first-visit-done');
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
