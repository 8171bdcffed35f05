import { anAccount } from '@plainwill/kit/testing/call';
import { expect, it } from 'vitest';
import { answerAll } from '../testing/answer-all.ts';
import { aWillData, refusalOf } from '../testing/will-data.ts';

const { as, orm } = await aWillData();

async function aPerson() {
  const account = anAccount();
  await answerAll(as(account));
  return { account, export: () => as(account).dataExport.get() };
}

const isEmpty = (rows: unknown) => Array.isArray(rows) && rows.length === 0;

it('removes everything of the account from every table, and nothing of anyone else', async () => {
  const [goes, stays] = [await aPerson(), await aPerson()];
  const before = await stays.export();
  await as(null).erasure.erase({ accountId: goes.account.id });
  expect(Object.values(await goes.export()).every(isEmpty)).toBe(true);
  expect(await stays.export()).toEqual(before);
});

it('is harmless to repeat, and for an account that nothing is known of', async () => {
  const { account } = await aPerson();
  for (let times = 0; times < 2; times++) await as(null).erasure.erase({ accountId: account.id });
  await as(null).erasure.erase({ accountId: anAccount().id });
  expect((await as(account).portal.get()).personalDetails).toBeNull();
});

it('exports every row of the account, under the names it is stored by', async () => {
  const person = await aPerson();
  const exported = await person.export();
  expect(Object.keys(exported).sort()).toEqual(
    [...orm.getMetadata().getAll().values()].map(({ tableName }) => tableName).sort(),
  );
  expect(Object.values(exported).some(isEmpty)).toBe(false);
  expect(exported.personal_details).toMatchObject([{ first_name: 'Eleanor', date_of_birth: '1950-02-03' }]);
  const owners = Object.values(exported).flatMap((rows) =>
    (rows as { account_id: string }[]).map((row) => row.account_id),
  );
  expect(new Set(owners)).toEqual(new Set([person.account.id]));
});

it('exports nothing to one who signed in long ago', async () => {
  const authenticatedAt = new Date(Date.now() - 3_600_000).toISOString();
  expect(await refusalOf(as(anAccount({ authenticatedAt })).dataExport.get())).toBe('ReauthenticationNeeded');
});
