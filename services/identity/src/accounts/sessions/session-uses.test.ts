import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { anIdentity } from '../../testing/identity.ts';
import { createSessions } from './sessions.ts';

const identity = await anIdentity();
const { orm, time, query } = identity;
const email = 'ann@example.com';
await identity.aConfirmedAccount(email);

const sessionSettings = { rpId: 'plainwill.example', staffSecondStep: { isOn: false, from: null } };
const later = (seconds: number) => new Date(time.now.getTime() + seconds * 1000);
const keyOf = (sessionId: string) => createHash('sha256').update(sessionId).digest('hex');

/** Sessions as one identity service among several knows them. */
async function anOpenSession() {
  const { sessionId } = await identity.signIn(email);
  const sessions = createSessions({ ...sessionSettings, clock: () => time.now });
  const stored = async () => {
    const [row] = await query<{ last_used_at: string; expires_at: string }>(
      'select last_used_at, expires_at from sessions where id_hash = ?',
      [keyOf(sessionId)],
    );
    return row && { lastUsedAt: new Date(row.last_used_at), expiresAt: new Date(row.expires_at) };
  };
  return { sessions, sessionId, stored, resolve: () => sessions.resolve(orm.em.fork(), sessionId) };
}

it('is prolonged at once by being used, and written down together with others', async () => {
  const { sessions, stored, resolve } = await anOpenSession();
  const before = await stored();
  time.now = later(61);
  const used = await resolve();
  expect(used).toMatchObject({ isRenewed: true });
  expect(await stored()).toEqual(before);
  // Known without being read.
  expect(await resolve()).toMatchObject({ isRenewed: false, expiresAt: used?.expiresAt });
  await sessions.flushUses(orm.em.fork());
  expect(await stored()).toEqual({ lastUsedAt: time.now, expiresAt: new Date(used?.expiresAt ?? '') });
});

it('keeps the later use where two services note one', async () => {
  const { sessions, sessionId, stored, resolve } = await anOpenSession();
  const other = createSessions({ ...sessionSettings, clock: () => time.now });
  time.now = later(61);
  await resolve();
  time.now = later(1);
  await other.resolve(orm.em.fork(), sessionId);
  const last = time.now;
  await other.flushUses(orm.em.fork());
  await sessions.flushUses(orm.em.fork());
  expect(await stored()).toMatchObject({ lastUsedAt: last });
});

it('does not bring back a session that was ended, nor wait for whoever is changing it', async () => {
  const { sessions, sessionId, stored, resolve } = await anOpenSession();
  time.now = later(61);
  await resolve();
  await orm.em.fork().transactional(async (em) => {
    await sessions.end(em, sessionId);
    await sessions.flushUses(orm.em.fork());
  });
  expect(await stored()).toBeUndefined();
  expect(await resolve()).toBeNull();
});

it('goes on knowing a use that could not be written', async () => {
  const { sessions, stored, resolve } = await anOpenSession();
  time.now = later(61);
  await resolve();
  await query('alter table sessions rename to away');
  await expect(sessions.flushUses(orm.em.fork())).rejects.toThrow('sessions');
  await query('alter table away rename to sessions');
  await sessions.flushUses(orm.em.fork());
  expect(await stored()).toMatchObject({ lastUsedAt: time.now });
});
