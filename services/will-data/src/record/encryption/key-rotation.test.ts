import { randomBytes } from 'node:crypto';
import { rotateKeys } from '@plainwill/kit/encryption/rotate-keys';
import { createVault } from '@plainwill/kit/encryption/vault';
import { anAccount } from '@plainwill/kit/testing/call';
import { expect, it, vi } from 'vitest';
import { answerAll } from '../../testing/answer-all.ts';
import { aWillData, someDetails } from '../../testing/will-data.ts';
import { encryptedTables } from './encrypted-fields.ts';

const { orm, encryption, as } = await aWillData();

async function aPerson() {
  const account = anAccount();
  await answerAll(as(account));
  return { id: account.id, testatorRecord: () => as(account).testatorRecord.get() };
}

const execute = (sql: string, values: unknown[]) => orm.em.fork().execute(sql, values);

it('opens nothing that was moved from one account to another', async () => {
  const [anna, ben] = [await aPerson(), await aPerson()];
  await execute(
    'update personal_details set date_of_birth = (select date_of_birth from personal_details where account_id = ?) where account_id = ?',
    [anna.id, ben.id],
  );
  await expect(ben.testatorRecord()).rejects.toThrow();
  expect((await anna.testatorRecord()).personalDetails?.dateOfBirth).toBe(someDetails().dateOfBirth);
});

it('encrypts what was stored before its column was encrypted, once', async () => {
  const anna = await aPerson();
  const before = await anna.testatorRecord();
  await execute('update personal_details set date_of_birth = ?, mobile_number = ? where account_id = ?', [
    someDetails().dateOfBirth,
    someDetails().mobileNumber,
    anna.id,
  ]);
  expect(await rotateKeys(orm.em.fork(), encryptedTables(encryption.vault), 'k1')).toEqual({ encrypted: 2, broken: 0 });
  expect(await rotateKeys(orm.em.fork(), encryptedTables(encryption.vault), 'k1')).toEqual({ encrypted: 0, broken: 0 });
  expect(await anna.testatorRecord()).toEqual(before);
});

it('encrypts the rows of the version before, of every table, in batches and again where it was stopped', async () => {
  const anna = await aPerson();
  const before = await anna.testatorRecord();
  const plain = {
    personal_details: {
      first_name: 'Eleanor',
      last_name: 'Hart',
      email: 'nell@example.com',
      occupation: 'retired teacher',
    },
    home_details: { address: '1 Mill Lane' },
    spouse_details: { full_name: 'Tom Hart' },
    children: { first_name: 'Ivy', last_name: 'Hart' },
    guardian_groups: { group_name: 'Both' },
    gifts: { provider: 'Aviary' },
  };
  for (const [table, columns] of Object.entries(plain))
    for (const [column, value] of Object.entries(columns))
      await execute(`update ${table} set ${column} = ? where account_id = ?`, [value, anna.id]);
  const many = Array.from({ length: 1200 }, () => anAccount().id);
  await execute('insert into testators (account_id) select value::uuid from jsonb_array_elements_text(?::jsonb)', [
    JSON.stringify(many),
  ]);
  await execute(
    `insert into home_details (account_id, address, line_1, line_2, town_or_city, county, postcode, version, saved_at)
     select value::uuid, 'Plain Street', '', '', 'York', '', '', 1, now() from jsonb_array_elements_text(?::jsonb)`,
    [JSON.stringify(many)],
  );
  const em = orm.em.fork();
  const run = em.execute.bind(em);
  let statements = 0;
  const stop = vi.spyOn(em, 'execute').mockImplementation((...given: Parameters<typeof run>) => {
    statements += 1;
    return statements === 6 ? Promise.reject(new Error('stopped')) : run(...given);
  });
  await expect(rotateKeys(em, encryptedTables(encryption.vault), 'k1')).rejects.toThrow('stopped');
  stop.mockRestore();
  const all = Object.values(plain).flatMap((columns) => Object.keys(columns)).length + 2 * many.length;
  const { encrypted, broken } = await rotateKeys(em, encryptedTables(encryption.vault), 'k1');
  expect([encrypted > 0, encrypted < all, broken]).toEqual([true, true, 0]);
  expect(await rotateKeys(em, encryptedTables(encryption.vault), 'k1')).toEqual({ encrypted: 0, broken: 0 });
  expect(await anna.testatorRecord()).toEqual(before);
  const [left] = await em.execute(`select count(*)::int as n from home_details where address like '%Plain%'`);
  expect(left).toEqual({ n: 0 });
  await execute(
    'delete from testators where account_id in (select value::uuid from jsonb_array_elements_text(?::jsonb))',
    [JSON.stringify(many)],
  );
});

it('looks through a table in parts, however little of it is due', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 12; n++) {
    const account = anAccount();
    await as(account).homeDetails.save({ basedOn: 0, changes: { address: '1 Mill Lane', line1: '1 Mill Lane' } });
    ids.push(account.id);
  }
  const due = [ids.toSorted().at(0), ids.toSorted().at(-1)];
  for (const id of due) await execute('update home_details set line_1 = ? where account_id = ?', ['Plain Street', id]);
  const tables = encryptedTables(encryption.vault).map((table) => ({ ...table, batchSize: 1 }));
  expect(await rotateKeys(orm.em.fork(), tables, 'k1')).toMatchObject({ encrypted: 2 });
  expect(await rotateKeys(orm.em.fork(), tables, 'k1')).toMatchObject({ encrypted: 0 });
});

it('re-encrypts what opens when the key changes, and then needs the earlier key no more', async () => {
  const anna = await aPerson();
  const before = await anna.testatorRecord();
  encryption.keys.set('k2', randomBytes(32));
  encryption.vault = createVault({ current: 'k2', keys: encryption.keys });
  expect(await anna.testatorRecord()).toEqual(before);
  const { encrypted, broken } = await rotateKeys(orm.em.fork(), encryptedTables(encryption.vault), 'k2');
  expect(encrypted).toBeGreaterThan(20);
  // The value that was moved above.
  expect(broken).toBe(1);
  encryption.keys.delete('k1');
  expect(await anna.testatorRecord()).toEqual(before);
});
