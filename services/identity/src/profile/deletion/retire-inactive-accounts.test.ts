import { quietLog } from '@plainwill/kit/testing/call';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { grantRole, takeRole } from '../../staff/roles/roles.ts';
import { anIdentity } from '../../testing/identity.ts';
import { aWillData } from '../../testing/will-data.ts';
import { deleteDueAccounts } from './delete-due-accounts.ts';
import { retireInactiveAccounts } from './retire-inactive-accounts.ts';

const identity = await anIdentity();
const willData = await aWillData();
afterAll(() => willData.close());
const { aBrowser, aPerson, mailsTo, orm, query, vault } = identity;
const periods = { warningMonths: 23, deletionMonths: 24 };
let people = 0;
let person: Awaited<ReturnType<typeof aPerson>>;

beforeEach(async () => {
  identity.time.now = new Date('2026-01-10T12:00:00Z');
  willData.state.isDown = false;
  willData.erased.length = 0;
  willData.onPaper.clear();
  await query('delete from accounts');
  person = await aPerson(`quiet${++people}@example.com`);
});

/** Does the work of the hour and of the minute, on a day at noon. */
async function sweepOn(day: string) {
  identity.time.now = new Date(`${day}T12:00:00Z`);
  const deps = { orm, now: identity.time.now };
  await retireInactiveAccounts({ ...deps, ...periods, keptForWill: willData.keptForWill });
  await deleteDueAccounts({ vault, ...deps, erasures: willData.erasures, log: quietLog });
}

const exists = async () => (await query('select 1 from accounts where id = ?', [person.account.id])).length > 0;
const warnings = async () => (await mailsTo(person.email)).filter(({ kind }) => kind === 'accountInactive');
const written = async () => {
  const entries = await query<{ action: string }>(
    `select action from audit_log where subject_account_id = ? and action like 'deletion.%' order by at`,
    [person.account.id],
  );
  return entries.map(({ action }) => action);
};

it('warns once after 23 months, and deletes the account from every service after 24', async () => {
  await sweepOn('2027-12-09');
  expect(await warnings()).toEqual([]);
  await sweepOn('2027-12-10');
  await sweepOn('2027-12-10');
  await sweepOn('2028-01-09');
  const signInLink = 'https://plainwill.example/auth';
  const warning = { kind: 'accountInactive', to: person.email, signInLink, deletionOn: '2028-01-10' };
  expect(await warnings()).toEqual([warning]);
  expect([await exists(), willData.erased]).toEqual([true, []]);
  await sweepOn('2028-01-10');
  await sweepOn('2028-01-10');
  expect([await exists(), willData.erased]).toEqual([false, [person.account.id]]);
  expect(await written()).toEqual(['deletion.warn', 'deletion.done']);
});

it('warns once when two processes look at the same moment', async () => {
  await Promise.all([sweepOn('2027-12-10'), sweepOn('2027-12-10')]);
  expect(await warnings()).toHaveLength(1);
  expect(await written()).toEqual(['deletion.warn']);
});

it('deletes nobody sooner than 30 days after the warning, however late that was', async () => {
  await sweepOn('2030-03-01');
  expect(await warnings()).toMatchObject([{ deletionOn: '2030-03-31' }]);
  await sweepOn('2030-03-30');
  expect(await exists()).toBe(true);
  await sweepOn('2030-03-31');
  expect(await exists()).toBe(false);
});

it('keeps who signs in after the warning, and warns them again 23 months later', async () => {
  await sweepOn('2027-12-10');
  await aBrowser(person.email);
  expect(await warnings()).toEqual([]);
  await sweepOn('2029-11-09');
  expect([await exists(), await warnings()]).toEqual([true, []]);
  await sweepOn('2029-11-10');
  expect((await warnings()).at(-1)).toMatchObject({ deletionOn: '2029-12-10' });
});

it('counts use without signing in, day by day', async () => {
  const browser = await aBrowser(person.email);
  identity.time.now = new Date('2026-01-14T08:00:00Z');
  expect(await browser.isSignedIn()).toBe(true);
  await sweepOn('2027-12-13');
  expect(await warnings()).toEqual([]);
  await sweepOn('2027-12-14');
  expect(await warnings()).toMatchObject([{ deletionOn: '2028-01-14' }]);
});

it('does not count a page that asks by itself', async () => {
  const { sessionId } = await aBrowser(person.email);
  identity.time.now = new Date('2026-01-14T08:00:00Z');
  await identity.visitor.sessions.resolve({ sessionId, isUnattended: true });
  await sweepOn('2027-12-10');
  expect(await warnings()).toHaveLength(1);
});

it('keeps staff, also those warned before they had a role, and warns again who has lost it', async () => {
  const by = { vault, now: identity.time.now, requestId: 'a-command' };
  const administrator = await aPerson(`administrator${people}@example.com`);
  await grantRole(orm.em.fork(), by, administrator.email, 'admin');
  await sweepOn('2027-12-10');
  expect(await warnings()).toHaveLength(1);
  expect(await mailsTo(administrator.email)).not.toContainEqual(expect.objectContaining({ kind: 'accountInactive' }));
  await grantRole(orm.em.fork(), by, person.email, 'readonly');
  await sweepOn('2035-01-01');
  expect([await exists(), willData.erased]).toEqual([true, []]);
  const { id: accountId } = person.account;
  await orm.em.fork().transactional((em) => takeRole(em, by, { accountId, role: 'readonly' }));
  await sweepOn('2035-01-02');
  expect((await warnings()).at(-1)).toMatchObject({ deletionOn: '2035-02-01' });
  expect(await exists()).toBe(true);
});

it('lets nobody in whose day has come, and tries again until every service has erased them', async () => {
  await sweepOn('2027-12-10');
  identity.time.now = new Date('2028-01-10T12:00:00Z');
  await retireInactiveAccounts({ orm, now: identity.time.now, ...periods, keptForWill: willData.keptForWill });
  willData.state.isDown = true;
  await deleteDueAccounts({ vault, orm, now: identity.time.now, erasures: willData.erasures, log: quietLog });
  expect(await exists()).toBe(true);
  await expect(aBrowser(person.email)).rejects.toMatchObject({ cause: { reason: 'SignInFailed' } });
  willData.state.isDown = false;
  await sweepOn('2028-01-11');
  expect([await exists(), willData.erased]).toEqual([false, [person.account.id]]);
});

it('keeps whoever has a will on paper, for thirty years of silence, and warns them of nothing', async () => {
  willData.onPaper.add(person.account.id);
  for (let year = 2027; year < 2057; year++) await sweepOn(`${year}-12-10`);
  expect([await exists(), await warnings(), await written()]).toEqual([true, [], []]);
});

it('keeps whoever turns out to have a will on paper after they were warned, and warns anew once they have none', async () => {
  await sweepOn('2027-12-10');
  willData.onPaper.add(person.account.id);
  await sweepOn('2028-01-10');
  await sweepOn('2029-01-10');
  expect([await exists(), willData.erased]).toEqual([true, []]);
  willData.onPaper.clear();
  await sweepOn('2029-02-01');
  expect((await warnings()).at(-1)).toMatchObject({ deletionOn: '2029-03-03' });
});

it('warns and deletes nobody while nobody can say who has a will on paper', async () => {
  willData.state.isDown = true;
  await expect(sweepOn('2027-12-10')).rejects.toThrow();
  expect(await warnings()).toEqual([]);
  willData.state.isDown = false;
  await sweepOn('2027-12-11');
  expect(await warnings()).toHaveLength(1);
  willData.state.isDown = true;
  await expect(sweepOn('2028-02-01')).rejects.toThrow();
  willData.state.isDown = false;
  expect(await exists()).toBe(true);
});

it('keeps a disabled account, whose owner cannot sign in, and gives them their time when it is enabled', async () => {
  const { id } = person.account;
  await sweepOn('2027-12-10');
  await query('update accounts set disabled_at = now() where id = ?', [id]);
  await sweepOn('2035-01-01');
  expect([await exists(), willData.erased]).toEqual([true, []]);
  const administrator = await aPerson(`administrator${people}@example.com`);
  const by = { vault, now: identity.time.now, requestId: 'a-command' };
  await grantRole(orm.em.fork(), by, administrator.email, 'admin');
  const { account } = await aBrowser(administrator.email);
  const recent = { ...account, authenticatedAt: new Date(2040, 1).toISOString() };
  await identity.as(recent).users.enable({ id, reason: 'It was a mistake' });
  await sweepOn('2036-11-30');
  expect([await exists(), await warnings()]).toEqual([true, []]);
  await sweepOn('2036-12-01');
  expect(await warnings()).toHaveLength(2);
});

it('deletes a disabled account whose deletion its owner asked for', async () => {
  await person.calls.profile.requestDeletion();
  await query('update accounts set disabled_at = now() where id = ?', [person.account.id]);
  await sweepOn('2026-01-17');
  expect([await exists(), willData.erased]).toEqual([false, [person.account.id]]);
});
