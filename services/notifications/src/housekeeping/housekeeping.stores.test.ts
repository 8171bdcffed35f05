import { randomUUID } from 'node:crypto';
import { dayMs, hourMs } from '@plainwill/contracts/shared/durations';
import { LeadId, SubmissionId } from '@plainwill/contracts/shared/ids';
import { createProducer } from '@plainwill/kit/queues/producer';
import { queueStore } from '@plainwill/kit/queues/queue-store';
import { anAccount, quietLog } from '@plainwill/kit/testing/call';
import { onEachQueueStore } from '@plainwill/kit/testing/queue-stores';
import { createTcpProxy } from '@plainwill/kit/testing/tcp-proxy';
import { expect, it, onTestFinished, vi } from 'vitest';
import { forgetSentEmails } from '../emails/forget-sent-emails.ts';
import { LeadSchema } from '../enquiries/lead.entity.ts';
import { SubmissionSchema } from '../enquiries/submission.entity.ts';
import { DeadLetterSchema } from '../queues/dead-letter.entity.ts';
import { createDeadJobRecorder, createDeadLetters } from '../queues/dead-letters.ts';
import { aComplaint, complaintsAt } from '../testing/complaints.ts';
import { answersOfATenant, callsAt, noWebhook } from '../testing/enquiries.ts';
import { aDatabase } from '../testing/service.ts';
import { DeliverySchema } from '../webhooks/delivery.entity.ts';
import { firstReceiver } from '../webhooks/receiver.entity.ts';
import { eraseOldEnquiries, scheduleHousekeeping } from './housekeeping.ts';

const { orm } = await aDatabase();
const start = new Date('2026-01-31T12:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * dayMs);

const left = async () => {
  const em = orm.em.fork();
  return [await em.count(SubmissionSchema), await em.count(LeadSchema), await em.count(DeliverySchema)];
};

it('erases answers after 30 days and leads after 12 months, with their deliveries, and nothing sooner', async () => {
  const { questionnaire, leads } = callsAt(orm, start)(null);
  await questionnaire.submit({ submissionId: SubmissionId.parse(randomUUID()), answers: answersOfATenant() });
  const lead = { name: 'Anna', email: 'anna@example.com', question: '', consent: true as const };
  await leads.submit({ leadId: LeadId.parse(randomUUID()), ...lead });
  await eraseOldEnquiries(orm.em.fork(), after(29.9));
  expect(await left()).toEqual([1, 1, 2]);
  await eraseOldEnquiries(orm.em.fork(), after(30.1));
  await eraseOldEnquiries(orm.em.fork(), after(30.1));
  expect(await left()).toEqual([0, 1, 1]);
  await eraseOldEnquiries(orm.em.fork(), after(364.9));
  expect(await left()).toEqual([0, 1, 1]);
  await eraseOldEnquiries(orm.em.fork(), after(365.1));
  expect(await left()).toEqual([0, 0, 0]);
});

it('forgets tests and dead letters after 30 days', async () => {
  const webhook = { ...noWebhook, url: 'https://hooks.zapier.com/hooks/catch/1/a/' };
  const { integrations } = callsAt(orm, start, { webhook })(anAccount({ roles: ['admin'] }));
  await integrations.sendTest({ id: firstReceiver, event: 'lead.submitted' });
  const recordDeadJob = createDeadJobRecorder({
    deadLetters: createDeadLetters(orm),
    clock: () => start,
    log: quietLog,
  });
  await recordDeadJob({ id: 'a-job', queue: 'emails', data: {}, attempts: 9, error: 'TryLater 421' });
  const stored = async () => [
    await orm.em.fork().count(DeliverySchema, { event: 'test' }),
    await orm.em.fork().count(DeadLetterSchema),
  ];
  await eraseOldEnquiries(orm.em.fork(), after(29.9));
  expect(await stored()).toEqual([1, 1]);
  await eraseOldEnquiries(orm.em.fork(), after(30.1));
  expect(await stored()).toEqual([0, 0]);
});

it('forgets mails after 90 days, but for those of a complaint', async () => {
  await complaintsAt(orm, start).visitor.send(aComplaint());
  const query = <Row = unknown>(sql: string, values: unknown[] = []) => orm.em.fork().execute<Row[]>(sql, values);
  await query(
    `insert into sent_emails (message_id, source, state, started_at, sent_at)
     select id, 'notifications', 'sent', ?, ? from (select gen_random_uuid() id union all select id from complaint_steps where is_mailed) mails`,
    [start, start],
  );
  const stored = async () => (await query('select message_id from sent_emails')).length;
  await forgetSentEmails(orm.em.fork(), after(89.9));
  expect(await stored()).toBe(2);
  await forgetSentEmails(orm.em.fork(), after(90.1));
  expect(await stored()).toBe(1);
  expect(await query('select 1 from sent_emails join complaint_steps on id = message_id')).toHaveLength(1);
});

onEachQueueStore((openStore) => {
  it('is asked for by the queue each hour, also when the queue’s store came up late', async () => {
    const store = await openStore();
    const proxy = await createTcpProxy(store.url);
    await proxy.shut();
    const producer = createProducer(proxy.url, quietLog);
    const schedule = scheduleHousekeeping({ producer, log: quietLog, retryMs: 100 });
    const queue = queueStore(store.url).queue('housekeeping');
    onTestFinished(async () => {
      schedule.stop();
      await Promise.all([producer.close(), queue.close(), proxy.shut()]);
      await store.remove();
    });
    await proxy.open();
    await vi.waitFor(
      async () => {
        const [known] = await queue.getJobSchedulers();
        expect(known).toMatchObject({ key: 'erase-old-enquiries', every: hourMs });
      },
      { timeout: 30_000 },
    );
  });
});
