import { beforeEach, expect, it } from 'vitest';
import { anApproved, mailsTo, wish } from '../review/testing/reviews.ts';
import { aWillData } from '../testing/will-data.ts';
import { tellOfVoid } from './lapse.ts';

const willData = await aWillData();

beforeEach(() => {
  willData.time.now = new Date('2026-11-20T10:00:00Z');
  willData.reviewers.length = 0;
});

it('tells the customer once that the words are no longer the approved ones, and not before', async () => {
  const { customer } = await anApproved(willData);
  const { orm, time, encryption } = willData;
  const told = async () => {
    await tellOfVoid({ em: orm.em.fork(), vault: encryption.vault, now: time.now });
    return (await mailsTo(willData, customer)).filter((kind) => kind === 'reviewVoid').length;
  };
  expect(await told()).toBe(0);
  await wish(customer, 'Elsewhere');
  expect([await told(), await told()]).toEqual([1, 1]);
});
