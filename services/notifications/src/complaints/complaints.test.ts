import { randomUUID } from 'node:crypto';
import { referenceShape } from '@plainwill/contracts/notifications/complaint-vocabulary';
import { dayMs } from '@plainwill/contracts/shared/durations';
import { ComplaintId } from '@plainwill/contracts/shared/ids';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aComplaint, anEntry, complaintsAt } from '../testing/complaints.ts';
import { callsAt } from '../testing/enquiries.ts';
import { aDatabase, vault } from '../testing/service.ts';
import { runComplaintHousekeeping } from './complaint-housekeeping.ts';

const { orm } = await aDatabase();
const start = new Date('2026-11-20T10:00:00.000Z');
const after = (days: number) => new Date(start.getTime() + days * dayMs);
const query = <Row = Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  orm.em.fork().execute<Row[]>(sql, values);
const deskAt = (days = 0) => complaintsAt(orm, after(days));
const { visitor, admin, reader } = deskAt();
const everything = { order: 'due', page: 1 } as const;
const listed = async (days = 0) => (await deskAt(days).reader.list(everything)).complaints;
const first = async () => {
  const [complaint] = await listed();
  if (!complaint) throw new Error('one is there');
  return complaint;
};
const jobs = () => query<{ payload: { messageId: string } }>(`select payload from outbox where queue = 'emails'`);
const audited = async () =>
  (
    await query<{ action: string }>('select action from audit_log join audit_chain on entry_id = id order by position')
  ).map(({ action }) => action);

/** As if the mail server had taken all that is promised. */
const handOver = () =>
  query(
    `insert into sent_emails (message_id, source, state, started_at, sent_at)
     select id, 'notifications', 'sent', ?, ? from complaint_steps where is_mailed on conflict do nothing`,
    [start, start],
  );

async function runHousekeeping(days: number) {
  const error = vi.fn();
  await runComplaintHousekeeping({ em: orm.em.fork(), vault, now: after(days), log: { error } });
  return error;
}

beforeEach(async () => {
  await query('truncate complaints, complaint_steps, outbox, sent_emails cascade');
  await query(
    'alter table audit_log disable trigger all; truncate audit_log; alter table audit_log enable trigger all',
  );
});

describe('sending one', () => {
  it('needs no account, gives a reference, and promises an acknowledgement with it', async () => {
    const { reference } = await visitor.send(aComplaint());
    expect(reference).toMatch(referenceShape);
    expect(await listed()).toMatchObject([
      {
        reference,
        kind: 'data-use',
        channel: 'form',
        state: 'received',
        dueOn: '2026-12-20',
        daysLeft: 30,
        alarms: [],
      },
    ]);
    expect(await jobs()).toHaveLength(1);
  });

  it('counts once, however often it is sent, and gives the same reference', async () => {
    const complaint = aComplaint();
    const answers = await Promise.all([1, 2, 3].map(() => visitor.send(complaint)));
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(await listed()).toHaveLength(1);
    expect(await jobs()).toHaveLength(1);
    await expect(visitor.send({ ...complaint, wanted: 'More' })).rejects.toMatchObject({
      cause: { reason: 'ComplaintIdTaken' },
    });
  });

  it('is recorded with its promise or not at all', async () => {
    await query(`alter table outbox add constraint broken check (false) not valid`);
    await expect(visitor.send(aComplaint())).rejects.toThrow();
    await query('alter table outbox drop constraint broken');
    expect(await listed()).toEqual([]);
  });

  it('asks who writes for somebody else for whom, and what lets them', async () => {
    const send = visitor.send(aComplaint({ forWhom: 'other' }));
    await expect(send).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(send).rejects.toThrow(/otherName[\s\S]*authority/);
    await visitor.send(aComplaint({ forWhom: 'other', otherName: 'Ben Hale', authority: 'I am his attorney.' }));
  });

  it('can be read nowhere in the database', async () => {
    await visitor.send(aComplaint());
    const { id } = await first();
    await admin.save({ id, basedOn: 1, changes: { notes: 'Rang Anna' } });
    await admin.answer({ id, basedOn: 2, outcome: 'agreed', words: 'Sorry, Anna.', change: 'Old addresses go.' });
    const stored = JSON.stringify([
      await query('select * from complaints'),
      await query('select * from complaint_steps'),
      await query('select * from outbox'),
      await query('select * from audit_log'),
    ]);
    expect(stored).not.toMatch(/\bAnna\b|anna@|old address|Please stop|Old addresses/);
  });
});

describe('working on one', () => {
  const one = async () => {
    await visitor.send(aComplaint());
    return (await first()).id;
  };

  it('opens what was told, and writes down that it was opened', async () => {
    const id = await one();
    expect(await reader.get({ id })).toMatchObject({
      name: 'Anna Hale',
      email: 'anna@example.com',
      happened: 'You wrote to my old address.',
      happenedOn: '2026-11-01',
      answer: null,
      erasedAt: null,
      steps: [{ kind: 'received' }, { kind: 'acknowledgement', goesBy: 'email', sentAt: null }],
    });
    expect(await audited()).toEqual(['complaint.open']);
  });

  it('goes from received to closed, each step in its trail', async () => {
    const id = await one();
    await handOver();
    expect(await listed()).toMatchObject([{ state: 'acknowledged' }]);
    const ownerId = randomUUID() as never;
    await admin.save({ id, basedOn: 1, changes: { state: 'looking', ownerId } });
    await admin.save({ id, basedOn: 2, changes: { state: 'waiting' } });
    await expect(admin.close({ id, basedOn: 3 })).rejects.toMatchObject({ cause: { reason: 'ComplaintNotAnswered' } });
    const says = { outcome: 'agreed', words: 'You are right.', change: 'We check addresses.' } as const;
    expect(await admin.answer({ id, basedOn: 3, ...says })).toMatchObject({
      state: 'answered',
      answer: says,
      daysLeft: null,
    });
    expect(await admin.save({ id, basedOn: 4, changes: { state: 'looking' } })).toMatchObject({ state: 'looking' });
    await admin.answer({ id, basedOn: 5, ...says, words: 'Looked at again.' });
    const closed = await admin.close({ id, basedOn: 6 });
    expect(closed).toMatchObject({ state: 'closed', ownerId, answer: { words: 'Looked at again.' } });
    expect(closed.erasedAt).toBe('2032-11-20T10:00:00.000Z');
    expect(closed.steps.map(({ kind }) => kind).toSorted()).toEqual(
      ['received', 'acknowledgement', 'changed', 'changed', 'answer', 'changed', 'answer', 'closed'].toSorted(),
    );
    await expect(admin.save({ id, basedOn: 7, changes: { notes: 'x' } })).rejects.toMatchObject({
      cause: { reason: 'ComplaintClosed' },
    });
    expect(await audited()).toEqual([
      'complaint.change',
      'complaint.change',
      'complaint.answer',
      'complaint.change',
      'complaint.answer',
      'complaint.change',
    ]);
  });

  it('refuses what was typed over an older version: of two answers, one is sent', async () => {
    const id = await one();
    const answer = (words: string) => admin.answer({ id, basedOn: 1, outcome: 'refused', words, change: '' });
    const both = await Promise.allSettled([answer('No.'), answer('No!')]);
    expect(both.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { cause: { reason: 'ComplaintChanged' } } },
    ]);
    expect(await jobs()).toHaveLength(2);
  });

  it('writes a change down or does not make it', async () => {
    const id = await one();
    await query('alter table audit_log add constraint broken check (false) not valid');
    await expect(admin.save({ id, basedOn: 1, changes: { state: 'looking' } })).rejects.toThrow();
    await expect(reader.get({ id })).rejects.toThrow();
    await query('alter table audit_log drop constraint broken');
    expect(await listed()).toMatchObject([{ state: 'received', version: 1 }]);
  });
});

describe('one that came by post', () => {
  it('counts from the day it came, and waits until staff say that its letter is posted', async () => {
    const opened = await admin.enter(anEntry());
    expect(opened).toMatchObject({ channel: 'post', dueOn: '2026-12-18', daysLeft: 28, alarms: ['letter-waits'] });
    const letter = opened.steps.find(({ kind }) => kind === 'acknowledgement');
    expect(letter).toMatchObject({ goesBy: 'post', sentAt: null });
    expect(letter?.letter).toContain(`Your reference is ${opened.reference}.`);
    expect(await jobs()).toEqual([]);
    const stepId = letter?.id as string;
    await admin.posted({ id: opened.id, stepId });
    expect(await admin.posted({ id: opened.id, stepId })).toMatchObject({ state: 'acknowledged', alarms: [] });
    expect(await audited()).toEqual(['complaint.enter', 'complaint.change']);
  });

  it('is refused without a way to answer, or from a day that cannot be', async () => {
    await expect(admin.enter(anEntry({ postalAddress: '' }))).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    for (const receivedOn of ['2026-11-21', '2024-01-01']) {
      await expect(admin.enter(anEntry({ receivedOn }))).rejects.toMatchObject({
        cause: { reason: 'ComplaintDayNotPossible' },
      });
    }
  });
});

describe('the clock', () => {
  const alarms = async (days: number) => (await listed(days))[0]?.alarms;

  it('rings when no one has been told that it came, when no one has it for a week, and 5 days before day 30', async () => {
    await visitor.send(aComplaint());
    expect(await alarms(2)).toEqual([]);
    expect(await alarms(3)).toEqual(['not-acknowledged']);
    await handOver();
    expect(await alarms(6)).toEqual([]);
    expect(await alarms(7)).toEqual(['no-owner']);
    const { id, reference } = await first();
    expect(await runHousekeeping(6)).not.toHaveBeenCalled();
    expect(await runHousekeeping(7)).toHaveBeenCalledExactlyOnceWith(
      { complaints: [{ reference, alarms: ['no-owner'] }] },
      expect.stringContaining('ALARM'),
    );
    await admin.save({ id, basedOn: 1, changes: { ownerId: randomUUID() as never } });
    expect(await alarms(24)).toEqual([]);
    expect(await listed(25)).toMatchObject([{ alarms: ['running-out'], daysLeft: 5 }]);
    expect(await listed(31)).toMatchObject([{ alarms: ['running-out'], daysLeft: -1 }]);
    await admin.answer({ id, basedOn: 2, outcome: 'agreed', words: 'Done.', change: '' });
    expect(await alarms(31)).toEqual([]);
  });

  it('mails a stranger three times a day at most, and nothing more before staff have taken it on', async () => {
    const answers = [];
    for (let time = 0; time < 40; time++) {
      const email = `stranger${time % 2 ? `+${time}` : ''}@example.com`;
      answers.push(await visitor.send(aComplaint({ complaintId: ComplaintId.parse(randomUUID()), email })));
    }
    expect(answers.filter(({ isAcknowledged }) => isAcknowledged)).toHaveLength(3);
    expect(await jobs()).toHaveLength(3);
    expect((await reader.list(everything)).count).toBe(40);
    // Somebody else is written to meanwhile.
    const other = aComplaint({ complaintId: ComplaintId.parse(randomUUID()), email: 'other@example.com' });
    expect(await visitor.send(other)).toMatchObject({ isAcknowledged: true });
    await runHousekeeping(30);
    await runHousekeeping(60);
    expect(await jobs()).toHaveLength(4);
    const unwritten = answers.find(({ isAcknowledged }) => !isAcknowledged);
    const [real] = (await reader.list({ ...everything, reference: unwritten?.reference })).complaints;
    if (!real) expect.fail('it is not stored');
    await admin.save({ id: real.id, basedOn: 1, changes: { state: 'looking' } });
    expect(await jobs()).toHaveLength(5);
    await runHousekeeping(30);
    expect(await jobs()).toHaveLength(6);
  });

  it('is over for spam, which nobody is mailed about, and goes on when that is undone', async () => {
    await visitor.send(aComplaint());
    await visitor.send(aComplaint({ email: 'real@example.com' }));
    const [spam, real] = await listed();
    if (!spam || !real) expect.fail('both are there');
    await admin.save({ id: real.id, basedOn: 1, changes: { state: 'looking' } });
    const ids = [spam.id, real.id];
    expect(await admin.markSpam({ ids, isSpam: true })).toEqual({ count: 1 });
    expect((await listed(31)).find(({ id }) => id === spam.id)).toMatchObject({ daysLeft: null, alarms: [] });
    expect(await jobs()).toHaveLength(2);
    expect((await audited()).filter((action) => action === 'complaint.change')).toHaveLength(2);
    expect(await admin.markSpam({ ids, isSpam: false })).toEqual({ count: 1 });
    expect((await listed(31)).find(({ id }) => id === spam.id)).toMatchObject({ daysLeft: -1 });
  });

  it('writes to whoever waits on day 30 and on day 60, once each', async () => {
    await visitor.send(aComplaint());
    await admin.save({ id: (await first()).id, basedOn: 1, changes: { state: 'looking' } });
    const kinds = async () =>
      (await query<{ kind: string }>(`select kind from complaint_steps where kind like 'progress%' order by kind`)).map(
        ({ kind }) => kind,
      );
    await runHousekeeping(29);
    expect(await kinds()).toEqual([]);
    await Promise.all([runHousekeeping(30), runHousekeeping(30)]);
    await runHousekeeping(45);
    expect(await kinds()).toEqual(['progress-30']);
    await runHousekeeping(60);
    await runHousekeeping(200);
    expect(await kinds()).toEqual(['progress-30', 'progress-60']);
    expect(await jobs()).toHaveLength(3);
  });

  it('erases one 6 years after it was closed, with its trail, and nothing sooner', async () => {
    await visitor.send(aComplaint());
    await visitor.send(aComplaint());
    const { id } = await first();
    await admin.answer({ id, basedOn: 1, outcome: 'agreed', words: 'Done.', change: '' });
    await admin.close({ id, basedOn: 2 });
    await runHousekeeping(6 * 365);
    expect(await listed()).toHaveLength(2);
    await runHousekeeping(6 * 365 + 3);
    expect((await listed()).map((left) => left.id)).not.toContain(id);
    expect(await query('select 1 from complaint_steps where complaint_id = ?', [id])).toEqual([]);
  });
});

describe('the list', () => {
  it('finds by reference however it is read out, and by kind, state, owner and alarm', async () => {
    const { reference } = await visitor.send(aComplaint());
    await visitor.send(aComplaint({ kind: 'copy' }));
    const count = async (chosen: object, days = 0) =>
      (await deskAt(days).reader.list({ ...everything, ...chosen })).count;
    expect(await count({ reference: ` ${reference.toLowerCase().replaceAll('-', ' ')} ` })).toBe(1);
    expect(await count({ reference: 'C-2222-2222' })).toBe(0);
    expect(await count({ kind: 'copy' })).toBe(1);
    expect(await count({ state: 'received' })).toBe(2);
    expect(await count({ state: 'acknowledged' })).toBe(0);
    expect(await count({ ownerId: randomUUID() })).toBe(0);
    expect(await count({ hasAlarm: true })).toBe(0);
    expect(await count({ hasAlarm: true }, 3)).toBe(2);
    expect(await reader.yearly()).toEqual([
      { year: 2026, kind: 'copy', count: 1 },
      { year: 2026, kind: 'data-use', count: 1 },
    ]);
  });

  it('names nobody', async () => {
    await visitor.send(aComplaint());
    expect(JSON.stringify(await reader.list(everything))).not.toMatch(/Anna|anna|address/);
  });
});

it('lets readonly look and change nothing, and others not even look', async () => {
  await visitor.send(aComplaint());
  const { id } = await first();
  const { nobody } = deskAt();
  const changes = [
    (calls: typeof admin) => calls.enter(anEntry()),
    (calls: typeof admin) => calls.save({ id, basedOn: 1, changes: { state: 'looking' } }),
    (calls: typeof admin) => calls.answer({ id, basedOn: 1, outcome: 'agreed', words: 'x', change: '' }),
    (calls: typeof admin) => calls.close({ id, basedOn: 1 }),
    (calls: typeof admin) => calls.posted({ id, stepId: randomUUID() }),
  ];
  for (const change of changes) {
    await expect(change(reader)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(change(nobody)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
  await expect(nobody.list(everything)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(nobody.get({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(reader.get({ id: ComplaintId.parse(randomUUID()) })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('stays when the account with its address is erased', async () => {
  await visitor.send(aComplaint());
  await callsAt(orm, start)(null).erasure.erase({ email: 'anna@example.com', submissionIds: [] });
  expect(await listed()).toHaveLength(1);
});
