import { anAccount } from '@plainwill/kit/testing/call';
import { expect, it, onTestFinished } from 'vitest';
import { aSigning } from '../signing/testing/plans.ts';
import { answerAll } from '../testing/answer-all.ts';
import { aWillData, someDetails } from '../testing/will-data.ts';

const { as, orm, time } = await aWillData();

it('tells how far people are with their wills, in the order asked for, and writes nothing down', async () => {
  const [stranger, beginner, testator] = [anAccount(), anAccount(), anAccount()];
  await answerAll(as(testator));
  await as(beginner).personalDetails.save({ basedOn: 0, changes: someDetails() });
  const reader = as(anAccount({ roles: ['readonly'] }));
  const accountIds = [stranger.id, testator.id, beginner.id];
  expect(await reader.staff.progress({ accountIds })).toEqual([
    { accountId: stranger.id, completed: 0, sections: 8, copiedAt: null, signedOn: null, approvedAt: null },
    {
      accountId: testator.id,
      completed: 9,
      sections: 9,
      copiedAt: time.now.toISOString(),
      signedOn: null,
      approvedAt: null,
    },
    { accountId: beginner.id, completed: 3, sections: 8, copiedAt: null, signedOn: null, approvedAt: null },
  ]);
  expect(await orm.em.fork().execute(`select 1 from audit_log where action = 'user.view'`)).toEqual([]);
});

it('tells on which day a will was signed, and no longer once it is destroyed', async () => {
  const account = anAccount();
  const today = time.now.toISOString().slice(0, 10);
  const [will] = await as(account).signedWills.record(aSigning({ signedOn: today }));
  const reader = as(anAccount({ roles: ['readonly'] }));
  const progress = () => reader.staff.progress({ accountIds: [account.id] });
  expect(await progress()).toMatchObject([{ signedOn: today }]);
  if (will) await as(account).signedWills.end({ id: will.id, on: today });
  expect(await progress()).toMatchObject([{ signedOn: null }]);
});

it('tells how many wills were begun and copied on each of the last 30 days', async () => {
  const admin = as(anAccount({ roles: ['admin'] })).staff;
  const before = time.now;
  onTestFinished(() => {
    time.now = before;
  });
  // The database says when a will was begun.
  time.now = new Date();
  const known = await admin.daily();
  await answerAll(as(anAccount()));
  const { begun, copied } = await admin.daily();
  expect([begun.length, copied.length]).toEqual([30, 30]);
  expect(begun.at(-1)).toBe((known.begun.at(-1) ?? 0) + 1);
  expect(copied.at(-1)).toBe((known.copied.at(-1) ?? 0) + 1);
  expect(begun.slice(0, -1)).toEqual(known.begun.slice(0, -1));
});
