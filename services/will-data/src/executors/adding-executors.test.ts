import type { ExecutorId } from '@plainwill/contracts/shared/ids';
import { recordLimits } from '@plainwill/contracts/will-data/record-limits';
import { describe, expect, it } from 'vitest';
import { aChild, anExecutorPerson, aPersonId, aWillData, refusalOf } from '../testing/will-data.ts';
import { addContact, addExecutor } from '../testing/wishes.ts';

const { aTestator } = await aWillData();

describe('adding an executor', () => {
  it('adds somebody new to the people named', async () => {
    const testator = aTestator();
    const [added] = await addExecutor(testator, { email: 'rob@example.com' });
    const { contacts, executors } = await testator.testatorRecord.get();
    expect(contacts).toMatchObject([{ ...anExecutorPerson({ email: 'rob@example.com' }), id: added?.personId }]);
    expect(executors).toEqual([{ id: added?.id, personId: added?.personId, role: 'primary', position: 0 }]);
  });

  it('finds the contact of that first and last name, and takes over what the form says', async () => {
    const testator = aTestator();
    const known = await addContact(testator, { firstName: 'Robert', lastName: 'Finch', role: 'Cousin' });
    const [added] = await addExecutor(testator, {
      firstName: 'ROBERT',
      lastName: ' finch',
      role: 'friend',
      postcode: 'SY8 1AA',
    });
    expect(added?.personId).toBe(known.id);
    const { contacts } = await testator.testatorRecord.get();
    expect(contacts).toMatchObject([{ id: known.id, role: 'friend', postcode: 'SY8 1AA', version: 2 }]);
  });

  it('finds by email whom it does not find by name', async () => {
    const testator = aTestator();
    const known = await addContact(testator, { firstName: 'Bob', lastName: 'Finch', email: 'rob@example.com' });
    const [added] = await addExecutor(testator, { email: 'Rob@Example.com' });
    expect(added?.personId).toBe(known.id);
    expect((await testator.testatorRecord.get()).contacts).toMatchObject([{ firstName: 'Robert', lastName: 'Finch' }]);
  });

  it('takes the name before the email', async () => {
    const testator = aTestator();
    await addContact(testator, { firstName: 'Bob', email: 'rob@example.com' });
    const known = await addContact(testator, { firstName: 'Robert', lastName: 'Finch' });
    const [added] = await addExecutor(testator, { email: 'rob@example.com' });
    expect(added?.personId).toBe(known.id);
  });

  it('takes nothing away from a contact where the form was left empty', async () => {
    const testator = aTestator();
    const address = { address: '1 Mill Lane, Ludlow', line1: '1 Mill Lane', townOrCity: 'Ludlow' };
    const stored = { middleNames: 'Jay', mobileCountryCode: '+1', mobileNumber: '2025550123', notes: 'n', ...address };
    await addContact(testator, { ...stored, firstName: 'Robert', lastName: 'Finch' } as never);
    await addExecutor(testator);
    expect((await testator.testatorRecord.get()).contacts).toMatchObject([stored]);
  });

  it('replaces an address as a whole', async () => {
    const testator = aTestator();
    const old = { address: '1 Mill Lane, Ludlow', line1: '1 Mill Lane', townOrCity: 'Ludlow' };
    await addContact(testator, { ...old, firstName: 'Robert', lastName: 'Finch' });
    await addExecutor(testator, { address: '2 High Street', line1: '2 High Street' });
    expect((await testator.testatorRecord.get()).contacts).toMatchObject([
      { address: '2 High Street', line1: '2 High Street', townOrCity: '' },
    ]);
  });

  it('keeps nothing of a refused one', async () => {
    const testator = aTestator();
    await addExecutor(testator, { email: 'rob@example.com' });
    const call = addExecutor(testator, { firstName: 'Roberta', email: 'rob@example.com' }, 'backup');
    expect(await refusalOf(call)).toBe('AlreadyExecutor');
    expect((await testator.testatorRecord.get()).contacts).toMatchObject([{ firstName: 'Robert', version: 1 }]);
  });

  it.each(['firstName', 'lastName'] as const)('needs a %s', async (name) => {
    expect(await refusalOf(addExecutor(aTestator(), { [name]: '  ' }))).toBe('BAD_REQUEST');
  });

  it('adds one person once, however often at the same time', async () => {
    const testator = aTestator();
    const names = Array.from({ length: 20 }, (_, n) => `Name ${n % 10}`);
    const outcomes = await Promise.all(names.map((lastName) => refusalOf(addExecutor(testator, { lastName }))));
    expect(outcomes.filter((outcome) => outcome === 'AlreadyExecutor')).toHaveLength(10);
    const { executors, contacts } = await testator.testatorRecord.get();
    expect(executors.map(({ position }) => position)).toEqual(Array.from({ length: 10 }, (_, position) => position));
    expect(contacts).toHaveLength(10);
  });

  it(`stops at ${recordLimits.executors}`, async () => {
    const testator = aTestator();
    for (let n = 0; n < recordLimits.executors; n += 1) await addExecutor(testator, { lastName: `Name ${n}` });
    expect(await refusalOf(addExecutor(testator, { lastName: 'One more' }))).toBe('TooManyExecutors');
    const { executors, contacts } = await testator.testatorRecord.get();
    expect([executors.length, contacts.length]).toEqual([recordLimits.executors, recordLimits.executors]);
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
    const { contacts, executors } = await testator.testatorRecord.get();
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
    expect((await testator.testatorRecord.get()).contacts).toMatchObject([{ firstName: 'Susan', version: 1 }]);
  });

  it('refuses anyone known to be under 18, and keeps nothing of it', async () => {
    const testator = aTestator();
    const [young, grown] = [aPersonId(), aPersonId()];
    await testator.children.add({ id: young, child: aChild({ dateOfBirth: '2008-11-21' }) });
    await testator.children.add({ id: grown, child: aChild({ dateOfBirth: '2008-11-20' }) });
    const nephew = await addContact(testator, { firstName: 'Robert', lastName: 'Finch', dateOfBirth: '2012-01-01' });
    for (const personId of [young, nephew.id])
      expect(await refusalOf(testator.executors.appoint({ personId, role: 'backup' }))).toBe('ExecutorUnder18');
    expect(await refusalOf(addExecutor(testator, { postcode: 'SY8 1AA' }))).toBe('ExecutorUnder18');
    expect(await testator.executors.appoint({ personId: grown, role: 'primary' })).toHaveLength(1);
    expect((await testator.testatorRecord.get()).contacts).toMatchObject([{ postcode: '', version: 1 }]);
  });

  it('refuses a child under 18 who is entered once more as a contact, by either way and by a change of name', async () => {
    const testator = aTestator();
    await testator.children.add({ id: aPersonId(), child: aChild({ firstName: 'Ivy', dateOfBirth: '2016-01-01' }) });
    const again = { firstName: 'ivy', lastName: aChild().lastName, role: 'child' } as const;
    const { id } = await addContact(testator, again);
    expect(await refusalOf(testator.executors.appoint({ personId: id, role: 'primary' }))).toBe('ExecutorUnder18');
    expect(await refusalOf(addExecutor(testator, again))).toBe('ExecutorUnder18');
    const [friend] = await addExecutor(testator);
    const renamed = testator.executors.update({
      id: friend?.id as ExecutorId,
      role: 'primary',
      person: anExecutorPerson(again),
    });
    expect(await refusalOf(renamed)).toBe('ExecutorUnder18');
    expect(await addExecutor(testator, { ...again, role: 'friend' })).toHaveLength(2);
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
