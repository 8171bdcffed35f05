import { randomUUID } from 'node:crypto';
import type { ExecutorId } from '@plainwill/contracts/shared/ids';
import type { Executor } from '@plainwill/contracts/will-data/records/executors';
import { describe, expect, it } from 'vitest';
import { anExecutorPerson, aWillData, refusalOf, type TestatorCalls } from '../../testing/will-data.ts';
import { addExecutor } from '../../testing/wishes.ts';

const { aTestator } = await aWillData();

const ids = (executors: readonly Executor[]) => executors.map(({ id }) => id);

/** Last names, in the order listed. */
async function listed({ testatorRecord }: TestatorCalls) {
  const { executors, contacts } = await testatorRecord.get();
  return executors.map(({ personId }) => contacts.find(({ id }) => id === personId)?.lastName).join('');
}

async function fourExecutors() {
  const testator = aTestator();
  for (const lastName of 'ABCD') await addExecutor(testator, { lastName });
  return testator;
}

describe('the list of executors', () => {
  it('has primaries before backups, each in their order', async () => {
    const testator = aTestator();
    await addExecutor(testator, { lastName: 'A' }, 'backup');
    await addExecutor(testator, { lastName: 'B' });
    await addExecutor(testator, { lastName: 'C' }, 'backup');
    await addExecutor(testator, { lastName: 'D' });
    expect(await listed(testator)).toBe('BDAC');
  });

  it('takes a new order in one call', async () => {
    const testator = await fourExecutors();
    const { executors } = await testator.testatorRecord.get();
    const reordered = await testator.executors.reorder({ ids: ids(executors).toReversed() });
    expect(reordered.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
    expect(await listed(testator)).toBe('DCBA');
  });

  it('refuses an order of another list, and keeps its own', async () => {
    const testator = await fourExecutors();
    const [a, b, c, d] = ids((await testator.testatorRecord.get()).executors) as [
      ExecutorId,
      ExecutorId,
      ExecutorId,
      ExecutorId,
    ];
    const stranger = randomUUID() as ExecutorId;
    for (const order of [[], [a, b, c], [a, b, c, c], [d, c, b, a, a], [a, b, c, stranger], [a, b, c, d, stranger]])
      expect(await refusalOf(testator.executors.reorder({ ids: order }))).toBe('ExecutorListChanged');
    expect(await listed(testator)).toBe('ABCD');
  });

  it('ends in one of the orders that were saved at the same time', async () => {
    const testator = await fourExecutors();
    const [a, b, c, d] = ids((await testator.testatorRecord.get()).executors) as [
      ExecutorId,
      ExecutorId,
      ExecutorId,
      ExecutorId,
    ];
    const orders = [
      [b, a, d, c],
      [d, c, b, a],
      [c, d, a, b],
      [a, d, c, b],
    ];
    await Promise.all(Array.from({ length: 20 }, (_, n) => testator.executors.reorder({ ids: orders[n % 4] ?? [] })));
    expect(['BADC', 'DCBA', 'CDAB', 'ADCB']).toContain(await listed(testator));
    expect((await testator.testatorRecord.get()).executors.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
  });

  it('can still be put in order while somebody on it is removed and may come back', async () => {
    const testator = await fourExecutors();
    const { executors, contacts } = await testator.testatorRecord.get();
    const gone = contacts.find(({ lastName }) => lastName === 'B');
    if (!gone) throw new Error('B was added');
    await testator.contacts.remove({ id: gone.id });
    const left = executors.filter(({ personId }) => personId !== gone.id);
    await testator.executors.reorder({ ids: ids(left).toReversed() });
    expect(await listed(testator)).toBe('DCA');
    await testator.contacts.restore({ id: gone.id });
    expect(await listed(testator)).toBe('DBCA');
  });

  it('changes a role, and with it the place', async () => {
    const testator = await fourExecutors();
    const [first] = (await testator.testatorRecord.get()).executors;
    if (!first) throw new Error('A was added');
    await testator.executors.setRole({ id: first.id, role: 'backup' });
    expect(await listed(testator)).toBe('BCDA');
    await testator.executors.setRole({ id: first.id, role: 'primary' });
    expect(await listed(testator)).toBe('ABCD');
  });

  it('changes the person and the role together', async () => {
    const testator = aTestator();
    const [added] = await addExecutor(testator);
    if (!added) throw new Error('nobody was added');
    const person = anExecutorPerson({ lastName: 'Lark', role: 'sibling', mobileNumber: '07700 900123' });
    const [updated] = await testator.executors.update({ id: added.id, role: 'backup', person });
    expect(updated).toEqual({ ...added, role: 'backup' });
    expect((await testator.testatorRecord.get()).contacts).toMatchObject([
      { lastName: 'Lark', role: 'sibling', mobileNumber: '7700900123', version: 2 },
    ]);
  });

  it('loses an executor but not the person', async () => {
    const testator = await fourExecutors();
    const [first] = (await testator.testatorRecord.get()).executors;
    if (!first) throw new Error('A was added');
    const left = await testator.executors.remove({ id: first.id });
    expect(left).toHaveLength(3);
    expect((await testator.testatorRecord.get()).contacts).toHaveLength(4);
    expect(await refusalOf(testator.executors.remove({ id: first.id }))).toBe('ExecutorNotFound');
    await testator.executors.appoint({ personId: first.personId, role: 'primary' });
    expect(await listed(testator)).toBe('BCDA');
  });

  it('of another account cannot be touched, nor can its people be appointed', async () => {
    const [testator, stranger] = [await fourExecutors(), aTestator()];
    const { executors } = await testator.testatorRecord.get();
    const [first] = executors;
    if (!first) throw new Error('A was added');
    const { id, personId } = first;
    const person = anExecutorPerson();
    const outcomes = await Promise.all(
      [
        stranger.executors.remove({ id }),
        stranger.executors.setRole({ id, role: 'backup' }),
        stranger.executors.update({ id, role: 'backup', person }),
        stranger.executors.reorder({ ids: ids(executors) }),
        stranger.executors.appoint({ personId, role: 'primary' }),
      ].map(refusalOf),
    );
    expect(outcomes).toEqual([
      'ExecutorNotFound',
      'ExecutorNotFound',
      'ExecutorNotFound',
      'ExecutorListChanged',
      'PersonNotFound',
    ]);
    expect((await testator.testatorRecord.get()).executors).toEqual(executors);
    expect((await stranger.testatorRecord.get()).executors).toEqual([]);
  });
});
