import { expect, it } from 'vitest';
import { publicPages } from '../src/shared/paths/pages.ts';
import { anEmail } from './support/account.ts';
import { aVisitor } from './support/browser.ts';
import { readers } from './support/screens/readers.ts';
import { aStage } from './support/stage.ts';
import { aTestator } from './support/testator.ts';
import { settled } from './support/troubles.ts';

const { browser, site } = await aStage();
const mailLinks = ['/auth/confirm#token=a', '/auth/reset#token=a', '/auth/new-email#token=a'];

it('shows every page where the browser forbids its storage, and says once that nothing typed is kept', async () => {
  const testator = await aTestator(site, anEmail('no-storage'));
  const { page, context, complaints } = await aVisitor(browser);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('No', 'SecurityError');
        },
      });
  });
  const opens = async (path: string) => {
    await page.goto(site.url + path);
    await page.mouse.click(1, 1);
    await settled(page);
    expect(await page.getByText('This page couldn’t be loaded').count(), path).toBe(0);
  };
  for (const path of [...publicPages.map(({ path }) => path), '/auth', ...mailLinks]) await opens(path);
  await testator.signIn(context);
  for (const path of readers.testator.paths) await opens(path);
  await opens('/will-maker?section=personalDetails');
  await page.getByLabel('Known as').first().fill('Nell');
  await page.getByText('Not kept on this device').waitFor();
  await expect
    .poll(async () => (await testator.willData.testatorRecord.get.query()).personalDetails?.knownAs)
    .toBe('Nell');
  expect(complaints).toEqual([]);
  await context.close();
});
