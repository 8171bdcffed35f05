import { anAccount } from '@plainwill/kit/testing/call';
import { beforeEach, describe, expect, it } from 'vitest';
import { aWillData, refusalOf, someDetails } from '../../testing/will-data.ts';
import { ChangedNameSchema } from './changed-name.entity.ts';

const { as, orm } = await aWillData();
const { accountNames, erasure } = as(null);
const account = () => anAccount();

beforeEach(async () => void (await orm.em.fork().nativeDelete(ChangedNameSchema, {})));

const named = async () => (await accountNames.changed()).map(({ accountId, name }) => ({ accountId, name }));

describe('the names of accounts', () => {
  it('are offered when details are first saved, and again when a name changes', async () => {
    const person = account();
    const { personalDetails } = as(person);
    await personalDetails.save({ basedOn: 0, changes: someDetails({ firstName: 'Eleanor', lastName: 'Hart' }) });
    const [first] = await accountNames.changed();
    expect(first).toEqual({ accountId: person.id, version: 1, name: 'Eleanor May Hart' });
    await accountNames.taken(first ? [{ accountId: first.accountId, version: first.version }] : []);
    expect(await named()).toEqual([]);
    await personalDetails.save({ basedOn: 1, changes: { middleNames: null, lastName: 'Vale' } });
    expect(await named()).toEqual([{ accountId: person.id, name: 'Eleanor Vale' }]);
  });

  it('are offered when staff change one', async () => {
    const person = account();
    await as(person).personalDetails.save({ basedOn: 0, changes: someDetails({ middleNames: null }) });
    await orm.em.fork().nativeDelete(ChangedNameSchema, {});
    const { staff } = as(anAccount({ roles: ['admin'] }));
    await staff.savePersonalDetails({ accountId: person.id, basedOn: 1, changes: { firstName: 'Nell' } });
    expect(await named()).toEqual([{ accountId: person.id, name: 'Nell Hart' }]);
  });

  it('are not offered while staff have saved only part of a name', async () => {
    const person = account();
    const { staff } = as(anAccount({ roles: ['admin'] }));
    await staff.savePersonalDetails({ accountId: person.id, basedOn: 0, changes: { firstName: 'Nell' } });
    expect(await named()).toEqual([]);
    await staff.savePersonalDetails({ accountId: person.id, basedOn: 1, changes: { lastName: 'Hart' } });
    expect(await named()).toEqual([{ accountId: person.id, name: 'Nell Hart' }]);
  });

  it('are not offered for any other answer, nor for a save that was refused', async () => {
    const { personalDetails } = as(account());
    await personalDetails.save({ basedOn: 0, changes: someDetails() });
    await orm.em.fork().nativeDelete(ChangedNameSchema, {});
    await personalDetails.save({ basedOn: 1, changes: { occupation: 'brewer' } });
    const late = personalDetails.save({ basedOn: 1, changes: { firstName: 'Nell' } });
    expect(await refusalOf(late)).toBe('PersonalDetailsChanged');
    expect(await named()).toEqual([]);
  });

  it('stay offered where they changed again before they were taken', async () => {
    const person = account();
    const { personalDetails } = as(person);
    await personalDetails.save({ basedOn: 0, changes: someDetails() });
    const before = await accountNames.changed();
    await personalDetails.save({ basedOn: 1, changes: { firstName: 'Nell', middleNames: null } });
    await accountNames.taken(before.map(({ accountId, version }) => ({ accountId, version })));
    expect(await named()).toEqual([{ accountId: person.id, name: 'Nell Hart' }]);
  });

  it('are offered again where an older one is taken after a newer', async () => {
    const person = account();
    const { personalDetails } = as(person);
    const offered = async () =>
      (await accountNames.changed()).map(({ accountId, version }) => ({ accountId, version }));
    await personalDetails.save({ basedOn: 0, changes: someDetails() });
    const older = await offered();
    await personalDetails.save({ basedOn: 1, changes: { firstName: 'Nell', middleNames: null } });
    await accountNames.taken(await offered());
    await accountNames.taken(older);
    expect(await named()).toEqual([{ accountId: person.id, name: 'Nell Hart' }]);
    const newer = await offered();
    await accountNames.taken(newer);
    await accountNames.taken(newer);
    expect(await named()).toEqual([]);
  });

  it('go with the account', async () => {
    const person = account();
    await as(person).personalDetails.save({ basedOn: 0, changes: someDetails() });
    await erasure.erase({ accountId: person.id });
    expect(await named()).toEqual([]);
  });
});
