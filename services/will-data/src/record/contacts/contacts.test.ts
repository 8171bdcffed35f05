import { recordLimits } from '@plainwill/contracts/will-data/record-limits';
import { describe, expect, it } from 'vitest';
import { aContact, aPersonId, aWillData, refusalOf } from '../../testing/will-data.ts';

const { aTestator } = await aWillData();

describe('a contact', () => {
  it('is added once, however often the same call is made', async () => {
    const testator = aTestator();
    const input = { id: aPersonId(), contact: aContact() };
    const first = await testator.contacts.add(input);
    expect(await testator.contacts.add(input)).toEqual(first);
    expect((await testator.testatorRecord.get()).contacts).toEqual([first]);
  });

  it.each([
    ['name', { firstName: 'susan', email: '' }],
    ['email', { firstName: 'Sue', email: 'SUE@example.com' }],
  ])('of a known %s is added only once the testator has said that it is someone else', async (_same, fields) => {
    const testator = aTestator();
    const known = await testator.contacts.add({ id: aPersonId(), contact: aContact({ email: 'sue@example.com' }) });
    const input = { id: aPersonId(), contact: aContact(fields) };
    expect(await refusalOf(testator.contacts.add(input))).toBe('PersonKnown');
    const added = await testator.contacts.add({ ...input, isSomeoneElse: true });
    expect(added.differsFrom).toEqual([known.id]);
    expect(new Set((await testator.testatorRecord.get()).contacts)).toEqual(new Set([known, added]));
  });

  it('may have one name, no email and no telephone', async () => {
    const added = await aTestator().contacts.add({ id: aPersonId(), contact: aContact({ lastName: '' }) });
    expect(added).toMatchObject({ lastName: '', email: '', mobileNumber: '' });
  });

  it.each([
    ['07700 900123', '7700900123'],
    ['+44 (0)7700 900-123', '7700900123'],
    ['447700900123', '7700900123'],
    ['(087) 123 4567', '871234567'],
    ['07700 900123 ext. 4', '7700900123ext.4'],
    ['', ''],
  ])('keeps the mobile number %j as %j', async (typed, stored) => {
    const added = await aTestator().contacts.add({ id: aPersonId(), contact: aContact({ mobileNumber: typed }) });
    expect(added.mobileNumber).toBe(stored);
  });

  it('keeps a foreign number so that it can be called, however often it is saved', async () => {
    const { contacts } = aTestator();
    const rome = { mobileCountryCode: '+39', mobileNumber: '06 6982 1234' };
    const { id, ...added } = await contacts.add({ id: aPersonId(), contact: aContact(rome) });
    expect(added.mobileNumber).toBe('0669821234');
    const noted = await contacts.update({
      id,
      basedOn: 1,
      changes: { notes: 'rings twice', mobileNumber: '0669821234' },
    });
    expect(noted.mobileNumber).toBe('0669821234');
    const british = await contacts.update({ id, basedOn: 2, changes: { mobileCountryCode: '+44' } });
    expect(british.mobileNumber).toBe('669821234');
    const back = await contacts.update({ id, basedOn: 3, changes: { mobileCountryCode: '+39' } });
    expect(back.mobileNumber).toBe('0669821234');
  });

  it('may have a date of birth', async () => {
    const testator = aTestator();
    const { id, dateOfBirth } = await testator.contacts.add({ id: aPersonId(), contact: aContact() });
    expect(dateOfBirth).toBeNull();
    await testator.contacts.update({ id, basedOn: 1, changes: { dateOfBirth: '1980-02-29' } });
    await testator.contacts.update({ id, basedOn: 2, changes: { notes: 'lives in Ludlow' } });
    const [kept] = (await testator.testatorRecord.get()).contacts;
    expect(kept).toMatchObject({ dateOfBirth: '1980-02-29', notes: 'lives in Ludlow' });
  });

  it('may be a charity with a number', async () => {
    const { contacts } = aTestator();
    const charity = { isCharity: true, charityNumber: '263710' };
    const plain = await contacts.add({ id: aPersonId(), contact: aContact({ firstName: 'Shelter', lastName: '' }) });
    expect(plain).toMatchObject({ isCharity: false, charityNumber: '' });
    expect(await contacts.add({ id: aPersonId(), contact: aContact(charity) })).toMatchObject(charity);
    expect(await contacts.update({ id: plain.id, basedOn: 1, changes: charity })).toMatchObject(charity);
  });

  it('is a charity by its kind and by the earlier answer alike, whichever is said', async () => {
    const { contacts } = aTestator();
    const add = (fields: Parameters<typeof aContact>[0]) =>
      contacts.add({ id: aPersonId(), contact: aContact(fields), isSomeoneElse: true });
    expect(await add({ kind: 'charity' })).toMatchObject({ kind: 'charity', isCharity: true });
    expect(await add({ kind: 'organisation', isCharity: true })).toMatchObject({ isCharity: false });
    const { id } = await add({ isCharity: true, notes: 'since 1999', dateOfBirth: '1980-02-29' });
    const change = (basedOn: number, changes: Parameters<typeof contacts.update>[0]['changes']) =>
      contacts.update({ id, basedOn, changes });
    expect(await change(1, { notes: 'since 2000' })).toMatchObject({ kind: 'charity', isCharity: true });
    expect(await change(2, { isCharity: false })).toMatchObject({ kind: null, isCharity: false });
    expect(await change(3, { kind: 'charity' })).toMatchObject({ kind: 'charity', isCharity: true });
    const company = await change(4, { kind: 'organisation', organisationNumber: '01234567' });
    expect(company).toMatchObject({ isCharity: false, organisationNumber: '01234567', dateOfBirth: '1980-02-29' });
    expect(await change(5, { isCharity: false })).toMatchObject({ kind: 'organisation' });
    expect(await change(6, { isCharity: true })).toMatchObject({ kind: 'charity' });
    expect(await change(7, { kind: null })).toMatchObject({ kind: null, isCharity: false });
  });

  it('is not born tomorrow', async () => {
    const testator = aTestator();
    const call = testator.contacts.add({ id: aPersonId(), contact: aContact({ dateOfBirth: '2026-11-21' }) });
    expect(await refusalOf(call)).toBe('DateOfBirthInFuture');
    const { id } = await testator.contacts.add({ id: aPersonId(), contact: aContact({ dateOfBirth: '2026-11-20' }) });
    const change = testator.contacts.update({ id, basedOn: 1, changes: { dateOfBirth: '2026-11-21' } });
    expect(await refusalOf(change)).toBe('DateOfBirthInFuture');
  });

  it.each([
    ['firstName', ''],
    ['role', 'Enemy'],
    ['email', 'not an address'],
    ['mobileNumber', '07700\n900123'],
    ['mobileCountryCode', '44'],
    ['notes', 'x'.repeat(5001)],
    ['dateOfBirth', '1899-12-31'],
    ['charityNumber', '1'.repeat(21)],
  ])('is refused for its %s', async (field, value) => {
    const call = aTestator().contacts.add({ id: aPersonId(), contact: { ...aContact(), [field]: value } as never });
    await expect(call).rejects.toMatchObject({ cause: { issues: [{ path: ['contact', field] }] } });
  });

  it('is changed only over the version that was seen', async () => {
    const testator = aTestator();
    const { id } = await testator.contacts.add({ id: aPersonId(), contact: aContact() });
    await testator.contacts.update({ id, basedOn: 1, changes: { notes: 'lives in Ludlow' } });
    expect(await refusalOf(testator.contacts.update({ id, basedOn: 1, changes: { notes: '' } }))).toBe(
      'ContactChanged',
    );
    expect((await testator.testatorRecord.get()).contacts[0]).toMatchObject({ notes: 'lives in Ludlow', version: 2 });
  });

  it('is one of so many at most', async () => {
    const testator = aTestator();
    const add = () => testator.contacts.add({ id: aPersonId(), contact: aContact(), isSomeoneElse: true });
    for (let count = 0; count < recordLimits.contacts; count++) await add();
    expect(await refusalOf(add())).toBe('TooManyContacts');
  });

  it('that is not there cannot be changed, removed or restored', async () => {
    const { contacts } = aTestator();
    const id = aPersonId();
    expect(await refusalOf(contacts.update({ id, basedOn: 1, changes: {} }))).toBe('ContactNotFound');
    expect(await refusalOf(contacts.remove({ id }))).toBe('ContactNotFound');
    expect(await refusalOf(contacts.restore({ id }))).toBe('ContactNotFound');
  });
});
