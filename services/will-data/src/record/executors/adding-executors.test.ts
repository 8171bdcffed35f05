import type { ExecutorId } from '@plainwill/contracts/shared/ids';
import { recordLimits } from '@plainwill/contracts/will-data/record-limits';
import { describe, expect, it } from 'vitest';
import {
  aChild,
  anExecutorPerson,
  aPersonId,
  aWillData,
  refusalOf,
  type TestatorCalls,
} from '../../testing/will-data.ts';
import { addContact, addExecutor } from '../../testing/wishes.ts';

const { aTestator } = await aWillData();

const everyone = async ({ testatorRecord }: TestatorCalls) => (await testatorRecord.get()).contacts;

describe('adding an executor', () => {
  it('adds someone new to the people named', async () => {
    const testator = aTestator();
    const [added] = await addExecutor(testator, { email: 'rob@example.com' });
    const { contacts, executors } = await testator.testatorRecord.get();
    expect(contacts).toMatchObject([{ ...anExecutorPerson({ email: 'rob@example.com' }), id: added?.personId }]);
    expect(executors).toEqual([{ id: added?.id, personId: added?.personId, role: 'primary', position: 0 }]);
  });

  it.each([
    ['William', 'Temple', 'friend', 'person'],
    ['Charity', 'Okafor', 'niece', 'person'],
    ['Lark & Lee', 'Limited', 'professional_solicitor', null],
  ] as const)('stores %s %s, a %s, as the kind %s', async (firstName, lastName, role, kind) => {
    const testator = aTestator();
    const [added] = await addExecutor(testator, { firstName, lastName, role });
    expect(await everyone(testator)).toMatchObject([{ id: added?.personId, firstName, lastName, kind }]);
  });

  it('says of someone who was stored before that they are a person, once a form has asked who they are', async () => {
    const testator = aTestator();
    const [added] = await addExecutor(testator, { firstName: 'Sarah', lastName: 'Parish', role: 'other' });
    expect(await everyone(testator)).toMatchObject([{ kind: null }]);
    const person = anExecutorPerson({ firstName: 'Sarah', lastName: 'Parish', role: 'friend' });
    await testator.executors.update({ id: added?.id as ExecutorId, role: 'primary', person });
    expect(await everyone(testator)).toMatchObject([{ kind: 'person' }]);
  });

  it('adds one person once, however often the same call is made', async () => {
    const testator = aTestator();
    const call = { personId: aPersonId(), role: 'primary', person: anExecutorPerson() } as const;
    const answers = await Promise.all(Array.from({ length: 5 }, () => testator.executors.add(call)));
    expect(new Set(answers.map((listed) => JSON.stringify(listed))).size).toBe(1);
    expect(await everyone(testator)).toHaveLength(1);
  });

  it.each([
    ['name, in other capitals', { firstName: 'ROBERT', lastName: ' finch' }],
    ['email', { firstName: 'Roberta', email: 'Rob@Example.com' }],
  ])('changes no contact of the same %s, and asks first', async (_same, person) => {
    const testator = aTestator();
    const known = { firstName: 'Robert', lastName: 'Finch', role: 'Cousin', email: 'rob@example.com' } as const;
    await addContact(testator, known);
    expect(await refusalOf(addExecutor(testator, { role: 'friend', postcode: 'SY8 1AA', ...person }))).toBe(
      'PersonKnown',
    );
    const { contacts, executors } = await testator.testatorRecord.get();
    expect(contacts).toMatchObject([{ ...known, postcode: '', version: 1 }]);
    expect(executors).toEqual([]);
  });

  it('asks too about the names of the spouse and of a child', async () => {
    const testator = aTestator();
    await testator.spouseDetails.save({
      basedOn: 0,
      changes: { fullName: 'Tom James Hart', relationship: 'husband', gender: 'male' },
    });
    await testator.children.add({ id: aPersonId(), child: aChild({ dateOfBirth: '1990-01-01' }) });
    for (const firstName of ['tom', 'Ivy'])
      expect(await refusalOf(addExecutor(testator, { firstName, lastName: 'Hart' }))).toBe('PersonKnown');
    expect(await everyone(testator)).toEqual([]);
  });

  it('adds a second person of the same name and email once the testator has said so', async () => {
    const testator = aTestator();
    const known = await addContact(testator, { firstName: 'Robert', lastName: 'Finch', email: 'rob@example.com' });
    const personId = aPersonId();
    const person = anExecutorPerson({ email: 'rob@example.com' });
    await testator.executors.add({ personId, role: 'primary', person, isSomeoneElse: true });
    const { contacts, executors } = await testator.testatorRecord.get();
    expect(contacts).toHaveLength(2);
    expect(contacts).toContainEqual(known);
    expect(executors).toMatchObject([{ personId }]);
  });

  it('does not ask about someone who was removed', async () => {
    const testator = aTestator();
    const { id } = await addContact(testator, { firstName: 'Robert', lastName: 'Finch' });
    await testator.contacts.remove({ id });
    expect(await addExecutor(testator)).toHaveLength(1);
    const again = testator.executors.add({
      personId: id,
      role: 'backup',
      person: anExecutorPerson({ lastName: 'Lark' }),
    });
    expect(await refusalOf(again)).toBe('PersonNotFound');
  });

  it('keeps two people apart when one is given the name of the other', async () => {
    const testator = aTestator();
    const known = await addContact(testator, { firstName: 'Bob', email: 'rob@example.com' });
    const [added] = await addExecutor(testator);
    const person = anExecutorPerson({ firstName: 'Bob', lastName: 'Vale', email: 'rob@example.com' });
    await testator.executors.update({ id: added?.id as ExecutorId, role: 'primary', person });
    const contacts = await everyone(testator);
    expect(contacts).toHaveLength(2);
    expect(contacts).toContainEqual(known);
  });

  it('needs a first name, which may be all there is', async () => {
    expect(await refusalOf(addExecutor(aTestator(), { firstName: '  ' }))).toBe('BAD_REQUEST');
    expect(await refusalOf(addExecutor(aTestator(), { firstName: 'Suharto', lastName: '' }))).toBe('not refused');
  });

  it('adds one of several people of the same name who come at the same time', async () => {
    const testator = aTestator();
    const names = Array.from({ length: 20 }, (_, n) => `Name ${n % 10}`);
    const outcomes = await Promise.all(names.map((lastName) => refusalOf(addExecutor(testator, { lastName }))));
    expect(outcomes.filter((outcome) => outcome === 'PersonKnown')).toHaveLength(10);
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
  it('takes a contact as they are', async () => {
    const testator = aTestator();
    const ann = await addContact(testator);
    await testator.executors.appoint({ personId: ann.id, role: 'backup' });
    const { contacts, executors } = await testator.testatorRecord.get();
    expect(contacts).toEqual([ann]);
    expect(executors).toMatchObject([{ personId: ann.id, role: 'backup' }]);
  });

  it('refuses someone who is an executor already', async () => {
    const testator = aTestator();
    const { id } = await addContact(testator);
    await testator.executors.appoint({ personId: id, role: 'primary' });
    expect(await refusalOf(testator.executors.appoint({ personId: id, role: 'backup' }))).toBe('AlreadyExecutor');
    expect((await testator.testatorRecord.get()).executors).toMatchObject([{ role: 'primary' }]);
  });

  it('refuses anyone known to be under 18, and keeps nothing of it', async () => {
    const testator = aTestator();
    const [young, grown] = [aPersonId(), aPersonId()];
    await testator.children.add({ id: young, child: aChild({ dateOfBirth: '2008-11-21' }) });
    await testator.children.add({ id: grown, child: aChild({ dateOfBirth: '2008-11-20' }) });
    const nephew = await addContact(testator, { firstName: 'Robert', lastName: 'Finch', dateOfBirth: '2012-01-01' });
    for (const personId of [young, nephew.id])
      expect(await refusalOf(testator.executors.appoint({ personId, role: 'backup' }))).toBe('ExecutorUnder18');
    expect(await testator.executors.appoint({ personId: grown, role: 'primary' })).toHaveLength(1);
  });

  it('refuses a child under 18 who is entered once more as a contact, by either way and by a change of name', async () => {
    const testator = aTestator();
    await testator.children.add({ id: aPersonId(), child: aChild({ firstName: 'Ivy', dateOfBirth: '2016-01-01' }) });
    const again = { firstName: 'ivy', lastName: aChild().lastName, role: 'child' } as const;
    const { id } = await addContact(testator, again);
    expect(await refusalOf(testator.executors.appoint({ personId: id, role: 'primary' }))).toBe('ExecutorUnder18');
    const added = {
      personId: aPersonId(),
      role: 'primary',
      person: anExecutorPerson(again),
      isSomeoneElse: true,
    } as const;
    expect(await refusalOf(testator.executors.add(added))).toBe('ExecutorUnder18');
    const [friend] = await addExecutor(testator);
    const renamed = testator.executors.update({
      id: friend?.id as ExecutorId,
      role: 'primary',
      person: anExecutorPerson(again),
    });
    expect(await refusalOf(renamed)).toBe('ExecutorUnder18');
    const friendOfThatName = { ...added, person: anExecutorPerson({ ...again, role: 'friend' }) };
    expect(await testator.executors.add(friendOfThatName)).toHaveLength(2);
  });

  it('takes the spouse', async () => {
    const testator = aTestator();
    const { id } = await testator.spouseDetails.save({
      basedOn: 0,
      changes: { fullName: 'Tom Hart', relationship: 'husband', gender: 'male' },
    });
    expect(await testator.executors.appoint({ personId: id, role: 'primary' })).toMatchObject([{ personId: id }]);
  });
});
