import { hourMs } from '@plainwill/contracts/shared/durations';
import { expect, it } from 'vitest';
import { answerAll } from '../../testing/answer-all.ts';
import { aWillData, refusalOf } from '../../testing/will-data.ts';
import { purgeRemoved, retentionHours } from './people.ts';

const { orm, time, aTestator } = await aWillData();

const later = (hours: number) => new Date(time.now.getTime() + hours * hourMs);

it('deletes those removed a day ago, with every mention of them, and nobody else', async () => {
  const testator = aTestator();
  const { child, friend } = await answerAll(testator);
  await testator.children.remove({ id: child });
  expect(await purgeRemoved(orm.em.fork(), later(retentionHours - 1))).toBe(0);
  expect(await purgeRemoved(orm.em.fork(), later(retentionHours + 1))).toBe(1);
  expect(await refusalOf(testator.children.restore({ id: child }))).toBe('ChildNotFound');
  const testatorRecord = await testator.testatorRecord.get();
  expect(testatorRecord.contacts.map(({ id }) => id)).toContain(friend);
});

it('lets go of an other parent, a co-owner and an intended spouse who is deleted, and keeps the child and the home', async () => {
  const testator = aTestator();
  const { child, friend } = await answerAll(testator);
  await testator.children.update({ id: child, basedOn: 1, changes: { otherParentId: friend } });
  await testator.homeDetails.save({ basedOn: 1, changes: { coOwnerId: friend } });
  await testator.settings.save({ intendedSpouseId: friend });
  await testator.contacts.remove({ id: friend });
  await purgeRemoved(orm.em.fork(), later(retentionHours + 1));
  const testatorRecord = await testator.testatorRecord.get();
  const { homeDetails, settings } = testatorRecord;
  const chosen = [testatorRecord.children[0]?.otherParentId, homeDetails?.coOwnerId, settings.intendedSpouseId];
  expect(chosen).toEqual([null, null, null]);
});
