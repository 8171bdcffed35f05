import { beforeEach, expect, it } from 'vitest';
import { aWillData, refusalOf } from '../../testing/will-data.ts';
import { aCustomer, aReviewer, ask, numberOf } from '../testing/reviews.ts';

const willData = await aWillData();
const { orm, time } = willData;

beforeEach(() => {
  time.now = new Date('2026-11-20T10:00:00Z');
});

async function aClaimed() {
  const customer = await aCustomer(willData, { help: 'My neighbour PRESSEDME.' });
  const { reviewDesk } = aReviewer(willData);
  const number = (await customer.review.status()).review?.number ?? 0;
  await reviewDesk.claim({ number });
  const say = (kind: 'customer' | 'question' | 'internal', body: string) =>
    reviewDesk.comment({ number, clauseId: null, kind, body });
  return { customer, reviewDesk, number, say };
}

const mailsTo = async ({ account }: Awaited<ReturnType<typeof aCustomer>>) =>
  (await orm.em.fork().execute('select kind from review_mails where account_id = ?', [account.id])).map(
    ({ kind }) => kind,
  );

it('keeps notes between reviewers, and worries, from the customer’s thread, status and mails', async () => {
  const { customer, say, reviewDesk, number } = await aClaimed();
  const mailed = await mailsTo(customer);
  await say('internal', 'BETWEENUS');
  const shown = [await customer.review.thread(), await customer.review.status()];
  expect(JSON.stringify(shown)).not.toMatch(/BETWEENUS|PRESSEDME|safety|internal/);
  expect(await mailsTo(customer)).toEqual(mailed);
  expect((await reviewDesk.get({ number })).comments.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['safety', 'internal']),
  );
});

it('shows worries, and answers on health, to no one but the reviewer who holds the will', async () => {
  const { customer, reviewDesk, number } = await aClaimed();
  await customer.review.withdraw();
  await customer.review.capacity.save({ question: 'health', answer: 'yes', consents: true });
  await customer.review.capacity.save({ question: 'estate', answer: 'A house.', consents: false });
  await ask(customer, { help: 'My neighbour PRESSEDME.' });
  const again = await numberOf(customer);
  await reviewDesk.claim({ number: again });
  const read = async () => {
    const { comments, capacity, prompts } = await reviewDesk.get({ number: again });
    const worries = comments.filter(({ kind }) => kind === 'safety').length;
    return { worries, capacity, areTold: /worries them/.test(prompts.join()) };
  };
  const answers = (health: string | null) =>
    expect.arrayContaining([
      expect.objectContaining({ question: 'health', answer: health }),
      expect.objectContaining({ question: 'estate', answer: 'A house.' }),
    ]);
  expect(await read()).toEqual({ worries: 2, capacity: answers('yes'), areTold: true });
  await reviewDesk.release({ number: again });
  expect(await read()).toEqual({ worries: 0, capacity: answers(null), areTold: false });
  expect((await reviewDesk.get({ number })).comments).toEqual([]);
});

it('stops the clock for a question until its answer, and mails once within four hours', async () => {
  const { customer, say, reviewDesk, number } = await aClaimed();
  time.now = new Date('2026-11-20T11:00:00Z');
  await say('question', 'Which church?');
  await say('question', 'Which day?');
  expect((await customer.review.status()).review).toMatchObject({ state: 'asked', questions: 2 });
  expect((await mailsTo(customer)).filter((kind) => kind === 'reviewQuestion')).toHaveLength(1);
  time.now = new Date('2026-11-24T11:00:00Z');
  expect((await reviewDesk.get({ number })).row.workingMinutes).toBe(60);
  await say('question', 'Which hymn?');
  expect((await mailsTo(customer)).filter((kind) => kind === 'reviewQuestion')).toHaveLength(2);
  for (const { id } of await customer.review.thread()) await customer.review.answer({ commentId: id, text: 'So.' });
  time.now = new Date('2026-11-24T12:00:00Z');
  expect((await reviewDesk.get({ number })).row).toMatchObject({ state: 'held', workingMinutes: 120 });
});

it('deletes a comment within ten minutes, strikes it out later, and leaves one alone that is answered', async () => {
  const { customer, say, reviewDesk, number } = await aClaimed();
  const strike = async (body: string) => {
    const found = (await reviewDesk.get({ number })).comments.find((each) => each.body === body);
    return reviewDesk.strike({ number, commentId: found?.id ?? expect.fail('no such comment') });
  };
  await say('customer', 'Typed in haste.');
  expect((await strike('Typed in haste.')).map(({ kind }) => kind)).toEqual(['safety']);
  await say('customer', 'Kept for a while.');
  time.now = new Date('2026-11-20T10:10:00Z');
  const struck = (await strike('Kept for a while.')).filter(({ struckAt }) => struckAt);
  expect(struck).toMatchObject([{ body: 'Kept for a while.', struckAt: time.now.toISOString() }]);
  expect(await customer.review.thread()).toEqual([]);
  expect(await refusalOf(strike('Kept for a while.'))).toBe('CommentKept');
  await say('question', 'Which church?');
  const [question] = await customer.review.thread();
  await customer.review.answer({ commentId: question?.id ?? expect.fail('no question'), text: 'St Laurence’s.' });
  expect(await refusalOf(strike('Which church?'))).toBe('CommentKept');
});

it('runs the clock again where the only question is taken back', async () => {
  const { customer, say, reviewDesk, number } = await aClaimed();
  const question = (await say('question', 'Which church?')).find(({ kind }) => kind === 'question');
  await reviewDesk.strike({ number, commentId: question?.id ?? expect.fail('no question') });
  expect((await customer.review.status()).review).toMatchObject({ state: 'held', questions: 0 });
});

it('keeps what was half typed for the next holder, between reviewers, whatever it was to be', async () => {
  const { customer, reviewDesk, number } = await aClaimed();
  await reviewDesk.keepDraft({ number, clauseId: null, kind: 'customer', body: 'HALFTYPED' });
  await reviewDesk.release({ number });
  const next = aReviewer(willData, { name: 'Sam Other' });
  await next.reviewDesk.claim({ number });
  const { comments, draft } = await next.reviewDesk.get({ number });
  expect([comments.find(({ kind }) => kind === 'internal'), draft]).toMatchObject([
    { kind: 'internal', body: 'HALFTYPED' },
    null,
  ]);
  expect(JSON.stringify(await customer.review.thread())).not.toMatch(/HALFTYPED/);
});
