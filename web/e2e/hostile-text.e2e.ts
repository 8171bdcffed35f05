import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { staffPaths } from '../src/shared/paths/staff-paths.ts';
import { aConfirmedAccount, anEmail, grantRole, haveSession } from './support/account.ts';
import { apiIn } from './support/api.ts';
import { aVisitor } from './support/browser.ts';
import { aStage } from './support/stage.ts';
import { aTestator, type Testator } from './support/testator.ts';
import { settled } from './support/troubles.ts';

const hostile = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>{{7*7}}';
const typst = '#let x = 1 $ *bold* _it_ <label> @ref [link](javascript:window.ran=1)';

const { browser, site } = await aStage();
const staff = anEmail('staff');
const owner = anEmail('hostile');
let testator: Testator;

beforeAll(async () => {
  testator = await aTestator(site, owner);
  const { willData, spouse } = testator;
  await willData.personalDetails.save.mutate({ basedOn: 1, changes: { occupation: hostile } });
  const contact = await testator.addContact('Sue', hostile.slice(0, 90), { notes: hostile });
  await testator.addChild('Ivy', { middleNames: hostile.slice(0, 90) });
  await willData.funeralWishes.save.mutate({
    basedOn: 0,
    changes: { funeralType: 'cremation', ashesDirections: hostile, readingsHymns: typst },
  });
  await willData.executors.appoint.mutate({ personId: spouse.id, role: 'primary' });
  const { guardians } = await willData.testatorRecord.get.query();
  await willData.guardians.replace.mutate({
    children: guardians.map(({ childId, version }) => ({ childId, basedOn: version })),
    selection: { primaryIds: [spouse.id], backupIds: [], groups: [] },
  });
  await testator.giveItem(hostile, contact);
  await testator.leaveTheRestTo(spouse);
  await aConfirmedAccount(site, staff);
  await grantRole(site, 'admin', staff);
});

/** Opens a page, and expects the words on it as they were typed and nothing of them to run. */
async function shows(page: Page, path: string, text: string) {
  await page.goto(site.url + path);
  await page.getByText(text, { exact: false }).first().waitFor();
  await settled(page);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
}

it('stand in the Will Maker and in the will as they were typed, and nothing of them runs', async () => {
  const { page, context, complaints } = await aVisitor(browser);
  await testator.signIn(context);
  await shows(page, '/will-maker?section=contacts', '<img src=x');
  await shows(page, '/will-maker?tab=wishes&section=gifts', '<script>window.ran=1</script>');
  await shows(page, '/will-maker?tab=will', '{{7*7}}');
  expect(complaints).toEqual([]);
  await context.close();
});

it('stand in the PDF as they were typed, and are neither markup nor a link there', async () => {
  const { base64 } = await testator.willData.willDocument.file.query({ format: 'pdf' });
  // Without what is packed, which says anything by chance.
  const objects = Buffer.from(base64, 'base64')
    .toString('latin1')
    .replace(/stream\r?\n[\s\S]*?endstream/g, '');
  expect(objects).toContain('/Catalog');
  expect(objects).not.toMatch(/\/JavaScript|\/JS\b|\/OpenAction|\/Launch|\/URI|\/SubmitForm/);
  const text = await testator.willData.willDocument.file.query({ format: 'txt' });
  expect(Buffer.from(text.base64, 'base64').toString()).toContain('#let x = 1 $ *bold* _it_ <label>');
});

it('stand before staff as they were typed', async () => {
  const { page, context, complaints } = await aVisitor(browser);
  await haveSession(context, site, staff);
  const { identity } = await apiIn(site.url, context);
  const { users } = await identity.users.list.query({
    search: owner,
    role: 'all',
    order: 'joined',
    isDescending: true,
    pageSize: 10,
  });
  for (const tab of ['personal', 'children', 'contacts', 'wishes']) {
    await shows(page, staffPaths.user(users[0]?.id ?? '', { tab }), tab === 'personal' ? hostile : '<img src=x');
  }
  expect(complaints).toEqual([]);
  await context.close();
});
