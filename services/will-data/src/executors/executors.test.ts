import { randomUUID } from 'node:crypto';
import type { ExecutorId } from '@plainwill/contracts/shared/ids';
import { ceilings } from '@plainwill/contracts/will-data/ceilings';
import type { Executor, ExecutorPerson } from '@plainwill/contracts/will-data/executors';
import { describe, expect, it } from 'vitest';
import {
  aContact,
  anExecutorPerson,
  aPersonId,
  aWillData,
  refusalOf,
  type TestatorCalls,
} from '../testing/will-data.ts';

const { aTestator } = await aWillData();

const add = ({ executors }: TestatorCalls, person: Partial<ExecutorPerson> = {}, role: Executor['role'] = 'primary') =>
  executors.add({ role, person: anExecutorPerson(person) });

const ids = (executors: readonly Executor[]) => executors.map(({ id }) => id);

async function addContact({ contacts }: TestatorCalls, fields: Parameters<typeof aContact>[0] = {}) {
  return contacts.add({ id: aPersonId(), contact: aContact(fields) });
}

/** Last names, in the order listed. */
async function listed({ portal }: TestatorCalls) {
  const { executors, contacts } = await portal.get();
  return executors.map(({ personId }) => contacts.find(({ id }) => id === personId)?.lastName).join('');
}

async function fourExecutors() {
  const testator = aTestator();
  for (const lastName of 'ABCD') await add(testator, { lastName });
  return testator;
}

describe('adding an executor', () => {
  it('adds somebody new to the people named', async () => {
    const testator = aTestator();
    const [added] = await add(testator, { email: 'rob@example.com' });
    const { contacts, executors } = await testator.portal.get();
    expect(contacts).toMatchObject([{ ...anExecutorPerson({ email: 'rob@example.com' }), id: added?.personId }]);
    expect(executors).toEqual([{ id: added?.id, personId: added?.personId, role: 'primary', position: 0 }]);
  });

  it('finds the contact of that first and last name, and takes over what the form says', async () => {
    const testator = aTestator();
    const known = await addContact(testator, { firstName: 'Robert', lastName: 'Finch', role: 'Cousin' });
    const [added] = await add(testator, {
      firstName: 'ROBERT',
      lastName: ' finch',
      role: 'friend',
      postcode: 'SY8 1AA',
    });
    expect(added?.personId).toBe(known.id);
    const { contacts } = await testator.portal.get();
    expect(contacts).toMatchObject([{ id: known.id, role: 'friend', postcode: 'SY8 1AA', version: 2 }]);
  });

  it('finds by email whom it does not find by name', async () => {
    const testator = aTestator();
    const known = await addContact(testator, { firstName: 'Bob', lastName: 'Finch', email: 'rob@example.com' });
    const [added] = await add(testator, { email: 'Rob@Example.com' });
    expect(added?.personId).toBe(known.id);
    expect((await testator.portal.get()).contacts).toMatchObject([{ firstName: 'Robert', lastName: 'Finch' }]);
  });

  it('takes the name before the email', async () => {
    const testator = aTestator();
    await addContact(testator, { firstName: 'Bob', email: 'rob@example.com' });
    const known = await addContact(testator, { firstName: 'Robert', lastName: 'Finch' });
    const [added] = await add(testator, { email: 'rob@example.com' });
    expect(added?.personId).toBe(known.id);
  });

  it('takes nothing away from a contact where the form was left empty', async () => {
    const testator = aTestator();
    const address = { address: '1 Mill Lane, Ludlow', line1: '1 Mill Lane', townOrCity: 'Ludlow' };
    const stored = { middleNames: 'Jay', mobileCountryCode: '+1', mobileNumber: '2025550123', notes: 'n', ...address };
    await addContact(testator, { ...stored, firstName: 'Robert', lastName: 'Finch' } as never);
    await add(testator);
    expect((await testator.portal.get()).contacts).toMatchObject([stored]);
  });

  it('replaces an address as a whole', async () => {
    const testator = aTestator();
    const old = { address: '1 Mill Lane, Ludlow', line1: '1 Mill Lane', townOrCity: 'Ludlow' };
    await addContact(testator, { ...old, firstName: 'Robert', lastName: 'Finch' });
    await add(testator, { address: '2 High Street', line1: '2 High Street' });
    expect((await testator.portal.get()).contacts).toMatchObject([
      { address: '2 High Street', line1: '2 High Street', townOrCity: '' },
    ]);
  });

  it('keeps nothing of a refused one', async () => {
    const testator = aTestator();
    await add(testator, { email: 'rob@example.com' });
    const call = add(testator, { firstName: 'Roberta', email: 'rob@example.com' }, 'backup');
    expect(await refusalOf(call)).toBe('AlreadyExecutor');
    expect((await testator.portal.get()).contacts).toMatchObject([{ firstName: 'Robert', version: 1 }]);
  });

  it.each(['firstName', 'lastName'] as const)('needs a %s', async (name) => {
    expect(await refusalOf(add(aTestator(), { [name]: '  ' }))).toBe('BAD_REQUEST');
  });

  it('adds one person once, however often at the same time', async () => {
    const testator = aTestator();
    const names = Array.from({ length: 20 }, (_, n) => `Name ${n % 10}`);
    const outcomes = await Promise.all(names.map((lastName) => refusalOf(add(testator, { lastName }))));
    expect(outcomes.filter((outcome) => outcome === 'AlreadyExecutor')).toHaveLength(10);
    const { executors, contacts } = await testator.portal.get();
    expect(executors.map(({ position }) => position)).toEqual(Array.from({ length: 10 }, (_, position) => position));
    expect(contacts).toHaveLength(10);
  });

  it(`stops at ${ceilings.executors}`, async () => {
    const testator = aTestator();
    for (let n = 0; n < ceilings.executors; n += 1) await add(testator, { lastName: `Name ${n}` });
    expect(await refusalOf(add(testator, { lastName: 'One more' }))).toBe('TooManyExecutors');
    const { executors, contacts } = await testator.portal.get();
    expect([executors.length, contacts.length]).toEqual([ceilings.executors, ceilings.executors]);
  });
});

describe('appointing an executor', () => {
  it('takes a contact as they are, or as the form has changed them', async () => {
    const testator = aTestator();
    const [ann, bea] = [await addContact(testator), await addContact(testator, { firstName: 'Bea' })];
    await testator.executors.appoint({ personId: ann.id, role: 'primary' });
    await testator.executors.appoint({
      personId: bea.id,
      role: 'backup',
      person: anExecutorPerson({ firstName: 'Beatrice', lastName: 'Vale', role: 'Aunt' }),
    });
    const { contacts, executors } = await testator.portal.get();
    const now = (who: typeof ann) => contacts.find(({ id }) => id === who.id);
    expect(now(ann)).toMatchObject({ firstName: 'Susan', version: 1 });
    expect(now(bea)).toMatchObject({ firstName: 'Beatrice', role: 'Aunt', version: 2 });
    expect(executors).toMatchObject([
      { personId: ann.id, role: 'primary' },
      { personId: bea.id, role: 'backup' },
    ]);
  });

  it('changes nobody when the person is an executor already', async () => {
    const testator = aTestator();
    const { id } = await addContact(testator);
    await testator.executors.appoint({ personId: id, role: 'primary' });
    const call = testator.executors.appoint({ personId: id, role: 'backup', person: anExecutorPerson() });
    expect(await refusalOf(call)).toBe('AlreadyExecutor');
    expect((await testator.portal.get()).contacts).toMatchObject([{ firstName: 'Susan', version: 1 }]);
  });

  it('takes no form for a spouse, whose details are kept elsewhere', async () => {
    const testator = aTestator();
    const { id } = await testator.spouseDetails.save({
      basedOn: 0,
      changes: { fullName: 'Tom Hart', relationship: 'husband', gender: 'male' },
    });
    const call = testator.executors.appoint({ personId: id, role: 'primary', person: anExecutorPerson() });
    expect(await refusalOf(call)).toBe('ContactNotFound');
    const [appointed] = await testator.executors.appoint({ personId: id, role: 'primary' });
    expect(appointed).toMatchObject({ personId: id });
  });
});

describe('the list of executors', () => {
  it('has primaries before backups, each in their order', async () => {
    const testator = aTestator();
    await add(testator, { lastName: 'A' }, 'backup');
    await add(testator, { lastName: 'B' });
    await add(testator, { lastName: 'C' }, 'backup');
    await add(testator, { lastName: 'D' });
    expect(await listed(testator)).toBe('BDAC');
  });

  it('takes a new order in one call', async () => {
    const testator = await fourExecutors();
    const { executors } = await testator.portal.get();
    const reordered = await testator.executors.reorder({ ids: ids(executors).toReversed() });
    expect(reordered.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
    expect(await listed(testator)).toBe('DCBA');
  });

  it('refuses an order of another list, and keeps its own', async () => {
    const testator = await fourExecutors();
    const [a, b, c, d] = ids((await testator.portal.get()).executors) as [
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
    const [a, b, c, d] = ids((await testator.portal.get()).executors) as [
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
    expect((await testator.portal.get()).executors.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
  });

  it('can still be put in order while somebody on it is removed and may come back', async () => {
    const testator = await fourExecutors();
    const { executors, contacts } = await testator.portal.get();
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
    const [first] = (await testator.portal.get()).executors;
    if (!first) throw new Error('A was added');
    await testator.executors.setRole({ id: first.id, role: 'backup' });
    expect(await listed(testator)).toBe('BCDA');
    await testator.executors.setRole({ id: first.id, role: 'primary' });
    expect(await listed(testator)).toBe('ABCD');
  });

  it('changes the person and the role together', async () => {
    const testator = aTestator();
    const [added] = await add(testator);
    if (!added) throw new Error('nobody was added');
    const person = anExecutorPerson({ lastName: 'Lark', role: 'sibling', mobileNumber: '07700 900123' });
    const [updated] = await testator.executors.update({ id: added.id, role: 'backup', person });
    expect(updated).toEqual({ ...added, role: 'backup' });
    expect((await testator.portal.get()).contacts).toMatchObject([
      { lastName: 'Lark', role: 'sibling', mobileNumber: '7700900123', version: 2 },
    ]);
  });

  it('loses an executor but not the person', async () => {
    const testator = await fourExecutors();
    const [first] = (await testator.portal.get()).executors;
    if (!first) throw new Error('A was added');
    const left = await testator.executors.remove({ id: first.id });
    expect(left).toHaveLength(3);
    expect((await testator.portal.get()).contacts).toHaveLength(4);
    expect(await refusalOf(testator.executors.remove({ id: first.id }))).toBe('ExecutorNotFound');
    await testator.executors.appoint({ personId: first.personId, role: 'primary' });
    expect(await listed(testator)).toBe('BCDA');
  });

  it('of another account cannot be touched, nor can its people be appointed', async () => {
    const [testator, stranger] = [await fourExecutors(), aTestator()];
    const { executors } = await testator.portal.get();
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
        stranger.executors.appoint({ personId, role: 'primary', person }),
      ].map(refusalOf),
    );
    expect(outcomes).toEqual([
      'ExecutorNotFound',
      'ExecutorNotFound',
      'ExecutorNotFound',
      'ExecutorListChanged',
      'PersonNotFound',
      'PersonNotFound',
    ]);
    expect((await testator.portal.get()).executors).toEqual(executors);
    expect((await stranger.portal.get()).executors).toEqual([]);
  });
});
