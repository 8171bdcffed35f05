import type { UserOrder } from '@plainwill/contracts/identity/vocabulary';
import { folded } from '@plainwill/contracts/shared/folded';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { spellings } from '@plainwill/contracts/shared/testing/spellings';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { type DirectoryEntry, entryOf } from './directory-entry.ts';
import { type ChosenUsers, createFoundUsers } from './found-users.ts';

const letters = fc.constantFrom('a', 'b', 'é', ' ', '"', '.', '👵');
const text = fc.string({ unit: letters, maxLength: 8 });
const entry = fc
  .record({ id: fc.nat(9), joinedMs: fc.nat(3), email: text, name: text })
  .map(({ id, email, name, ...rest }) => ({
    ...rest,
    id: `user-${id}` as AccountId,
    email: folded(email),
    name: folded(name),
  }));
const change = fc.record({
  entries: fc.array(entry, { maxLength: 12 }),
  gone: fc.array(fc.nat(9).map((id) => `user-${id}` as AccountId)),
});
const chosen = fc.record({
  search: fc.string({ unit: letters, maxLength: 5 }),
  role: fc.constantFrom('all', 'none', 'admin'),
  holders: fc.uniqueArray(fc.nat(11).map((id) => `user-${id}` as AccountId)),
  order: fc.constantFrom('joined', 'name', 'email'),
  isDescending: fc.boolean(),
}) satisfies fc.Arbitrary<ChosenUsers>;

const keys: Record<UserOrder, (entry: DirectoryEntry) => (string | number)[]> = {
  joined: ({ joinedMs, id }) => [joinedMs, id],
  name: ({ name, id }) => [Number(name === ''), name, id],
  email: ({ email, id }) => [email, id],
};

function compare(a: (string | number)[], b: (string | number)[]): number {
  const at = a.findIndex((key, index) => key !== b[index]);
  const [one, other] = [a[at], b[at]].map((key) => (typeof key === 'string' ? Buffer.from(key) : key));
  if (Buffer.isBuffer(one) && Buffer.isBuffer(other)) return Buffer.compare(one, other);
  return Number(one) - Number(other);
}

/** Everyone chosen in their order, by reading everyone. */
function expected(known: Iterable<DirectoryEntry>, { search, role, holders, order, isDescending }: ChosenUsers) {
  const hasRole = ({ id }: DirectoryEntry) => holders.includes(id);
  const isChosen = (entry: DirectoryEntry) =>
    `${entry.email} ${entry.name}`.includes(folded(search)) &&
    (role === 'all' || (role === 'none' ? !hasRole(entry) : hasRole(entry)));
  const key = keys[order];
  const ids = [...known]
    .filter(isChosen)
    .sort((a, b) => compare(key(a), key(b)))
    .map(({ id }) => id);
  return isDescending ? ids.reverse() : ids;
}

it('finds whom reading everyone would find, after any changes', () => {
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 4 }),
      fc.array(chosen, { minLength: 1, maxLength: 5 }),
      (changes, all) => {
        const users = createFoundUsers();
        const known = new Map<AccountId, DirectoryEntry>();
        for (const { entries, gone } of changes) {
          users.apply(entries, gone);
          for (const id of gone) known.delete(id);
          for (const entry of entries) known.set(entry.id, entry);
        }
        for (const one of all) {
          const ids = expected(known.values(), one);
          const some = users.some(one, 100);
          expect(users.ids(one, {}, 100)).toEqual(ids);
          if (some) expect(users.ids(one, {}, 100, some)).toEqual(ids);
          expect(some?.length ?? ids.length).toBe(ids.length);
          expect(users.count(one, 100)).toBe(ids.length);
          const [beside] = ids.slice(1, 2);
          if (!beside) continue;
          expect(users.ids(one, { beside }, 100, some)).toEqual(ids.slice(2));
          expect(users.ids(one, { beside, isBackwards: true }, 100, some)).toEqual(ids.slice(0, 1));
        }
        users.close();
      },
    ),
  );
});

it('finds those of many who come after thousands of others', () => {
  const users = createFoundUsers();
  onTestFinished(() => users.close());
  const entries = Array.from({ length: 12_000 }, (_, n) => ({
    id: `user-${String(n).padStart(5, '0')}` as AccountId,
    joinedMs: n,
    email: `${n < 9000 ? 'early' : 'later'}@example.com`,
    name: '',
  }));
  users.apply(entries, []);
  const chosenBy = (search: string) =>
    ({ search, role: 'all', holders: [], order: 'joined', isDescending: false }) satisfies ChosenUsers;
  expect(users.ids(chosenBy('later'), {}, 2)).toEqual(['user-09000', 'user-09001']);
  expect(users.ids(chosenBy('early'), { beside: 'user-08998' as AccountId }, 2)).toEqual(['user-08999']);
  expect(users.some(chosenBy('later'), 10)).toHaveLength(10);
});

it.each(spellings)('finds a user whose name is written as %j by each spelling of it', (name) => {
  const users = createFoundUsers();
  onTestFinished(() => users.close());
  const id = 'user-1' as AccountId;
  users.apply([entryOf({ id, email: 'zoe@example.com', name, createdAt: new Date(0) })], []);
  for (const search of spellings)
    expect(users.ids({ search, role: 'all', holders: [], order: 'joined', isDescending: false }, {}, 2)).toEqual([id]);
});
