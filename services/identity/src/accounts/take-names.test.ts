import { afterAll, beforeEach, expect, it } from 'vitest';
import { anIdentity } from '../testing/identity.ts';
import { aWillData } from '../testing/will-data.ts';
import { takeChangedNames } from './take-names.ts';

const { aPerson, orm, vault } = await anIdentity();
const willData = await aWillData();
const { changedNames, state } = willData;
afterAll(() => willData.close());

beforeEach(() => {
  changedNames.length = 0;
  state.isTakenLost = false;
});

let people = 0;
const aNewcomer = () => aPerson(`named${++people}@example.com`);
const take = () => takeChangedNames({ orm, vault, ...willData });

it('names accounts as will-data says, however many there are, and tells it so', async () => {
  const person = await aNewcomer();
  const others = Array.from({ length: 230 }, () => ({
    accountId: crypto.randomUUID() as never,
    version: 1,
    name: 'No One',
  }));
  changedNames.push(...others, { accountId: person.account.id, version: 3, name: 'Eleanor May Hart' });
  await take();
  expect((await person.calls.profile.get()).name).toBe('Eleanor May Hart');
  expect(changedNames).toEqual([]);
});

it('takes a name again where will-data was not told, and later takes the next', async () => {
  const person = await aNewcomer();
  changedNames.push({ accountId: person.account.id, version: 1, name: 'Eleanor Hart' });
  state.isTakenLost = true;
  await expect(take()).rejects.toThrow();
  expect((await person.calls.profile.get()).name).toBe('Eleanor Hart');
  state.isTakenLost = false;
  changedNames.splice(0, 1, { accountId: person.account.id, version: 2, name: 'Eleanor Vale' });
  await take();
  expect((await person.calls.profile.get()).name).toBe('Eleanor Vale');
  expect(changedNames).toEqual([]);
});

it('cuts a name to what an account can hold', async () => {
  const person = await aNewcomer();
  changedNames.push({ accountId: person.account.id, version: 1, name: 'x'.repeat(300) });
  await take();
  expect((await person.calls.profile.get()).name).toBe('x'.repeat(200));
});
