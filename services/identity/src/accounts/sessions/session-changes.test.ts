import { hourMs } from '@plainwill/contracts/shared/durations';
import { quietLog } from '@plainwill/kit/testing/call';
import { createTcpProxy } from '@plainwill/kit/testing/tcp-proxy';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { grantRole } from '../../staff/roles/roles.ts';
import { anIdentity } from '../../testing/identity.ts';
import { watchSessions } from './session-changes.ts';

const identity = await anIdentity();
const { orm, vault } = identity;
const by = { vault, now: new Date(), requestId: 'a-command' };
const databaseUrl = orm.config.get('clientUrl') ?? '';
type Person = Awaited<ReturnType<typeof identity.aPerson>>;
let person: Person;
let people = 0;

beforeEach(async () => {
  person = await identity.aPerson(`person${++people}@example.com`);
});

async function aListener(url = databaseUrl, left?: AbortSignal) {
  const watch = watchSessions(url, quietLog);
  onTestFinished(() => watch.close());
  const told = watch.changes(left);
  expect(await told.next()).toEqual({ done: false, value: { accountId: null } });
  return { watch, told };
}

describe('whoever listens is told at once of an account', () => {
  it.each<[string, (person: Person) => Promise<unknown>]>([
    ['that signs out', ({ sessionId }) => identity.visitor.sessions.signOut({ sessionId })],
    [
      'that proves who it is',
      ({ account }) =>
        identity.query('update sessions set authenticated_at = now() where account_id = ?', [account.id]),
    ],
    ['that is given a role', ({ email }) => grantRole(orm.em.fork(), by, email, 'readonly')],
    ['that loses a role', ({ account }) => identity.query('delete from user_roles where account_id = ?', [account.id])],
    [
      'whose sessions end by whatever way',
      ({ account }) => identity.query('delete from sessions where account_id = ?', [account.id]),
    ],
  ])('%s', async (what, change) => {
    if (what === 'that loses a role') await grantRole(orm.em.fork(), by, person.email, 'readonly');
    const { told } = await aListener();
    await change(person);
    expect((await told.next()).value).toEqual({ accountId: person.account.id });
  });
});

it('says nothing of a session that is merely used', async () => {
  const { told } = await aListener();
  const another = await identity.aPerson(`person${++people}@example.com`);
  identity.time.now = new Date(Date.now() + hourMs);
  expect(await person.isSignedIn()).toBe(true);
  await identity.visitor.sessions.signOut({ sessionId: another.sessionId });
  expect((await told.next()).value).toEqual({ accountId: another.account.id });
});

it('says that it knows no more once its line to the database is cut, and tells again when it is back', async () => {
  const proxy = await createTcpProxy(databaseUrl);
  onTestFinished(() => proxy.shut());
  const { watch, told } = await aListener(proxy.url);
  const refused = expect(told.next()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  await proxy.shut();
  await refused;
  await proxy.open();
  expect((await watch.changes(undefined).next()).value).toEqual({ accountId: null });
});

it('lets go of who listens when they leave, and when the service stops', async () => {
  const leaving = new AbortController();
  const { watch, told } = await aListener(databaseUrl, leaving.signal);
  const next = told.next();
  leaving.abort();
  expect(await next).toEqual({ done: true, value: undefined });
  const another = watch.changes(undefined);
  await another.next();
  const refused = expect(another.next()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  await watch.close();
  await refused;
});
