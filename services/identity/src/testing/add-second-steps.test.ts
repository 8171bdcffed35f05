import { randomBytes, randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { minuteMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Role } from '@plainwill/contracts/shared/roles';
import { withMigrator } from '@plainwill/kit/database/with-migrator';
import { createDatabase } from '@plainwill/kit/testing/database';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { emailIndex, encryptEmail } from '../accounts/account.entity.ts';
import { hashOfToken } from '../accounts/links/link-tokens.ts';
import { createPasswordHashing } from '../credentials/passwords/password-hashing.ts';
import { ormOptions } from '../database.ts';
import { addAuthenticator, addPasskey } from './add-second-steps.ts';
import { anIdentity, chromeOnWindows as client, goodPassword } from './identity.ts';

const now = new Date('2026-12-03T12:00:00Z');
const passwordHash = await createPasswordHashing().hash(goodPassword);

let orm: MikroORM;
/** One service whose roles need no second step, and one whose roles do. */
let identity: Awaited<ReturnType<typeof anIdentity>>;
let asking: Awaited<ReturnType<typeof anIdentity>>;

const query = <Row = Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  orm.em.fork().execute<Row[]>(sql, values);

/** The rows are as they were written before there were second steps. */
const before = {
  async account(email: string, role?: Role) {
    const id = randomUUID() as AccountId;
    const { vault } = identity;
    await query(
      `insert into accounts (id, email, email_key, password_hash, email_confirmed_at, created_at)
       values (?, ?, ?, ?, ?, ?)`,
      [id, encryptEmail(vault, id, email), emailIndex(vault, email), passwordHash, now, now],
    );
    if (role) await query('insert into user_roles (account_id, role) values (?, ?)', [id, role]);
    return id;
  },
  async session(id: AccountId) {
    const sessionId = randomBytes(25).toString('hex');
    const expiresAt = new Date(now.getTime() + 30 * minuteMs);
    await query(
      `insert into sessions
         (id_hash, account_id, label, network, created_at, authenticated_at, last_used_at, expires_at)
       values (?, ?, 'Chrome on Windows', ?, ?, ?, ?, ?)`,
      [hashOfToken(sessionId), id, client.network, now, now, now, expiresAt],
    );
    return sessionId;
  },
};

beforeEach(async () => {
  const { url, drop } = await createDatabase();
  orm = await MikroORM.init(withMigrator(ormOptions(url)));
  await orm.migrator.up();
  onTestFinished(async () => {
    await orm.close(true);
    await drop();
  });
  identity = await anIdentity({ orm });
  asking = await anIdentity({ orm, staffSecondStep: { isOn: true, from: null } });
  identity.time.now = now;
  asking.time.now = now;
});

const resolve = (sessionId: string, { visitor } = identity) => visitor.sessions.resolve({ sessionId });

const signIn = (email: string, { visitor } = identity) =>
  visitor.sessions.signIn({ email, password: goodPassword, client });

it('takes accounts, sessions and roles from before there were second steps', async () => {
  const customer = await before.account('customer@example.com');
  const admin = await before.account('admin@example.com', 'admin');
  const sessions = { customer: await before.session(customer), admin: await before.session(admin) };
  expect(await resolve(sessions.customer)).toMatchObject({ accountId: customer, roles: [], secondStep: 'none' });
  expect(await resolve(sessions.admin)).toMatchObject({
    accountId: admin,
    roles: ['admin'],
    frozenUntil: null,
    willHiddenUntil: null,
  });
  for (const email of ['customer@example.com', 'admin@example.com'])
    await expect(signIn(email)).resolves.toHaveProperty('sessionId');
  const { calls } = await identity.browserOf(sessions.customer);
  expect(await calls.waysIn.get()).toMatchObject({
    password: {},
    passkeys: [],
    authenticator: null,
    recoveryCodesLeft: 0,
    asksSecondStep: false,
  });
  expect(await calls.devices.list()).toContainEqual(expect.objectContaining({ isCurrent: true, methods: [] }));
  const { calls: staff } = await identity.browserOf(sessions.admin);
  await expect(staff.roles.list()).resolves.toHaveLength(1);
});

it('lets roles sleep in sessions from before second steps, where one is asked of staff', async () => {
  const admin = await before.account('admin@example.com', 'admin');
  const old = await before.session(admin);
  expect(await resolve(old, asking)).toMatchObject({ accountId: admin, roles: [] });
  const { calls } = await asking.browserOf(old);
  expect(await calls.accounts.me()).toMatchObject({ roles: [], staffStep: 'needed' });
  await expect(calls.roles.list()).rejects.toMatchObject({ code: 'FORBIDDEN' });

  await addPasskey({ calls });
  expect(await resolve(old, asking)).toMatchObject({ roles: ['admin'], secondStep: 'proved' });
});

it('takes the sessions that say nothing of their factors as of one factor', async () => {
  const customer = await before.account('customer@example.com');
  const admin = await before.account('admin@example.com', 'admin');
  const late = await before.session(admin);
  expect(await query('select methods from sessions where id_hash = ?', [hashOfToken(late)])).toEqual([
    { methods: null },
  ]);
  expect(await resolve(late)).toMatchObject({ roles: ['admin'] });
  expect(await resolve(late, asking)).toMatchObject({ roles: [] });

  const opened = await signIn('customer@example.com');
  if (!('sessionId' in opened)) throw new Error('a second step is asked for');
  await addAuthenticator(await identity.browserOf(opened.sessionId), now);
  const beside = await identity.browserOf(await before.session(customer));
  expect(beside.account.secondStep).toBe('missing');
  await expect(beside.calls.dataExport.get()).rejects.toMatchObject({ cause: { reason: 'SecondStepNeeded' } });
  const newcomer = await before.account('newcomer@example.com');
  await expect(signIn('newcomer@example.com')).resolves.toHaveProperty('sessionId');
  expect(await resolve(await before.session(newcomer))).toMatchObject({ accountId: newcomer });
});
