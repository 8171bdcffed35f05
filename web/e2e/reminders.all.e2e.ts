import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keyRing } from '@plainwill/kit/config/config';
import { createVault } from '@plainwill/kit/encryption/vault';
import { beforeAll, expect, it } from 'vitest';
import { stopToken } from '../../services/will-data/src/reminders/stop-token.ts';
import { expectAccessible } from './support/accessibility.ts';
import { anEmail, cookiesOf } from './support/account.ts';
import { apiOf } from './support/api.ts';
import { aVisitor, look, type Visitor } from './support/browser.ts';
import { aStage } from './support/stage.ts';
import { aTestator, type Testator } from './support/testator.ts';

const { browser, site } = await aStage();
const email = anEmail('reminders');
let testator: Testator;
let visitor: Visitor;

beforeAll(async () => {
  [testator, visitor] = await Promise.all([aTestator(site, email), aVisitor(browser, 'phone')]);
  await testator.recordSigning(await testator.readyToSign());
  await testator.signIn(visitor.context);
});

const card = () => visitor.page.getByRole('region', { name: 'Reminders' });

it('says that nothing has come up while nothing has', async () => {
  await visitor.page.goto(`${site.url}/will-maker/sign`);
  await card().getByText('Nothing to remind you of just now.').waitFor();
});

it('says what a new child and a new home do to the signed will, and takes both away when they are seen to', async () => {
  const { page } = visitor;
  await testator.addChild('Rosa');
  await testator.willData.homeDetails.save.mutate({ basedOn: 1, changes: { address: '9 Corve Street, Ludlow' } });
  await page.goto(`${site.url}/will-maker/sign`);
  await card()
    .getByText(/^Rosa Hart was not among your children when you signed/)
    .waitFor();
  await card()
    .getByText(/^Clauses? .* of the will you signed\.$/)
    .first()
    .waitFor();
  await look(page, 'reminders');
  await card().getByRole('button', { name: 'Done: A new child' }).click();
  await card().getByRole('heading', { name: 'A new child' }).waitFor({ state: 'detached' });
  await card().getByRole('button', { name: 'Remind me later: A change of home' }).click();
  await page.getByRole('menuitem', { name: 'In 3 months' }).click();
  await card().getByText('Nothing to remind you of just now.').waitFor();
  await page.reload();
  await card().getByText('Nothing to remind you of just now.').waitFor();
});

it('turns off the emails of one kind', async () => {
  const { page } = visitor;
  await card().getByText('Emails about these').click();
  await card().getByRole('checkbox', { name: 'A change of home' }).uncheck();
  await expectAccessible(page);
  await look(page, 'reminders-emails');
  await page.reload();
  await card().getByText('Emails about these').click();
  expect(await card().getByRole('checkbox', { name: 'A change of home' }).isChecked()).toBe(false);
  expect(await card().getByRole('checkbox', { name: 'A new child' }).isChecked()).toBe(true);
});

/** The token of a letter: none goes at the time of day, or on the day of the week, at which a journey may run. */
async function tokenOf(address: string) {
  const secrets = JSON.parse(await readFile(join(site.dataDir, 'secrets.json'), 'utf8'));
  const vault = createVault(keyRing.parse(secrets.willDataEncryptionKeys));
  const me = await apiOf(site.url, (await cookiesOf(site, address)).join('; ')).identity.accounts.me.query();
  if (!me) throw new Error('Nobody is signed in');
  return stopToken(vault, me.id);
}

it('stops all emails by the link of one, without a sign-in', async () => {
  const stranger = await aVisitor(browser, 'phone');
  await stranger.page.goto(`${site.url}/unsubscribe/${await tokenOf(email)}`);
  await stranger.page.getByRole('heading', { name: 'Stop reminder emails' }).waitFor();
  expect(stranger.page.url()).toBe(`${site.url}/auth/reminders`);
  await look(stranger.page, 'reminders-stop');
  expect((await testator.willData.reminders.list.query()).settings.isOff).toBe(false);
  await stranger.page.getByRole('button', { name: 'Stop these emails' }).click();
  await stranger.page.getByRole('heading', { name: 'Reminder emails are off' }).waitFor();
  await look(stranger.page, 'reminders-stopped');
  expect((await testator.willData.reminders.list.query()).settings.isOff).toBe(true);
});
