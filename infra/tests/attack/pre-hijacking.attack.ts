import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { CapturedMail } from '../../stand-ins/mailbox/mailbox.ts';
import { overGoogle } from './support/google-visit.ts';
import { aTarget, cookieOf, type Person, password } from './support/target.ts';

const target = await aTarget();
afterAll(target.stop);
const { origin, call, ask, signIn, confirm, site } = target;
const attackers = 'Marble-Stair-41';
const victims = 'Pebble-Orchard-77';

async function untilMailed(address: string, part: string, count: number) {
  return vi.waitFor(
    async () => {
      const all = (await (await fetch(`${origin}/dev/mail.json`)).json()) as CapturedMail[];
      const mails = all.filter(({ to, text }) => to === address && text.includes(part));
      expect(mails.length).toBeGreaterThanOrEqual(count);
      return mails;
    },
    { timeout: 10_000, interval: 100 },
  );
}
async function newestToken(address: string, part: string, count = 1) {
  const [newest] = await untilMailed(address, part, count);
  return /#token=([\w.~-]+)/.exec(newest?.text ?? '')?.[1] ?? '';
}

const post = (path: string, input: object, cookie = '') => call(path, JSON.stringify(input), { cookie });
const signUp = (email: string, typed: string, browserSecret?: string) =>
  post('identity.accounts.signUp', { email, password: typed, ...(browserSecret && { browserSecret }) });
const opens = async (email: string, typed: string) => (await signIn(email, {}, typed)).status === 200;
const choice = (email: string) => ({ name: 'Somebody', email });
const sessionOf = async (person: Person) => cookieOf(await signIn(person.email));

/** Dates the sign-in of the person's sessions an hour back. */
async function anHourLater({ api }: Person) {
  const me = await api.identity.accounts.me.query();
  const client = new pg.Client({ connectionString: site.identityDatabaseUrl });
  await client.connect();
  await client.query(`update sessions set authenticated_at = now() - interval '1 hour' where account_id = $1`, [
    me?.id,
  ]);
  await client.end();
  // The gateway believes for a second what it has just heard of a session.
  await new Promise((resolve) => setTimeout(resolve, 1100));
}
const googleOf = async ({ cookie }: Person) => {
  const { body } = await ask('identity.profile.get', { cookie });
  return (body.result?.data as { googleEmail: string | null } | undefined)?.googleEmail ?? null;
};

// S2.10, S7.4
describe('somebody at an unattended browser', () => {
  it('cannot connect a Google account of their own', async () => {
    const owner = await target.aPerson('unattended');
    await anHourLater(owner);
    await overGoogle(target, { purpose: 'connect', choice: choice('thief@evil.example'), cookie: owner.cookie });
    expect(await googleOf(owner)).toBeNull();
    const { cookie } = owner;
    await overGoogle(target, { purpose: 'reauthenticate', choice: choice('thief@evil.example'), cookie });
    const exported = await ask('identity.dataExport.get', { cookie });
    expect(exported.body.error?.data.reason).toBe('ReauthenticationNeeded');
  });

  it('cannot come back with an attempt that another session began', async () => {
    const [owner, thief] = [await target.aPerson('bound'), await target.aPerson('binder')];
    const both = { cookie: thief.cookie, cookieAtReturn: owner.cookie };
    await overGoogle(target, { purpose: 'connect', choice: choice('binder@evil.example'), ...both });
    expect(await googleOf(owner)).toBeNull();
  });

  it('who did it in time is let go of with the next password', async () => {
    const owner = await target.aPerson('changes');
    const to = choice('stayed@evil.example');
    await overGoogle(target, { purpose: 'connect', choice: to, cookie: owner.cookie });
    expect(await googleOf(owner)).toBe(to.email);
    const change = { currentPassword: password, newPassword: victims };
    expect((await post('identity.passwords.change', change, owner.cookie)).status).toBe(200);
    expect(await googleOf(owner)).toBeNull();
    await untilMailed(owner.email, 'disconnected', 1);
  });
});

describe('an account made in advance with the address of a victim', () => {
  it('does not take the password of who made it when the victim opens the link', async () => {
    const email = 'clicked@example.com';
    await signUp(email, attackers, 'a-secret-of-the-attackers-browser');
    const token = await newestToken(email, '/auth/confirm');
    await confirm({ token });
    expect(await opens(email, attackers)).toBe(false);
    await confirm({ token, email, password: victims });
    expect([await opens(email, attackers), await opens(email, victims)]).toEqual([false, true]);
  });

  it('does not take the password chosen last when the link is sent again', async () => {
    const email = 'resent@example.com';
    const browserSecret = 'a-secret-of-the-victims-browser-1';
    await signUp(email, victims, browserSecret);
    await signUp(email, attackers, 'a-secret-of-the-attackers-browser');
    await post('identity.accounts.resendConfirmation', { email });
    const token = await newestToken(email, '/auth/confirm', 3);
    await confirm({ token });
    await confirm({ token, browserSecret });
    expect(await opens(email, attackers)).toBe(false);
    await confirm({ token, email, password: victims });
    expect([await opens(email, attackers), await opens(email, victims)]).toEqual([false, true]);
  });

  it('is the victim’s alone when they come by Google', async () => {
    const email = 'by.google@gmail.com';
    await signUp(email, attackers, 'a-secret-of-the-attackers-browser');
    const token = await newestToken(email, '/auth/confirm');
    const back = await overGoogle(target, { purpose: 'signIn', choice: choice(email) });
    expect(back.headers.getSetCookie().some((line) => line.startsWith('plainwill_dev='))).toBe(true);
    expect((await confirm({ token, email, password: attackers })).status).not.toBe(200);
    expect(await opens(email, attackers)).toBe(false);
  });
});

describe('the link of an account that the attacker made for themselves', () => {
  it('signs no one else in to it', async () => {
    const email = 'trap@evil.example';
    await signUp(email, attackers, 'a-secret-of-the-attackers-browser');
    const token = await newestToken(email, '/auth/confirm');
    const tries = [{}, { password: victims }, { email: 'victim@example.com', password: victims }];
    for (const typed of tries) {
      const answer = await confirm({ token, ...typed });
      expect([answer.status >= 400, answer.headers.getSetCookie()]).toEqual([true, []]);
    }
  });
});

// S6.8
describe('a change of address to that of a victim', () => {
  const asks = async (name: string, to: string) => {
    const attacker = await target.aPerson(name);
    const { cookie } = attacker;
    expect((await post('identity.profile.changeEmail', { email: to }, cookie)).status).toBe(200);
    return { attacker, token: await newestToken(to, '/auth/new-email') };
  };
  const confirmNew = (token: string, cookie = '') => post('identity.profile.confirmNewEmail', { token }, cookie);

  it('is not made by the victim’s press alone, signed in or not', async () => {
    const to = 'pressed@example.com';
    const { token } = await asks('presser', to);
    const bystander = await target.aPerson('bystander');
    expect((await confirmNew(token)).status).not.toBe(200);
    expect((await confirmNew(token, bystander.cookie)).status).not.toBe(200);
    expect(await opens(to, password)).toBe(false);
  });

  it('is void once the victim has shown that the address is theirs', async () => {
    const to = 'proves@example.com';
    const { attacker, token } = await asks('waiter', to);
    await signUp(to, victims);
    await confirm({ token: await newestToken(to, '/auth/confirm'), email: to, password: victims });
    expect((await confirmNew(token, await sessionOf(attacker))).status).not.toBe(200);
    const { body } = await ask('identity.profile.get', { cookie: await sessionOf(attacker) });
    expect(body.result?.data).toMatchObject({ email: attacker.email });
    expect(await opens(to, victims)).toBe(true);
  });

  it('that its owner undoes leaves no password of who made it', async () => {
    const owner = await target.aPerson('undone');
    const to = 'undone.by.thief@evil.example';
    expect((await post('identity.profile.changeEmail', { email: to }, owner.cookie)).status).toBe(200);
    expect((await confirmNew(await newestToken(to, '/auth/new-email'), owner.cookie)).status).toBe(200);
    const token = await newestToken(owner.email, '/auth/undo-email');
    expect((await post('identity.profile.undoEmailChange', { token })).status).toBe(200);
    expect(await opens(owner.email, password)).toBe(false);
    await newestToken(owner.email, '/auth/reset');
  });
});
