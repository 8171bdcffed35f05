import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { anEmail, linkIn, password } from './support/account.ts';
import { aVisitor } from './support/browser.ts';
import { byKeyboard } from './support/keyboard.ts';
import { pdfText } from './support/pdf-text.ts';
import { mailTo } from './support/site.ts';
import { aStage } from './support/stage.ts';
import { understandAll } from './support/understand-all.ts';

const { browser, site } = await aStage();
let page: Page;
let keys: ReturnType<typeof byKeyboard>;

beforeAll(async () => {
  ({ page } = await aVisitor(browser));
  keys = byKeyboard(page);
});

const email = anEmail('keys');
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const radio = (name: string) => page.getByRole('radio', { name, exact: true });

async function goOn(to: string) {
  await keys.press(button('Save and continue'));
  await page.getByRole('heading', { level: 1, name: to }).waitFor();
}

it('starts at home and answers the questionnaire', async () => {
  await page.goto(site.url);
  await keys.press(page.getByRole('link', { name: /^Skip/ }));
  await keys.press(page.getByRole('main').getByRole('link', { name: 'Start Your Will' }));
  for (const answer of ['Me', 'No', 'No', 'Yes', 'No']) {
    await radio(answer).waitFor();
    await keys.choose(radio(answer));
    await keys.press(button(/^(Next|Complete)$/));
  }
  await page.waitForURL('**/auth');
});

it('makes an account, and is signed in by the link in the mail', async () => {
  await keys.type('Email', email);
  await keys.type('Password', password);
  await keys.press(button('Create Account'));
  await page.getByText("We've sent you a confirmation link to complete your signup.").waitFor();
  await page.goto(linkIn(await mailTo(site, email)));
  await keys.press(button('Confirm my email address'));
  await page.waitForURL('**/will-maker**');
});

it('tells who they are and where they live', async () => {
  await keys.press(page.getByRole('link', { name: 'Start', exact: true }));
  await keys.pick(button(/Title/), 'Ms');
  await keys.type('First name', 'Kay');
  await keys.type('Last name', 'Boardman');
  await goOn('A little about you');
  await keys.type('Date of birth', '14/05/1979');
  await keys.choose(radio('Female'));
  await keys.choose(radio('Single'));
  await keys.type('Occupation', 'Typesetter');
  await goOn('How can we reach you?');
  await keys.type('Mobile number', '07700 900123');
  await goOn('Where do you live?');
  await keys.press(button(/myself|by hand|Enter/));
  await keys.type('Address line 1', '4 Key Street');
  await keys.type('Town or city', 'Ludlow');
  await keys.type('Postcode', 'SY8 1AA');
  await goOn('Who owns your home?');
  await keys.choose(radio('I rent it'));
  await goOn('Anything abroad, or a business?');
  await goOn('Do you have children?');
});

it('makes every wish', async () => {
  await goOn('What would you like to happen to your body?');
  await keys.choose(radio('Burial'));
  await goOn('Who should carry out your will?');
  await keys.press(button(/^Add New Person/));
  await keys.type(page.getByRole('dialog').getByLabel('First name'), 'Robert');
  await keys.type(page.getByRole('dialog').getByLabel('Last name'), 'Finch');
  await keys.pick(button(/Relationship to you/), 'Friend');
  await keys.press(button('Save executor'));
  await page.getByText('Executor added successfully').waitFor();
  await goOn('Would you like to leave anyone a gift?');
  await keys.press(page.getByRole('checkbox', { name: 'I do not wish to leave any specific gifts' }), 'Space');
  await goOn('Who should get everything else?');
  await keys.press(button('Select Recipients'));
  await keys.press(page.getByRole('checkbox', { name: /^Robert Finch/ }), 'Space');
  await keys.press(button('Save Recipients'));
  await button(/^Add More Recipients/).waitFor();
});

it('reads the will, understands each warning, and makes the copy to sign', async () => {
  await keys.press(button('Save and continue'));
  await keys.press(page.getByRole('link', { name: 'Read Your Will' }));
  await page.getByText('I wish to be buried').waitFor();
  await understandAll(page, (box) => keys.press(box, 'Space'));
  await keys.press(page.getByRole('link', { name: 'Next: sign it' }));
  await keys.press(button('Create signing copy'));
  await page.getByText('Your will is ready to print').waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), keys.press(button('Print copy 1'))]);
  const text = (await pdfText(await file.path())).replace(/\s+/g, '');
  expect(text).toContain('KAYBOARDMAN');
  expect(text).not.toContain('DRAFT');
});
