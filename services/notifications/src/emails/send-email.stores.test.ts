import { randomUUID } from 'node:crypto';
import type { OutgoingMail } from '@plainwill/contracts/identity/outgoing-mail';
import type { EmailJob } from '@plainwill/contracts/notifications/jobs';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { createProducer } from '@plainwill/kit/queues/producer';
import { queueStore } from '@plainwill/kit/queues/queue-store';
import { quietLog } from '@plainwill/kit/testing/call';
import { onEachQueueStore, type TestStore } from '@plainwill/kit/testing/queue-stores';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DeadLetterSchema } from '../queues/dead-letter.entity.ts';
import { aDatabase, notifications, startService } from '../testing/service.ts';
import { startIdentity, startMailServer, startWillData } from '../testing/stand-ins.ts';
import { SentEmailSchema } from './sent-email.entity.ts';

const { orm, url: databaseUrl } = await aDatabase();
const soon = { timeout: 30_000 };

const aConfirmation = (to: string): OutgoingMail => ({
  kind: 'confirmEmail',
  isForTwo: false,
  to,
  link: 'https://plainwill.example/auth/confirm#token=abc-123',
});

onEachQueueStore((openStore) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore();
  });
  afterAll(() => store.remove());

  async function start(mailOptions?: Parameters<typeof startMailServer>[0]) {
    const mail = await startMailServer(mailOptions);
    const identity = await startIdentity(notifications.publicKeys);
    const willData = await startWillData(notifications.publicKeys);
    onTestFinished(async () => void (await Promise.all([mail.close(), identity.close(), willData.close()])));
    await startService({
      databaseUrl,
      queueUrl: store.url,
      smtpUrl: mail.url,
      identityUrl: identity.url,
      willDataUrl: willData.url,
    });
    return { mail, identity, willData };
  }

  async function addJob(messageId: string, source: EmailJob['source'] = 'identity') {
    const producer = createProducer(store.url, quietLog);
    const id = randomUUID();
    // The store refuses what it could not take within two seconds, as on a busy machine; the same id is one job.
    await vi.waitFor(() => producer.add('emails', [{ id, data: { source, messageId } }]), soon);
    await producer.close();
    return id;
  }

  async function jobEnds(id: string, state: 'completed' | 'failed') {
    const queue = queueStore(store.url).queue('emails');
    await vi.waitFor(async () => expect(await queue.getJobState(id)).toBe(state), soon);
    const job = await queue.getJob(id);
    await queue.close();
    return job;
  }

  it('tells will-data that a mail server has an email about a release, also to the address before', async () => {
    const { mail, identity, willData } = await start();
    const accountId = randomUUID() as AccountId;
    const address = { link: 'https://plainwill.example/account/here', firstName: null };
    identity.addresses.set(accountId, { to: 'anna@example.com', ...address });
    identity.addresses.set(`former ${accountId}`, { to: 'before@example.com', ...address });
    const ids = [randomUUID(), randomUUID()];
    for (const [at, messageId] of ids.entries()) {
      const asked = { kind: 'releaseAsked', accountId, path: '/account/here', isToFormer: at === 1 } as const;
      willData.accepted.set(messageId, asked);
      await jobEnds(await addJob(messageId, 'will-data'), 'completed');
    }
    expect(mail.received.flatMap(({ recipients }) => recipients)).toEqual(['anna@example.com', 'before@example.com']);
    expect(willData.handedOver).toEqual(ids);
    // A worker that was killed between the two tells it again, and sends nothing twice.
    await jobEnds(await addJob(ids[0] ?? '', 'will-data'), 'completed');
    expect(mail.received).toHaveLength(2);
    expect(willData.handedOver).toEqual([...ids, ids[0]]);
  });

  it('sends what identity has accepted, under a Message-ID made from its id', async () => {
    const { mail, identity } = await start();
    const messageId = randomUUID();
    identity.accepted.set(messageId, aConfirmation('anna@example.com'));
    await jobEnds(await addJob(messageId), 'completed');
    expect(mail.received).toHaveLength(1);
    expect(mail.received[0]?.recipients).toEqual(['anna@example.com']);
    const raw = mail.received[0]?.raw ?? '';
    expect(raw).toContain(`Message-ID: <${messageId}@plainwill.example>`);
    expect(raw).toContain('From: Plainwill <no-reply@plainwill.example>');
    expect(raw).toContain('Subject: Confirm your email address');
    expect(await orm.em.fork().findOne(SentEmailSchema, { messageId })).toMatchObject({ state: 'sent' });
  });

  it('sends once, however often the job comes', async () => {
    const { mail, identity } = await start();
    const messageId = randomUUID();
    identity.accepted.set(messageId, {
      kind: 'alreadyHaveAccount',
      to: 'ben@example.com',
      signInLink: 'https://plainwill.example/auth',
    });
    for (let times = 0; times < 3; times++) await jobEnds(await addJob(messageId), 'completed');
    expect(mail.received).toHaveLength(1);
  });

  it('sends once when five workers have the job at the same time', async () => {
    const { mail, identity } = await start();
    const messageId = randomUUID();
    identity.accepted.set(messageId, aConfirmation('anna@example.com'));
    const jobs = await Promise.all(Array.from({ length: 5 }, () => addJob(messageId)));
    for (const job of jobs) await jobEnds(job, 'completed');
    expect(mail.received).toHaveLength(1);
  });

  it('sends nothing when there is no longer a reason to', async () => {
    const { mail } = await start();
    const messageId = randomUUID();
    await jobEnds(await addJob(messageId), 'completed');
    expect(mail.received).toEqual([]);
    expect(await orm.em.fork().findOne(SentEmailSchema, { messageId })).toBeNull();
  });

  it.each(['anna@example.com\r\nBcc: eve@evil.example', 'anna@example.com, eve@evil.example'])(
    'lets no address bring a second recipient: %j',
    async (to) => {
      const { mail, identity } = await start();
      const [messageId, marker] = [randomUUID(), randomUUID()];
      identity.accepted.set(messageId, aConfirmation(to));
      identity.accepted.set(marker, aConfirmation('last@example.com'));
      await addJob(messageId);
      await jobEnds(await addJob(marker), 'completed');
      for (const { recipients, raw } of mail.received) {
        expect(recipients).toHaveLength(1);
        expect(recipients[0]).not.toContain('eve@evil.example');
        expect(raw).not.toMatch(/^Bcc:/im);
      }
    },
  );

  it('gives up on a recipient that the mail server refuses, and keeps no address of it', async () => {
    const { identity } = await start({ refuse: (address) => address.startsWith('gone') });
    const messageId = randomUUID();
    identity.accepted.set(messageId, aConfirmation('gone@example.com'));
    const job = await jobEnds(await addJob(messageId), 'failed');
    expect(job?.attemptsMade).toBe(1);
    expect(JSON.stringify(job)).not.toContain('gone@example.com');
    const letter = await orm.em.fork().findOne(DeadLetterSchema, { jobId: job?.id ?? '' });
    expect(letter).toMatchObject({ queue: 'emails', payload: { source: 'identity', messageId }, replayedAt: null });
    expect(JSON.stringify(letter)).not.toContain('gone@example.com');
  });

  it('tries again when identity does not answer', async () => {
    const { mail, identity } = await start();
    const messageId = randomUUID();
    const answers = [
      () => {
        throw new Error('down');
      },
      () => aConfirmation('cleo@example.com'),
    ];
    vi.spyOn(identity.accepted, 'get').mockImplementation(() => answers.shift()?.());
    await jobEnds(await addJob(messageId), 'completed');
    expect(mail.received.map(({ recipients }) => recipients)).toEqual([['cleo@example.com']]);
  });

  describe('mail about a review', () => {
    const accountId = randomUUID() as AccountId;
    const address = {
      to: 'harriet@example.com',
      link: 'https://plainwill.example/will-maker/review',
      firstName: 'Harriet',
    };

    async function startWithMail(mailOptions?: Parameters<typeof startMailServer>[0]) {
      const started = await start(mailOptions);
      const messageId = randomUUID();
      started.willData.accepted.set(messageId, { kind: 'reviewQuestion', accountId, path: '/will-maker/review' });
      started.identity.addresses.set(accountId, address);
      return { ...started, messageId };
    }

    it('goes to the address that identity names, once', async () => {
      const { mail, messageId } = await startWithMail();
      for (let times = 0; times < 2; times++) await jobEnds(await addJob(messageId, 'will-data'), 'completed');
      expect(mail.received.map(({ recipients }) => recipients)).toEqual([[address.to]]);
      expect(mail.received[0]?.raw).toContain('Subject: Your reviewer has a question about your will');
      expect(mail.received[0]?.raw).toContain('Dear Harriet,');
      expect(mail.received[0]?.raw).toContain(address.link);
      expect(await orm.em.fork().findOne(SentEmailSchema, { messageId })).toMatchObject({ source: 'will-data' });
    });

    it('is a note that says nothing where it is a reminder, and can be stopped', async () => {
      const { mail, willData, messageId } = await startWithMail();
      willData.accepted.set(messageId, { kind: 'reminder', accountId, path: '/will-maker/sign', stopToken: 'aB-3' });
      await jobEnds(await addJob(messageId, 'will-data'), 'completed');
      const raw = mail.received[0]?.raw ?? '';
      expect(raw).toContain('Subject: A note from Plainwill');
      expect(raw).toContain('List-Unsubscribe: <https://plainwill.example/unsubscribe/aB-3>');
      expect(raw).not.toContain('Harriet');
    });

    it('is not sent to an account that is gone or about to go', async () => {
      const { mail, identity, messageId } = await startWithMail();
      identity.addresses.clear();
      await jobEnds(await addJob(messageId, 'will-data'), 'completed');
      expect(mail.received).toEqual([]);
    });

    it('is not sent when will-data has no reason for it any more', async () => {
      const { mail, willData, messageId } = await startWithMail();
      willData.accepted.clear();
      await jobEnds(await addJob(messageId, 'will-data'), 'completed');
      expect(mail.received).toEqual([]);
    });

    it.each(['identity', 'willData'] as const)('follows when %s has been away', async (who) => {
      const started = await startWithMail();
      const answers = who === 'identity' ? started.identity.addresses : started.willData.accepted;
      const answer = answers.get(who === 'identity' ? accountId : started.messageId);
      const away = vi
        .fn(() => answer as never)
        .mockImplementationOnce(() => {
          throw new Error('down');
        });
      vi.spyOn(answers, 'get').mockImplementation(away);
      await jobEnds(await addJob(started.messageId, 'will-data'), 'completed');
      expect(away).toHaveBeenCalledTimes(2);
      expect(started.mail.received.map(({ recipients }) => recipients)).toEqual([[address.to]]);
    });

    it('follows when the mail server has been away', async () => {
      const turns = [false];
      const { mail, messageId } = await startWithMail({ isAway: () => turns.shift() === false });
      await jobEnds(await addJob(messageId, 'will-data'), 'completed');
      expect(mail.received.map(({ recipients }) => recipients)).toEqual([[address.to]]);
    });
  });
});
