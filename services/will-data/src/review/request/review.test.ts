import { anAccount } from '@plainwill/kit/testing/call';
import { describe, expect, it } from 'vitest';
import { everyWarning } from '../../testing/answer-all.ts';
import { answerEverything, aWillData, refusalOf, someDetails } from '../../testing/will-data.ts';
import { aCustomer, ask, wish } from '../testing/reviews.ts';

const willData = await aWillData();
const { orm, as, aTestator, time } = willData;

const mails = () => orm.em.fork().execute<{ kind: string; account_id: string }[]>('select * from review_mails');
const jobs = () => orm.em.fork().execute<{ payload: object }[]>(`select payload from outbox where queue = 'emails'`);

async function aReadyTestator() {
  const testator = aTestator();
  await answerEverything(testator);
  return testator;
}

describe('asking for a check', () => {
  it('says where the will is, and promises one mail that tells nothing', async () => {
    const before = (await mails()).length;
    const { review, usualDays, pause } = await ask(await aReadyTestator());
    expect(review).toMatchObject({ state: 'requested', lane: 'usual', reviewer: null, isLate: false, questions: 0 });
    expect([usualDays, pause]).toEqual([5, null]);
    const sent = await mails();
    expect(sent.slice(before).map(({ kind }) => kind)).toEqual(['reviewReceived']);
    expect(JSON.stringify(await jobs())).not.toMatch(/Hart|Eleanor|funeral/i);
  });

  it('is refused while a warning is not understood, while answers are missing, and for what is urgent without a word', async () => {
    const testator = aTestator();
    expect(await refusalOf(ask(testator))).toBe('WillNotReady');
    await answerEverything(testator);
    expect(await refusalOf(ask(testator, { understood: [] }))).toBe('WarningsNotUnderstood');
    expect(await refusalOf(ask(testator, { isUrgent: true }))).toBe('UrgencyUnexplained');
    expect((await testator.review.status()).review).toBeNull();
  });

  it('is one request, however often and from however many tabs', async () => {
    const testator = await aReadyTestator();
    const asked = await Promise.all([ask(testator), ask(testator), ask(testator)]);
    expect(new Set(asked.map(({ review }) => review?.number)).size).toBe(1);
  });

  it('can be withdrawn, and asked again', async () => {
    const testator = await aCustomer(willData);
    const first = (await testator.review.status()).review?.number;
    expect((await testator.review.withdraw()).review?.state).toBe('withdrawn');
    expect((await testator.review.withdraw()).review?.state).toBe('withdrawn');
    const again = (await ask(testator)).review;
    expect(again).toMatchObject({ state: 'requested' });
    expect(again?.number).toBeGreaterThan(first ?? 0);
  });

  it('follows the usual days of Monday to Friday: late once they are over, and not before', async () => {
    time.now = new Date('2026-11-23T10:00:00Z');
    const testator = await aCustomer(willData);
    const isLate = async (at: string) => {
      time.now = new Date(at);
      return (await testator.review.status()).review?.isLate;
    };
    expect(await isLate('2026-11-30T09:59:00Z')).toBe(false);
    expect(await isLate('2026-11-30T10:30:00Z')).toBe(true);
    time.now = new Date('2026-11-20T10:00:00Z');
  });
});

describe('what the customer tells about themselves', () => {
  it('comes back until the request is sent, but for the health answer without consent', async () => {
    const testator = await aReadyTestator();
    const { capacity } = testator.review;
    await capacity.save({ question: 'understanding', answer: 'It says who gets my house.', consents: false });
    expect(await refusalOf(capacity.save({ question: 'health', answer: 'yes', consents: false }))).toBe(
      'ConsentNeeded',
    );
    await capacity.save({ question: 'health', answer: 'no', consents: true });
    expect(await capacity.get()).toEqual({
      understanding: 'It says who gets my house.',
      estate: '',
      claims: '',
      health: 'no',
    });
    await ask(testator);
    expect(await capacity.get()).toEqual({ understanding: '', estate: '', claims: '', health: null });
  });

  it('is not shown again where it is about other people’s influence, in the thread or in the status', async () => {
    const testator = await aCustomer(willData, { help: 'My neighbour PRESSEDME.' });
    await testator.review.safety({ text: 'He WAITSOUTSIDE.' });
    const shown = JSON.stringify([await testator.review.status(), await testator.review.thread()]);
    expect(shown).not.toMatch(/PRESSEDME|WAITSOUTSIDE/);
    const stored = await orm.em
      .fork()
      .execute('select * from review_comments where account_id = ?', [testator.account.id]);
    expect(stored).toHaveLength(2);
    expect(JSON.stringify(stored)).not.toMatch(/PRESSEDME|WAITSOUTSIDE/);
  });

  it('is answered alike whether or not anything is under review', async () => {
    expect(await aTestator().review.safety({ text: 'Someone worries me.' })).toBeUndefined();
  });
});

describe('where a check is required', async () => {
  const strict = await aWillData({ review: 'required' });

  it('makes no copy to sign without an approval, from one tab or two, nor the one of before', async () => {
    const testator = strict.aTestator();
    await answerEverything(testator);
    const make = () => testator.signingCopies.make({ understood: everyWarning });
    expect(await Promise.all([refusalOf(make()), refusalOf(make())])).toEqual(['ReviewNeeded', 'ReviewNeeded']);
    strict.reviewSettings.review = 'optional';
    expect(await make()).toMatchObject({ number: 1, approved: null });
    strict.reviewSettings.review = 'required';
    expect(await refusalOf(make())).toBe('ReviewNeeded');
  });
});

it('says that we do not check, where that is switched off, and still lets people read what was said', async () => {
  const off = await aWillData({ review: 'off' });
  const testator = off.as(anAccount());
  await testator.personalDetails.save({ basedOn: 0, changes: someDetails() });
  const { review } = testator;
  expect(
    await Promise.all(
      [review.status(), ask(testator), review.withdraw(), review.safety({ text: 'x' }), review.capacity.get()].map(
        refusalOf,
      ),
    ),
  ).toEqual(Array(5).fill('ReviewOff'));
  expect(await review.thread()).toEqual([]);
});

it('leaves a copy alone that nobody has read: it says so on the wire', async () => {
  const testator = as(anAccount());
  await answerEverything(testator);
  expect(await testator.signingCopies.make({ understood: everyWarning })).toMatchObject({ approved: null });
  await wish(testator, 'Elsewhere');
  expect(await testator.signingCopies.list()).toMatchObject([{ approved: null }]);
});
