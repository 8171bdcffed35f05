import type { AccountId } from '@plainwill/contracts/shared/ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { grantRole } from '../roles/roles.ts';
import { anIdentity, goodPassword } from '../testing/identity.ts';

const identity = await anIdentity();
const { orm, visitor, as } = identity;
const dayMs = 24 * 3_600_000;
let email = '';
let people = 0;

const signIn = (password = goodPassword) => visitor.sessions.signIn({ email, password });
const resolve = (sessionId: string) => visitor.sessions.resolve({ sessionId });

beforeEach(async () => {
  email = `person${++people}@example.com`;
  await identity.aConfirmedAccount(email);
});

describe('signing in', () => {
  it('opens a session that says who is calling', async () => {
    const { sessionId } = await signIn();
    const session = await resolve(sessionId);
    const account = { id: session?.accountId as AccountId, roles: session?.roles ?? [] };
    expect(await as(account).accounts.me()).toEqual({ id: account.id, email, roles: [] });
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
      visitor.sessions.signIn({ email: 'nobody@example.com', password: goodPassword }),
      visitor.sessions.signIn({ email: `waiting${people}@example.com`, password: goodPassword }),
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
    await visitor.sessions.signIn({ email: waiting, password: 'Wrong-password-1' }).catch(() => undefined);
    expect(await mailsTo()).toBe(1);
    await visitor.sessions.signIn({ email: waiting, password: goodPassword }).catch(() => undefined);
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

  it('cannot be made up', async () => {
    expect(await resolve('a'.repeat(40))).toBeNull();
  });

  it('ends when the account is given a role, which the next one has', async () => {
    const { sessionId } = await signIn();
    expect(await grantRole(orm.em.fork(), email.toUpperCase(), 'readonly')).toBe(true);
    expect(await resolve(sessionId)).toBeNull();
    expect(await resolve((await signIn()).sessionId)).toMatchObject({ roles: ['readonly'] });
  });
});

it('gives no role to an address without a confirmed account', async () => {
  await visitor.accounts.signUp({ email: `unconfirmed${people}@example.com`, password: goodPassword });
  expect(await grantRole(orm.em.fork(), `unconfirmed${people}@example.com`, 'admin')).toBe(false);
  expect(await grantRole(orm.em.fork(), 'nobody@example.com', 'admin')).toBe(false);
});
