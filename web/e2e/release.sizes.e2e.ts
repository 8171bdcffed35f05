import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TrustedPersonId } from '@plainwill/contracts/shared/ids';
import { nothingTrusted } from '@plainwill/contracts/will-data/trusted/trusted-vocabulary';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseVariables } from '../../infra/services.ts';
import { asking, withDatabases } from '../../infra/tools/backup/connect.ts';
import { expectAccessible } from './support/accessibility.ts';
import { aConfirmedAccount, anEmail, cookiesOf, grantRole, haveSession, linkIn, signIn } from './support/account.ts';
import { apiIn, apiOf } from './support/api.ts';
import { aVisitor, lookAtSizes, type Visitor } from './support/browser.ts';
import { aPasskeyDevice } from './support/passkeys.ts';
import { eventually } from './support/patience.ts';
import { mailTo } from './support/site.ts';
import { aStageOfItsOwn } from './support/stage.ts';
import { aTestator, type Testator } from './support/testator.ts';

const { browser, site } = await aStageOfItsOwn();
const [owners, robins] = [anEmail('owner'), anEmail('robin')];
const chiefs = [anEmail('chief'), anEmail('deputy')];
const id = randomUUID() as TrustedPersonId;
let testator: Testator;
let owner: Visitor;
let robin: Visitor;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Someone whose session has two factors, as one by a passkey has. */
async function withPasskey(email: string) {
  const visitor = await aVisitor(browser, 'phone');
  await aPasskeyDevice(visitor.page);
  await signIn(visitor.page, site, email);
  await visitor.page.waitForURL('**/will-maker');
  await visitor.page.goto(`${site.url}/account#passkeys`);
  await button(visitor.page, 'Add a passkey').click();
  await button(visitor.page, 'Continue').click();
  const codes = visitor.page.getByRole('dialog', { name: 'Keep your recovery codes' });
  await codes.getByText('I have kept them').click();
  await codes.getByRole('button', { name: 'Done' }).click();
  await codes.waitFor({ state: 'hidden' });
  return visitor;
}

/** Reads or changes the rows of will-data as nobody can from outside. */
async function query(sql: string) {
  const { passwords } = JSON.parse(await readFile(join(site.dataDir, 'secrets.json'), 'utf8'));
  const port = (await readFile(join(site.dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[3];
  const urlOf = (name: string) => `postgres://${name}:${passwords[name]}@127.0.0.1:${port}/${name}`;
  const addresses = Object.entries(databaseVariables).map(([service, variable]) => [
    variable,
    urlOf(service.replaceAll('-', '_')),
  ]);
  return withDatabases(Object.fromEntries(addresses), (clients) => asking(clients['will-data'])(sql));
}

/**
 * Nobody lives through a week of hours in a journey, so the clock is moved in the database: all hours of the open request
 * but the last have counted, and that one is over. No hour counts before the owner's email is handed over, and a request
 * that is moved before then waits for a later email, which never comes.
 */
const moveClock = () =>
  query(
    `update releases set looked_at = now() - interval '61 minutes',
       state = state || jsonb_build_object('hours', (state ->> 'waitDays')::int * 24 - 1, 'notices', 5)
     where ended_at is null and stage = 'waiting' and (state ->> 'isLastHandedOver')::boolean`,
  );

beforeAll(async () => {
  testator = await aTestator(site, owners);
  await Promise.all([robins, ...chiefs].map((email) => aConfirmedAccount(site, email)));
  await testator.recordSigning(await testator.readyToSign());
  const api = apiOf(site.url, (await cookiesOf(site, owners)).join('; '));
  await api.willData.trusted.invite.mutate({ id, email: robins, firstName: 'Robin' });
  const { hash } = new URL(linkIn(await mailTo(site, robins, 'trusted')));
  robin = await withPasskey(robins);
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  await (await apiIn(site.url, robin.context)).willData.trusted.accept.mutate({ token });
  const [person] = (await api.willData.trusted.mine.query()).people;
  await api.willData.trusted.set.mutate({
    id,
    basedOn: person?.version ?? 1,
    mayAsk: true,
    things: { ...nothingTrusted, whereItIs: 'afterRelease', executorPack: 'afterRelease', will: 'afterRelease' },
    confirmed: [],
  });
  owner = await aVisitor(browser);
  await haveSession(owner.context, site, owners);
});
afterAll(() => expect([owner, robin].flatMap(({ complaints }) => complaints)).toEqual([]));

const ask = async ({ page }: Visitor) => {
  await page.goto(`${site.url}/account/left-for-you`);
  await button(page, 'Ask to open it').click();
  const dialog = page.getByRole('dialog', { name: 'Ask to open what they left?' });
  await dialog.getByText('I believe that').click();
  await dialog.getByRole('button', { name: 'Ask to open it' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('The request is open').waitFor();
};

it('asks, mails the owner, and ends at once when the owner says that they are here', async () => {
  const { page } = robin;
  await page.goto(`${site.url}/account/left-for-you`);
  await button(page, 'Ask to open it').waitFor();
  await lookAtSizes(page, 'release-may-ask');
  await button(page, 'Ask to open it').click();
  const dialog = page.getByRole('dialog', { name: 'Ask to open what they left?' });
  await dialog.getByRole('button', { name: 'Ask to open it' }).click();
  await dialog
    .getByText(/^Tick that you believe/)
    .first()
    .waitFor();
  await lookAtSizes(page, 'release-ask');
  await ask(robin);
  await expectAccessible(page);
  await lookAtSizes(page, 'release-asked');

  const { text } = await mailTo(site, owners, 'a question about your');
  expect(text).not.toMatch(/Robin|\bwill\b|died/);
  const [link = ''] = /http\S+/.exec(text) ?? [];
  await owner.page.goto(`${site.url}/account`);
  await owner.page.getByRole('region', { name: 'A request about your account' }).waitFor();
  await expectAccessible(owner.page);
  await lookAtSizes(owner.page, 'release-banner');
  await owner.page.goto(link);
  await button(owner.page, 'I am here').waitFor();
  await lookAtSizes(owner.page, 'release-are-you-there');
  await page.reload();
  await page.getByText('The request is on hold').waitFor();
  await button(owner.page, 'I am here').click();
  await owner.page.getByText('Thank you. Nothing was opened').waitFor();
  await expectAccessible(owner.page);
  await lookAtSizes(owner.page, 'release-declined-owner');
  await page.reload();
  await page.getByText('The request was declined. You can ask again from').waitFor();
  await lookAtSizes(page, 'release-declined-asker');
});

it('asks, waits, and reads what was left, with a caveat; the account is frozen', async () => {
  const { page } = robin;
  // The month for which Robin may not ask is over.
  await query(`update releases set ended_at = ended_at - interval '31 days'`);
  await ask(robin);
  await eventually(async () => {
    await moveClock();
    // Their own question of how it stands has a limit that this many tries would reach.
    expect(await query(`select 1 from releases where stage = 'released'`)).toHaveLength(1);
  });
  await page.reload();
  await page.getByText('This may not be the last will. Do nothing with the estate before a grant.').waitFor();
  await button(page, 'Open: Where the will is').click();
  await page.getByText('The signed will', { exact: true }).waitFor();
  await button(page, 'Open: The words of the will').click();
  await button(page, 'Download Copy of the will.pdf').waitFor();
  await expectAccessible(page);
  await lookAtSizes(page, 'release-opened');
  await owner.page.goto(`${site.url}/account/here`);
  await owner.page.getByText('What this account holds has been opened').first().waitFor();
  await lookAtSizes(owner.page, 'release-frozen');
  await expect(
    testator.willData.homeDetails.save.mutate({ basedOn: 1, changes: { address: 'Elsewhere' } }),
  ).rejects.toThrow(/has been opened/);
});

it('is shut by two administrators once the owner is back', async () => {
  await Promise.all(chiefs.map((email) => grantRole(site, 'admin', email)));
  const staff = await aVisitor(browser);
  await haveSession(staff.context, site, chiefs[0] ?? '');
  await staff.page.goto(`${site.url}/admin/releases`);
  await button(staff.page, /^The owner is back/).waitFor();
  await expectAccessible(staff.page);
  await lookAtSizes(staff.page, 'release-desk');
  await button(staff.page, /^The owner is back/).click();
  const dialog = staff.page.getByRole('dialog', { name: 'Close what was released?' });
  await dialog.getByLabel('Reason').fill('Seen with passport');
  await lookAtSizes(staff.page, 'release-shut');
  await dialog.getByRole('button', { name: 'The owner is back' }).click();
  await staff.page.getByText('A colleague must do the same').waitFor();
  expect(staff.complaints).toEqual([]);
});
