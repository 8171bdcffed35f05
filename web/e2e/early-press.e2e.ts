import { expect, it } from 'vitest';
import { aVisitor } from './support/browser.ts';
import { aStage } from './support/stage.ts';

const { browser, site } = await aStage();

it('answers a press that came before the scripts', async () => {
  const { page, context, complaints } = await aVisitor(browser, 'phone');
  let send = () => {};
  const wanted = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/*.js', (route) => wanted.then(() => route.continue()));
  await page.goto(`${site.url}/no-will`, { waitUntil: 'commit' });
  await page.getByText('Yes', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Next' }).click();
  send();
  await page.getByRole('heading', { level: 3, name: 'Do you have children?' }).waitFor();
  expect(page.url()).toBe(`${site.url}/no-will`);
  expect(complaints).toEqual([]);
  await context.close();
});
