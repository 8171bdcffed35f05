import { randomUUID } from 'node:crypto';
import type { User } from '@plainwill/contracts/identity/users';
import { maxCountedUsers, maxSortedUsers, userOrders } from '@plainwill/contracts/identity/vocabulary';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Role } from '@plainwill/contracts/shared/roles';
import { spellings } from '@plainwill/contracts/shared/testing/spellings';
import { cacheMs } from '@plainwill/kit/database/daily-counts';
import { anAccount } from '@plainwill/kit/testing/call';
import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, it } from 'vitest';
import { anIdentity } from '../../testing/identity.ts';

const { as, encryptRows, query, time } = await anIdentity();
const admin = as(anAccount({ roles: ['admin'] })).users;

interface Joining {
  name?: string | null;
  email?: string;
  /** On this day of November. */
  day?: number;
  roles?: Role[];
  isConfirmed?: boolean;
}

let joined = 0;

async function join({ name = null, day = 1, roles = [], isConfirmed = true, ...rest }: Joining = {}) {
  const id = randomUUID() as AccountId;
  const { email = `user${++joined}@example.com` } = rest;
  const at = `2026-11-${String(day).padStart(2, '0')}T10:00:00Z`;
  await query(
    'insert into accounts (id, email, email_key, name, email_confirmed_at, created_at) values (?, ?, ?, ?, ?, ?)',
    [id, email, email.toLowerCase(), name, isConfirmed ? at : null, at],
  );
  await encryptRows();
  for (const role of roles) await query('insert into user_roles (account_id, role) values (?, ?)', [id, role]);
  return id;
}

const all = { search: '', role: 'all', order: 'joined', isDescending: true, pageSize: 25 } as const;
const namesOf = (users: readonly User[]) => users.map(({ name }) => name);
const found = async (search: string) => namesOf((await admin.list({ ...all, search })).users).toSorted();

beforeEach(async () => {
  await query('delete from accounts');
});

describe('the list of users', () => {
  it('tells who has joined, and nothing that they have told us', async () => {
    const id = await join({ name: 'Harriet Bell', email: 'Harriet@Example.com', roles: ['readonly', 'admin'] });
    await join({ name: 'Nobody yet', isConfirmed: false });
    const { users, count } = await admin.list(all);
    expect(count).toBe(1);
    expect(users).toEqual([
      {
        id,
        name: 'Harriet Bell',
        email: 'Harriet@Example.com',
        roles: ['admin', 'readonly'],
        joinedAt: '2026-11-01T10:00:00.000Z',
        disabledAt: null,
        deletionAt: null,
      },
    ]);
  });

  it('counts who joined on each of the last 30 days, and nobody unconfirmed', async () => {
    const before = await admin.daily();
    await join({ day: 1 });
    await join({ day: 1 });
    await join({ day: 3 });
    await join({ day: 3, isConfirmed: false });
    time.now = new Date(time.now.getTime() + cacheMs);
    const joined = (await admin.daily()).map((count, day) => count - (before[day] ?? 0));
    expect(joined.filter((count) => count > 0)).toEqual([2, 1]);
    expect(joined.indexOf(1) - joined.indexOf(2)).toBe(2);
  });

  it('finds beginnings of words of a name or an address, whatever the case and the accents', async () => {
    await join({ name: 'Zoë O’Neil-Łuk', email: 'first@example.com' });
    await join({ name: 'Émile Hart', email: 'Second.Person@example.com' });
    expect(await found('zoe')).toEqual(['Zoë O’Neil-Łuk']);
    expect(await found("O'NEIL")).toEqual(['Zoë O’Neil-Łuk']);
    expect(await found('first neil')).toEqual(['Zoë O’Neil-Łuk']);
    expect(await found('łuk')).toEqual(['Zoë O’Neil-Łuk']);
    expect(await found('ÉMIL')).toEqual(['Émile Hart']);
    expect(await found('second.PER')).toEqual(['Émile Hart']);
    expect(await found('example')).toHaveLength(2);
    expect(await found('@exam')).toHaveLength(2);
    expect(await found('person hart')).toEqual(['Émile Hart']);
    expect(await found('har hart émile')).toEqual(['Émile Hart']);
    for (const nobody of ['zoe hart', 'oe', 'xample', 'erson']) expect(await found(nobody)).toEqual([]);
  });

  it('finds words by their first twelve letters', async () => {
    await join({ name: 'Wolfeschlegelsteinhausen' });
    expect(await found('wolfeschlegelsteinhausenbergerdorff')).toEqual(['Wolfeschlegelsteinhausen']);
    expect(await found('wolfeschlegx')).toEqual([]);
  });

  it('finds by a whole address its owner alone', async () => {
    await join({ name: 'Ann', email: 'ann@example.com' });
    await join({ name: 'Other', email: 'ann.other@example.com' });
    expect(await found(' Ann@Example.com ')).toEqual(['Ann']);
    expect(await found('ann@example.co')).toEqual(['Ann', 'Other']);
  });

  it.each(spellings)('finds a user whose name is written as %j by each spelling of it', async (name) => {
    await join({ name });
    for (const search of spellings) expect(await found(search)).toEqual([name]);
  });

  it.each(['%', '_', '\\', "'", '\\%', '";--', '{}'])('finds nobody by %s, which begins no word', async (sign) => {
    await join({ name: `A ${sign} B` });
    expect(await found(sign)).toEqual([]);
  });

  it('keeps to those who hold a role, or none', async () => {
    await join({ name: 'Ada', roles: ['admin'] });
    await join({ name: 'Rea', roles: ['readonly'] });
    await join({ name: 'Both', roles: ['admin', 'readonly'] });
    await join({ name: 'Una' });
    const holding = async (role: 'admin' | 'readonly' | 'none') =>
      namesOf((await admin.list({ ...all, role })).users).toSorted();
    expect(await holding('admin')).toEqual(['Ada', 'Both']);
    expect(await holding('readonly')).toEqual(['Both', 'Rea']);
    expect(await holding('none')).toEqual(['Una']);
  });

  it('sorts by each order, both ways; those without a name come last by name', async () => {
    await join({ name: 'Émile', email: 'c@example.com', day: 2 });
    await join({ name: 'Zoë', email: 'a@example.com', day: 3 });
    await join({ name: null, email: 'd@example.com', day: 1 });
    await join({ name: 'dan', email: 'B@example.com', day: 4 });
    const inOrder = async (order: (typeof userOrders)[number], isDescending = false) =>
      namesOf((await admin.list({ ...all, order, isDescending })).users);
    expect(await inOrder('name')).toEqual(['dan', 'Émile', 'Zoë', null]);
    expect(await inOrder('email')).toEqual(['Zoë', 'dan', 'Émile', null]);
    expect(await inOrder('joined')).toEqual([null, 'Émile', 'Zoë', 'dan']);
    for (const order of userOrders) expect(await inOrder(order, true)).toEqual((await inOrder(order)).toReversed());
  });

  it.each(userOrders)('turns every page forwards and back by %s, also where many are alike', async (order) => {
    for (let n = 0; n < 37; n++) await join({ name: n % 3 ? `Ann ${n % 5}` : null, day: 1 + (n % 4) });
    for (const isDescending of [true, false]) {
      const chosen = { ...all, order, isDescending, pageSize: 10 } as const;
      const whole = (await admin.list({ ...chosen, pageSize: 100 })).users;
      const pages = [await admin.list(chosen)];
      for (let at = pages[0]; at?.next; at = pages.at(-1)) pages.push(await admin.list({ ...chosen, after: at.next }));
      expect(pages.map(({ users }) => users.length)).toEqual([10, 10, 10, 7]);
      expect(pages.flatMap(({ users }) => users)).toEqual(whole);
      expect(pages.map(({ count }) => count)).toEqual([37, 37, 37, 37]);
      let at = pages.at(-1);
      for (const earlier of pages.slice(0, -1).toReversed()) {
        at = await admin.list({ ...chosen, before: at?.previous ?? undefined });
        expect(at).toEqual(earlier);
      }
      expect(at?.previous).toBeNull();
    }
  });

  describe('among many', () => {
    const joinMany = async (many: number, name: string) => {
      await query(
        `insert into accounts (id, email, email_key, name, email_confirmed_at, created_at)
         select gen_random_uuid(), n || ?, n || ?, ?, now(), now() - n * interval '1 minute'
         from generate_series(1, ${many}) n`,
        [`@${name}.example`, `@${name}.example`, name],
      );
      await encryptRows();
    };

    it('finds those who come after thousands of others', async () => {
      await joinMany(2100, 'ann');
      for (let n = 0; n < 13; n++) await join({ name: `Zoë ${n}` });
      for (const order of userOrders) {
        const chosen = { ...all, search: 'zoe', order, isDescending: order === 'joined', pageSize: 10 } as const;
        const first = await admin.list(chosen);
        const second = await admin.list({ ...chosen, after: first.next ?? undefined });
        expect([first.count, first.isMore, first.users.length, second.users.length]).toEqual([13, false, 10, 3]);
        expect(new Set(namesOf([...first.users, ...second.users])).size).toBe(13);
        expect((await admin.list({ ...chosen, before: second.previous ?? undefined })).users).toEqual(first.users);
      }
    });

    it('turns every page of what most have, in each order, also where those come last', async () => {
      await join({ name: 'Aaron', email: 'aaron@first.example' });
      await joinMany(2 * maxCountedUsers, 'zoe');
      for (const order of userOrders) {
        const chosen = { ...all, search: 'zoe', order, isDescending: false, pageSize: 100 } as const;
        const first = await admin.list(chosen);
        const second = await admin.list({ ...chosen, after: first.next ?? undefined });
        expect([first.isMore, first.previous, first.users.length, second.users.length]).toEqual([true, null, 100, 100]);
        expect(new Set([...first.users, ...second.users].map(({ id }) => id)).size).toBe(200);
        expect((await admin.list({ ...chosen, before: second.previous ?? undefined })).users).toEqual(first.users);
      }
    });

    it('finds those with a role, or none, by what they are called', async () => {
      await joinMany(maxCountedUsers, 'ann');
      const holder = await join({ name: 'Anna', roles: ['admin'] });
      expect(await admin.list({ ...all, search: 'ann', role: 'admin' })).toMatchObject({
        count: 1,
        users: [{ id: holder }],
      });
      expect(await admin.list({ ...all, search: 'zoe', role: 'admin' })).toMatchObject({ count: 0, users: [] });
      expect(await admin.list({ ...all, search: 'ann', role: 'none' })).toMatchObject({ count: maxCountedUsers });
      expect(await admin.list({ ...all, role: 'none' })).toMatchObject({ count: maxCountedUsers });
    });

    it('counts a search no further than 1,000, and everybody to the end', async () => {
      await joinMany(maxCountedUsers, 'ann');
      expect(await admin.list({ ...all, search: 'ann' })).toMatchObject({ count: maxCountedUsers, isMore: false });
      expect(await admin.list(all)).toMatchObject({ count: maxCountedUsers, isMore: false });
      await join({ name: 'Anna' });
      expect(await admin.list({ ...all, search: 'ann' })).toMatchObject({ count: maxCountedUsers, isMore: true });
      expect(await admin.list(all)).toMatchObject({ count: maxCountedUsers + 1, isMore: false });
    });

    it('sorts no more than 500 by name or address, and lists others by joining, newest first', async () => {
      await joinMany(maxSortedUsers - 1, 'ann');
      await join({ name: 'Anna', email: 'ann@first.example', day: 1 });
      const sorted = { ...all, search: 'ann', order: 'name', isDescending: false } as const;
      const last = await admin.list({ ...sorted, isDescending: true });
      expect([last.isSortable, last.users[0]?.name]).toEqual([true, 'Anna']);
      await joinMany(1, 'annabel');
      for (const order of ['name', 'email'] as const) {
        const listed = await admin.list({ ...sorted, order });
        expect(listed).toEqual({ ...(await admin.list({ ...all, search: 'ann' })), isSortable: false });
        expect(await admin.list({ ...sorted, order, search: 'anna' })).toMatchObject({ isSortable: true, count: 2 });
      }
    });
  });

  it('starts from the first page where the user that a page starts from has gone', async () => {
    const [first, second] = [await join({ day: 2 }), await join({ day: 1 })];
    const after = randomUUID() as AccountId;
    for (const start of [{ after }, { before: after }, { after: second }, { before: first }])
      expect((await admin.list({ ...all, ...start })).users.map(({ id }) => id)).toEqual([first, second]);
  });
});

it.each([
  { search: 'x'.repeat(255) },
  { search: 'a\u0000b' },
  { role: 'owner' },
  { order: 'password_hash' },
  { pageSize: 26 },
  { after: 'x' },
  { email: 'a@example.com' },
])('refuses to list by %j', async (input) => {
  await expect(admin.list({ ...all, ...input } as typeof all)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

describe('one user', () => {
  it('is told of by id', async () => {
    const id = await join({ name: 'Harriet Bell' });
    expect(await admin.get({ id })).toMatchObject({ id, name: 'Harriet Bell', roles: [] });
  });

  it('is not found before the address is confirmed, nor when there is none', async () => {
    for (const id of [await join({ isConfirmed: false }), randomUUID() as AccountId])
      await expect(admin.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'User not found' });
  });
});

describe('the table for a spreadsheet', () => {
  const { pageSize: _pageSize, ...chosen } = all;

  it('holds who was chosen, in their order', async () => {
    await join({ name: 'Zoë "Z" Hart', roles: ['admin', 'readonly'], day: 2 });
    await join({ name: 'Ann, of Hartlepool', day: 3 });
    await join({ name: 'Bea Vale' });
    const { csv, exported, count } = await admin.export({
      ...chosen,
      search: 'hart',
      order: 'name',
      isDescending: false,
    });
    expect({ exported, count }).toEqual({ exported: 2, count: 2 });
    const rows: Record<string, string>[] = parse(csv, { bom: true, columns: true });
    expect(rows.map(({ Name, Roles, Joined }) => [Name, Roles, Joined])).toEqual([
      ['Ann, of Hartlepool', '', '2026-11-03T10:00:00.000Z'],
      ['Zoë "Z" Hart', 'Administrator, Read Only', '2026-11-02T10:00:00.000Z'],
    ]);
  });

  it('is written down once, with who took it, that they searched, and without whom they looked for', async () => {
    const taken = () => query<{ fields: string[] }>(`select * from audit_log where action = 'user.export'`);
    const before = await taken();
    await admin.export({ ...chosen, search: 'Harriet' });
    const after = await taken();
    expect(after).toHaveLength(before.length + 1);
    expect(after.map(({ fields }) => fields)).toContainEqual(['search']);
    expect(JSON.stringify(after)).not.toContain('Harriet');
  });
});
