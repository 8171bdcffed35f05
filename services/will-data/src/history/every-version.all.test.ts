import { dayMs } from '@plainwill/contracts/shared/durations';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { anAccount } from '@plainwill/kit/testing/call';
import { expect, it } from 'vitest';
import { answerAll } from '../testing/answer-all.ts';
import { aContact, aPersonId, aWillData } from '../testing/will-data.ts';

const { as, orm, time } = await aWillData();

it('restores each of a hundred versions', async () => {
  const account = anAccount();
  const testator = as(account);
  time.now = new Date('2027-03-01T10:00:00Z');
  await answerAll(testator);
  // The database’s clock, by which they began, is behind that of the test.
  await orm.em.fork().execute(`delete from will_versions where account_id = ? and cause = 'day'`, [account.id]);
  const seen: string[] = [];
  for (let day = 0; day < 100; day++) {
    time.now = new Date(time.now.getTime() + dayMs);
    const { contacts, personalDetails } = await testator.testatorRecord.get();
    seen.push(personalDetails?.occupation ?? '');
    await testator.personalDetails.save({
      basedOn: personalDetails?.version ?? 0,
      changes: { occupation: `Occupation ${day}` },
    });
    if (day % 10 === 0) await testator.contacts.add({ id: aPersonId(), contact: aContact({ firstName: `Nr ${day}` }) });
    if (day % 10 === 5) await testator.contacts.remove({ id: contacts.at(-1)?.id as PersonId });
  }
  time.now = new Date(time.now.getTime() + dayMs);
  const versions = (await testator.history.list()).filter(({ cause }) => cause === 'day').toReversed();
  expect(versions).toHaveLength(100);
  for (const [at, { id }] of versions.entries()) {
    await testator.history.restore({ id });
    expect((await testator.testatorRecord.get()).personalDetails?.occupation).toBe(seen[at]);
  }
}, 120_000);
