import { recordLimits } from '@plainwill/contracts/will-data/record-limits';
import { describe, expect, it } from 'vitest';
import { aChild, aContact, aPersonId, aWillData, refusalOf, type TestatorCalls } from '../../testing/will-data.ts';

const { aTestator } = await aWillData();

async function withChild(testator: TestatorCalls, overrides: Parameters<typeof aChild>[0] = {}) {
  const id = aPersonId();
  return testator.children.add({ id, child: aChild(overrides) });
}

const fieldsOf = (call: Promise<unknown>) =>
  call.then(
    () => 'not refused',
    (error: { cause?: { issues?: { path: string[] }[]; field?: string } }) =>
      error.cause?.issues?.map(({ path }) => path.join('.')) ?? error.cause?.field,
  );

describe('a child', () => {
  it('is added once, however often the same call is made', async () => {
    const testator = aTestator();
    const input = { id: aPersonId(), child: aChild() };
    const first = await testator.children.add(input);
    expect(await testator.children.add(input)).toEqual(first);
    expect((await testator.testatorRecord.get()).children).toEqual([first]);
  });

  it.each([
    ['firstName', ''],
    ['dateOfBirth', '2026-02-30'],
    ['dateOfBirth', '1899-12-31'],
    ['gender', 'prefer-not-to-say'],
    ['relationship', 'Uncle'],
  ])('is refused for its %s of %j', async (field, value) => {
    const call = aTestator().children.add({ id: aPersonId(), child: { ...aChild(), [field]: value } as never });
    expect(await fieldsOf(call)).toEqual([`child.${field}`]);
  });

  it('may have one name', async () => {
    const { children } = aTestator();
    const added = await children.add({ id: aPersonId(), child: aChild({ firstName: 'Devi', lastName: '' }) });
    expect(added).toMatchObject({ firstName: 'Devi', lastName: '' });
  });

  it.each([
    [{ relationship: 'Mother', gaveBirth: false }, 'ParentalResponsibilityMissing'],
    [{ relationship: 'Father' }, 'ParentalResponsibilityMissing'],
    [{ relationship: 'Mother', gaveBirth: true }, 'not refused'],
    [{ relationship: 'Special guardian' }, 'not refused'],
  ] as const)('of %j is asked about parental responsibility: %s', async (fields, answer) => {
    expect(await refusalOf(aTestator().children.add({ id: aPersonId(), child: aChild(fields) }))).toBe(answer);
  });

  it('may be born today, and not tomorrow', async () => {
    expect(await withChild(aTestator(), { dateOfBirth: '2026-11-20' })).toMatchObject({ dateOfBirth: '2026-11-20' });
    expect(await fieldsOf(withChild(aTestator(), { dateOfBirth: '2026-11-21' }))).toBe('dateOfBirth');
  });

  it.each(['Father', 'Step-parent'] as const)(
    'of a %s needs an answer on parental responsibility',
    async (relationship) => {
      expect(await refusalOf(withChild(aTestator(), { relationship }))).toBe('ParentalResponsibilityMissing');
      expect(await withChild(aTestator(), { relationship, parentalResponsibility: 'No' })).toMatchObject({
        parentalResponsibility: 'No',
      });
    },
  );

  it.each(['Mother', 'Son', 'Adopted Daughter'] as const)('of a %s has none to give', async (relationship) => {
    const child = await withChild(aTestator(), { relationship, parentalResponsibility: 'Yes, married to mother' });
    expect(child.parentalResponsibility).toBeNull();
  });

  it('loses the answer on parental responsibility with the relationship it was about', async () => {
    const testator = aTestator();
    const { id } = await withChild(testator, { relationship: 'Father', parentalResponsibility: 'No' });
    const changed = await testator.children.update({ id, basedOn: 1, changes: { relationship: 'Mother' } });
    expect(changed).toMatchObject({ relationship: 'Mother', parentalResponsibility: null, version: 2 });
  });

  it('who has died keeps what is told of that, needs no guardian, and tells nothing once it is taken back', async () => {
    const testator = aTestator();
    const death = { hasDied: true, diedOn: '2020-03-04', leftChildren: true };
    const child = await withChild(testator, { relationship: 'Father', ...death });
    expect(child).toMatchObject({ ...death, parentalResponsibility: null });
    const changes = { hasDied: false, parentalResponsibility: 'No' } as const;
    expect(await testator.children.update({ id: child.id, basedOn: 1, changes })).toMatchObject({
      hasDied: false,
      diedOn: null,
      leftChildren: null,
    });
  });

  it.each([
    ['2026-11-21', 'DateOfDeathInFuture'],
    ['2015-05-31', 'DateOfDeathBeforeBirth'],
  ])('cannot have died on %s', async (diedOn, reason) => {
    const call = withChild(aTestator(), { hasDied: true, diedOn });
    await expect(call).rejects.toMatchObject({ cause: { reason, field: 'diedOn' } });
  });

  it.each(['2026-02-30', '1899-12-31'])('is refused for a day of death of %s', async (diedOn) => {
    expect(await fieldsOf(withChild(aTestator(), { hasDied: true, diedOn }))).toEqual(['child.diedOn']);
  });

  it('is changed only over the version that was seen', async () => {
    const testator = aTestator();
    const { id } = await withChild(testator);
    await testator.children.update({ id, basedOn: 1, changes: { firstName: 'Ivy May' } });
    const late = testator.children.update({ id, basedOn: 1, changes: { firstName: 'Iris' } });
    expect(await refusalOf(late)).toBe('ChildChanged');
    expect((await testator.testatorRecord.get()).children[0]?.firstName).toBe('Ivy May');
  });

  it('has the spouse or a contact for other parent, and nobody else', async () => {
    const testator = aTestator();
    const friend = aPersonId();
    await testator.contacts.add({ id: friend, contact: aContact() });
    const child = await withChild(testator, { otherParentId: friend });
    expect(child.otherParentId).toBe(friend);
    expect(await refusalOf(withChild(testator, { otherParentId: child.id }))).toBe('PersonNotFound');
    expect(await refusalOf(withChild(testator, { otherParentId: aPersonId() }))).toBe('PersonNotFound');
  });

  it('is one of so many at most', async () => {
    const testator = aTestator();
    for (let count = 0; count < recordLimits.children; count++) await withChild(testator);
    expect(await refusalOf(withChild(testator))).toBe('TooManyChildren');
    const [first] = (await testator.testatorRecord.get()).children;
    if (first) await testator.children.remove({ id: first.id });
    await withChild(testator);
  });

  it('that is not there cannot be changed, removed or restored', async () => {
    const { children } = aTestator();
    const id = aPersonId();
    expect(await refusalOf(children.update({ id, basedOn: 1, changes: {} }))).toBe('ChildNotFound');
    expect(await refusalOf(children.remove({ id }))).toBe('ChildNotFound');
    expect(await refusalOf(children.restore({ id }))).toBe('ChildNotFound');
  });
});
