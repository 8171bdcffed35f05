import { randomUUID } from 'node:crypto';
import { dayMs, hourMs } from '@plainwill/contracts/shared/durations';
import { quietLog } from '@plainwill/kit/testing/call';
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SoftPasskey } from '../../credentials/passkeys/testing/soft-passkey.ts';
import { deleteDueAccounts } from '../../profile/deletion/delete-due-accounts.ts';
import { grantRole } from '../../staff/roles/roles.ts';
import { addAuthenticator, addPasskey } from '../../testing/add-second-steps.ts';
import { anIdentity, chromeOnWindows as client, goodPassword, otherPassword } from '../../testing/identity.ts';
import { goOnWithRecoveries } from './go-on-with-recoveries.ts';

const identity = await anIdentity();
const { aPerson, browserOf, linkTokens, mailsTo, orm, query, tokenOf, vault, visitor } = identity;
const browserToken = 'the secret of this browser';
const secondMs = 1000;
let people = 0;
let email: string;
let person: Awaited<ReturnType<typeof aPerson>>;
let passkey: SoftPasskey;
let recoveryCodes: string[];
let secret: string;

beforeEach(async () => {
  identity.time.now = new Date(Date.UTC(2026, 11, 1, 12));
  await identity.forgetMail();
  email = `lost${++people}@example.com`;
  person = await aPerson(email);
  ({ passkey, recoveryCodes } = await addPasskey(person));
  secret = await addAuthenticator(person, identity.time.now);
  later(hourMs);
});

const later = (ms: number) => {
  identity.time.now = new Date(identity.time.now.getTime() + ms);
};

const refused = (reason: string) => ({ cause: { reason } });

const goOn = () => goOnWithRecoveries({ orm, vault, linkTokens, now: identity.time.now, log: quietLog });

const signIn = (password = goodPassword) => visitor.sessions.signIn({ email, password, client });

async function half() {
  const answer = await signIn();
  if (!('pendingToken' in answer)) throw new Error('no second step is asked for');
  return answer;
}

type Proof = Parameters<typeof visitor.sessions.finishSignIn>[0]['proof'];

async function finish(proof: Proof) {
  const { pendingToken } = await half();
  return (await visitor.sessions.finishSignIn({ pendingToken, proof, browserToken, client })).sessionId;
}

const code = () => new TOTP({ secret }).generate({ timestamp: identity.time.now.getTime() });

/** Says after the password that every second step is lost. */
const ask = async () => visitor.recovery.begin({ pendingToken: (await half()).pendingToken });

async function begin() {
  await ask();
  return visitor.recovery.confirm({ token: await tokenOf('beginRecovery', email) });
}

/** What the owner was told of this, in mails whose links still work. */
const told = async () =>
  (await mailsTo(email)).flatMap((mail) =>
    mail.kind === 'security' && mail.event.startsWith('recovery') ? [mail.event] : [],
  );

const linksMailed = async () => (await mailsTo(email)).filter(({ kind }) => kind === 'beginRecovery').length;

const recoveryAt = async (calls = person.calls) => (await calls.waysIn.get()).recoveryAt;

const audited = async (action: string) =>
  (await query('select 1 from audit_log where action = ? and subject_account_id = ?', [action, person.account.id]))
    .length;

const secureLink = async () => {
  const mail = (await mailsTo(email)).findLast((mail) => mail.kind === 'security');
  return mail?.kind === 'security' ? (mail.secureLink.split('#token=')[1] ?? '') : '';
};

const sessionCount = async () =>
  (await query('select 1 from sessions where account_id = ?', [person.account.id])).length;

describe('a slow recovery', () => {
  it('counts its seven days from when the link is opened, not from when it was asked for', async () => {
    await ask();
    const token = await tokenOf('beginRecovery', email);
    expect(await recoveryAt()).toBeNull();
    later(0.9 * hourMs);
    const opened = identity.time.now.getTime();
    const { recoveryAt: at } = await visitor.recovery.confirm({ token });
    expect(Date.parse(at) - opened).toBe(7 * dayMs);
  });

  it('begins by no link that is older than an hour, or that a newer one has replaced', async () => {
    await ask();
    const first = await tokenOf('beginRecovery', email);
    later(secondMs);
    await ask();
    await expect(visitor.recovery.confirm({ token: first })).rejects.toMatchObject(refused('LinkExpired'));
    const second = await tokenOf('beginRecovery', email);
    later(hourMs + secondMs);
    await expect(visitor.recovery.confirm({ token: second })).rejects.toMatchObject(refused('LinkExpired'));
  });

  it('tells the owner on the first day, and after one, three and six days, once each', async () => {
    const { recoveryAt: at } = await begin();
    const begun = identity.time.now.getTime();
    for (let hours = 0; hours < 7 * 24; hours += 6) {
      identity.time.now = new Date(begun + hours * hourMs);
      await goOn();
      await goOn();
    }
    expect(await told()).toEqual(['recoveryBegun', 'recoveryReminder', 'recoveryReminder', 'recoveryReminder']);
    const reminders = (await mailsTo(email)).flatMap((mail) =>
      mail.kind === 'security' && mail.dueAt === at ? [mail] : [],
    );
    expect(reminders.map((mail) => (Date.parse(mail.at) - begun) / dayMs)).toEqual([0, 1, 3, 6]);
  });

  it('tells of missed days once, where nothing ran for some', async () => {
    await begin();
    later(4 * dayMs);
    await goOn();
    await goOn();
    expect(await told()).toEqual(['recoveryBegun', 'recoveryReminder']);
  });

  it('removes nothing a moment before the days are over, and then every second step, and signs out', async () => {
    await begin();
    later(7 * dayMs - 1);
    const waiting = await half();
    const open = await sessionCount();
    await goOn();
    expect(await sessionCount()).toBe(open);
    expect(await visitor.sessions.pending({ pendingToken: waiting.pendingToken })).not.toEqual([]);
    expect(await told()).not.toContain('recoveryDone');

    later(1);
    await goOn();
    expect(await sessionCount()).toBe(0);
    expect(await visitor.sessions.pending({ pendingToken: waiting.pendingToken })).toEqual([]);
    expect(await told()).toContain('recoveryDone');
    const answer = passkey.answers(await visitor.passkeys.beginUse({ purpose: 'signIn', browserToken }));
    await expect(visitor.sessions.signInWithPasskey({ passkey: answer, browserToken, client })).rejects.toMatchObject(
      refused('PasskeyFailed'),
    );
    const opened = await signIn();
    if (!('sessionId' in opened)) throw new Error('a second step is asked for');
    const { calls } = await browserOf(opened.sessionId);
    expect(await calls.waysIn.get()).toMatchObject({
      passkeys: [],
      authenticator: null,
      recoveryCodesLeft: 0,
      asksSecondStep: false,
      recoveryAt: null,
    });
  });

  it('is followed by three days in which nothing can be taken away', async () => {
    await begin();
    later(7 * dayMs);
    await goOn();
    const acts = async () => {
      const { calls } = await identity.aBrowser(email);
      return [
        () => calls.profile.changeEmail({ email: `elsewhere${people}@example.com` }),
        () => calls.dataExport.get(),
        () => calls.profile.requestDeletion(),
      ];
    };
    later(3 * dayMs - 1);
    for (const act of await acts()) await expect(act()).rejects.toMatchObject(refused('TooSoonAfterRecovery'));
    later(1);
    for (const act of await acts()) await expect(act()).resolves.toBeDefined();
  });
});

describe('is stopped by', () => {
  const ways: [string, () => Promise<unknown>][] = [
    ['a sign-in with a code', () => finish({ code: code() })],
    ['a sign-in with a recovery code', () => finish({ recoveryCode: recoveryCodes[0] ?? '' })],
    [
      'a sign-in with a passkey',
      async () => {
        const answer = passkey.answers(await visitor.passkeys.beginUse({ purpose: 'signIn', browserToken }));
        return visitor.sessions.signInWithPasskey({ passkey: answer, browserToken, client });
      },
    ],
    [
      'a passkey shown again in an open session',
      async () => {
        const answer = passkey.answers(await visitor.passkeys.beginUse({ purpose: 'reauthenticate', browserToken }));
        const { sessionId } = person;
        await person.calls.sessions.reauthenticate({ sessionId, proof: { passkey: answer }, browserToken });
      },
    ],
    ['the account page of another session', () => person.calls.recovery.stop()],
    ['the link of a mail about it', async () => visitor.recovery.secureAccount({ token: await secureLink() })],
  ];

  it.each(ways)('%s, and the owner is told', async (_how, stop) => {
    await begin();
    later(2 * hourMs);
    expect(await recoveryAt()).not.toBeNull();
    await stop();
    expect((await told()).at(-1)).toBe('recoveryStopped');
    later(8 * dayMs);
    await goOn();
    const { calls } = await browserOf(await finish({ code: code() }));
    expect(await calls.waysIn.get()).toMatchObject({ passkeys: [{}], authenticator: {}, recoveryAt: null });
    expect(await audited('recovery.stop')).toBe(1);
    expect(await audited('recovery.done')).toBe(0);
  });

  it('nothing that a password alone opens', async () => {
    await begin();
    await half();
    later(hourMs);
    expect(await recoveryAt()).not.toBeNull();
  });
});

describe('the day on which it is done', () => {
  it('does it once, however often and by however many processes it is looked at', async () => {
    await begin();
    later(7 * dayMs);
    await Promise.all([goOn(), goOn(), goOn()]);
    await goOn();
    expect((await told()).filter((event) => event === 'recoveryDone')).toHaveLength(1);
    expect(await audited('recovery.done')).toBe(1);
  });

  it('does nothing where it is killed half-way, and all of it the next time', async () => {
    await begin();
    later(7 * dayMs);
    await query(
      `create function die() returns trigger as $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end; $$ language plpgsql`,
    );
    await query(
      `create trigger die before insert on security_notices for each row when (new.event = 'recoveryDone') execute function die()`,
    );
    const before = { ways: await person.calls.waysIn.get(), sessions: await sessionCount() };
    await goOn();
    await query('drop trigger die on security_notices; drop function die');
    expect(before.ways).toMatchObject({ passkeys: [{}], authenticator: {} });
    expect({ ways: await person.calls.waysIn.get(), sessions: await sessionCount() }).toEqual(before);
    expect(await told()).not.toContain('recoveryDone');

    await goOn();
    expect((await told()).filter((event) => event === 'recoveryDone')).toHaveLength(1);
    await expect(signIn()).resolves.toHaveProperty('sessionId');
  });

  it('leaves the passkeys where nothing else opens the account by then', async () => {
    await begin();
    await query('update accounts set password_hash = null where id = ?', [person.account.id]);
    later(7 * dayMs);
    await goOn();
    expect(await person.calls.waysIn.get()).toMatchObject({ passkeys: [{}], authenticator: null });
    const answer = passkey.answers(await visitor.passkeys.beginUse({ purpose: 'signIn', browserToken }));
    await expect(visitor.sessions.signInWithPasskey({ passkey: answer, browserToken, client })).resolves.toHaveProperty(
      'sessionId',
    );
  });

  it('waits for a sign-in that is about to stop it', async () => {
    await begin();
    later(7 * dayMs);
    const waits = async () => {
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      expect(await query(waiting)).not.toEqual([]);
    };
    const warned = vi.spyOn(quietLog, 'warn');
    onTestFinished(() => warned.mockRestore());
    let goingOn: Promise<void> | undefined;
    // As a sign-in does it: the account first, then what it stops.
    await orm.em.fork().transactional(async (em) => {
      await em.execute('select 1 from accounts where id = ? for no key update', [person.account.id]);
      goingOn = goOn();
      await vi.waitFor(waits);
      await em.execute('update recoveries set ended_at = ? where account_id = ?', [
        identity.time.now,
        person.account.id,
      ]);
    });
    await goingOn;
    expect(warned).not.toHaveBeenCalled();
    expect(await person.calls.waysIn.get()).toMatchObject({ passkeys: [{}], authenticator: {} });
  });

  it('leaves alone an account that is gone by then, and goes on with the others', async () => {
    await begin();
    const gone = email;
    const goneId = person.account.id;
    email = `stays${people}@example.com`;
    person = await aPerson(email);
    await addAuthenticator(person, identity.time.now);
    later(secondMs);
    await begin();
    await query('update accounts set deletion_at = ? where id = ?', [identity.time.now, goneId]);
    await deleteDueAccounts({ orm, vault, erasures: [], now: identity.time.now, log: quietLog });
    later(7 * dayMs);
    await goOn();
    expect(await query('select 1 from recoveries where account_id = ?', [goneId])).toEqual([]);
    expect(await mailsTo(gone)).toEqual([]);
    expect(await told()).toContain('recoveryDone');
  });
});

describe('its limits', () => {
  it('begin one recovery where the link is opened several times at once', async () => {
    await ask();
    const token = await tokenOf('beginRecovery', email);
    const confirm = () => visitor.recovery.confirm({ token });
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, confirm));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await told()).toEqual(['recoveryBegun']);
    expect(await audited('recovery.begin')).toBe(1);
  });

  it('keep the day of a recovery under way, whoever asks again', async () => {
    const first = await begin();
    later(2 * dayMs);
    expect(await begin()).toEqual(first);
    expect(await told()).toEqual(['recoveryBegun']);
  });

  it('refuse a fourth in ninety days', async () => {
    const first = identity.time.now.getTime();
    for (let n = 0; n < 3; n++) {
      await begin();
      person = { email, ...(await browserOf(await finish({ code: code() }))) };
      later(2 * dayMs);
    }
    await expect(begin()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', ...refused('TooManyRecoveries') });
    identity.time.now = new Date(first + 90 * dayMs - secondMs);
    await expect(begin()).rejects.toMatchObject(refused('TooManyRecoveries'));
    identity.time.now = new Date(first + 90 * dayMs + secondMs);
    await expect(begin()).resolves.toHaveProperty('recoveryAt');
  });

  it('mail three links a day', async () => {
    for (let n = 0; n < 5; n++) {
      await ask();
      later(2 * hourMs);
    }
    const links = () =>
      query(`select 1 from links where purpose = 'begin-recovery' and account_id = ?`, [person.account.id]);
    expect(await links()).toHaveLength(3);
    expect(await linksMailed()).toBe(0);
    later(dayMs);
    await ask();
    expect(await linksMailed()).toBe(1);
  });

  it('mail nothing to a member of staff, whom colleagues help', async () => {
    await grantRole(orm.em.fork(), { vault, now: identity.time.now, requestId: randomUUID() }, email, 'readonly');
    await expect(ask()).resolves.toBeUndefined();
    expect(await linksMailed()).toBe(0);
  });

  it('answer a sign-in that never was, or is over, as any other', async () => {
    await expect(visitor.recovery.begin({ pendingToken: 'a sign-in that never was' })).resolves.toBeUndefined();
    const { pendingToken } = await half();
    later(301 * secondMs);
    await expect(visitor.recovery.begin({ pendingToken })).resolves.toBeUndefined();
    expect(await linksMailed()).toBe(0);
  });

  it('begin nothing where there is no second step any more', async () => {
    await ask();
    const token = await tokenOf('beginRecovery', email);
    await query('delete from passkeys where account_id = ?', [person.account.id]);
    await query('delete from authenticators where account_id = ?', [person.account.id]);
    await expect(visitor.recovery.confirm({ token })).rejects.toMatchObject(refused('LinkExpired'));
  });
});

describe('securing an account', () => {
  it('ends every session and every sign-in under way, and signs nobody in', async () => {
    const token = await secureLink();
    const { pendingToken } = await half();
    expect(await sessionCount()).toBeGreaterThan(0);
    expect(await visitor.recovery.secureAccount({ token })).toBeUndefined();
    expect(await sessionCount()).toBe(0);
    expect(await visitor.sessions.pending({ pendingToken })).toEqual([]);
    await expect(
      visitor.sessions.finishSignIn({ pendingToken, proof: { code: code() }, client }),
    ).rejects.toMatchObject(refused('SecondStepFailed'));
    expect(await mailsTo(email)).toContainEqual(expect.objectContaining({ kind: 'resetPassword' }));
    expect(await audited('account.secure')).toBe(1);
  });

  it('is done once by each link, within seven days', async () => {
    const token = await secureLink();
    later(7 * dayMs - hourMs - 1);
    await visitor.recovery.secureAccount({ token });
    await expect(visitor.recovery.secureAccount({ token })).rejects.toMatchObject(refused('LinkExpired'));
    person = { email, ...(await browserOf(await finish({ code: code() }))) };
    await person.calls.waysIn.makeRecoveryCodes({ signOutOthers: false });
    const late = await secureLink();
    later(7 * dayMs);
    await expect(visitor.recovery.secureAccount({ token: late })).rejects.toMatchObject(refused('LinkExpired'));
  });

  it('works after a thief has changed the password, who is out then', async () => {
    email = `robbed${people}@example.com`;
    await aPerson(email);
    const elsewhere = { userAgent: 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0', network: '198.51.100.0/24' };
    const opened = await visitor.sessions.signIn({ email, password: goodPassword, client: elsewhere });
    if (!('sessionId' in opened)) throw new Error('a second step is asked for');
    const thief = await browserOf(opened.sessionId);
    await thief.calls.passwords.change({ currentPassword: goodPassword, newPassword: otherPassword });
    await visitor.recovery.secureAccount({ token: await secureLink() });
    expect(await thief.isSignedIn()).toBe(false);
    const ownersPassword = 'Meadow-orchard-93';
    await visitor.passwords.reset({ token: await tokenOf('resetPassword', email), password: ownersPassword });
    await expect(signIn(otherPassword)).rejects.toMatchObject(refused('SignInFailed'));
    await expect(signIn(ownersPassword)).resolves.toHaveProperty('sessionId');
  });
});
