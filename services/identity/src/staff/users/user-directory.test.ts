import { randomUUID } from 'node:crypto';
import type { UserOrder } from '@plainwill/contracts/identity/vocabulary';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { encryptName } from '../../accounts/account.entity.ts';
import { anIdentity } from '../../testing/identity.ts';
import { createUserDirectory } from './user-directory.ts';
import { usersOf } from './user-list.ts';

const { encryptRows, keys, orm, query, vault } = await anIdentity();
let directory = createUserDirectory(keys);

beforeEach(async () => {
  await query('delete from accounts');
  await directory.close();
  directory = createUserDirectory(keys);
});
afterAll(() => directory.close());

async function join(name: string) {
  const id = randomUUID() as AccountId;
  await query(
    'insert into accounts (id, email, email_key, name, email_confirmed_at, created_at) values (?, ?, ?, ?, now(), now())',
    [id, `${id}@example.com`, `${id}@example.com`, name],
  );
  await encryptRows();
  return id;
}

const rename = (id: AccountId, name: string, em = orm.em.fork()) =>
  em.execute('update accounts set name = ? where id = ?', [encryptName(vault, id, name), id]);

/** The names in the order, of at most a hundred. */
async function names(order: UserOrder = 'name') {
  const em = orm.em.fork();
  const chosen = { search: '', role: 'all', holders: [], order, isDescending: false } as const;
  const { ids } = await directory.first(em, chosen, 10_000);
  const people = await usersOf(em, vault, ids);
  return people.map(({ name }) => name);
}

it('reads who has joined, changed and gone since it was last asked', async () => {
  const [anna, ben] = [await join('Anna'), await join('Ben')];
  expect(await names()).toEqual(['Anna', 'Ben']);
  await rename(anna, 'Zoë');
  await join('Cleo');
  expect(await names()).toEqual(['Ben', 'Cleo', 'Zoë']);
  await query('delete from accounts where id = ?', [ben]);
  expect(await names()).toEqual(['Cleo', 'Zoë']);
  await query('delete from accounts where id = ?', [anna]);
  await join('Dan');
  expect(await names()).toEqual(['Cleo', 'Dan']);
});

it('misses no change of a transaction that ends after a later one', async () => {
  const [anna, ben] = [await join('Anna'), await join('Ben')];
  await names();
  const slow = orm.em.fork();
  await slow.begin();
  await rename(anna, 'Ann', slow);
  await rename(ben, 'Benedict');
  expect(await names()).toEqual(['Anna', 'Benedict']);
  await slow.commit();
  expect(await names()).toEqual(['Ann', 'Benedict']);
});

it('reads rows that were restored from another server once, and their changes later', async () => {
  const anna = await join('Anna');
  await query('update accounts set changed_in = 9000000000 where id = ?', [anna]);
  expect(await names()).toEqual(['Anna']);
  await rename(anna, 'Ann');
  expect(await names()).toEqual(['Ann']);
});

it('keeps each order when many join at once', async () => {
  await join('Anna');
  await names();
  await query(
    `insert into accounts (id, email, email_key, name, email_confirmed_at, created_at)
     select gen_random_uuid(), n || '@x.example', n || '@x.example', (1000 + n)::text, now(), now() - n * interval '1 minute'
     from generate_series(1, 500) n`,
  );
  await encryptRows();
  expect(await names()).toEqual([...Array.from({ length: 500 }, (_, n) => String(1001 + n)), 'Anna']);
  expect(await names('joined')).toEqual(
    ['Anna', ...Array.from({ length: 500 }, (_, n) => String(1001 + n))].toReversed(),
  );
});
