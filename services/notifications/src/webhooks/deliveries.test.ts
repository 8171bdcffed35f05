import { randomUUID } from 'node:crypto';
import { type DeliveryOutcome, shownDeliveries } from '@plainwill/contracts/notifications/vocabulary';
import { reasons } from '@plainwill/contracts/reasons';
import { DeadLetterId, DeliveryId, SubmissionId } from '@plainwill/contracts/shared/ids';
import { OutboxSchema } from '@plainwill/kit/outbox/outbox.entity';
import { anAccount } from '@plainwill/kit/testing/call';
import { beforeEach, describe, expect, it } from 'vitest';
import { DeadLetterSchema } from '../queues/dead-letter.entity.ts';
import { answersOfATenant, callsAt, noWebhook } from '../testing/enquiries.ts';
import { aDatabase, vault } from '../testing/service.ts';
import { DeliverySchema } from './delivery.entity.ts';
import { firstReceiver } from './receiver.entity.ts';
import { recordAttempts, withId } from './record-attempts.ts';

const { orm } = await aDatabase();
const now = new Date('2026-11-21T10:00:00.000Z');
const admin = anAccount({ roles: ['admin'] });
const readonly = anAccount({ roles: ['readonly'] });
const webhook = { ...noWebhook, url: 'https://hooks.zapier.com/hooks/catch/7/server/' };
const as = (account: typeof admin | null, given: Parameters<typeof callsAt>[2] = {}) =>
  callsAt(orm, now, { webhook, ...given })(account);
const refused = { status: 500, error: null, durationMs: 12, answer: 'Sorry', retryAfterMs: null };

beforeEach(async () => {
  await orm.em
    .fork()
    .execute('truncate questionnaire_submissions, webhook_settings, webhook_deliveries, dead_letters, outbox cascade');
});

/** A delivery that came this far; one that failed lies among the dead letters too. */
async function aDelivery(outcome: DeliveryOutcome) {
  const submission = SubmissionId.parse(randomUUID());
  await as(null).questionnaire.submit({ submissionId: submission, answers: answersOfATenant() });
  const em = orm.em.fork();
  const { id } = await em.findOneOrFail(DeliverySchema, { submission });
  if (outcome === 'not_sent') await em.nativeUpdate(DeliverySchema, { id }, { outcome });
  else if (outcome !== 'waiting')
    await recordAttempts(em, vault, [withId({ delivery: id, at: now, answer: refused, outcome })]);
  if (outcome === 'failed') await aDeadLetter('webhooks', { deliveryId: id });
  await em.nativeDelete(OutboxSchema, {});
  return id;
}

async function aDeadLetter(queue: 'webhooks' | 'emails', payload: Record<string, unknown>) {
  const id = DeadLetterId.parse(randomUUID());
  const jobId = randomUUID();
  const common = { id, queue, jobId, payload, attempts: 8, failedAt: now };
  await orm.em.fork().insert(DeadLetterSchema, { ...common, error: 'TryLater 500' });
  return id;
}

const promised = () => orm.em.fork().findAll(OutboxSchema);
const letterOf = (id: DeadLetterId) => orm.em.fork().findOneOrFail(DeadLetterSchema, { id });

describe('the list of deliveries', () => {
  it('says what has become of each, and nothing of what it says', async () => {
    const id = await aDelivery('failed');
    const { newest, failed } = await as(readonly).deliveries.list();
    expect(newest).toEqual([
      {
        id,
        event: 'questionnaire.submitted',
        exampleOf: null,
        receiver: 'hooks.zapier.com',
        outcome: 'failed',
        acceptedAt: now.toISOString(),
        attempts: 1,
        lastAttemptAt: now.toISOString(),
        lastStatus: 500,
        lastError: null,
        lastDurationMs: 12,
        nextTryAt: null,
      },
    ]);
    expect(failed).toBe(1);
  });

  it('shows what a receiver answered to admins only', async () => {
    const id = await aDelivery('failed');
    const attempt = { at: now.toISOString(), status: 500, error: null, durationMs: 12 };
    expect(await as(admin).deliveries.attempts({ id })).toEqual([{ ...attempt, answer: 'Sorry' }]);
    expect(await as(readonly).deliveries.attempts({ id })).toEqual([{ ...attempt, answer: null }]);
  });

  it('knows no attempts of what is not kept', async () => {
    const asking = as(admin).deliveries.attempts({ id: DeliveryId.parse(randomUUID()) });
    await expect(asking).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('sending a delivery again', () => {
  it('promises a new job that names the dead letter, which names the job', async () => {
    const id = await aDelivery('failed');
    await as(admin).deliveries.replay({ id });
    const [job] = await promised();
    const [letter] = await orm.em.fork().findAll(DeadLetterSchema);
    expect(job).toMatchObject({ queue: 'webhooks', payload: { deliveryId: id, replayOf: letter?.id } });
    expect(letter).toMatchObject({ replayedAt: now, replayJobId: job?.id });
    expect((await as(admin).deliveries.list()).newest[0]).toMatchObject({ id, outcome: 'waiting' });
  });

  it('also sends what there was no address for', async () => {
    const id = await aDelivery('not_sent');
    await as(admin).deliveries.replay({ id });
    expect(await promised()).toEqual([expect.objectContaining({ payload: { deliveryId: id } })]);
  });

  it.each(['delivered', 'waiting'] as const)('is refused for one that is %s', async (outcome) => {
    const replaying = as(admin).deliveries.replay({ id: await aDelivery(outcome) });
    await expect(replaying).rejects.toMatchObject({ cause: { reason: 'DeliveryNotFailed' } });
    expect(await promised()).toEqual([]);
  });

  it('tries one that waits for its next try at once, and says when that would have been', async () => {
    const id = await aDelivery('waiting');
    await recordAttempts(orm.em.fork(), vault, [
      withId({ delivery: id, at: now, answer: refused, outcome: 'waiting' }),
    ]);
    const { jobId } = await orm.em.fork().findOneOrFail(DeliverySchema, { id });
    const tried: unknown[] = [];
    const dueAt = '2026-11-21T10:05:00.000Z';
    const producer = {
      findJob: async (_queue: string, job: string) => (job === jobId ? { dueAt } : null),
      tryJob: async (...job: unknown[]) => tried.push(job) === 1,
    } as never;
    const staff = as(admin, { producer });
    expect((await staff.deliveries.list()).newest[0]).toMatchObject({ id, nextTryAt: dueAt });
    await staff.deliveries.replay({ id });
    expect(tried).toEqual([['webhooks', jobId, 'delayed']]);
    await expect(staff.deliveries.replay({ id })).rejects.toMatchObject({ cause: { reason: 'DeliveryNotFailed' } });
    expect(await promised()).toEqual([]);
  });

  it('goes, where there was no receiver, to each that takes it now', async () => {
    const id = await aDelivery('not_sent');
    const nowhere = as(admin, { webhook: noWebhook });
    await expect(nowhere.deliveries.replay({ id })).rejects.toMatchObject({ cause: { reason: 'NoReceiver' } });
    expect((await nowhere.deliveries.list()).failed).toBe(0);
    const { integrations, deliveries } = nowhere;
    for (const name of ['Zapier', 'Our own']) {
      await integrations.save({ name, events: ['questionnaire.submitted'], webhookUrl: webhook.url });
    }
    await integrations.save({ name: 'Leads', events: ['lead.submitted'], webhookUrl: webhook.url });
    await deliveries.replay({ id });
    const { newest } = await deliveries.list();
    expect(newest.map(({ receiver, outcome }) => [receiver, outcome]).toSorted()).toEqual([
      ['Our own', 'waiting'],
      ['Zapier', 'waiting'],
    ]);
    expect(await promised()).toHaveLength(2);
  });

  it('is refused while deliveries to its receiver are switched off', async () => {
    const id = await aDelivery('failed');
    await as(admin).integrations.stop({ id: firstReceiver });
    expect((await as(admin).deliveries.list()).failed).toBe(0);
    await expect(as(admin).deliveries.replay({ id })).rejects.toMatchObject({ cause: { reason: 'ReceiverStopped' } });
    await as(admin).integrations.start({ id: firstReceiver });
    expect(await as(admin).deliveries.replayFailed()).toBe(1);
  });

  it('happens once of two presses at once', async () => {
    const id = await aDelivery('failed');
    const { replay } = as(admin).deliveries;
    const outcomes = await Promise.allSettled([replay({ id }), replay({ id })]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await promised()).toHaveLength(1);
  });

  it('can be done for all that failed', async () => {
    for (const outcome of ['failed', 'not_sent', 'delivered', 'waiting'] as const) await aDelivery(outcome);
    expect((await as(admin).deliveries.list()).failed).toBe(2);
    expect(await as(admin).deliveries.replayFailed()).toBe(2);
    expect((await as(admin).deliveries.list()).failed).toBe(0);
    expect(await promised()).toHaveLength(2);
  });
});

describe('resending the chosen ones', () => {
  it('sends those that it can, says why the others are not, and writes each down', async () => {
    const [failed, unsent, delivered] = [
      await aDelivery('failed'),
      await aDelivery('not_sent'),
      await aDelivery('delivered'),
    ];
    const gone = DeliveryId.parse(randomUUID());
    const ids = [failed, unsent, delivered, gone, failed];
    expect(await as(admin).deliveries.replayMany({ ids })).toEqual({
      resent: 2,
      refused: [
        { message: reasons.DeliveryNotFound.message, count: 1 },
        { message: reasons.DeliveryNotFailed.message, count: 1 },
      ],
    });
    expect(await promised()).toHaveLength(2);
    const written = await orm.em
      .fork()
      .execute<{ object_id: string }[]>(
        `select object_id from audit_log where action = 'webhook.replay' and object_id = any(?::text[])`,
        [`{${ids.join(',')}}`],
      );
    expect(written.map(({ object_id }) => object_id).toSorted()).toEqual([failed, unsent].toSorted());
  });

  it('is for administrators, and for no more than are shown', async () => {
    const ids = [await aDelivery('failed')];
    await expect(as(readonly).deliveries.replayMany({ ids })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const tooMany = Array.from({ length: shownDeliveries + 1 }, () => DeliveryId.parse(randomUUID()));
    await expect(as(admin).deliveries.replayMany({ ids: tooMany })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await promised()).toEqual([]);
  });
});

describe('e-mails that could not be sent', () => {
  it('are listed without what they say or to whom, and are sent again on request, once', async () => {
    const messageId = randomUUID();
    const id = await aDeadLetter('emails', { source: 'identity', messageId });
    expect(await as(readonly).unsentEmails.list()).toEqual([
      { id, failedAt: now.toISOString(), attempts: 8, error: 'TryLater 500' },
    ]);
    await as(admin).unsentEmails.replay({ id });
    expect(await promised()).toEqual([
      expect.objectContaining({ queue: 'emails', payload: { source: 'identity', messageId, replayOf: id } }),
    ]);
    expect((await letterOf(id)).replayedAt).toEqual(now);
    expect(await as(readonly).unsentEmails.list()).toEqual([]);
    await expect(as(admin).unsentEmails.replay({ id })).rejects.toMatchObject({
      cause: { reason: 'UnsentEmailNotFound' },
    });
  });
});
