import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { aConfirmedAccount, anEmail, haveSession, linkIn } from './support/account.ts';
import { aVisitor, lookAtSizes, type Visitor } from './support/browser.ts';
import { mailTo } from './support/site.ts';
import { aStage } from './support/stage.ts';
import { aTestator, type Testator } from './support/testator.ts';
import { aVisitorWithPasskey } from './support/with-passkey.ts';

const { browser, site } = await aStage();
const robins = anEmail('trusted-robin');
let testator: Testator;
let owner: Visitor;
let robin: Visitor;

beforeAll(async () => {
  [testator, owner] = await Promise.all([aTestator(site, anEmail('trusting')), aVisitor(browser, 'phone')]);
  await testator.recordSigning(await testator.readyToSign());
  await testator.signIn(owner.context);
  await aConfirmedAccount(site, robins);
});
afterAll(() => expect([owner, robin].flatMap(({ complaints }) => complaints)).toEqual([]));

const button = ({ page }: Visitor, name: string | RegExp) => page.getByRole('button', { name });
const dialog = () => owner.page.getByRole('dialog');

it('is invited from the signed will, by a mail that says nothing of it', async () => {
  const { page } = owner;
  await page.goto(`${site.url}/will-maker/sign`);
  await page.getByRole('link', { name: 'People you trust' }).click();
  await page.getByText(/^No one yet/).waitFor();
  await expectAccessible(page);
  await lookAtSizes(page, 'trusted-empty');
  await button(owner, 'Invite someone').click();
  await dialog().getByRole('button', { name: 'Send the invitation' }).click();
  await dialog().getByText('Enter their first name').first().waitFor();
  await lookAtSizes(page, 'trusted-invite');
  await dialog().getByLabel('Their first name').fill('Robin');
  await dialog().getByLabel('Their email address').fill(robins);
  await expectAccessible(page);
  await dialog().getByRole('button', { name: 'Send the invitation' }).click();
  await page.getByText(/Invited, not accepted yet/).waitFor();
  await expectAccessible(page);
  await lookAtSizes(page, 'trusted-invited');
  const mail = await mailTo(site, robins, 'chosen you as a trusted person');
  expect(mail.text).not.toMatch(/\bdie|death|\bwill\b/);
});

it('accepts with the address that was invited, and is shown nothing without a second step', async () => {
  const link = linkIn(await mailTo(site, robins, 'trusted person'));
  const visitor = await aVisitor(browser, 'phone');
  await visitor.page.goto(link);
  await visitor.page.getByText('To accept, sign in first').waitFor();
  expect(visitor.page.url()).not.toContain('token');
  await expectAccessible(visitor.page);
  await lookAtSizes(visitor.page, 'trusted-invitation-visitor');
  await haveSession(visitor.context, site, robins);
  await visitor.page.goto(`${site.url}/account?part=people`);
  await visitor.page.getByRole('link', { name: /^Left for you/ }).click();
  await visitor.page.getByText('Turn on two-step sign-in first').waitFor();
  await expectAccessible(visitor.page);
  await lookAtSizes(visitor.page, 'trusted-second-step-first');
  await visitor.page.getByRole('link', { name: 'See the invitation' }).click();
  await visitor.page.getByRole('button', { name: 'Accept', exact: true }).waitFor();
  await expectAccessible(visitor.page);
  await lookAtSizes(visitor.page, 'trusted-invitation');
  await visitor.page.getByRole('button', { name: 'Accept', exact: true }).click();
  await visitor.page.waitForURL('**/account/left-for-you');
  expect(visitor.complaints).toEqual([]);
  await visitor.context.close();
});

it('is set what to read, shown before it is saved, and reads that and no more', async () => {
  const { page } = owner;
  await page.reload();
  await page.getByText(/Has accepted on/).waitFor();
  await button(owner, 'Change what they may read: Robin').click();
  const choose = async (thing: string, time: string) =>
    dialog().getByRole('radiogroup', { name: thing }).getByText(time, { exact: true }).click();
  await choose('That I have a will, and where it is', 'Now');
  await choose('Papers for my executors', 'Now');
  await choose('The words of my will', 'After a release');
  await expectAccessible(page);
  await lookAtSizes(page, 'trusted-settings');
  await button(owner, 'Show what they will see').click();
  await dialog().getByText('That I have a will, and where it is').first().click();
  await dialog().getByText('The signed will', { exact: true }).waitFor();
  await dialog().getByRole('button', { name: 'Save' }).click();
  await dialog().getByText('Tick this, or go back and choose another time').first().waitFor();
  await expectAccessible(page);
  await lookAtSizes(page, 'trusted-as-they-see-it');
  await dialog()
    .getByText(/^Yes, Robin may read this now/)
    .click();
  await dialog().getByRole('button', { name: 'Save' }).click();
  await dialog().waitFor({ state: 'detached' });

  robin = await aVisitorWithPasskey(browser, site, robins);
  await robin.page.goto(`${site.url}/account/left-for-you`);
  await button(robin, /^Open: Where the will is/).click();
  await robin.page.getByText('The signed will', { exact: true }).waitFor();
  expect(await button(robin, /The words of the will/).count()).toBe(0);
  await button(robin, /^Open: Papers for the executors/).click();
  await button(robin, /^Download .*pdf$/).waitFor();
  await expectAccessible(robin.page);
  await lookAtSizes(robin.page, 'trusted-reading');

  await page.reload();
  await page.getByText(/That I have a will, and where it is: once, last on/).waitFor();
  await expectAccessible(page);
  await lookAtSizes(page, 'trusted-opened');
});

it('is removed, and finds what a stranger finds', async () => {
  await button(owner, 'Remove Robin').click();
  const question = owner.page.getByRole('alertdialog');
  await question.getByText(/^From now on they can read nothing here/).waitFor();
  await lookAtSizes(owner.page, 'trusted-remove');
  await question.getByRole('button', { name: 'Remove' }).click();
  await owner.page.getByText(/^No one yet/).waitFor();
  await robin.page.reload();
  await robin.page.getByText('There is nothing for you to read now.').waitFor();
  await lookAtSizes(robin.page, 'trusted-nothing');
});
