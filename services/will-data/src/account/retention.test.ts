import { anAccount } from '@plainwill/kit/testing/call';
import { expect, it } from 'vitest';
import { aSigning } from '../signing/testing/plans.ts';
import { everyWarning } from '../testing/answer-all.ts';
import { answerEverything, aWillData } from '../testing/will-data.ts';

const { as, time } = await aWillData();

it('keeps whoever made a copy to sign or has a signed will, and nobody else', async () => {
  const today = time.now.toISOString().slice(0, 10);
  const [answered, copied, signed, destroyed] = [anAccount(), anAccount(), anAccount(), anAccount()];
  for (const account of [answered, copied]) await answerEverything(as(account));
  await as(copied).signingCopies.make({ understood: everyWarning });
  for (const account of [signed, destroyed]) await as(account).signedWills.record(aSigning({ signedOn: today }));
  const [will] = await as(destroyed).signedWills.list();
  if (!will) throw new Error('Nothing was recorded');
  await as(destroyed).signedWills.end({ id: will.id, on: today });
  const accountIds = [answered, copied, signed, destroyed, anAccount()].map(({ id }) => id);
  expect(new Set(await as(null).retention.kept({ accountIds }))).toEqual(new Set([copied.id, signed.id]));
  expect(await as(null).retention.kept({ accountIds: [] })).toEqual([]);
});
