import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { aTarget, password } from './support/target.ts';

const target = await aTarget();
afterAll(target.stop);
const { ask, call, send, signIn } = target;
const admin = await target.aPerson('admin', { role: 'admin' });
const victim = await target.aPerson('victim', { isFilledIn: true });
const thief = { cookie: (await signIn(victim.email)).headers.getSetCookie()[0]?.split(';')[0] ?? '' };
const id = (await victim.api.identity.accounts.me.query())?.id;
if (!id) throw new Error('nobody is signed in');
const reason = 'They called: somebody else is in their account';

const database = new pg.Client({ connectionString: target.site.identityDatabaseUrl });
await database.connect();
afterAll(() => database.end());

const reasonOf = ({ body }: Awaited<ReturnType<typeof signIn>>) => body.error?.data.reason;
const testatorRecordOf = async (person: { cookie: string }) =>
  (await ask('willData.testatorRecord.get', person)).status;

// S2.8, S2.9
describe('somebody whose sessions an administrator has ended', () => {
  it('is out on every device within a second', async () => {
    expect([await testatorRecordOf(victim), await testatorRecordOf(thief)]).toEqual([200, 200]);
    await admin.api.identity.users.endSessions.mutate({ id, reason });
    await sleep(1000);
    expect([await testatorRecordOf(victim), await testatorRecordOf(thief)]).toEqual([401, 401]);
  });
});

describe('an account that an administrator has disabled', () => {
  let again = { cookie: '' };

  it('is out at once, in the middle of what it does', async () => {
    again = { cookie: (await signIn(victim.email)).headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    expect(await testatorRecordOf(again)).toBe(200);
    let isOver = false;
    const answers: { at: number; status: number }[] = [];
    const calls = (async () => {
      while (!isOver) answers.push({ at: performance.now(), status: await testatorRecordOf(again) });
    })();
    await admin.api.identity.users.disable.mutate({ id, reason });
    const disabledAt = performance.now();
    await sleep(2000);
    isOver = true;
    await calls;
    expect(answers.filter(({ at, status }) => at > disabledAt + 1000 && status !== 401)).toEqual([]);
    expect(answers.at(-1)?.status).toBe(401);
  });

  it('tells only who knows the password', async () => {
    expect(reasonOf(await signIn(victim.email))).toBe('AccountDisabled');
    const wrong = await signIn(victim.email, {}, 'Wrong-Field-86');
    const unknown = await signIn('nobody@example.com', {}, password);
    expect(reasonOf(wrong)).toBe('SignInFailed');
    expect(wrong.body.error?.message).toBe(unknown.body.error?.message);
    for (const path of ['identity.passwords.requestReset', 'identity.accounts.resendConfirmation']) {
      const [known, other] = [victim.email, 'nobody@example.com'].map((email) => call(path, JSON.stringify({ email })));
      expect((await known)?.text).toBe((await other)?.text);
    }
  });

  it('is not opened by a session, a link or a call that was kept from before', async () => {
    for (const cookie of [victim.cookie, thief.cookie, again.cookie]) {
      expect((await ask('identity.profile.get', { cookie })).status).toBe(401);
      expect((await send('/ops/services', { cookie })).status).toBe(404);
    }
    const { rows } = await database.query('select purpose from links where account_id = $1', [id]);
    expect(rows.filter(({ purpose }) => purpose !== 'reset-password')).toEqual([]);
    expect((await database.query('select from sessions where account_id = $1', [id])).rowCount).toBe(0);
  });

  it('cannot be enabled by anybody but an administrator, nor by one who signed in long ago', async () => {
    const input = JSON.stringify({ id, reason });
    for (const name of ['enable', 'disable', 'endSessions', 'requestDeletion']) {
      expect((await call(`identity.users.${name}`, input)).status, name).toBe(401);
    }
    await database.query(`update sessions set authenticated_at = now() - interval '11 minutes'`);
    await sleep(1000);
    for (const name of ['enable', 'disable', 'endSessions', 'requestDeletion']) {
      expect(reasonOf(await call(`identity.users.${name}`, input, admin)), name).toBe('ReauthenticationNeeded');
    }
    await admin.reauthenticate();
  });

  it('is written down with who did it and why, and opens again', async () => {
    const { entries } = await admin.api.identity.audit.search.query({ accountId: id });
    const disabled = entries.find(({ action }) => action === 'user.disable');
    expect(disabled).toMatchObject({ reason, outcome: 'done', subjectAccountId: id });
    await admin.api.identity.users.enable.mutate({ id, reason });
    expect((await signIn(victim.email)).status).toBe(200);
  });
});
