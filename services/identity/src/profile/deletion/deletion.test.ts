import { randomUUID } from 'node:crypto';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { SubmissionId } from '@plainwill/contracts/shared/ids';
import { quietLog } from '@plainwill/kit/testing/call';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { anIdentity, goodPassword } from '../../testing/identity.ts';
import { aWillData } from '../../testing/will-data.ts';
import { deleteDueAccounts } from './delete-due-accounts.ts';

const identity = await anIdentity();
const willData = await aWillData();
afterAll(() => willData.close());
const { aBrowser, aPerson, orm, query, signIn, vault } = identity;
let people = 0;
let person: Awaited<ReturnType<typeof aPerson>>;

beforeEach(async () => {
  identity.time.now = new Date();
  willData.state.isDown = false;
  willData.state.isNotificationsDown = false;
  willData.erased.length = 0;
  willData.erasedEnquiries.length = 0;
  person = await aPerson(`leaver${++people}@example.com`);
});

function sweepAfter(days: number, erasures = willData.erasures) {
  identity.time.now = new Date(Date.now() + days * dayMs);
  return deleteDueAccounts({ orm, vault, erasures, now: identity.time.now, log: quietLog });
}

const exists = async () => (await query('select 1 from accounts where id = ?', [person.account.id])).length > 0;

it('removes an account from every service when its seven days are over, and not before', async () => {
  const stays = await aPerson(`stays${people}@example.com`);
  await person.calls.profile.requestDeletion();
  await sweepAfter(6.9);
  expect([await exists(), willData.erased]).toEqual([true, []]);
  await sweepAfter(7.1);
  expect([await exists(), willData.erased]).toEqual([false, [person.account.id]]);
  identity.time.now = new Date();
  expect(await stays.isSignedIn()).toBe(true);
});

it('has notifications erase what was sent from the address, and the questionnaires that were claimed', async () => {
  const claimed = [randomUUID() as SubmissionId];
  willData.claimed.set(person.account.id, claimed);
  await person.calls.profile.requestDeletion();
  willData.state.isNotificationsDown = true;
  await sweepAfter(8);
  expect([await exists(), willData.erased, willData.erasedEnquiries]).toEqual([true, [], []]);
  willData.state.isNotificationsDown = false;
  await sweepAfter(8);
  expect([await exists(), willData.erased]).toEqual([false, [person.account.id]]);
  expect(willData.erasedEnquiries).toEqual([{ email: person.email, submissionIds: claimed }]);
});

it('still knows what to erase when will-data fails after notifications has done its part', async () => {
  const claimed = [randomUUID() as SubmissionId];
  willData.claimed.set(person.account.id, claimed);
  await person.calls.profile.requestDeletion();
  const [notifications, ...others] = willData.erasures;
  const crashing = { service: 'another', erase: () => Promise.reject(new Error('crashed')) };
  await sweepAfter(8, [...(notifications ? [notifications] : []), crashing, ...others]);
  await sweepAfter(8);
  expect(await exists()).toBe(false);
  expect(willData.erasedEnquiries.map(({ submissionIds }) => submissionIds)).toEqual([claimed, claimed]);
});

it('forgets links that were asked for to the address before it had an account', async () => {
  const email = `late${++people}@example.com`;
  await identity.visitor.passwords.requestReset({ email });
  const late = await aPerson(email);
  await late.calls.profile.requestDeletion();
  await sweepAfter(8);
  expect(await query('select 1 from links where email_key = ?', [identity.keyOf(email)])).toEqual([]);
});

it('keeps the account until every service has answered, tries again, and lets nobody in meanwhile', async () => {
  await person.calls.profile.requestDeletion();
  willData.state.isDown = true;
  await sweepAfter(8);
  expect(await exists()).toBe(true);
  expect(await person.isSignedIn()).toBe(false);
  await expect(signIn(person.email)).rejects.toMatchObject({ cause: { reason: 'SignInFailed' } });
  willData.state.isDown = false;
  await sweepAfter(8);
  expect([await exists(), willData.erased]).toEqual([false, [person.account.id]]);
});

it('goes on with the next service and account when one fails half-way', async () => {
  await person.calls.profile.requestDeletion();
  const next = await aPerson(`next${people}@example.com`);
  await next.calls.profile.requestDeletion();
  const failing = {
    service: 'another',
    erase: async ({ id }: { id: string }) => {
      if (id === person.account.id) throw new Error('crashed');
    },
  };
  await sweepAfter(8, [...willData.erasures, failing]);
  expect(await exists()).toBe(true);
  expect(await query('select 1 from accounts where id = ?', [next.account.id])).toEqual([]);
  await sweepAfter(8);
  expect(await exists()).toBe(false);
});

it('is harmless when two sweeps run at once: it is written down once', async () => {
  await person.calls.profile.requestDeletion();
  await Promise.all([sweepAfter(8), sweepAfter(8)]);
  const done = await query('select 1 from audit_log where subject_account_id = ? and action = ?', [
    person.account.id,
    'deletion.done',
  ]);
  expect(done).toHaveLength(1);
});

it('leaves an account alone whose owner changed their mind', async () => {
  await person.calls.profile.requestDeletion();
  await person.calls.profile.cancelDeletion();
  await sweepAfter(30);
  expect([await exists(), willData.erased]).toEqual([true, []]);
});

it('leaves nothing of the person in any table, but that an account was there', async () => {
  await identity.connectGoogle(person.email, `marker${people}@gmail.com`);
  await person.calls.profile.rename({ name: `Marker ${people}` });
  await person.calls.profile.changeEmail({ email: `marker${people}@example.com` });
  await person.calls.profile.requestDeletion();
  await sweepAfter(8);
  const tables = await query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  for (const { name } of tables) {
    const rows = JSON.stringify(await query(`select * from ${name}`));
    for (const trace of [person.email, `marker${people}`, `Marker ${people}`]) expect(rows).not.toContain(trace);
    if (!['audit_log', 'removed_users'].includes(name)) expect(rows).not.toContain(person.account.id);
  }
});

it('exports what identity keeps about the account, without what opens or guards it', async () => {
  const other = await aBrowser(person.email);
  const exported = await person.calls.dataExport.get();
  expect(exported).toMatchObject({
    accounts: [{ id: person.account.id, email: person.email }],
    sessions: [{ label: 'Chrome on Windows' }, { label: 'Chrome on Windows' }],
    user_roles: [],
    google_accounts: [],
  });
  expect((exported.audit_log as { action: string }[]).map(({ action }) => action)).toContain('data.export');
  const written = JSON.stringify(exported);
  expect(written).not.toMatch(/argon2|password_hash|token_hash|id_hash/);
  for (const { account } of [person, other]) expect(written).not.toContain(account.sessionKey);
});

it('lets the address be used for a new account afterwards', async () => {
  await person.calls.profile.requestDeletion();
  await sweepAfter(8);
  identity.time.now = new Date();
  const again = await aPerson(person.email, goodPassword);
  expect(again.account.id).not.toBe(person.account.id);
});
