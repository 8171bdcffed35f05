import { dayMs, hourMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { reminderKinds } from '@plainwill/contracts/will-data/reminders/reminder-kinds';
import { anAccount, quietLog } from '@plainwill/kit/testing/call';
import { beforeEach, describe, expect, it } from 'vitest';
import { approvals } from '../review/approval-of.ts';
import { aSigning } from '../signing/testing/plans.ts';
import { everyWarning } from '../testing/answer-all.ts';
import { aChild, answerEverything, aPersonId, aWillData, refusalOf, type TestatorCalls } from '../testing/will-data.ts';
import { mailReminders } from './mail-reminders.ts';

const { as, aTestator, orm, time, encryption } = await aWillData();

// A Friday.
const signedAt = new Date('2026-11-20T10:00:00Z');
beforeEach(() => {
  time.now = signedAt;
});

const later = (days: number, hours = 0) => {
  time.now = new Date(signedAt.getTime() + days * dayMs + hours * hourMs);
};

const today = () => time.now.toISOString().slice(0, 10);

async function withCopy() {
  const account = anAccount();
  const testator = as(account);
  await answerEverything(testator);
  const copy = await testator.signingCopies.make({ understood: everyWarning });
  return { account, testator, copy };
}

async function aSigned() {
  const ready = await withCopy();
  await ready.testator.signedWills.record(aSigning({ copyId: ready.copy.id, signedOn: today() }));
  return ready;
}

const addChild = (testator: TestatorCalls) =>
  testator.children.add({ id: aPersonId(), child: aChild({ firstName: 'Rosa', dateOfBirth: '2025-03-01' }) });

const kinds = async (testator: TestatorCalls) => (await testator.reminders.list()).reminders.map(({ kind }) => kind);

/** Looks at all accounts, as the service does each minute, until none is left for the day. */
async function run() {
  for (let turn = 0; turn < 3; turn++)
    await mailReminders({ em: orm.em.fork(), vault: encryption.vault, approvals, now: time.now, log: quietLog });
}

const messagesTo = async ({ id }: { id: AccountId }) =>
  orm.em
    .fork()
    .execute<{ id: string }[]>(
      `select distinct o.id, o.created_at from outbox o join reminders r on r.message_id = o.id where r.account_id = ? order by o.created_at`,
      [id],
    );

describe('what has changed since a signing', () => {
  it('is on the list with the clauses of the signed will, until it is done', async () => {
    const { testator } = await aSigned();
    expect((await testator.reminders.list()).reminders).toEqual([]);
    await addChild(testator);
    const [reminder, ...others] = (await testator.reminders.list()).reminders;
    expect([reminder?.kind, reminder?.due, others]).toEqual(['child', '2026-11-20', []]);
    expect(reminder?.words).toContain('Rosa Hart was not among your children when you signed');
    const document = (await testator.willDocument.preview()).document;
    expect(document.sections.flatMap(({ clauses }) => clauses.map(({ number }) => number))).toEqual(
      expect.arrayContaining(reminder?.clauses ?? []),
    );
    expect(await testator.reminders.done({ key: reminder?.key ?? '' })).toEqual([]);
    expect(await kinds(testator)).toEqual([]);
  });

  it('is put off for the months asked, to the day', async () => {
    const { testator } = await aSigned();
    await addChild(testator);
    const [reminder] = (await testator.reminders.list()).reminders;
    expect(await testator.reminders.snooze({ key: reminder?.key ?? '', months: 3 })).toEqual([]);
    time.now = new Date('2027-02-19T10:00:00Z');
    expect(await kinds(testator)).toEqual([]);
    time.now = new Date('2027-02-20T10:00:00Z');
    expect(await kinds(testator)).toEqual(['child']);
  });

  it('puts off to the last of a shorter month', async () => {
    const { testator } = await aSigned();
    time.now = new Date('2027-01-31T10:00:00Z');
    await addChild(testator);
    const [reminder] = (await testator.reminders.list()).reminders;
    await testator.reminders.snooze({ key: reminder?.key ?? '', months: 1 });
    time.now = new Date('2027-02-28T10:00:00Z');
    expect(await kinds(testator)).toEqual(['child']);
  });

  it('has a copy that nobody has signed on it, until its signing is recorded', async () => {
    const { testator, copy } = await withCopy();
    later(14);
    expect(await kinds(testator)).toEqual(['unsigned']);
    await testator.signedWills.record(aSigning({ copyId: copy.id, signedOn: today() }));
    expect(await kinds(testator)).toEqual([]);
  });

  it('knows no reminder that is not there', async () => {
    const { testator } = await aSigned();
    expect(await refusalOf(testator.reminders.done({ key: 'REM-01:a:b' }))).toBe('ReminderNotFound');
    expect(await refusalOf(aTestator().reminders.snooze({ key: 'REM-01:a:b', months: 1 }))).toBe('ReminderNotFound');
  });
});

describe('the email', () => {
  it('goes once, for everything that is due, however often and by however many it is looked at', async () => {
    const { account, testator } = await aSigned();
    await addChild(testator);
    await testator.homeDetails.save({ basedOn: 1, changes: { address: '9 Corve Street, Ludlow, SY8 1DA' } });
    later(3);
    await Promise.all([run(), run()]);
    const messages = await messagesTo(account);
    expect(messages).toHaveLength(1);
    later(60);
    await run();
    expect(await messagesTo(account)).toEqual(messages);
  });

  it('names the account, the page and a token, and nothing else', async () => {
    const { account, testator } = await aSigned();
    await addChild(testator);
    later(3);
    await run();
    const [message] = await messagesTo(account);
    const mail = await as(null).outgoingMail.get({ messageId: message?.id ?? '' });
    expect(mail).toEqual({
      kind: 'reminder',
      accountId: account.id,
      path: '/will-maker/sign',
      stopToken: expect.stringMatching(/^[\w-]{43}$/),
    });
    const [{ key = '' } = {}] = (await testator.reminders.list()).reminders;
    await testator.reminders.done({ key });
    expect(await as(null).outgoingMail.get({ messageId: message?.id ?? '' })).toBeNull();
  });

  it('waits for a working day between 9 and 18, and for thirty days after the last', async () => {
    const { account, testator } = await aSigned();
    await addChild(testator);
    for (const [days, hours] of [
      [1, 0],
      [3, -2],
      [3, 8],
    ] as const) {
      later(days, hours);
      await run();
      expect(await messagesTo(account)).toEqual([]);
    }
    later(4);
    await run();
    await testator.homeDetails.save({ basedOn: 1, changes: { address: '9 Corve Street, Ludlow, SY8 1DA' } });
    later(33);
    await run();
    expect(await messagesTo(account)).toHaveLength(1);
    later(34);
    await run();
    // Christmas Eve, with two days of Christmas, a bank holiday and the thirty days behind it.
    expect(await messagesTo(account)).toHaveLength(1);
    later(39);
    await run();
    expect(await messagesTo(account)).toHaveLength(2);
  });

  it('comes again after it was put off', async () => {
    const { account, testator } = await aSigned();
    await addChild(testator);
    later(3);
    await run();
    const [{ key = '' } = {}] = (await testator.reminders.list()).reminders;
    await testator.reminders.snooze({ key, months: 3 });
    const sentBy = async (day: string) => {
      time.now = new Date(`${day}T10:00:00Z`);
      await run();
      return messagesTo(account);
    };
    const first = await sentBy('2027-02-22');
    const again = await sentBy('2027-02-23');
    expect([first.length, again.length, again[0]?.id === first[0]?.id]).toEqual([1, 1, false]);
    expect(await sentBy('2027-05-04')).toEqual(again);
  });

  it('is not sent of a kind that is off, and of none where all are', async () => {
    const { account, testator } = await aSigned();
    await addChild(testator);
    expect((await testator.reminders.list()).settings).toEqual({ isOff: false, kindsOff: [] });
    await testator.reminders.settings({ isOff: false, kindsOff: ['child', 'child'] });
    later(3);
    await run();
    expect(await messagesTo(account)).toEqual([]);
    expect(await testator.reminders.list()).toMatchObject({
      reminders: [{ kind: 'child' }],
      settings: { isOff: false, kindsOff: ['child'] },
    });
    await testator.reminders.settings({ isOff: true, kindsOff: [] });
    later(4);
    await run();
    expect(await messagesTo(account)).toEqual([]);
  });
});

describe('the link that stops them', () => {
  async function aToken() {
    const signed = await aSigned();
    await addChild(signed.testator);
    later(3);
    await run();
    const [message] = await messagesTo(signed.account);
    const messageId = message?.id ?? '';
    const mail = await as(null).outgoingMail.get({ messageId });
    if (mail?.kind !== 'reminder') throw new Error('No letter');
    return { ...signed, messageId, token: mail.stopToken };
  }

  it('turns all off without a sign-in, also what is under way, and keeps the list', async () => {
    const { testator, token, messageId } = await aToken();
    await testator.reminders.settings({ isOff: false, kindsOff: ['years'] });
    for (let times = 0; times < 2; times++) await as(null).reminders.stop({ token });
    expect((await testator.reminders.list()).settings).toEqual({ isOff: true, kindsOff: ['years'] });
    expect(await kinds(testator)).toEqual(['child']);
    expect(await as(null).outgoingMail.get({ messageId })).toBeNull();
  });

  it('does nothing for anybody else, and nothing once it is changed', async () => {
    const { token } = await aToken();
    const other = await aSigned();
    const bytes = Buffer.from(token, 'base64url');
    const forged = Buffer.concat([Buffer.from(other.account.id.replaceAll('-', ''), 'hex'), bytes.subarray(16)]);
    for (const bad of ['', 'x', token.slice(0, -2), `${token}AA`, forged.toString('base64url')])
      expect(await refusalOf(as(null).reminders.stop({ token: bad }))).toBe('ReminderLinkBroken');
    expect((await other.testator.reminders.list()).settings.isOff).toBe(false);
  });

  it('says nothing of an account that is gone', async () => {
    const { account, token } = await aToken();
    await as(null).erasure.erase({ accountId: account.id });
    await as(null).reminders.stop({ token });
    expect(await orm.em.fork().execute('select * from reminder_settings where account_id = ?', [account.id])).toEqual(
      [],
    );
  });
});

it('is in the export, and has no name in it', async () => {
  const { testator } = await aSigned();
  await addChild(testator);
  later(3);
  await run();
  const { reminders, reminder_settings: settings } = await testator.dataExport.get();
  expect([reminders, settings]).toEqual([[expect.objectContaining({ due: '2026-11-23' })], [expect.anything()]]);
  expect(JSON.stringify(reminders)).not.toMatch(/rosa|2025-03/i);
});

it('takes every kind in the settings', async () => {
  const { testator } = await aSigned();
  const all = { isOff: false, kindsOff: [...reminderKinds] };
  expect(await testator.reminders.settings(all)).toEqual(all);
});
