import { anAccount } from '@plainwill/kit/testing/call';
import { beforeEach, expect, it } from 'vitest';
import { aWillData } from '../../testing/will-data.ts';
import { aClaimed, anApproved, approve, leaveAllToChild, mailsTo, tickAll, wish } from '../testing/reviews.ts';
import { notifyOfVoid } from './lapse.ts';

const willData = await aWillData();
const { orm, as, time, reviewers, encryption } = willData;

beforeEach(async () => {
  time.now = new Date('2026-11-20T10:00:00Z');
  reviewers.length = 0;
  await orm.em.fork().execute('delete from reviews');
});

const tell = () => notifyOfVoid({ em: orm.em.fork(), vault: encryption.vault, now: time.now });
const figures = () => as(anAccount({ roles: ['readonly'] })).reviewDesk.figures();

it('tells the customer once that the words are no longer the approved ones, and not before', async () => {
  const { customer } = await anApproved(willData);
  const told = async () => {
    await tell();
    return (await mailsTo(willData, customer)).filter((kind) => kind === 'reviewVoid').length;
  };
  expect(await told()).toBe(0);
  await wish(customer, 'Elsewhere');
  expect([await told(), await told()]).toEqual([1, 1]);
});

it('counts, for ninety days, approvals that no longer count, by what changed the words', async () => {
  expect(await figures()).toMatchObject({ voidShare: null, voids: { answers: 0, birthday: 0, wording: 0 } });
  const [{ customer }] = [await anApproved(willData), await anApproved(willData)];
  await tell();
  expect(await figures()).toMatchObject({ voidShare: 0, voids: { answers: 0 } });
  await wish(customer, 'Elsewhere');
  await tell();
  expect(await figures()).toMatchObject({ voidShare: 0.5, voids: { answers: 1, birthday: 0, wording: 0 } });
  time.now = new Date('2027-02-19T10:00:00Z');
  expect(await figures()).toMatchObject({ voidShare: null, voids: { answers: 0 } });
});

it('knows a birthday from an answer', async () => {
  const { customer, desk, number } = await aClaimed(willData);
  await leaveAllToChild(customer, '2008-12-01');
  await desk.reviewDesk.takeNewest({ number });
  await tickAll(desk, number);
  await approve(desk, number);
  await tell();
  expect(await figures()).toMatchObject({ voidShare: 0 });
  time.now = new Date('2026-12-02T10:00:00Z');
  await tell();
  expect(await figures()).toMatchObject({ voids: { answers: 0, birthday: 1 } });
  expect(await mailsTo(willData, customer)).toContain('reviewVoid');
});
