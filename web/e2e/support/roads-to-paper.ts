import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { linkIn, password } from './account.ts';
import type { countedEffort } from './effort.ts';
import { mailTo, type Site } from './site.ts';
import type { Steps } from './steps-to-draft.ts';

/** From the home page to the first sight of the Will Maker: the questionnaire, the account and its link in a mail. */
export async function comeIn(
  page: Page,
  site: Site,
  { tap, type }: ReturnType<typeof countedEffort>,
  email: string,
  answers: readonly string[],
) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(site.url);
  await tap(page.getByRole('link', { name: 'Start Your Will' }).first());
  for (const [at, answer] of answers.entries()) {
    await page.getByText(`Question ${at + 1} of ${answers.length}`).waitFor();
    if (answer === 'SW1A 2AA') {
      await type(page.getByPlaceholder('SW1A 1AA'), answer);
      await tap(page.getByRole('button', { name: /search/i }));
      await tap(page.getByText(/^10 Downing Street/));
    } else await tap(page.getByRole('radiogroup').getByText(answer, { exact: true }));
    await tap(button(at === answers.length - 1 ? 'Complete' : 'Next'));
  }
  await page.waitForURL('**/auth');
  await type(page.getByLabel('Email'), email);
  await type(page.getByLabel('Password', { exact: true }), password);
  await tap(button('Create Account'));
  await page.getByText("We've sent you a confirmation link to complete your signup.").waitFor();
  // Opened in the mail, which is another programme.
  await page.goto(linkIn(await mailTo(site, email)));
  await tap(button('Confirm my email address'));
  await page.waitForURL('**/will-maker**');
}

/** From the draft to the copy to sign, in the downloads and ready for the printer. @returns the file */
export async function printCopy({ page, tap, button }: Steps) {
  const toSign = page.getByRole('link', { name: 'Next: sign it' });
  const ticks = page.locator('[data-finding] label', { has: page.locator('input:not(:checked)') });
  await toSign.or(ticks.first()).first().waitFor();
  for (let left = await ticks.count(); left > 0; left = await ticks.count()) {
    await tap(ticks.first());
    await expect.poll(() => ticks.count()).toBeLessThan(left);
  }
  await tap(toSign);
  await tap(button('Create signing copy'));
  const [download] = await Promise.all([page.waitForEvent('download'), tap(button(/^Print copy 1/))]);
  return download.path();
}
