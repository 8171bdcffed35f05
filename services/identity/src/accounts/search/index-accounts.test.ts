import { randomBytes } from 'node:crypto';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { rotateKeys } from '@plainwill/kit/encryption/rotate-keys';
import { createVault } from '@plainwill/kit/encryption/vault';
import { anAccount } from '@plainwill/kit/testing/call';
import { beforeEach, describe, expect, it } from 'vitest';
import { encryptedTables } from '../../encrypted-tables.ts';
import { userPage } from '../../staff/users/user-page.ts';
import { anIdentity, otherPassword } from '../../testing/identity.ts';
import { encryptName } from '../account.entity.ts';
import { indexAccounts } from './index-accounts.ts';

const identity = await anIdentity();
const { aPerson, as, confirmEmail, orm, query, tokenOf, vault, visitor } = identity;
const admin = as(anAccount({ roles: ['admin'] })).users;

const all = { search: '', role: 'all', order: 'joined', isDescending: true, pageSize: 25 } as const;
const found = async (search: string) => (await admin.list({ ...all, search })).users.map(({ id }) => id);
const storedTokensOf = (id: AccountId) => query('select 1 from account_words where account_id = ?', [id]);
const index = (by = vault) => indexAccounts(orm.em.fork(), by);

beforeEach(async () => {
  await query('delete from accounts');
});

describe('a user is found as soon as', () => {
  it('the address is confirmed, and nobody before', async () => {
    await visitor.accounts.signUp({ email: 'ann@example.com', password: otherPassword });
    await index();
    expect(await query('select 1 from account_words')).toEqual([]);
    await confirmEmail('ann@example.com', { password: otherPassword });
    expect(await found('ann')).toHaveLength(1);
    expect(await index()).toEqual({ indexed: 0, broken: 0 });
  });

  it('the address is confirmed by a new password', async () => {
    await visitor.accounts.signUp({ email: 'ann@example.com', password: otherPassword });
    await visitor.passwords.requestReset({ email: 'ann@example.com' });
    const token = await tokenOf('resetPassword', 'ann@example.com');
    await visitor.passwords.reset({ token, password: 'Copper-Field-86' });
    expect(await found('ann')).toHaveLength(1);
  });

  it('the name is changed, and no longer by the name before', async () => {
    const { account, calls } = await aPerson('first@example.com');
    await calls.profile.rename({ name: 'Harriet Bell' });
    await calls.profile.rename({ name: 'Harriet Vale' });
    expect([await found('bell'), await found('vale')]).toEqual([[], [account.id]]);
    expect(await index()).toEqual({ indexed: 0, broken: 0 });
  });

  it('the address is changed, and no longer by the address before', async () => {
    const { account, calls } = await aPerson('first@example.com');
    await calls.profile.changeEmail({ email: 'second@example.com' });
    await calls.profile.confirmNewEmail({ token: await tokenOf('confirmNewEmail', 'second@example.com') });
    expect([await found('first'), await found('second')]).toEqual([[], [account.id]]);
    expect(await index()).toEqual({ indexed: 0, broken: 0 });
  });
});

it('leaves no word of a user who has gone', async () => {
  const { account } = await aPerson('first@example.com');
  expect(await storedTokensOf(account.id)).not.toEqual([]);
  await query('delete from accounts where id = ?', [account.id]);
  expect(await storedTokensOf(account.id)).toEqual([]);
});

it('indexes users by hundreds, by several services at once, and passes over who cannot be decrypted', async () => {
  await query(
    `insert into accounts (id, email, email_key, email_confirmed_at, created_at)
     select gen_random_uuid(), 'many' || n || '@example.com', 'many' || n || '@example.com', now(), now()
     from generate_series(1, 250) n`,
  );
  await rotateKeys(orm.em.fork(), encryptedTables(vault), 'k1');
  const { account } = await aPerson('broken@example.com');
  await query(`update accounts set name = 'v1|k1|x' where id = ?`, [account.id]);
  const done = await Promise.all([index(), index()]);
  expect(done.reduce((sum, { indexed }) => sum + indexed, 0)).toBe(250);
  expect(await index()).toEqual({ indexed: 0, broken: 1 });
  expect(await admin.list({ ...all, search: 'many' })).toMatchObject({ count: 250 });
  expect((await admin.list({ ...all, search: 'broken' })).users).toEqual([]);
  expect((await admin.list({ ...all, order: 'name' })).users).toHaveLength(25);
});

it('indexes again whom the release before has renamed', async () => {
  const { account } = await aPerson('first@example.com');
  await query('update accounts set name = ? where id = ?', [encryptName(vault, account.id, 'Zoë'), account.id]);
  expect(await found('zoe')).toEqual([]);
  expect(await index()).toEqual({ indexed: 1, broken: 0 });
  expect(await found('zoe')).toEqual([account.id]);
});

it('finds users by words that an earlier key has made, until they are made with the current one', async () => {
  const ids: AccountId[] = [];
  for (const name of ['ann.bell', 'ann.vale', 'ben.bell']) {
    identity.time.now = new Date(identity.time.now.getTime() + 1000);
    ids.unshift((await aPerson(`${name}@example.com`)).account.id);
  }
  const keys = new Map([
    ['k1', Buffer.alloc(32, 3)],
    ['k2', randomBytes(32)],
  ]);
  const later = createVault({ current: 'k2', keys });
  const foundBy = async (by: typeof vault, search: string) =>
    (await userPage(orm.em.fork(), by, { ...all, search })).ids;
  const [ben, vale, ann] = ids;
  const expectAll = async (by: typeof vault) => {
    expect(await foundBy(by, 'example')).toEqual(ids);
    expect(await foundBy(by, 'ann')).toEqual([vale, ann]);
    expect(await foundBy(by, 'bell exam')).toEqual([ben, ann]);
  };
  await expectAll(later);
  await query('update accounts set is_indexed = false where id = ?', [vale]);
  await index(later);
  await expectAll(later);
  await rotateKeys(orm.em.fork(), encryptedTables(later), 'k2');
  await expectAll(later);
  expect(await index(later)).toEqual({ indexed: 3, broken: 0 });
  keys.delete('k1');
  await expectAll(createVault({ current: 'k2', keys }));
});
