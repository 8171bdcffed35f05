import { randomUUID } from 'node:crypto';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { anAccount } from '@plainwill/kit/testing/call';
import { expect, it } from 'vitest';
import { grantRole } from '../staff/roles/roles.ts';
import { anIdentity } from '../testing/identity.ts';

const { as, aPerson, orm, query, vault } = await anIdentity();
const command = { vault, now: new Date(), requestId: randomUUID() };
const named = async (email: string, name: string) => {
  const person = await aPerson(email);
  await person.calls.profile.rename({ name });
  return person.account.id;
};
const stranger = randomUUID() as AccountId;

it('finds people for an admin, by id or by address', async () => {
  const id = await named('anna@example.com', 'Anna Hale');
  const { people } = as(anAccount({ roles: ['admin'] }));
  const anna = { id, email: 'anna@example.com', name: 'Anna Hale' };
  expect(await people.byIds({ ids: [id, stranger] })).toEqual([anna]);
  expect(await people.byEmail({ email: ' ANNA@example.com' })).toEqual(anna);
  expect(await people.byEmail({ email: 'nobody@example.com' })).toBeNull();
});

it('finds nobody for others', async () => {
  for (const roles of [[], ['readonly']] as ('readonly' | 'admin')[][]) {
    const { people } = as(anAccount({ roles }));
    await expect(people.byIds({ ids: [] })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(people.byEmail({ email: 'anna@example.com' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
});

it('names to anyone those who are or were staff, and tells nothing of the others', async () => {
  const [present, past, person] = [
    await named('present@example.com', 'Ada Stone'),
    await named('past@example.com', 'Bea Reed'),
    await named('person@example.com', 'Carl Dow'),
  ];
  await grantRole(orm.em.fork(), command, 'present@example.com', 'readonly');
  await grantRole(orm.em.fork(), command, 'past@example.com', 'admin');
  await query('delete from user_roles where account_id = ?', [past]);
  const names = await as(anAccount()).people.staffNames({ ids: [present, past, person, stranger] });
  expect(names.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    { id: present, name: 'Ada Stone' },
    { id: past, name: 'Bea Reed' },
  ]);
  await expect(as(null).people.staffNames({ ids: [present] })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});
