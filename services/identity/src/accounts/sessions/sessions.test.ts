import { dayMs, minuteMs } from '@plainwill/contracts/shared/durations';
import { quietLog } from '@plainwill/kit/testing/call';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteDueAccounts } from '../../profile/deletion/delete-due-accounts.ts';
import { grantRole } from '../../staff/roles/roles.ts';
import { anIdentity, chromeOnWindows, goodPassword, otherPassword } from '../../testing/identity.ts';

const identity = await anIdentity();
const { orm, vault, visitor } = identity;
const by = { vault, now: new Date(), requestId: 'a-command' };
let email = '';
let people = 0;

const client = chromeOnWindows;
const signIn = (password = goodPassword) => identity.signIn(email, password);
const resolve = (sessionId: string) => visitor.sessions.resolve({ sessionId });

beforeEach(async () => {
  identity.time.now = new Date();
  email = `person${++people}@example.com`;
  await identity.aConfirmedAccount(email);
});

describe('signing in', () => {
  it('opens a session that says who is calling', async () => {
    const { account, calls } = await identity.aBrowser(email);
    expect(await calls.accounts.me()).toEqual({
      id: account.id,
      email,
      name: null,
      roles: [],
      staffStep: 'notStaff',
      staffStepFrom: null,
      draftKey: expect.stringMatching(/^[\w+/]{43}=$/),
    });
  });

  it('gives each session of an account the same key for drafts, and another account another', async () => {
    const draftKeyOf = async (email: string) => {
      const { calls } = await identity.aBrowser(email);
      return (await calls.accounts.me())?.draftKey;
    };
    const first = await draftKeyOf(email);
    expect(await draftKeyOf(email)).toBe(first);
    await identity.aConfirmedAccount('another@example.com');
    expect(await draftKeyOf('another@example.com')).not.toBe(first);
  });

  it('keeps only a hash of the session’s id', async () => {
    const { sessionId } = await signIn();
    expect(JSON.stringify(await orm.em.fork().execute('select * from sessions'))).not.toContain(sessionId);
  });

  it('gives a new id each time, of 200 bits', async () => {
    const ids = new Set<string>();
    for (let i = 0; i < 5; i++) ids.add((await signIn()).sessionId);
    expect(ids.size).toBe(5);
    for (const id of ids) expect(id).toMatch(/^[a-z2-7]{40}$/);
  });

  it('answers the same for a wrong password, an unknown address and one not yet confirmed', async () => {
    await visitor.accounts.signUp({ email: `waiting${people}@example.com`, password: goodPassword });
    const attempts = [
      signIn('Wrong-password-1'),
      visitor.sessions.signIn({ email: 'nobody@example.com', password: goodPassword, client }),
      visitor.sessions.signIn({ email: `waiting${people}@example.com`, password: goodPassword, client }),
    ];
    const failures = await Promise.all(
      attempts.map((attempt) => attempt.catch(({ code, message }) => ({ code, message }))),
    );
    expect(new Set(failures.map((failure) => JSON.stringify(failure))).size).toBe(1);
    expect(failures[0]).toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('sends the link again to one who has the password and has not confirmed yet, and to nobody else', async () => {
    const waiting = `waiting${people}@example.com`;
    await visitor.accounts.signUp({ email: waiting, password: goodPassword });
    const mailsTo = async () => (await identity.promisedMail()).filter((mail) => mail?.to === waiting).length;
    await identity.signIn(waiting, 'Wrong-password-1').catch(() => undefined);
    expect(await mailsTo()).toBe(1);
    await identity.signIn(waiting).catch(() => undefined);
    expect(await mailsTo()).toBe(2);
  });
});

describe('a session', () => {
  it('ends at sign-out', async () => {
    const { sessionId } = await signIn();
    await visitor.sessions.signOut({ sessionId });
    expect(await resolve(sessionId)).toBeNull();
  });

  it('ends when it has not been used for its time', async () => {
    const { sessionId } = await signIn();
    await orm.em.fork().execute('update sessions set expires_at = ?', [new Date(Date.now() - 1000)]);
    expect(await resolve(sessionId)).toBeNull();
  });

  it('is prolonged by use, but never beyond 30 days', async () => {
    const { sessionId } = await signIn();
    await orm.em.fork().execute('update sessions set expires_at = ?', [new Date(Date.now() + dayMs)]);
    expect(await resolve(sessionId)).toMatchObject({ isRenewed: true });
    await orm.em.fork().execute('update sessions set created_at = ?', [new Date(Date.now() - 31 * dayMs)]);
    expect(await resolve(sessionId)).toBeNull();
  });

  it('ends after 30 days however much it is used, and says so to the cookie', async () => {
    const browser = await identity.aBrowser(email);
    const start = identity.time.now.getTime();
    for (const days of [10, 20, 29]) {
      identity.time.now = new Date(start + days * dayMs);
      await orm.em.fork().execute('update sessions set expires_at = ?', [new Date(Date.now() + 40 * dayMs)]);
      const session = await resolve(browser.sessionId);
      expect(Date.parse(session?.expiresAt ?? '')).toBeLessThanOrEqual(start + 30 * dayMs);
    }
    identity.time.now = new Date(start + 30 * dayMs + 1);
    expect(await browser.isSignedIn()).toBe(false);
  });

  it('ends when it is not used for fourteen days', async () => {
    const browser = await identity.aBrowser(email);
    identity.time.now = new Date(Date.now() + 14 * dayMs + 60_000);
    expect(await browser.isSignedIn()).toBe(false);
    identity.time.now = new Date();
    expect(await browser.isSignedIn()).toBe(false);
  });

  it('of staff ends when it is not used for half an hour, and after half a day', async () => {
    await grantRole(orm.em.fork(), by, email, 'readonly');
    const [idle, busy] = [await identity.aBrowser(email), await identity.aBrowser(email)];
    const start = identity.time.now.getTime();
    for (let minutes = 20; minutes <= 720; minutes += 20) {
      identity.time.now = new Date(start + minutes * minuteMs);
      expect(await busy.isSignedIn()).toBe(true);
      if (minutes > 30) expect(await idle.isSignedIn()).toBe(false);
    }
    identity.time.now = new Date(start + 721 * minuteMs);
    expect(await busy.isSignedIn()).toBe(false);
  });

  it('ages while a page asks by itself', async () => {
    await grantRole(orm.em.fork(), by, email, 'readonly');
    const { sessionId, expiresAt } = await signIn();
    const start = Date.parse(expiresAt) - 30 * minuteMs;
    const askedAt = (minutes: number) => {
      identity.time.now = new Date(start + minutes * minuteMs);
      return visitor.sessions.resolve({ sessionId, isUnattended: true });
    };
    expect(await askedAt(10)).toMatchObject({ isRenewed: false });
    const last = await askedAt(29);
    expect(last).toMatchObject({ isRenewed: false });
    expect(last?.secondsLeft).toBeLessThanOrEqual(60);
    expect(await askedAt(31)).toBeNull();
    expect(await resolve(sessionId)).toBeNull();
  });

  it('of staff has a cookie that lasts as long as it may rest', async () => {
    await grantRole(orm.em.fork(), by, email, 'readonly');
    const { expiresAt } = await signIn();
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(30 * minuteMs);
  });

  it('tells how long it has left, and when use no longer prolongs it', async () => {
    await grantRole(orm.em.fork(), by, email, 'readonly');
    const { sessionId } = await signIn();
    const start = identity.time.now.getTime();
    const minutesLater = (minutes: number) => {
      identity.time.now = new Date(start + minutes * minuteMs);
      return resolve(sessionId);
    };
    expect(await minutesLater(10)).toMatchObject({ secondsLeft: 30 * 60, isFinal: false });
    for (let minutes = 30; minutes <= 690; minutes += 20) await minutesLater(minutes);
    expect(await minutesLater(700)).toMatchObject({ secondsLeft: 20 * 60, isFinal: true });
  });

  it('says for a week that the account is new', async () => {
    const { sessionId } = await signIn();
    const start = identity.time.now.getTime();
    const daysLater = async (days: number) => {
      identity.time.now = new Date(start + days * dayMs);
      return (await resolve(sessionId))?.newUntil;
    };
    expect(await daysLater(6)).toMatch(/^\d{4}-/);
    expect(await daysLater(8)).toBeNull();
  });

  it('cannot be made up', async () => {
    expect(await resolve('a'.repeat(40))).toBeNull();
  });

  it('ends when the account is given a role, which the next one has', async () => {
    const { sessionId } = await signIn();
    expect(await grantRole(orm.em.fork(), by, email.toUpperCase(), 'readonly')).toBe(true);
    expect(await resolve(sessionId)).toBeNull();
    expect(await resolve((await signIn()).sessionId)).toMatchObject({ roles: ['readonly'] });
  });
});

it('gives no role to an address without a confirmed account', async () => {
  await visitor.accounts.signUp({ email: `unconfirmed${people}@example.com`, password: goodPassword });
  expect(await grantRole(orm.em.fork(), by, `unconfirmed${people}@example.com`, 'admin')).toBe(false);
  expect(await grantRole(orm.em.fork(), by, 'nobody@example.com', 'admin')).toBe(false);
});

describe('every open session ends', () => {
  const triggers: Record<string, (address: string) => Promise<unknown>> = {
    'when the password is reset': async (address) => {
      await visitor.passwords.requestReset({ email: address });
      const token = await identity.tokenOf('resetPassword', address);
      await visitor.passwords.reset({ token, password: otherPassword });
    },
    'when the address is changed, and when that is undone': async (address) => {
      const { calls } = await identity.aBrowser(address);
      await calls.profile.changeEmail({ email: `next-${address}` });
      await calls.profile.confirmNewEmail({ token: await identity.tokenOf('confirmNewEmail', `next-${address}`) });
      const after = await identity.aBrowser(`next-${address}`);
      await visitor.profile.undoEmailChange({ token: await identity.tokenOf('emailChanged', address) });
      expect(await after.isSignedIn()).toBe(false);
    },
    'when a role is given': (address) => grantRole(orm.em.fork(), by, address, 'admin'),
    'when the account is being deleted': async (address) => {
      const { calls } = await identity.aBrowser(address);
      await calls.profile.requestDeletion();
      const now = new Date(Date.now() + 8 * dayMs);
      await deleteDueAccounts({ orm, vault, erasures: [], now, log: quietLog });
    },
  };

  it.each(Object.entries(triggers))('%s', async (_when, trigger) => {
    const browsers = [await identity.aBrowser(email), await identity.aBrowser(email)];
    await trigger(email);
    expect(await Promise.all(browsers.map((browser) => browser.isSignedIn()))).toEqual([false, false]);
  });
});

it('opens no session under an id that the browser made up', async () => {
  const madeUp = 'a'.repeat(40);
  const { sessionId } = await signIn();
  expect(sessionId).not.toBe(madeUp);
  expect(await resolve(madeUp)).toBeNull();
  const { account } = await identity.aBrowser(email);
  expect(await resolve(account.sessionKey)).toBeNull();
});
