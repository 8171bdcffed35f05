import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { dayMs, hourMs } from '@plainwill/contracts/shared/durations';
import { anAccount, quietLog } from '@plainwill/kit/testing/call';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerEverything, aWillData, refusalOf } from '../../testing/will-data.ts';
import { aCustomer, aReviewer, ask } from '../testing/reviews.ts';
import { releaseLapsed, remindOfQuestions } from './lapse.ts';
import { pauseByItself } from './pause-by-itself.ts';

const willData = await aWillData();
const { orm, as, time, reviewers, administrators, encryption } = willData;

beforeEach(() => {
  time.now = new Date('2026-11-20T10:00:00Z');
  reviewers.length = 0;
  administrators.length = 0;
});

const job = () => ({
  em: orm.em.fork(),
  vault: encryption.vault,
  now: time.now,
  today: dayInUnitedKingdom(time.now),
  reviewers: { current: async () => reviewers, administrators: async () => administrators, staff: async () => [] },
  log: quietLog,
});

async function aClaimed() {
  const customer = await aCustomer(willData);
  const { reviewDesk } = aReviewer(willData);
  const number = (await customer.review.status()).review?.number ?? 0;
  await reviewDesk.claim({ number });
  const state = async () => (await customer.review.status()).review?.state;
  return { customer, reviewDesk, number, state };
}

describe('a claim', () => {
  it('lapses after two working days without an act, and not before', async () => {
    const { state } = await aClaimed();
    time.now = new Date('2026-11-24T09:59:00Z');
    await releaseLapsed(job());
    expect(await state()).toBe('held');
    time.now = new Date('2026-11-24T10:01:00Z');
    await releaseLapsed(job());
    expect(await state()).toBe('requested');
  });

  it('ends at once where its holder is no reviewer any more', async () => {
    const { state } = await aClaimed();
    reviewers.length = 0;
    await releaseLapsed(job());
    expect(await state()).toBe('requested');
  });

  it('lasts two working days more from an answer, however long that took', async () => {
    const { customer, reviewDesk, number, state } = await aClaimed();
    await reviewDesk.comment({ number, clauseId: null, kind: 'question', body: 'Which church?' });
    time.now = new Date('2026-11-27T10:00:00Z');
    await releaseLapsed(job());
    const [question] = await customer.review.thread();
    await customer.review.answer({ commentId: question?.id ?? expect.fail('no question'), text: 'St Laurence’s.' });
    await releaseLapsed(job());
    expect(await state()).toBe('held');
  });
});

it('reminds of a question after five and ten days, and returns it after fourteen', async () => {
  const { customer, reviewDesk, number, state } = await aClaimed();
  await reviewDesk.comment({ number, clauseId: null, kind: 'question', body: 'Which church?' });
  const told: Record<number, string[]> = {};
  for (const day of [4, 5, 6, 10, 13, 14, 15]) {
    time.now = new Date(Date.parse('2026-11-20T10:00:00Z') + day * dayMs);
    await remindOfQuestions(job());
    const rows = await orm.em
      .fork()
      .execute('select kind from review_mails where account_id = ? and at = ?', [customer.account.id, time.now]);
    told[day] = rows.map(({ kind }) => kind);
  }
  expect(told).toEqual({
    4: [],
    5: ['reviewQuestion'],
    6: [],
    10: ['reviewQuestion'],
    13: [],
    14: ['reviewReturned'],
    15: [],
  });
  expect(await state()).toBe('returned');
});

describe('a pause', () => {
  const mailed = async () =>
    (
      await orm.em
        .fork()
        .execute<{ id: string }[]>(`select id from review_mails where kind = 'reviewPaused' order by at`)
    ).map(({ id }) => id);
  const admin = () => as(anAccount({ roles: ['admin'] })).reviewDesk;
  const asks = async () => {
    const testator = as(anAccount());
    await answerEverything(testator);
    return refusalOf(ask(testator));
  };

  it('by an administrator stops new requests until its day is over', async () => {
    await admin().pause({ pause: { words: 'We are moving house.', until: '2026-11-22' } });
    expect(await asks()).toBe('ReviewPaused');
    time.now = new Date('2026-11-23T10:00:00Z');
    expect(await asks()).toBe('not refused');
  });

  it('lasts thirty days at most', async () => {
    const until = (day: string) => refusalOf(admin().pause({ pause: { words: 'We are away.', until: day } }));
    expect([await until('2026-12-21'), await until('2026-12-20')]).toEqual(['PauseTooLong', 'not refused']);
    await admin().pause({ pause: null });
    expect(await asks()).toBe('not refused');
  });

  it('comes about by itself after 48 hours without anybody who may approve, also after one that has lapsed', async () => {
    await admin().pause({ pause: { words: 'We are away.', until: '2026-11-20' } });
    aReviewer(willData);
    await pauseByItself(job());
    reviewers.length = 0;
    aReviewer(willData, { qualification: 'trainee' });
    aReviewer(willData, { isAway: true });
    time.now = new Date('2026-11-22T09:59:00Z');
    await pauseByItself(job());
    expect(await asks()).toBe('not refused');
    time.now = new Date('2026-11-22T10:00:00Z');
    await pauseByItself(job());
    expect(await asks()).toBe('ReviewPaused');
    aReviewer(willData);
    await pauseByItself(job());
    expect(await asks()).toBe('not refused');
  });

  it('that came about by itself is told to each administrator, once for each pause', async () => {
    const { outgoingMail } = as(null);
    administrators.push(anAccount().id, anAccount().id);
    const goneFor = async (hours: number) => {
      time.now = new Date(time.now.getTime() + hours * hourMs);
      await pauseByItself(job());
    };
    aReviewer(willData);
    await pauseByItself(job());
    const before = (await mailed()).length;
    reviewers.length = 0;
    await goneFor(48);
    await goneFor(1);
    const told = (await mailed()).slice(before);
    expect(told).toHaveLength(2);
    const mails = await Promise.all(told.map((messageId) => outgoingMail.get({ messageId })));
    expect(mails).toEqual(
      administrators.map((accountId) => ({ kind: 'reviewPaused', accountId, path: '/admin/reviews' })),
    );
    aReviewer(willData);
    await pauseByItself(job());
    // It is over: there is no reason left to send it.
    expect(await outgoingMail.get({ messageId: told[0] ?? '' })).toBeNull();
    reviewers.length = 0;
    await goneFor(48);
    expect(await mailed()).toHaveLength(before + 4);
  });

  it('that an administrator made is told to no one', async () => {
    administrators.push(anAccount().id);
    const before = (await mailed()).length;
    await admin().pause({ pause: { words: 'We are away.', until: '2026-12-10' } });
    time.now = new Date('2026-11-25T10:00:00Z');
    await pauseByItself(job());
    expect(await mailed()).toHaveLength(before);
    await admin().pause({ pause: null });
  });
});
