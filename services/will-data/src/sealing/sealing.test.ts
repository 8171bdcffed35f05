import { randomBytes } from 'node:crypto';
import { createVault } from '@plainwill/kit/encryption/vault';
import { anAccount } from '@plainwill/kit/testing/call';
import { expect, it } from 'vitest';
import { answerAll } from '../testing/answer-all.ts';
import { aWillData, someDetails } from '../testing/will-data.ts';
import { sealPlainRows } from './seal-plain-rows.ts';

const { orm, sealing, as } = await aWillData();

async function aPerson() {
  const account = anAccount();
  await answerAll(as(account));
  return { id: account.id, portal: () => as(account).portal.get() };
}

const execute = (sql: string, values: unknown[]) => orm.em.fork().execute(sql, values);

it('opens nothing that was moved from one account to another', async () => {
  const [anna, ben] = [await aPerson(), await aPerson()];
  await execute(
    'update personal_details set date_of_birth = (select date_of_birth from personal_details where account_id = ?) where account_id = ?',
    [anna.id, ben.id],
  );
  await expect(ben.portal()).rejects.toThrow();
  expect((await anna.portal()).personalDetails?.dateOfBirth).toBe(someDetails().dateOfBirth);
});

it('seals what was stored before its column was sealed, once', async () => {
  const anna = await aPerson();
  const before = await anna.portal();
  await execute('update personal_details set date_of_birth = ?, mobile_number = ? where account_id = ?', [
    someDetails().dateOfBirth,
    someDetails().mobileNumber,
    anna.id,
  ]);
  expect(await sealPlainRows(orm.em.fork(), sealing.vault, 'k1')).toEqual({ sealed: 2, broken: 0 });
  expect(await sealPlainRows(orm.em.fork(), sealing.vault, 'k1')).toEqual({ sealed: 0, broken: 0 });
  expect(await anna.portal()).toEqual(before);
});

it('seals anew what opens when the key changes, and then needs the earlier key no more', async () => {
  const anna = await aPerson();
  const before = await anna.portal();
  sealing.keys.set('k2', randomBytes(32));
  sealing.vault = createVault({ current: 'k2', keys: sealing.keys });
  expect(await anna.portal()).toEqual(before);
  const { sealed, broken } = await sealPlainRows(orm.em.fork(), sealing.vault, 'k2');
  expect(sealed).toBeGreaterThan(20);
  // The value that was moved above.
  expect(broken).toBe(1);
  sealing.keys.delete('k1');
  expect(await anna.portal()).toEqual(before);
});
