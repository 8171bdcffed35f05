import { expect, it, vi } from 'vitest';
import { approveAsRead, tickAll } from '../../tools/demo/will-in-review.ts';
import { aReader, type Desk, lockTable, openDesk, outcomeOf, soonSettled } from './support/desk.ts';
import { signUpAt } from './support/person.ts';
import { withFault } from './support/stores.ts';

const soon = { timeout: 30_000, interval: 50 };
const claimRounds = 20;

/** Counts the rows that an approval leaves in each table. */
const traces = async (desk: Desk) =>
  (
    await desk.rows(`
      select 'approval' what from review_approvals
      union all select 'audit entry' from audit_log where action = 'review.approve'
      union all select 'ended hold' from review_holds where until is not null
      union all select 'mail' from review_mails where kind = 'reviewApproved'
      union all select 'record' from review_records
      union all select 'state' from reviews where state = 'approved'`)
  ).map(({ what }) => what);
const wholeApproval = ['approval', 'audit entry', 'ended hold', 'mail', 'record', 'record', 'state'];

/** Every table that an approval writes to. */
const tablesOfApproval = ['review_approvals', 'audit_log', 'review_holds', 'review_mails', 'outbox', 'review_records'];

it('gives a will to one of two reviewers who claim it at once, each by a process of their own', async () => {
  const desk = await openDesk();
  const { stage, number } = desk;
  const [otherWillData, otherGateway] = await Promise.all([
    stage.anotherService('will-data'),
    stage.anotherService('gateway'),
  ]);
  await otherWillData.start();
  await otherGateway.start({ WILL_DATA_URL: otherWillData.url });
  const first = await desk.aMember('reviewer');
  const second = await desk.aMember('reviewer', () =>
    signUpAt({ url: otherGateway.url, origin: stage.origin, mail: stage.mail }),
  );
  for (let round = 0; round < claimRounds; round++) {
    const wanted = round % 2 ? number : null;
    const outcomes = await Promise.all(
      [first, second].map(({ api }) => outcomeOf(api.willData.reviewDesk.claim.mutate({ number: wanted }))),
    );
    expect(outcomes.toSorted(), `round ${round}`).toEqual([wanted ? 'TakenAlready' : 'NothingToClaim', 'done']);
    expect(await desk.rows('select 1 from review_holds where until is null')).toHaveLength(1);
    const winner = outcomes[0] === 'done' ? first : second;
    await winner.api.willData.reviewDesk.release.mutate({ number });
  }
});

it('has approved wholly or not at all when will-data is killed at any write of an approval', async () => {
  const desk = await openDesk();
  const reader = await aReader(desk);
  const { willDataService, number } = desk;
  const file = () => reader.api.willData.reviewDesk.get.query({ number });
  const { ticks } = await file();
  for (const table of tablesOfApproval) {
    const lock = await lockTable(desk, table);
    const outcome = outcomeOf(approveAsRead(reader, number));
    await lock.isAwaited();
    await willDataService.kill();
    await lock.release();
    expect(await outcome).not.toBe('done');
    await willDataService.start();
    await vi.waitFor(async () => expect(await file()).toMatchObject({ isHeldByMe: true, ticks }), soon);
    expect(await traces(desk), `killed before it wrote to ${table}`).toEqual([]);
    expect((await desk.status()).state).toBe('held');
    expect(await outcomeOf(desk.makeCopy())).toBe('ReviewNeeded');
  }
  await approveAsRead(reader, number);
  expect((await traces(desk)).toSorted()).toEqual(wholeApproval);
  expect((await desk.makeCopy()).approved).not.toBeNull();
});

it('stays approved, once and with one mail, when will-data is killed as soon as it has approved', async () => {
  const desk = await openDesk();
  const reader = await aReader(desk);
  const { willDataService, number, stage, customer } = desk;
  const { wordsHash } = await reader.api.willData.reviewDesk.get.query({ number });
  const before = stage.mail.to(customer.email).length;
  await willDataService.stop();
  await willDataService.start(withFault({ ...soonSettled, failPoint: 'job-added' }));
  const approve = () => reader.api.willData.reviewDesk.approve.mutate({ number, wordsHash });
  // The answer may have been on its way already.
  await vi.waitFor(async () => expect(await outcomeOf(approve())).toMatch(/done|SERVICE_UNAVAILABLE|NO ANSWER/), soon);
  await willDataService.ended();
  await willDataService.start();
  await vi.waitFor(async () => expect(await outcomeOf(approve())).toBe('done'), soon);
  expect((await traces(desk)).toSorted()).toEqual(wholeApproval);
  await desk.mailsAreSent();
  expect(stage.mail.to(customer.email)).toHaveLength(before + 1);
  expect((await desk.makeCopy()).approved).not.toBeNull();
});

it('makes no copy of words that were changed while others were being approved', async () => {
  const desk = await openDesk();
  const reader = await aReader(desk);
  const { number } = desk;
  await desk.wish('Ludlow crematorium');
  expect(await outcomeOf(approveAsRead(reader, number))).toBe('WordsChanged');
  await reader.api.willData.reviewDesk.takeNewest.mutate({ number });
  await tickAll(reader, number);

  const lock = await lockTable(desk, 'review_records');
  const outcome = outcomeOf(approveAsRead(reader, number));
  await lock.isAwaited();
  await desk.wish('Shrewsbury crematorium');
  expect(await outcomeOf(desk.makeCopy())).toBe('ReviewNeeded');
  await lock.release();
  expect(await outcome).toBe('done');
  expect(await outcomeOf(desk.makeCopy())).toBe('ReviewNeeded');
  const review = await desk.status();
  expect(review).toMatchObject({ state: 'approved', isApprovedAsItStands: false });
  expect(JSON.stringify(review.changed)).toMatch(/Ludlow.*Shrewsbury/);
  await desk.wish('Ludlow crematorium');
  expect((await desk.makeCopy()).approved).not.toBeNull();
});

it('decides while the mail server is away, and its mail comes once when that is back', async () => {
  const desk = await openDesk();
  const reader = await aReader(desk);
  const { stage, customer } = desk;
  const mails = () => stage.mail.to(customer.email);
  const before = mails().length;
  await stage.mail.shut();
  await approveAsRead(reader, desk.number);
  expect((await desk.status()).state).toBe('approved');
  expect((await desk.makeCopy()).approved).not.toBeNull();
  await vi.waitFor(
    async () => expect(await desk.rows('select 1 from outbox where dispatched_at is null')).toEqual([]),
    soon,
  );
  expect(mails()).toHaveLength(before);
  await stage.mail.open();
  await vi.waitFor(() => expect(mails()).toHaveLength(before + 1), soon);
  expect(mails().at(-1)?.text).toContain('/will-maker');
  await desk.mailsAreSent();
  expect(mails()).toHaveLength(before + 1);
});

it('returns a review to the queue, with all that was written, when its holder loses the role', async () => {
  const desk = await openDesk();
  const [reader, admin, other] = [await aReader(desk), await desk.aMember('admin'), await desk.aMember('reviewer')];
  const { number, customer } = desk;
  const { reviewDesk } = reader.api.willData;
  const { wordsHash } = await reviewDesk.get.query({ number });
  const remark = { number, clauseId: null, kind: 'internal' } as const;
  await reviewDesk.comment.mutate({ ...remark, body: 'The desk is listed twice.' });
  await reviewDesk.keepDraft.mutate({ ...remark, body: 'Half a thought' });
  const me = (await reader.api.identity.accounts.me.query()) ?? expect.fail('nobody is signed in');
  await admin.api.identity.roles.revoke.mutate({
    accountId: me.id,
    role: 'reviewer',
    reason: 'They have left the firm',
  });

  expect(await outcomeOf(reviewDesk.approve.mutate({ number, wordsHash }))).not.toBe('done');
  await vi.waitFor(async () => expect((await desk.status()).state).toBe('requested'), soon);
  expect(await outcomeOf(reviewDesk.get.query({ number }))).not.toBe('done');
  await other.api.willData.reviewDesk.claim.mutate({ number: null });
  const { comments } = await other.api.willData.reviewDesk.get.query({ number });
  expect(comments.map(({ kind, body, byId }) => ({ kind, body, byId }))).toEqual([
    { kind: 'internal', body: 'The desk is listed twice.', byId: me.id },
    { kind: 'internal', body: 'Half a thought', byId: me.id },
  ]);
  expect(await customer.api.willData.review.thread.query()).toEqual([]);
  await tickAll(other, number);
  await approveAsRead(other, number);
  expect((await desk.status()).approvals).toHaveLength(1);
});
