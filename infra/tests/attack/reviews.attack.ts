import { randomUUID } from 'node:crypto';
import { proceduresOf } from '@plainwill/contracts/kit/contract';
import { dayMs } from '@plainwill/contracts/shared/durations';
import { reviewDeskContract } from '@plainwill/contracts/will-data/review/review-desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approveAsRead, askForReview, tickAll, warningsOf } from '../../tools/demo/will-in-review.ts';
import { openClock } from '../faults/support/clock.ts';
import { leaksIn } from './support/stored-rows.ts';
import { type Answer, aTarget, type Person } from './support/target.ts';

const clock = openClock();
const reviewRequired = `--import=${import.meta.resolve('../faults/support/review-required.ts')}`;
const target = await aTarget({ NODE_OPTIONS: `${clock.nodeOption} ${reviewRequired}`, ...clock.environment });
afterAll(async () => {
  await target.stop();
  clock.close();
});
const { call, ask } = target;

const admin = await target.aPerson('admin', { role: 'admin' });
const readonly = await target.aPerson('readonly', { role: 'readonly' });
const reader = await target.aPerson('reader', { role: 'reviewer' });
const colleague = await target.aPerson('colleague', { role: 'reviewer' });

/** The reason of a refusal; the status of any other answer. */
const reasonOf = ({ status, body }: Answer) => body.error?.data.reason ?? body.error?.data.code ?? status;
const desk = ({ api }: Person) => api.willData.reviewDesk;

/** Somebody whose will says something that nobody else’s does, and who has asked for it to be read. */
async function aCustomer(name: string, mark = 'Durham Crematorium') {
  const person = await target.aPerson(name, { isFilledIn: true });
  const wish = async (location: string) => {
    const basedOn = (await person.api.willData.testatorRecord.get.query()).funeralWishes?.version ?? 0;
    return call('willData.funeralWishes.save', JSON.stringify({ basedOn, changes: { location } }), person);
  };
  await wish(mark);
  const understood = await warningsOf(person);
  return {
    ...person,
    wish,
    understood,
    /** The same request each time, as a tab that was left open sends it. */
    make: () => call('willData.signingCopies.make', JSON.stringify({ understood }), person),
    copies: () => person.api.willData.signingCopies.list.query(),
    ask: async () => (await askForReview(person)) ?? expect.fail('nothing is checked here'),
    askAgain: () => person.api.willData.review.request.mutate({ understood, isUrgent: false, words: '', help: '' }),
    state: async () => (await person.api.willData.review.status.query()).review?.state,
  };
}

async function approved(customer: Awaited<ReturnType<typeof aCustomer>>) {
  const number = await customer.ask();
  await desk(reader).claim.mutate({ number });
  await tickAll(reader, number);
  await approveAsRead(reader, number);
  return number;
}

describe('a copy to sign of words that nobody has approved', () => {
  it('is made at no step on the way to an approval', async () => {
    const customer = await aCustomer('on-the-way');
    const refusals: Record<string, unknown> = { none: reasonOf(await customer.make()) };
    const number = await customer.ask();
    const note = async () => {
      refusals[(await customer.state()) ?? 'none'] = reasonOf(await customer.make());
    };
    await note();
    await desk(reader).claim.mutate({ number });
    await note();
    await desk(reader).comment.mutate({ number, clauseId: null, kind: 'question', body: 'Which chapel?' });
    await note();
    await desk(reader).returnToCustomer.mutate({ number, reasons: ['Name the chapel.'] });
    await note();
    await customer.askAgain();
    await customer.api.willData.review.withdraw.mutate();
    await note();
    const refused = 'ReviewNeeded';
    expect(refusals).toEqual({
      none: refused,
      requested: refused,
      held: refused,
      asked: refused,
      returned: refused,
      withdrawn: refused,
    });
    expect(await customer.copies()).toEqual([]);
  });

  it('is made for no staff, of no account that they name', async () => {
    const customer = await aCustomer('not-staff');
    const me = await customer.api.identity.accounts.me.query();
    for (const person of [admin, reader]) {
      const own = await call(
        'willData.signingCopies.make',
        JSON.stringify({ understood: customer.understood }),
        person,
      );
      expect(reasonOf(own)).toBe('WillNotReady');
      for (const named of [{ accountId: me?.id }, { account: { id: me?.id } }]) {
        const input = JSON.stringify({ understood: customer.understood, ...named });
        expect((await call('willData.signingCopies.make', input, person)).status).toBe(400);
      }
    }
    expect(await customer.copies()).toEqual([]);
  });

  it('is made by no input or header that says it was approved', async () => {
    const customer = await aCustomer('says-so');
    const { understood } = customer;
    for (const more of [{ review: 'off' }, { approvalId: randomUUID() }, { approved: true }, { today: '2020-01-01' }])
      expect(
        (await call('willData.signingCopies.make', JSON.stringify({ understood, ...more }), customer)).status,
      ).toBe(400);
    const headers = { 'x-review': 'off', 'x-forwarded-host': 'localhost', date: 'Tue, 01 Jan 2030 00:00:00 GMT' };
    const made = await call('willData.signingCopies.make', JSON.stringify({ understood }), { ...customer, headers });
    expect(reasonOf(made)).toBe('ReviewNeeded');
    const { document } = await customer.api.willData.willDocument.preview.query();
    expect(document).toMatchObject({ copy: null, signatures: [], purpose: 'draft' });
    expect((await customer.api.willData.willDocument.file.query({ format: 'pdf' })).fileName).toMatch(/\(draft\)/);
  });

  it('is not made by an old request, once the customer or staff have changed the will', async () => {
    const customer = await aCustomer('old-request', 'Old Chapel');
    const number = await approved(customer);
    const wordsHash = (await desk(reader).get.query({ number })).wordsHash;
    expect((await customer.make()).status).toBe(200);
    await customer.wish('New Chapel');
    expect(reasonOf(await customer.make())).toBe('ReviewNeeded');
    // An approval of the reviewer's own earlier request does not cover what was written since.
    await desk(reader).approve.mutate({ number, wordsHash });
    expect(reasonOf(await customer.make())).toBe('ReviewNeeded');

    await customer.wish('Old Chapel');
    expect((await customer.make()).status).toBe(200);
    const me = (await customer.api.identity.accounts.me.query()) ?? expect.fail('nobody is signed in');
    const { personalDetails } = await customer.api.willData.testatorRecord.get.query();
    await admin.api.willData.staff.savePersonalDetails.mutate({
      accountId: me.id,
      basedOn: personalDetails?.version ?? 0,
      changes: { lastName: 'Belle' },
    });
    expect(reasonOf(await customer.make())).toBe('ReviewNeeded');
    expect(await customer.copies()).toHaveLength(1);
  });

  it('is made in no race of saves, copies and the approval, in as many tabs', async () => {
    const customer = await aCustomer('race', 'Chapel of rest');
    const number = await customer.ask();
    await desk(reader).claim.mutate({ number });
    await tickAll(reader, number);
    const { wordsHash } = await desk(reader).get.query({ number });
    const approve = () => call('willData.reviewDesk.approve', JSON.stringify({ number, wordsHash }), reader);
    // Calls of one account take turns, so that each copy meets the will at another moment.
    const [decided] = await Promise.all([approve(), customer.make(), customer.wish('Unread'), customer.make()]);
    expect([200, 'WordsChanged']).toContain(reasonOf(decided));
    await customer.wish('Chapel of rest');
    expect((await approve()).status).toBe(200);
    await Promise.all([customer.make(), customer.wish('Chapel of rest'), customer.make()]);
    await Promise.all([customer.make(), customer.wish('Unread'), customer.make()]);
    await customer.wish('Chapel of rest');
    expect((await customer.make()).status).toBe(200);
    const copies = await customer.copies();
    expect(copies.filter(({ approved }) => approved === null)).toEqual([]);
    for (const { id } of copies)
      expect(await customer.api.willData.signingCopies.changesSince.query({ id })).toEqual([]);
  });

  it('is not made once a birthday has changed the words, whatever was true before midnight', async () => {
    const customer = await aCustomer('birthday');
    const [tomorrow = ''] = new Date(Date.now() + dayMs).toISOString().split('T');
    const [year = '', month, day] = tomorrow.split('-');
    const [child] = (await customer.api.willData.testatorRecord.get.query()).children;
    if (!child) expect.fail('she has no child');
    await customer.api.willData.children.update.mutate({
      id: child.id,
      basedOn: child.version,
      changes: { dateOfBirth: `${Number(year) - 18}-${month}-${day}` },
    });
    await approved(customer);
    const { review } = await customer.api.willData.review.status.query();
    expect(review?.holdsUntil?.day).toBe(tomorrow);
    clock.jump(24);
    await expect.poll(async () => reasonOf(await customer.make()), { timeout: 5000 }).toBe('ReviewNeeded');
    clock.jump(0);
    await expect.poll(async () => (await customer.make()).status, { timeout: 5000 }).toBe(200);
    expect(await customer.copies()).toHaveLength(1);
  });
});

describe('a will under review', () => {
  const marks = /zzyzx|harriet|bell\b/i;
  let number = 0;
  let owner: Awaited<ReturnType<typeof aCustomer>>;
  beforeAll(async () => {
    owner = await aCustomer('owner', 'Zzyzx Chapel');
    number = await owner.ask();
    await owner.api.willData.review.safety.mutate({ text: 'My neighbour Zzyzxworry' });
    await desk(reader).claim.mutate({ number });
    await desk(reader).comment.mutate({ number, clauseId: null, kind: 'internal', body: 'Zzyzxnote' });
    await desk(reader).comment.mutate({ number, clauseId: null, kind: 'question', body: 'Which Zzyzx chapel?' });
  });

  const { wordsHash, commentId, to, reason } = {
    wordsHash: '0'.repeat(64),
    commentId: randomUUID(),
    to: randomUUID(),
    reason: 'Because I say so',
  };
  /** Inputs of each procedure of the desk, for callers who have no right to call it. */
  const inputs: Record<keyof typeof reviewDeskContract, object | undefined> = {
    queue: {},
    figures: undefined,
    colleagues: undefined,
    claim: {},
    release: {},
    handOver: { to },
    get: {},
    watch: {},
    takeNewest: {},
    tick: { tickKey: 'list:ages', isTicked: true },
    keepDraft: { clauseId: null, kind: 'internal', body: 'Taken' },
    comment: { clauseId: null, kind: 'customer', body: 'Taken' },
    strike: { commentId },
    note: { on: '2026-11-20', startedAt: '10:00', minutes: 5, others: '', body: 'Taken' },
    setLane: { lane: 'usual', reason },
    returnToCustomer: { reasons: ['Taken'] },
    approve: { wordsHash },
    disagree: { reason },
    assign: { to, reason },
    releaseOf: { reason },
    pause: { pause: null },
    disputesFile: { reason },
  };
  const procedures = proceduresOf(reviewDeskContract).map(({ path, procedure: { access } }) => ({ path, access }));
  async function attempt(path: string, person: Person, numbered: unknown = number) {
    const input = inputs[path as keyof typeof inputs];
    if (!input) return ask(`willData.reviewDesk.${path}`, person);
    const named = path === 'pause' ? {} : { number: numbered };
    return call(`willData.reviewDesk.${path}`, JSON.stringify({ ...named, ...input }), person);
  }
  const ownersView = async () => [
    await owner.api.willData.review.status.query(),
    await owner.api.willData.review.thread.query(),
  ];

  function expectNothingOf({ text }: Answer) {
    expect(text).not.toMatch(marks);
    expect(leaksIn(text)).toEqual([]);
  }

  it.each(procedures.filter(({ access, path }) => access === 'reviewer' && path !== 'claim'))(
    'is neither shown nor changed by $path to a reviewer who has not claimed it',
    async ({ path }) => {
      const before = await ownersView();
      const answer = await attempt(path, colleague);
      expect(reasonOf(answer)).toBe('NotHeldByYou');
      expectNothingOf(answer);
      expect(await ownersView()).toEqual(before);
    },
  );

  it('is not claimed while another holds it, and nobody is told whose it is', async () => {
    const answer = await attempt('claim', colleague);
    expect(reasonOf(answer)).toBe('TakenAlready');
    expectNothingOf(answer);
  });

  it.each(procedures.filter(({ access }) => access === 'reviewer'))(
    'is closed to its owner, to administrators and to staff who may only look, by $path',
    async ({ path }) => {
      for (const person of [owner, admin, readonly]) {
        const answer = await attempt(path, person);
        expect(answer.status).toBe(403);
        expectNothingOf(answer);
      }
    },
  );

  it.each(procedures.filter(({ access }) => access === 'admin'))(
    'is not given away by $path, which is for administrators',
    async ({ path }) => {
      for (const person of [owner, reader, colleague, readonly]) {
        const answer = await attempt(path, person);
        expect(answer.status).toBe(403);
        expectNothingOf(answer);
      }
    },
  );

  it('has no name in the queue, the figures or the list of colleagues', async () => {
    for (const person of [colleague, admin])
      for (const path of ['queue', 'figures', 'colleagues']) {
        const answer = await attempt(path, person);
        expect(answer.status, path).toBe(200);
        expectNothingOf(answer);
      }
    expect((await attempt('queue', readonly)).status).toBe(403);
    expect((await attempt('queue', owner)).status).toBe(403);
    expectNothingOf(await attempt('figures', readonly));
  });

  it.each([0, -1, 1.5, 1e12, '1', null, [1], '1 or 1=1'])('is not read under the number %j', async (guess) => {
    const answer = await attempt('get', colleague, guess);
    expect(answer.status).toBe(400);
    expectNothingOf(answer);
  });

  it('is told apart from no will at all by nothing but that it is there', async () => {
    for (let guess = 1; guess <= number + 3; guess++) {
      const answer = await attempt('get', colleague, guess);
      expect(['NotHeldByYou', 'ReviewNotFound']).toContain(reasonOf(answer));
      expectNothingOf(answer);
    }
  });

  it('keeps its questions from another customer, who knows their ids', async () => {
    const stranger = await aCustomer('stranger');
    await stranger.ask();
    const before = await ownersView();
    const [question] = await owner.api.willData.review.thread.query();
    const answer = await call(
      'willData.review.answer',
      JSON.stringify({ commentId: question?.id, text: 'Not mine' }),
      stranger,
    );
    expect(reasonOf(answer)).toBe('ReviewNotFound');
    expect(answer.text).not.toMatch(/zzyzx/i);
    for (const path of ['status', 'thread', 'record', 'withdraw'])
      expect((await ask(`willData.review.${path}`, stranger)).text).not.toMatch(/zzyzx/i);
    expect(await ownersView()).toEqual(before);
    expect(JSON.stringify(before)).not.toMatch(/zzyzxnote|zzyzxworry/i);
  });

  it('is only read, and without what was told in confidence, by whoever has let it go', async () => {
    const [question] = await owner.api.willData.review.thread.query();
    await owner.api.willData.review.answer.mutate({ commentId: question?.id as never, text: 'That one.' });
    await desk(reader).release.mutate({ number });
    const [read, watched] = [await attempt('get', reader), await attempt('watch', reader)];
    expect([read.status, watched.status]).toEqual([200, 200]);
    expect(read.text).toMatch(/Zzyzx Chapel/);
    expect(read.text + watched.text).not.toMatch(/zzyzxworry/i);
    const reading = ['get', 'watch', 'claim'];
    const acts = procedures.filter(({ path, access }) => access === 'reviewer' && !reading.includes(path));
    for (const { path } of acts) expect(reasonOf(await attempt(path, reader)), path).toBe('NotHeldByYou');
  });
});

describe('a reviewer who must not read a will', () => {
  it('gets it neither by its number, nor as the next, nor from a colleague, nor from an administrator', async () => {
    const customer = await aCustomer('conflicted');
    const number = await customer.ask();
    const named = await target.aPerson('named', { role: 'reviewer' });
    await named.api.identity.profile.rename.mutate({ name: 'Thomas Reed' });
    const own = await target.aPerson('own-will', { role: 'reviewer', isFilledIn: true });
    const ownNumber = (await askForReview(own)) ?? 0;
    const to = (await named.api.identity.accounts.me.query())?.id;

    const claim = (person: Person, wanted: number | null) =>
      call('willData.reviewDesk.claim', JSON.stringify({ number: wanted }), person);
    const refusals = [await claim(named, number), await claim(own, ownNumber)];
    expect(refusals.map(reasonOf)).toEqual(['Conflict', 'Conflict']);
    // The answer does not reveal which rule refused it.
    const outcomes = refusals.map(({ status, body }) => ({ status, message: body.error?.message }));
    expect(outcomes[0]).toEqual(outcomes[1]);

    // Everybody here names a Thomas Reed.
    expect(reasonOf(await claim(named, null))).toBe('NothingToClaim');
    await desk(reader).claim.mutate({ number });
    const handed = [
      await call('willData.reviewDesk.handOver', JSON.stringify({ number, to }), reader),
      await call('willData.reviewDesk.assign', JSON.stringify({ number, to, reason: 'They have time' }), admin),
    ];
    expect(handed.map(reasonOf)).toEqual(['Conflict', 'Conflict']);
    for (const answer of [...refusals, ...handed]) expect(leaksIn(answer.text)).toEqual([]);
    expect(reasonOf(await call('willData.reviewDesk.get', JSON.stringify({ number }), named))).toBe('NotHeldByYou');
  });

  it('approves nothing as a trainee, nor once the role is gone, in the session that had it', async () => {
    const customer = await aCustomer('by-a-trainee');
    const number = await customer.ask();
    const trainee = await target.aPerson('trainee', { role: 'reviewer' });
    const reason = 'They are in training';
    await admin.api.identity.reviewers.grant.mutate({
      email: trainee.email,
      qualification: 'trainee',
      regulator: '',
      registration: '',
      reason,
    });
    await desk(trainee).claim.mutate({ number });
    await tickAll(trainee, number);
    const { wordsHash } = await desk(trainee).get.query({ number });
    const approve = () => call('willData.reviewDesk.approve', JSON.stringify({ number, wordsHash }), trainee);
    expect(reasonOf(await approve())).toBe('TraineesDoNotApprove');
    const me = (await trainee.api.identity.accounts.me.query()) ?? expect.fail('nobody is signed in');
    await admin.api.identity.roles.revoke.mutate({ accountId: me.id, role: 'reviewer', reason });
    expect([401, 403]).toContain((await approve()).status);
    expect((await call('willData.reviewDesk.get', JSON.stringify({ number }), trainee)).text).not.toMatch(/Harriet/);
    expect(reasonOf(await customer.make())).toBe('ReviewNeeded');
  });
});
