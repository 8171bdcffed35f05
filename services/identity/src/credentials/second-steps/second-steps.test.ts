import { fewRecoveryCodes } from '@plainwill/contracts/identity/sign-in-methods';
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anIdentity, chromeOnWindows, goodPassword, otherPassword } from '../../testing/identity.ts';
import { aSoftPasskey } from '../passkeys/testing/soft-passkey.ts';

const identity = await anIdentity();
const { aPerson, aBrowser, visitor, query, mailsTo, tokenOf } = identity;
const browserToken = 'the secret of this browser';
const client = chromeOnWindows;
let people = 0;
let email: string;
let person: Awaited<ReturnType<typeof aPerson>>;

beforeEach(async () => {
  identity.time.now = new Date(Date.UTC(2026, 11, 1, 12));
  email = `second${++people}@example.com`;
  person = await aPerson(email);
});

const later = (seconds: number) => {
  identity.time.now = new Date(identity.time.now.getTime() + seconds * 1000);
};

const refused = (reason: string) => ({ cause: { reason } });

/** The app on somebody's phone. */
const appWith =
  (uri: string) =>
  (offsetSeconds = 0) => {
    const period = Number(new URL(uri).searchParams.get('period'));
    const secret = new URL(uri).searchParams.get('secret') ?? '';
    return new TOTP({ secret, period }).generate({ timestamp: identity.time.now.getTime() + offsetSeconds * 1000 });
  };

/** Sets an app up, and goes on to a time whose code is unused. */
async function setUp() {
  const { uri } = await person.calls.authenticators.begin();
  const app = appWith(uri);
  const { recoveryCodes, waysIn } = await person.calls.authenticators.confirm({ code: app(), signOutOthers: false });
  later(60);
  return { app, waysIn, recoveryCodes: recoveryCodes ?? [] };
}

async function half(password = goodPassword) {
  const answer = await visitor.sessions.signIn({ email, password, client });
  if (!('pendingToken' in answer)) throw new Error('no second step is asked for');
  return answer;
}

const finish = (pendingToken: string, proof: Parameters<typeof visitor.sessions.finishSignIn>[0]['proof']) =>
  visitor.sessions.finishSignIn({ pendingToken, proof, browserToken, client });

describe('setting up an authenticator app', () => {
  it('is done by one right code, turns the second step on, and gives recovery codes', async () => {
    const { uri, secret } = await person.calls.authenticators.begin();
    expect(Object.fromEntries(new URL(uri).searchParams)).toEqual({
      issuer: 'Plainwill',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    const wrong = person.calls.authenticators.confirm({ code: '000000', signOutOthers: false });
    await expect(wrong).rejects.toMatchObject({ cause: { reason: 'CodeWrong', field: 'code' } });
    const { waysIn, recoveryCodes } = await person.calls.authenticators.confirm({
      code: appWith(uri)(),
      signOutOthers: false,
    });
    expect(waysIn).toMatchObject({ asksSecondStep: true, recoveryCodesLeft: 10, authenticator: {} });
    expect(new Set(recoveryCodes)).toHaveLength(10);
    for (const code of recoveryCodes ?? []) expect(code).toMatch(/^([\dA-HJKMNP-TV-Z]{4}-){5}[\dA-HJKMNP-TV-Z]{4}$/);
  });

  it('ends after ten minutes', async () => {
    const { uri } = await person.calls.authenticators.begin();
    later(599);
    await person.reauthenticate({ password: goodPassword });
    later(2);
    const { calls } = await aBrowser(email);
    const late = calls.authenticators.confirm({ code: appWith(uri)(), signOutOthers: false });
    await expect(late).rejects.toMatchObject(refused('AuthenticatorNotBegun'));
  });

  it('keeps the app that there is until the new one has shown a code', async () => {
    const { app } = await setUp();
    await person.calls.authenticators.begin();
    const { pendingToken } = await half();
    await expect(finish(pendingToken, { code: app() })).resolves.toMatchObject({ email });
  });

  it('stores no secret, no code and no token in plain text', async () => {
    const { uri, secret } = await person.calls.authenticators.begin();
    const { recoveryCodes } = await person.calls.authenticators.confirm({
      code: appWith(uri)(),
      signOutOthers: false,
    });
    const { pendingToken } = await half();
    const stored = JSON.stringify(
      await Promise.all(
        ['authenticators', 'recovery_codes', 'pending_sign_ins', 'audit_log', 'security_notices'].map((table) =>
          query(`select * from ${table}`),
        ),
      ),
    );
    for (const plain of [secret, pendingToken, ...(recoveryCodes ?? []), recoveryCodes?.[0]?.replaceAll('-', '')])
      expect(stored).not.toContain(plain);
  });
});

describe('a sign-in of two steps', () => {
  it('opens a session of two factors by a code, once', async () => {
    const { app } = await setUp();
    const { pendingToken, ways } = await half();
    expect(ways).toEqual(['code', 'recoveryCode']);
    const code = app();
    const { sessionId } = await finish(pendingToken, { code });
    expect((await identity.browserOf(sessionId)).account.secondStep).toBe('proved');
    await expect(finish(pendingToken, { code })).rejects.toMatchObject(refused('SecondStepFailed'));
    const again = await half();
    await expect(finish(again.pendingToken, { code })).rejects.toMatchObject(refused('SecondStepFailed'));
  });

  it.each([
    ['before, for who types slowly', -30],
    ['after, for whose phone is fast', 30],
  ])('takes the code %s, and none that is further off', async (_what, accepted) => {
    const { app } = await setUp();
    const { pendingToken } = await half();
    for (const offset of [-60, 60, -90])
      await expect(finish(pendingToken, { code: app(offset) })).rejects.toMatchObject(refused('SecondStepFailed'));
    await expect(finish(pendingToken, { code: app(accepted) })).resolves.toMatchObject({ email });
    await expect(finish((await half()).pendingToken, { code: app(accepted) })).rejects.toMatchObject(
      refused('SecondStepFailed'),
    );
  });

  it.each([-300, 95, 3000])(
    'says that the clock is wrong of a phone that is %i s off, at its second code',
    async (off) => {
      const { app } = await setUp();
      const { pendingToken } = await half();
      await expect(finish(pendingToken, { code: app(off) })).rejects.toMatchObject(refused('SecondStepFailed'));
      // Typed again it says no more: it may be a guess.
      later(30);
      await expect(finish(pendingToken, { code: app(off - 30) })).rejects.toMatchObject(refused('SecondStepFailed'));
      later(30);
      await expect(finish(pendingToken, { code: app(off) })).rejects.toMatchObject(refused('PhoneClockWrong'));
      await expect(finish(pendingToken, { code: app() })).resolves.toMatchObject({ email });
    },
  );

  it('is told at once that the clock is wrong while an app is set up', async () => {
    const { uri } = await person.calls.authenticators.begin();
    const code = appWith(uri)(600);
    await expect(person.calls.authenticators.confirm({ code, signOutOthers: false })).rejects.toMatchObject({
      cause: { reason: 'PhoneClockWrong', field: 'code' },
    });
  });

  it('gives one session where a code arrives twice at once', async () => {
    const { app } = await setUp();
    const [one, two] = [await half(), await half()];
    expect(one.pendingToken).not.toBe(two.pendingToken);
    const code = app();
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => finish(two.pendingToken, { code })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(finish(one.pendingToken, { code })).rejects.toMatchObject(refused('SecondStepFailed'));
  });

  it.each([
    ['five wrong codes', () => undefined],
    ['five minutes', () => later(301)],
    [
      'a new password',
      () => person.calls.passwords.change({ currentPassword: goodPassword, newPassword: otherPassword }),
    ],
    ['another sign-in', () => half()],
  ])('is over after %s', async (what, end) => {
    const { app } = await setUp();
    person = {
      email,
      ...(await identity.browserOf((await finish((await half()).pendingToken, { code: app() })).sessionId)),
    };
    later(60);
    const { pendingToken } = await half();
    if (what === 'five wrong codes')
      for (let n = 0; n < 5; n++) await finish(pendingToken, { code: '000000' }).catch(() => undefined);
    await end();
    await expect(finish(pendingToken, { code: app() })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
      ...refused('SecondStepFailed'),
    });
    expect(await visitor.sessions.pending({ pendingToken })).toEqual([]);
  });

  it('takes a passkey, of the same account alone', async () => {
    const { passkey } = { passkey: aSoftPasskey() };
    const made = passkey.made(await person.calls.passkeys.begin());
    await person.calls.passkeys.finish({ passkey: made, signOutOthers: false });
    await person.calls.waysIn.setSecondStep({ isAsked: true, signOutOthers: false });
    const thief = await aPerson(`thief${people}@example.com`);
    const theirs = aSoftPasskey();
    const theirsMade = theirs.made(await thief.calls.passkeys.begin());
    await thief.calls.passkeys.finish({ passkey: theirsMade, signOutOthers: false });
    const { pendingToken, ways } = await half();
    expect(ways).toEqual(['passkey', 'recoveryCode']);
    const options = () => visitor.passkeys.beginUse({ purpose: 'secondStep', browserToken });
    const foreign = theirs.answers(await options());
    await expect(finish(pendingToken, { passkey: foreign })).rejects.toMatchObject(refused('SecondStepFailed'));
    const own = passkey.answers(await options());
    await expect(finish(pendingToken, { passkey: own })).resolves.toMatchObject({ email });
  });

  it('opens nothing before the second step', async () => {
    await setUp();
    const { pendingToken } = await half();
    expect(await visitor.sessions.resolve({ sessionId: pendingToken })).toBeNull();
  });
});

describe('wrong codes', () => {
  it('cost a wait from the tenth on, which a passkey need not keep; the owner is told at the fifth', async () => {
    const { app } = await setUp();
    for (let n = 0; n < 10; n++) await finish((await half()).pendingToken, { code: '000000' }).catch(() => undefined);
    const { pendingToken } = await half();
    await expect(finish(pendingToken, { code: app() })).rejects.toThrow('Too many wrong codes. Wait 60 seconds');
    expect(
      (await mailsTo(email)).filter((mail) => mail.kind === 'security' && mail.event === 'wrongSecondSteps'),
    ).toHaveLength(1);
    later(61);
    await expect(finish((await half()).pendingToken, { code: app() })).resolves.toMatchObject({ email });
  });

  const elsewhere = { ...client, network: '198.51.100.0/24' };
  const halfFrom = async (from: typeof client, device?: string) => {
    const typed = { email, password: goodPassword, client: from, ...(device && { device }) };
    const answer = await visitor.sessions.signIn(typed);
    return 'pendingToken' in answer ? answer.pendingToken : '';
  };
  const guessFrom = async (from: typeof client) =>
    visitor.sessions
      .finishSignIn({ pendingToken: await halfFrom(from), proof: { code: '000000' }, client: from })
      .catch(({ cause }) => cause.reason);

  it('of a thief who knows the password neither end what the owner has begun nor make them wait', async () => {
    const { app } = await setUp();
    const begun = await halfFrom(client);
    for (let n = 0; n < 12; n++) await guessFrom(elsewhere);
    expect(await guessFrom(elsewhere)).toBe('SecondStepTooSoon');
    await expect(finish(begun, { code: app() })).resolves.toMatchObject({ email });
    expect(
      (await mailsTo(email)).filter((mail) => mail.kind === 'security' && mail.event === 'wrongSecondSteps'),
    ).toHaveLength(1);
  });

  it('from however many networks are fifty a day and then one in a quarter of an hour, and spare known browsers', async () => {
    const { app } = await setUp();
    const outcomes: string[] = [];
    for (let n = 0; n < 60; n++) outcomes.push(await guessFrom({ ...client, network: `198.51.${n}.0/24` }));
    expect(outcomes.filter((reason) => reason === 'SecondStepFailed')).toHaveLength(50);
    const stranger = await halfFrom(client);
    await expect(finish(stranger, { code: app() })).rejects.toThrow('Wait 15 minutes');
    const known = await halfFrom(elsewhere, 'a-known-browser');
    await expect(
      visitor.sessions.finishSignIn({ pendingToken: known, proof: { code: app() }, client: elsewhere }),
    ).resolves.toMatchObject({ email });
    later(901);
    await expect(finish(await halfFrom(client), { code: app() })).resolves.toMatchObject({ email });
  });

  it('are counted when many arrive at once', async () => {
    await setUp();
    const halves: string[] = [];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, async () => {
        const { pendingToken } = await half();
        halves.push(pendingToken);
        return finish(pendingToken, { code: '000000' });
      }),
    );
    const compared = await query(
      `select 1 from audit_log where action = 'second-step.refused' and subject_account_id = ?`,
      [person.account.id],
    );
    expect(compared.length).toBeLessThanOrEqual(10);
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  });
});

describe('a recovery code', () => {
  it('signs in once, however it is typed, and the owner is told how many are left', async () => {
    const { recoveryCodes } = await setUp();
    const [first = '', second = ''] = recoveryCodes;
    const typed = first.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    await expect(finish((await half()).pendingToken, { recoveryCode: typed })).resolves.toMatchObject({ email });
    expect((await mailsTo(email)).findLast((mail) => mail.kind === 'security')).toMatchObject({
      event: 'recoveryCodeUsed',
      codesLeft: 9,
    });
    await expect(finish((await half()).pendingToken, { recoveryCode: first })).rejects.toMatchObject(
      refused('SecondStepFailed'),
    );
    const outcomes = await Promise.allSettled(
      Array.from({ length: 4 }, async () => finish((await half()).pendingToken, { recoveryCode: second })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  });

  it('waits for an hour after five wrong ones', async () => {
    const { recoveryCodes } = await setUp();
    for (let n = 0; n < 5; n++)
      await finish((await half()).pendingToken, { recoveryCode: '0'.repeat(24) }).catch(() => undefined);
    const [code = ''] = recoveryCodes;
    await expect(finish((await half()).pendingToken, { recoveryCode: code })).rejects.toMatchObject(
      refused('SecondStepTooSoon'),
    );
    later(3601);
    await expect(finish((await half()).pendingToken, { recoveryCode: code })).resolves.toMatchObject({ email });
  });

  it('of a set that was renewed opens nothing', async () => {
    const { recoveryCodes, app } = await setUp();
    const { sessionId } = await finish((await half()).pendingToken, { code: app() });
    const { calls } = await identity.browserOf(sessionId);
    const made = await calls.waysIn.makeRecoveryCodes({ signOutOthers: false });
    expect(made.waysIn.recoveryCodesLeft).toBe(10);
    const [old = ''] = recoveryCodes;
    await expect(finish((await half()).pendingToken, { recoveryCode: old })).rejects.toMatchObject(
      refused('SecondStepFailed'),
    );
    expect(fewRecoveryCodes).toBe(3);
  });

  it('in a new browser keeps what could be taken away waiting for three days', async () => {
    const { recoveryCodes } = await setUp();
    const [code = ''] = recoveryCodes;
    const elsewhere = { userAgent: 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0', network: '198.51.100.0/24' };
    const { pendingToken } = await half();
    const opened = await visitor.sessions.finishSignIn({
      pendingToken,
      proof: { recoveryCode: code },
      client: elsewhere,
    });
    const { calls } = await identity.browserOf(opened.sessionId);
    for (const act of [
      () => calls.profile.changeEmail({ email: `new${people}@example.com` }),
      () => calls.dataExport.get(),
      () => calls.profile.requestDeletion(),
    ])
      await expect(act()).rejects.toThrow('For your safety, this waits until 4 December');
    expect((await mailsTo(email)).filter((mail) => mail.kind === 'security').map(({ event }) => event)).toContain(
      'newDevice',
    );
  });
});

it('lets a password be chosen by mail, and asks for the second step all the same', async () => {
  const { app } = await setUp();
  await visitor.passwords.requestReset({ email });
  await visitor.passwords.reset({ token: await tokenOf('resetPassword', email), password: otherPassword });
  const { pendingToken } = await half(otherPassword);
  await expect(finish(pendingToken, { code: app() })).resolves.toMatchObject({ email });
});

it('is known of a session by the one statement that every call begins with', async () => {
  const { app } = await setUp();
  const { sessionId } = await finish((await half()).pendingToken, { code: app() });
  const pool = await identity.orm.em.getConnection().getNativeClient();
  const asked = vi.spyOn(pool, 'query');
  const borrowed = vi.spyOn(pool, 'connect');
  expect(await visitor.sessions.resolve({ sessionId })).toMatchObject({ secondStep: 'proved' });
  const calls = asked.mock.calls.length;
  const byOthers = borrowed.mock.calls.length;
  asked.mockRestore();
  borrowed.mockRestore();
  expect(calls).toBe(1);
  // The pool borrows a connection for its own query; the ORM borrows one for each of its own.
  expect(byOthers).toBeLessThanOrEqual(1);
});
