import { randomUUID } from 'node:crypto';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { aSigning } from '../../signing/testing/plans.ts';
import { everyWarning } from '../../testing/answer-all.ts';
import { aWillData, refusalOf } from '../../testing/will-data.ts';
import {
  aClaimed,
  aCustomer,
  anApproved,
  approve,
  aReviewer,
  ask,
  leaveAllToChild,
  mailsTo,
  numberOf,
  tickAll,
  wish,
} from '../testing/reviews.ts';

const willData = await aWillData();
const strict = await aWillData({ review: 'required' });
const two = await aWillData({ reviewTwoPeople: 'always' });
const strictTwo = await aWillData({ review: 'required', reviewTwoPeople: 'always' });

const morning = new Date('2026-11-20T10:00:00Z');
beforeEach(() => {
  for (const { time, reviewers } of [willData, strict, two, strictTwo]) {
    time.now = morning;
    reviewers.length = 0;
  }
});

describe('two reviewers whom one person may have made', () => {
  it('do not count as two within seven days, and do afterwards', async () => {
    const admin = randomUUID() as AccountId;
    const until = '2026-11-25T10:00:00.000Z';
    const { desk: first, number } = await aClaimed(strictTwo);
    await tickAll(first, number);
    await approve(first, number);
    const made = strictTwo.reviewers[0];
    if (!made) expect.fail('no reviewer');
    Object.assign(made, { vouchers: [made.accountId, admin], newUntil: until });
    const second = aReviewer(strictTwo, { vouchers: [admin], newUntil: until });
    await second.reviewDesk.claim({ number });
    await tickAll(second, number);
    expect(await refusalOf(approve(second, number))).toBe('RolesTooNew');
    // It does not help to take the first role away again.
    strictTwo.reviewers.splice(0, 1);
    expect(await refusalOf(approve(second, number))).toBe('RolesTooNew');
    strictTwo.reviewers.unshift({ ...made, vouchers: [made.accountId], newUntil: null });
    await approve(second, number);
  });
});

describe('the whole story', () => {
  it('ends in a copy that carries the approval of exactly its words', async () => {
    const { customer, desk, number } = await aClaimed(willData);
    await tickAll(desk, number);
    const { wordsHash } = await desk.reviewDesk.get({ number });
    await desk.reviewDesk.comment({ number, clauseId: null, kind: 'question', body: 'Which church?' });
    expect(await refusalOf(desk.reviewDesk.approve({ number, wordsHash }))).toBe('QuestionsOpen');
    const [question] = await customer.review.thread();
    if (!question) expect.fail('no question');
    await customer.review.answer({ commentId: question.id, text: 'St Laurence’s.' });
    await wish(customer, 'St Laurence’s, Ludlow');
    expect(await refusalOf(desk.reviewDesk.approve({ number, wordsHash }))).toBe('WordsChanged');
    const { changed, ticks } = await desk.reviewDesk.get({ number });
    expect(changed).toMatchObject([{ cause: 'answers', changes: [{ kind: 'changed' }] }]);
    expect(changed[0]?.changes[0]?.after).toMatch(/St Laurence’s/);
    expect((await desk.reviewDesk.takeNewest({ number })).ticks).toEqual(ticks);
    expect(await refusalOf(approve(desk, number))).toBe('ClausesUnread');
    await tickAll(desk, number);
    await approve(desk, number);
    expect((await customer.review.status()).review).toMatchObject({
      state: 'approved',
      isApprovedAsItStands: true,
      approvals: [{ name: 'Priya Nair', qualification: 'solicitor' }],
    });
    expect(await customer.signingCopies.make({ understood: everyWarning })).toMatchObject({
      approved: { name: 'Priya Nair' },
    });
    await wish(customer, 'Elsewhere');
    expect((await customer.review.status()).review).toMatchObject({
      isApprovedAsItStands: false,
      changed: [{ cause: 'answers' }],
    });
  });

  it('foretells the birthday that changes the words, and tells it from an answer once it is over', async () => {
    const customer = await aCustomer(willData);
    await customer.review.withdraw();
    await leaveAllToChild(customer, '2009-01-10');
    await ask(customer);
    const desk = aReviewer(willData);
    const number = await numberOf(customer);
    await desk.reviewDesk.claim({ number });
    await tickAll(desk, number);
    await approve(desk, number);
    expect((await customer.review.status()).review?.holdsUntil).toMatchObject({ day: '2027-01-10' });
    const reminded = async () => (await customer.reminders.list()).reminders.map(({ kind }) => kind);
    expect(await reminded()).not.toContain('approval');
    willData.time.now = new Date('2026-12-11T10:00:00Z');
    expect(await reminded()).toContain('approval');
    const { id: copyId } = await customer.signingCopies.make({ understood: everyWarning });
    const [signed] = await customer.signedWills.record(aSigning({ copyId, signedOn: '2026-12-11' }));
    expect(await reminded()).not.toContain('approval');
    if (signed) await customer.signedWills.remove({ id: signed.id });
    willData.time.now = new Date('2027-01-10T10:00:00Z');
    const { review } = await customer.review.status();
    expect(review?.isApprovedAsItStands).toBe(false);
    expect(review?.changed.map(({ cause }) => cause)).toEqual(['birthday']);
  });

  it('is approved by one question to identity', async () => {
    const { desk, number } = await aClaimed(willData);
    await tickAll(desk, number);
    const { wordsHash } = await desk.reviewDesk.get({ number });
    const before = willData.asked.times;
    await desk.reviewDesk.approve({ number, wordsHash });
    expect(willData.asked.times - before).toBe(1);
  });

  it('is approved once and told once, however often the call is repeated', async () => {
    const { customer, desk, number } = await anApproved(willData);
    const { wordsHash } = await desk.reviewDesk.get({ number });
    await Promise.all([1, 2].map(() => desk.reviewDesk.approve({ number, wordsHash })));
    expect((await customer.review.status()).review?.approvals).toHaveLength(1);
    expect(await mailsTo(willData, customer)).toEqual(['reviewReceived', 'reviewApproved']);
  });

  it('comes back by the same reviewer, by its first place, where it was returned', async () => {
    const { customer, desk, number } = await aClaimed(willData);
    await desk.reviewDesk.returnToCustomer({ number, reasons: ['Name the charity.'] });
    expect((await customer.review.status()).review).toMatchObject({
      state: 'returned',
      reasons: ['Name the charity.'],
    });
    const { review } = await ask(customer);
    expect(review).toMatchObject({ state: 'requested', lane: 'again' });
    expect(await desk.reviewDesk.claim({ number: null })).toEqual({ number: review?.number });
  });
});

it('asks for nothing again while just these words are approved', async () => {
  const { customer, number } = await anApproved(willData);
  expect((await ask(customer)).review).toMatchObject({ number, state: 'approved', isApprovedAsItStands: true });
});

it('keeps the place in line of what was returned, also where the customer withdrew in between', async () => {
  const { customer, desk, number } = await aClaimed(willData);
  await desk.reviewDesk.returnToCustomer({ number, reasons: ['Name a second executor.'] });
  await ask(customer);
  await customer.review.withdraw();
  expect((await ask(customer)).review).toMatchObject({ state: 'requested', lane: 'again' });
});

it('has nothing to mail about a question that is answered, nor of anything but a return where no one checks', async () => {
  const { customer, desk, number } = await aClaimed(willData);
  await desk.reviewDesk.comment({ number, clauseId: null, kind: 'question', body: 'Which church?' });
  const mails = await willData.orm.em
    .fork()
    .execute<{ id: string; kind: string }[]>('select id, kind from review_mails where account_id = ?', [
      customer.account.id,
    ]);
  const { outgoingMail } = willData.as(null);
  const waiting = async () =>
    (await Promise.all(mails.map(({ id }) => outgoingMail.get({ messageId: id })))).flatMap((mail) => mail?.kind ?? []);
  expect((await waiting()).toSorted()).toEqual(['reviewQuestion', 'reviewReceived']);
  const [question] = await customer.review.thread();
  await customer.review.answer({ commentId: question?.id ?? expect.fail('no question'), text: 'St Giles.' });
  expect(await waiting()).toEqual(['reviewReceived']);
  willData.reviewSettings.review = 'off';
  expect(await waiting()).toEqual([]);
  willData.reviewSettings.review = 'optional';
});

it('says with each tick what still stands in the way of an approval', async () => {
  const { customer, desk, number } = await aClaimed(willData);
  const seen = async () => {
    const { ticks, inTheWay, heldUntil, changed } = await desk.reviewDesk.get({ number });
    return { ticks, inTheWay, heldUntil, isChanged: changed.length > 0 };
  };
  const tick = (isTicked: boolean) => desk.reviewDesk.tick({ number, tickKey: 'list:ages', isTicked });
  const ticked = await tick(true);
  expect(ticked.inTheWay).toContain('9 of 10 lines of the checklist are not ticked.');
  expect(ticked).toEqual(await seen());
  await customer.funeralWishes.save({ basedOn: 1, changes: { location: 'Ludlow' } });
  const unticked = await tick(false);
  expect(unticked).toMatchObject({ ticks: [], isChanged: true });
  expect(unticked).toEqual(await seen());
  const { residue } = await customer.testatorRecord.get();
  await customer.residue.replace({ basedOn: residue.version, recipients: [] });
  expect(await tick(true)).toEqual(await seen());
});

it('changes its stamp for whoever has it open when the customer answers or changes the will, and not for a tick', async () => {
  const { customer, desk, number } = await aClaimed(willData);
  await desk.reviewDesk.comment({ number, clauseId: null, kind: 'question', body: 'Which church?' });
  const { stamp } = await desk.reviewDesk.get({ number });
  const now = async () => (await desk.reviewDesk.watch({ number })).stamp;
  await desk.reviewDesk.tick({ number, tickKey: 'list:ages', isTicked: true });
  expect(await now()).toBe(stamp);
  const [question] = await customer.review.thread();
  await customer.review.answer({ commentId: question?.id ?? expect.fail('no question'), text: 'St Giles.' });
  const answered = await now();
  expect(answered).not.toBe(stamp);
  await wish(customer, 'Elsewhere');
  expect(await now()).not.toBe(answered);
  expect((await desk.reviewDesk.get({ number })).stamp).toBe(await now());
  const stranger = aReviewer(willData, { name: 'Sam Other' });
  expect(await refusalOf(stranger.reviewDesk.watch({ number }))).toBe('NotHeldByYou');
});

it('names the clause that changed since it was read, and asks for that one again', async () => {
  const { customer, desk, number } = await aClaimed(willData);
  await tickAll(desk, number);
  await wish(customer, 'Elsewhere');
  const { changed } = await desk.reviewDesk.get({ number });
  expect(changed.flatMap(({ changes }) => changes)).toMatchObject([{ clauseId: 'funeral.choice', kind: 'changed' }]);
  const { inTheWay, document } = await desk.reviewDesk.takeNewest({ number });
  const clauses = document.sections.flatMap((section) => section.clauses).length;
  expect(inTheWay).toEqual([`1 of ${clauses} clauses are not ticked as read.`]);
});

describe('an approval is refused', () => {
  it('while one clause is not ticked as read', async () => {
    const { desk, number } = await aClaimed(willData);
    await tickAll(desk, number);
    const { clauseTickKeys } = await desk.reviewDesk.get({ number });
    const [tickKey = ''] = Object.values(clauseTickKeys);
    await desk.reviewDesk.tick({ number, tickKey, isTicked: false });
    expect(await refusalOf(approve(desk, number))).toBe('ClausesUnread');
  });

  it('while a line of the checklist is not ticked', async () => {
    const { desk, number } = await aClaimed(willData);
    await tickAll(desk, number);
    await desk.reviewDesk.tick({ number, tickKey: 'list:ages', isTicked: false });
    expect(await refusalOf(approve(desk, number))).toBe('ChecklistOpen');
  });

  it('while a check blocks, and while the will is not whole', async () => {
    const { customer, desk, number } = await aClaimed(willData);
    await tickAll(desk, number);
    const { residue } = await customer.testatorRecord.get();
    await customer.residue.replace({ basedOn: residue.version, recipients: [] });
    await desk.reviewDesk.takeNewest({ number });
    expect(await refusalOf(approve(desk, number))).toMatch(/BlocksOpen|WordsChanged/);
  });

  it('to a trainee, to whoever does not hold it, and to whoever is no reviewer any more', async () => {
    const { desk, number } = await aClaimed(willData, { qualification: 'trainee' });
    await tickAll(desk, number);
    expect(await refusalOf(approve(desk, number))).toBe('TraineesDoNotApprove');
    const { wordsHash } = await desk.reviewDesk.get({ number });
    const other = aReviewer(willData, { name: 'Sam Other' });
    expect(await refusalOf(other.reviewDesk.approve({ number, wordsHash }))).toBe('NotHeldByYou');
    willData.reviewers.length = 0;
    expect(await refusalOf(desk.reviewDesk.approve({ number, wordsHash }))).toBe('NoLongerReviewer');
  });
});

it('makes a copy only of approved words where a check is required', async () => {
  const { customer, desk, number } = await aClaimed(strict);
  const make = () => customer.signingCopies.make({ understood: everyWarning });
  expect(await refusalOf(make())).toBe('ReviewNeeded');
  await tickAll(desk, number);
  await approve(desk, number);
  expect(await make()).toMatchObject({ number: 1, approved: { name: 'Priya Nair' } });
  await wish(customer, 'Elsewhere');
  expect(await refusalOf(make())).toBe('ReviewNeeded');
});

it('waits for a second reviewer where the customer tells of a worry while it is read', async () => {
  willData.reviewSettings.reviewTwoPeople = 'flagged';
  const { customer, desk, number } = await aClaimed(willData);
  await tickAll(desk, number);
  await customer.review.safety({ text: 'Someone worries me.' });
  await approve(desk, number);
  expect((await customer.review.status()).review?.state).toBe('awaitingSecond');
  willData.reviewSettings.reviewTwoPeople = 'off';
});

describe('where two people read a will', () => {
  const second = () => aReviewer(two, { name: 'Sam Other' });

  it('waits for another reviewer, who starts without the ticks of the first', async () => {
    const { customer, desk, number } = await anApproved(two);
    expect((await customer.review.status()).review).toMatchObject({ state: 'awaitingSecond' });
    expect(await refusalOf(desk.reviewDesk.claim({ number }))).toBe('Conflict');
    const sam = second();
    await sam.reviewDesk.claim({ number });
    expect(await sam.reviewDesk.get({ number })).toMatchObject({ ticks: [], row: { isSecondApproval: true } });
    await tickAll(sam, number);
    await approve(sam, number);
    expect((await customer.review.status()).review).toMatchObject({
      state: 'approved',
      approvals: [
        { place: 1, name: 'Priya Nair' },
        { place: 2, name: 'Sam Other' },
      ],
    });
    expect(await mailsTo(two, customer)).toEqual(['reviewReceived', 'reviewApproved']);
  });

  it('goes back to the first where the second disagrees, who reads why', async () => {
    const { customer, desk, number } = await anApproved(two);
    const sam = second();
    await sam.reviewDesk.claim({ number });
    await sam.reviewDesk.disagree({ number, reason: 'The gift is not certain.' });
    const file = await desk.reviewDesk.get({ number });
    expect(file).toMatchObject({ isHeldByMe: true, ticks: [], approvals: [], row: { wasDisagreedWith: true } });
    expect(file.comments).toMatchObject([{ kind: 'internal', body: 'The gift is not certain.' }]);
    expect(JSON.stringify(await customer.review.thread())).not.toMatch(/certain/);
    await tickAll(desk, number);
    await approve(desk, number);
    expect((await customer.review.status()).review?.state).toBe('awaitingSecond');
  });

  it('counts an approval of earlier words for nothing: the first may read the new ones, and two must', async () => {
    const { customer, desk, number } = await anApproved(two);
    const sam = second();
    await sam.reviewDesk.claim({ number });
    await wish(customer, 'Elsewhere');
    const newest = await sam.reviewDesk.takeNewest({ number });
    expect(newest).toMatchObject({ approvals: [], row: { isSecondApproval: false } });
    await tickAll(sam, number);
    await approve(sam, number);
    expect((await customer.review.status()).review?.state).toBe('awaitingSecond');
    await desk.reviewDesk.claim({ number });
    await tickAll(desk, number);
    await approve(desk, number);
    expect((await customer.review.status()).review?.state).toBe('approved');
  });

  it('makes no copy of earlier words that only one of them approved', async () => {
    const { customer, desk, number } = await anApproved(strictTwo);
    const sam = aReviewer(strictTwo, { name: 'Sam Other' });
    const before = (await customer.testatorRecord.get()).funeralWishes?.location ?? '';
    await sam.reviewDesk.claim({ number });
    await wish(customer, 'Elsewhere');
    await sam.reviewDesk.takeNewest({ number });
    await tickAll(sam, number);
    await approve(sam, number);
    await desk.reviewDesk.claim({ number });
    await tickAll(desk, number);
    await approve(desk, number);
    await wish(customer, before);
    const make = () => customer.signingCopies.make({ understood: everyWarning });
    expect(await refusalOf(make())).toBe('ReviewNeeded');
    await wish(customer, 'Elsewhere');
    expect(await make()).toMatchObject({ approved: { name: 'Priya Nair' } });
  });
});
