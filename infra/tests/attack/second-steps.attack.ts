import { createHash, randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { services } from '@plainwill/contracts';
import { proceduresOf } from '@plainwill/contracts/kit/contract';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { rolesFor } from '@plainwill/contracts/shared/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantRole } from '../../tools/launcher/identity-commands.ts';
import { codeOf, cookiesOf, secondSteps } from './support/second-steps.ts';
import { storedRows } from './support/stored-rows.ts';
import { aTarget, password } from './support/target.ts';

const target = await aTarget({ STAFF_SECOND_STEP: 'on' });
afterAll(target.stop);
const { call, ask, site } = target;
const { addAuthenticator, addPasskey, assertion, begin, finish, half, post, second } = secondSteps(target);
const { databases, query, tablesOf } = storedRows(target);

const sessionName = 'plainwill_dev';
const pendingName = 'plainwill_dev_pending';
const valueIn = (cookies: string, name: string) =>
  cookies
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

const procedures = Object.entries(services).flatMap(([service, contract]) =>
  proceduresOf(contract).map(({ path, procedure }) => ({ path: `${service}.${path}`, procedure })),
);

/** Somebody with a passkey and an app, who is asked for one of them after the password. */
async function anOwner(name: string) {
  const person = await target.aPerson(name);
  const { passkey, recoveryCodes } = await addPasskey(person);
  const { secret } = await addAuthenticator(person);
  const { id } = (await person.api.identity.accounts.me.query()) as { id: AccountId };
  return { id, person, passkey, secret, recoveryCodes };
}

type Owner = Awaited<ReturnType<typeof anOwner>>;

const sessionsOf = async ({ id }: Owner) => {
  const [row] = await query('identity', 'select count(*)::int n from sessions where account_id = $1', [id]);
  return row.n as number;
};

/** An app shows another code every half minute; here the last one counts as one of long ago. */
const forgetLastCode = ({ id }: Owner) =>
  query('identity', 'update authenticators set last_step = 0 where account_id = $1', [id]);

const isRefused = (answer: { status: number; headers: Headers }) => {
  expect(answer.status).toBe(401);
  expect(answer.headers.getSetCookie().filter((line) => line.startsWith(`${sessionName}=`))).toEqual([]);
};

// AS-10
describe('a sign-in that waits for its second step', () => {
  let owner: Owner;
  let waiting: string;
  beforeAll(async () => {
    owner = await anOwner('waiting');
    waiting = await half(owner.person);
  });

  const closed = procedures.filter(({ procedure: { access } }) => access !== 'public' && access !== 'service');
  it.each(closed)('does not open $path', async ({ path }) => {
    const asSession = `${sessionName}=${valueIn(waiting, pendingName)}`;
    for (const cookie of [waiting, asSession, `${waiting}; ${asSession}`])
      expect((await call(path, '{}', { cookie })).status).toBe(401);
  });

  const between = procedures.filter(({ procedure: { access } }) => access === 'service');
  it.each(between)('does not reach $path, which is between services', async ({ path }) => {
    expect((await call(path, '{}', { cookie: waiting })).status).toBe(404);
  });

  it('is nobody, and shows again for nobody who is there', async () => {
    expect((await ask('identity.accounts.me', { cookie: waiting })).body.result?.data).toBeNull();
    isRefused(await post('reauthenticate', { password }, waiting));
  });

  it('is finished by no passkey of another account, and then by its own', async () => {
    const thief = await anOwner('thief');
    const theirs = await assertion(thief.passkey, 'secondStep');
    isRefused(await second({ passkey: theirs.answer }, `${waiting}; ${theirs.cookie}`));
    const own = await assertion(owner.passkey, 'secondStep');
    expect((await second({ passkey: own.answer }, `${waiting}; ${own.cookie}`)).status).toBe(200);
    isRefused(await second({ passkey: own.answer }, `${waiting}; ${own.cookie}`));
  });

  it('is finished by no code of another account, nor one of its recovery codes', async () => {
    const thief = await anOwner('other-thief');
    const cookie = await half(owner.person);
    await forgetLastCode(thief);
    isRefused(await second({ code: codeOf(thief.secret) }, cookie));
    isRefused(await second({ recoveryCode: thief.recoveryCodes[0] }, cookie));
    await forgetLastCode(owner);
    expect((await second({ code: codeOf(owner.secret) }, cookie)).status).toBe(200);
  });

  it('gives one session where twenty finish it at once', async () => {
    const cookie = await half(owner.person);
    await forgetLastCode(owner);
    const before = await sessionsOf(owner);
    const code = codeOf(owner.secret);
    const answers = await Promise.all(Array.from({ length: 20 }, () => second({ code }, cookie)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sessionsOf(owner)).toBe(before + 1);
  });
});

// AS-10
it('a thief who knows the password and guesses codes from many networks keeps the owner waiting in no browser of theirs', async () => {
  const owner = await anOwner('guessed-at');
  const { email } = owner.person;
  await forgetLastCode(owner);
  const first = await half(owner.person);
  const signedIn = await second({ code: codeOf(owner.secret) }, first);
  const device = `plainwill_dev_device=${valueIn(cookiesOf(signedIn), 'plainwill_dev_device')}`;
  const statuses: number[] = [];
  for (let guess = 0; guess < 60; guess++) {
    const headers = { 'x-forwarded-for': `198.51.${guess}.9` };
    const begun = cookiesOf(await target.signIn(email, headers));
    statuses.push((await second({ code: '000000' }, begun)).status);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(50);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  for (let time = 0; time < 24; time++) {
    await forgetLastCode(owner);
    const begun = cookiesOf(await target.signIn(email, { cookie: device }));
    expect((await second({ code: codeOf(owner.secret) }, begun)).status).toBe(200);
  }
});

// AS-3, AS-5
describe('a passkey’s answer', () => {
  let owner: Owner;
  beforeAll(async () => {
    owner = await anOwner('replayed');
  });

  it('opens one session, and none when it is sent again, in that browser or another', async () => {
    const { answer, cookie } = await assertion(owner.passkey, 'signIn');
    const before = await sessionsOf(owner);
    expect((await finish(answer, cookie)).status).toBe(200);
    isRefused(await finish(answer, cookie));
    isRefused(await finish(answer, (await begin('signIn')).cookie));
    expect(await sessionsOf(owner)).toBe(before + 1);
  });

  it('gives one session where twenty arrive at once', async () => {
    const { answer, cookie } = await assertion(owner.passkey, 'signIn');
    const before = await sessionsOf(owner);
    const answers = await Promise.all(Array.from({ length: 20 }, () => finish(answer, cookie)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sessionsOf(owner)).toBe(before + 1);
  });

  it('opens nothing in a browser that was not asked, nor for another purpose', async () => {
    const elsewhere = await assertion(owner.passkey, 'signIn');
    isRefused(await finish(elsewhere.answer, (await begin('signIn')).cookie));
    const other = await assertion(owner.passkey, 'reauthenticate');
    isRefused(await finish(other.answer, other.cookie));
  });

  it('opens nothing once five minutes have gone by', async () => {
    const { answer, cookie } = await assertion(owner.passkey, 'signIn');
    await query('identity', `update passkey_challenges set expires_at = now() - interval '1 second'`);
    isRefused(await finish(answer, cookie));
  });
});

// AS-4, section 5
describe('a session of two factors, shown again more than ten minutes ago', () => {
  const strong = procedures.filter(({ procedure: { access, isStrong } }) => access === 'account' && isStrong);
  let owner: Owner;
  let cookie: string;
  let shown: Awaited<ReturnType<typeof assertion>>;
  let code: string;

  beforeAll(async () => {
    owner = await anOwner('long-ago');
    const signedIn = await assertion(owner.passkey, 'signIn');
    cookie = cookiesOf(await finish(signedIn.answer, signedIn.cookie));
    shown = await assertion(owner.passkey, 'reauthenticate');
    cookie = cookiesOf(
      await post('reauthenticate', { proof: { passkey: shown.answer } }, `${cookie}; ${shown.cookie}`),
    );
    await forgetLastCode(owner);
    code = codeOf(owner.secret);
    cookie = cookiesOf(await post('reauthenticate', { password, proof: { code } }, cookie));
    expect((await call('identity.passkeys.begin', '{}', { cookie })).status).not.toBe(401);
    await query('identity', `update sessions set authenticated_at = now() - interval '11 minutes' where id_hash = $1`, [
      createHash('sha256').update(valueIn(cookie, sessionName)).digest('hex'),
    ]);
  });

  it.each(strong)('may not call $path', async ({ path }) => {
    // The gateway caches identity's answer for a moment.
    await expect
      .poll(async () => (await call(path, '{}', { cookie })).body.error?.data.reason, { timeout: 5000 })
      .toBe('ReauthenticationNeeded');
  });

  it('is shown again by nothing that has shown it before', async () => {
    isRefused(await post('reauthenticate', { proof: { passkey: shown.answer } }, `${cookie}; ${shown.cookie}`));
    const { cookie: asked } = await begin('reauthenticate');
    isRefused(await post('reauthenticate', { proof: { passkey: shown.answer } }, `${cookie}; ${asked}`));
    isRefused(await post('reauthenticate', { password, proof: { code } }, cookie));
    const answer = await call('identity.passkeys.begin', '{}', { cookie });
    expect(answer.body.error?.data.reason).toBe('ReauthenticationNeeded');
  });

  it('is shown again by no password alone', async () => {
    const answer = await post('reauthenticate', { password }, cookie);
    expect(answer.status).toBe(403);
    expect(answer.body.error?.data.reason).toBe('SecondStepNeeded');
  });
});

// AS-12
describe('a role in a session of one factor', () => {
  const ofStaff = procedures.filter(({ procedure: { access } }) => access in rolesFor);

  it('opens no staff procedure, in the second after it is granted', async () => {
    const person = await target.aPerson('one-factor');
    await grantRole(site, ['admin', person.email]);
    const cookie = cookiesOf(await target.signIn(person.email));
    const refused = { before: 401, after: 403 };
    for (const { path } of ofStaff) {
      const [before, after] = await Promise.all([
        call(path, '{}', { cookie: person.cookie }),
        call(path, '{}', { cookie }),
      ]);
      expect({ before: before.status, after: after.status }, path).toEqual(refused);
    }
    const me = await ask('identity.accounts.me', { cookie });
    expect(me.body.result?.data).toMatchObject({ staffStep: 'needed', roles: [] });
  });

  it('opens them with two factors', async () => {
    const person = await target.aPerson('two-factors', { role: 'admin' });
    expect((await ask('identity.roles.list', person)).status).toBe(403);
    await addPasskey(person);
    await expect.poll(async () => (await ask('identity.roles.list', person)).status, { timeout: 5000 }).toBe(200);
  });
});

// S15.2, S17.1, account-security.md 13.7
describe('what is secret', () => {
  const secrets: Record<string, string> = {};
  beforeAll(async () => {
    const owner = await anOwner('secretive');
    const waiting = await half(owner.person);
    const signIn = await assertion(owner.passkey, 'signIn');
    const open = await assertion(owner.passkey, 'signIn');
    const session = cookiesOf(await finish(signIn.answer, signIn.cookie));
    await forgetLastCode(owner);
    const code = codeOf(owner.secret);
    const [used = '', left = ''] = owner.recoveryCodes;
    await second({ recoveryCode: '0'.repeat(24) }, waiting);
    await second({ recoveryCode: used }, waiting);
    const again = await half(owner.person);
    await second({ passkey: open.answer }, `${again}; ${open.cookie}`);
    // Failures are logged too.
    await second({ code, [owner.secret]: left }, again);
    await target.send(`/auth/second?code=${left}&token=${valueIn(again, pendingName)}`, { cookie: again });
    Object.assign(secrets, {
      'the secret of an app': owner.secret,
      'a recovery code that was used': used,
      'a recovery code that is left': left,
      'the same, as it is compared': left.replaceAll('-', ''),
      'a challenge': (await begin('signIn')).options.challenge,
      'a challenge that was answered': signIn.options.challenge,
      'an answer’s signature': signIn.answer.signature,
      'what it signs': signIn.answer.clientDataJSON,
      'the browser’s secret': valueIn(signIn.cookie, 'plainwill_dev_passkey'),
      'a sign-in that waits': valueIn(again, pendingName),
      'a session': valueIn(session, sessionName),
      'the session of before': valueIn(owner.person.cookie, sessionName),
    });
  });

  it('can be read in no database', async () => {
    const stored: string[] = [];
    for (const database of databases) stored.push(...Object.values(await tablesOf(database)));
    expect(stored.join('').length).toBeGreaterThan(10_000);
    for (const [what, secret] of Object.entries(secrets)) {
      expect(secret.length, what).toBeGreaterThan(15);
      const bytes = Buffer.from(secret).toString('hex');
      for (const text of stored) {
        expect(text.includes(secret), what).toBe(false);
        expect(text.includes(bytes), `${what}, in hex`).toBe(false);
      }
    }
  });

  it('stands in no log', () => {
    const logs = globSync('*', { cwd: join(target.dataDir, 'logs') }).map((name) => ({
      name,
      text: readFileSync(join(target.dataDir, 'logs', name), 'utf8'),
    }));
    expect(logs.length).toBeGreaterThan(4);
    for (const { name, text } of logs)
      for (const [what, secret] of Object.entries(secrets))
        expect(text.includes(secret), `${what} in ${name}`).toBe(false);
  });
});

// Section 9
it('somebody who makes up passkeys, tokens and codes hears one answer of each', async () => {
  const madeUp = { id: 'AAAA', clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' };
  const { cookie } = await begin('signIn');
  const answers = [
    await finish(madeUp, cookie),
    await finish(madeUp, 'plainwill_dev_passkey=made-up'),
    await finish(madeUp, ''),
  ];
  const seconds = [
    await second({ code: '000000' }, `${pendingName}=${randomUUID()}`),
    await second({ code: '000000' }, ''),
    await second({ passkey: madeUp }, ''),
  ];
  const recoveries = [await post('recovery', {}), await post('recovery', {}, `${pendingName}=${randomUUID()}`)];
  for (const same of [answers, seconds, recoveries])
    expect(new Set(same.map(({ text }) => text.replaceAll(/"requestId":"[^"]*"/g, ''))).size).toBe(1);
});
