import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { anEmail, linkIn, password, typeCredentials } from './support/account.ts';
import { apiIn } from './support/api.ts';
import { aVisitor } from './support/browser.ts';
import { mailTo } from './support/site.ts';
import { aStage } from './support/stage.ts';

const { browser, site } = await aStage();

const answers = {
  whoFor: 'Me',
  children: 'Yes',
  homeOwned: 'Yes',
  address: {
    formatted_address: '7 Quarry Street, Durham, DH1 3AB',
    line_1: '7 Quarry Street',
    line_2: '',
    town_or_city: 'Durham',
    county: '',
    postcode: 'DH1 3AB',
  },
  business: 'No',
};

it('finds the answers of the questionnaire on another device, and there what was typed before it could be saved', async () => {
  const email = anEmail('two-devices');
  const phone = await aVisitor(browser, 'phone');
  await phone.page.goto(`${site.url}/auth`);
  // As the questionnaire leaves them.
  await phone.page.evaluate(
    (submitted) => localStorage.setItem('plainwill.draft.submitted-questionnaire', submitted),
    JSON.stringify({ submissionId: randomUUID(), answers }),
  );
  await phone.page.reload();
  await typeCredentials(phone.page, email);
  await phone.page.getByRole('button', { name: 'Create Account' }).click();
  await phone.page
    .getByText('Open the link in your email on any device, and they will be filled in for you.')
    .waitFor();

  const laptop = await aVisitor(browser, 'desktop');
  const { page } = laptop;
  await page.goto(linkIn(await mailTo(site, email)));
  await page.getByRole('button', { name: 'Confirm my email address' }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Confirm my email address' }).click();
  await page.waitForURL('**/will-maker**');
  const { willData } = await apiIn(site.url, laptop.context);
  await expect.poll(async () => (await willData.testatorRecord.get.query()).questionnaire?.answers).toEqual(answers);
  await page.goto(`${site.url}/will-maker?section=homeDetails`);
  await page.getByText('From your questionnaire').waitFor();

  await page.goto(`${site.url}/will-maker?section=personalDetails`);
  await page.getByLabel('First name').fill('Harriet');
  await page.getByLabel('First name').blur();
  await page.getByText('Kept in your account until the rest is filled in.').waitFor();
  await phone.context.addCookies(await laptop.context.cookies());
  // Held sideways, the will is one line, and the question has the rest of the screen.
  await phone.page.setViewportSize({ width: 844, height: 390 });
  await phone.page.goto(`${site.url}/will-maker?section=personalDetails`);
  const first = phone.page.getByLabel('First name');
  await expect.poll(() => first.inputValue()).toBe('Harriet');
  const strip = phone.page.getByRole('region', { name: 'Your will, as you answer' });
  await strip.waitFor();
  expect((await strip.boundingBox())?.height).toBeLessThanOrEqual(64);
  await Promise.all([phone.context.close(), laptop.context.close()]);
});
