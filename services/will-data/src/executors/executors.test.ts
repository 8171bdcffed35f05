import { randomUUID } from 'node:crypto';
import { contactCeiling } from '@plainwill/contracts/will-data/contacts';
import { describe, expect, it } from 'vitest';
import { aWillData, refusalOf, robert, type TestatorCalls } from '../testing/will-data.ts';

const { aTestator } = await aWillData();

const add = ({ executors }: TestatorCalls, lastName: string, role: 'primary' | 'backup' = 'primary') =>
  executors.add({ ...robert, lastName, role });

describe('executors', () => {
  it('are added with their contact', async () => {
    const { executors, contacts } = aTestator();
    const added = await executors.add(robert);
    expect(added).toMatchObject({ ...robert, position: 0 });
    expect(await executors.list()).toEqual([added]);
    const { role: _role, ...contact } = robert;
    expect(await contacts.list()).toEqual([{ ...contact, id: added.contactId }]);
  });

  it('use the contact of that name and take over what is now said of it', async () => {
    const testator = aTestator();
    const [known] = await testator.residue.addNew({ firstName: 'Robert', lastName: 'Finch', relationship: 'sibling' });
    const added = await testator.executors.add({ ...robert, firstName: 'ROBERT', lastName: 'finch' });
    expect(added).toMatchObject({ contactId: known?.recipientId, firstName: 'Robert', relationship: 'friend' });
    expect(await testator.contacts.list()).toHaveLength(1);
  });

  it('are each chosen once', async () => {
    const testator = aTestator();
    await testator.executors.add(robert);
    expect(await refusalOf(testator.executors.add({ ...robert, role: 'backup' }))).toBe('AlreadyExecutor');
    expect(await testator.executors.list()).toHaveLength(1);
  });

  it('are listed main executors first, then in the order added', async () => {
    const testator = aTestator();
    await add(testator, 'A', 'backup');
    await add(testator, 'B');
    await add(testator, 'C', 'backup');
    await add(testator, 'D');
    const listed = await testator.executors.list();
    expect(listed.map((executor) => executor.lastName)).toEqual(['B', 'D', 'A', 'C']);
  });

  it('close up when one is removed', async () => {
    const testator = aTestator();
    const [first] = await Promise.all([add(testator, 'A')]);
    for (const name of ['B', 'C', 'D']) await add(testator, name);
    await testator.executors.remove({ id: first.id });
    const listed = await testator.executors.list();
    expect(listed.map(({ lastName, position }) => [lastName, position])).toEqual([
      ['B', 0],
      ['C', 1],
      ['D', 2],
    ]);
    expect(await testator.contacts.list()).toHaveLength(4);
  });

  it('stay in step when many are added at once, and one person is added once', async () => {
    const testator = aTestator();
    const names = Array.from({ length: 20 }, (_, n) => `Name ${n % 10}`);
    const outcomes = await Promise.all(names.map((name) => refusalOf(add(testator, name))));
    expect(outcomes.filter((outcome) => outcome === 'AlreadyExecutor')).toHaveLength(10);
    const positions = (await testator.executors.list()).map((executor) => executor.position);
    expect(positions).toEqual(Array.from({ length: 10 }, (_, position) => position));
    expect(await testator.contacts.list()).toHaveLength(10);
  });

  it('may bring no more than the people one account may name', async () => {
    const testator = aTestator();
    for (let n = 0; n < contactCeiling; n += 1) await add(testator, `Name ${n}`);
    expect(await refusalOf(add(testator, 'One more'))).toBe('TooManyContacts');
    expect(await refusalOf(add(testator, 'Name 7'))).toBe('AlreadyExecutor');
  });

  it('of another account cannot be seen or removed', async () => {
    const [testator, stranger] = [aTestator(), aTestator()];
    const added = await testator.executors.add(robert);
    for (const id of [added.id, added.contactId as string as typeof added.id, randomUUID() as typeof added.id]) {
      await expect(stranger.executors.remove({ id })).rejects.toMatchObject({
        code: 'NOT_FOUND',
        cause: { reason: 'ExecutorNotFound' },
      });
    }
    expect(await stranger.executors.list()).toEqual([]);
    expect(await stranger.contacts.list()).toEqual([]);
    expect(await testator.executors.list()).toEqual([added]);
  });
});
