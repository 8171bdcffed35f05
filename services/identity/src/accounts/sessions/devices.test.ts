import { beforeEach, expect, it } from 'vitest';
import { anIdentity, chromeOnWindows, goodPassword } from '../../testing/identity.ts';

const identity = await anIdentity();
const { aBrowser, aPerson, query, visitor } = identity;
let people = 0;
let email = '';
let person: Awaited<ReturnType<typeof aPerson>>;

beforeEach(async () => {
  email = `device${++people}@example.com`;
  person = await aPerson(email);
});

it('lists the browsers that are signed in, the one that asks among them', async () => {
  const opened = await visitor.sessions.signIn({
    email,
    password: goodPassword,
    client: { userAgent: 'made up by somebody <b>', network: '2001:db8:1::/48' },
  });
  if (!('sessionId' in opened)) throw new Error('a second step is asked for');
  const { sessionId } = opened;
  const list = await person.calls.devices.list();
  expect(list).toHaveLength(2);
  expect(list.find((device) => device.isCurrent)).toMatchObject({
    id: person.account.sessionKey,
    label: 'Chrome on Windows',
  });
  expect(list.find((device) => !device.isCurrent)?.label).toMatch(/^A browser|^made$/);
  expect(JSON.stringify(list)).not.toContain(sessionId);
});

it('signs one device out', async () => {
  const other = await aBrowser(email);
  await person.calls.devices.signOut({ id: other.account.sessionKey });
  expect(await other.isSignedIn()).toBe(false);
  expect(await person.isSignedIn()).toBe(true);
});

it('signs out every device but the one that asks', async () => {
  const others = [await aBrowser(email), await aBrowser(email)];
  await person.calls.devices.signOutOthers();
  expect(await Promise.all(others.map((other) => other.isSignedIn()))).toEqual([false, false]);
  expect(await person.isSignedIn()).toBe(true);
});

it('answers the same for another account’s device as for none, and leaves it alone', async () => {
  const stranger = await aPerson(`stranger${people}@example.com`);
  const refused = { code: 'NOT_FOUND', cause: { reason: 'DeviceNotFound' } };
  const signOut = (id: string) => person.calls.devices.signOut({ id });
  await expect(signOut(stranger.account.sessionKey)).rejects.toMatchObject(refused);
  await expect(signOut('0'.repeat(64))).rejects.toMatchObject(refused);
  expect(await stranger.isSignedIn()).toBe(true);
  await person.calls.devices.signOutOthers();
  expect(await stranger.isSignedIn()).toBe(true);
});

it('takes no cookie’s value for a device', async () => {
  await expect(person.calls.devices.signOut({ id: person.sessionId })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

it('knows the last use of a device to the minute', async () => {
  const lastUse = async () => (await person.calls.devices.list())[0]?.lastUsedAt;
  const signedInAt = identity.time.now;
  const later = (seconds: number) => new Date(signedInAt.getTime() + seconds * 1000);
  identity.time.now = later(59);
  expect(await person.isSignedIn()).toBe(true);
  expect(await lastUse()).toBe(signedInAt.toISOString());
  identity.time.now = later(61);
  await person.isSignedIn();
  expect(await lastUse()).toBe(later(61).toISOString());
  identity.time.now = signedInAt;
});

it('keeps twenty devices of an account, and drops the oldest', async () => {
  const { now } = identity.time;
  const newest = [];
  for (let i = 1; i <= 20; i++) {
    identity.time.now = new Date(now.getTime() + i);
    newest.push(await aBrowser(email));
  }
  identity.time.now = now;
  expect(await person.isSignedIn()).toBe(false);
  expect(await newest[0]?.isSignedIn()).toBe(true);
  const [row] = await query<{ n: string }>('select count(*) n from sessions where account_id = ?', [person.account.id]);
  expect(row?.n).toBe('20');
});

it('keeps of the network what the gateway says', async () => {
  expect(await query('select network from sessions where id_hash = ?', [person.account.sessionKey])).toEqual([
    { network: chromeOnWindows.network },
  ]);
});
