import { randomUUID } from 'node:crypto';
import type { DeliveryOutcome } from '@plainwill/contracts/notifications/vocabulary';
import { DeadLetterId, DeliveryId, SubmissionId } from '@plainwill/contracts/shared/ids';
import { OutboxSchema } from '@plainwill/kit/outbox/outbox.entity';
import { anAccount } from '@plainwill/kit/testing/call';
import { beforeEach, describe, expect, it } from 'vitest';
import { DeadLetterSchema } from '../queues/dead-letter.entity.ts';
import { answersOfATenant, callsAt } from '../testing/enquiries.ts';
import { aDatabase, vault } from '../testing/service.ts';
import { DeliverySchema } from './delivery.entity.ts';
import { recordAttempts, withId } from './record-attempts.ts';

const { orm } = await aDatabase();
const now = new Date('2026-11-21T10:00:00.000Z');
const admin = anAccount({ roles: ['admin'] });
const readonly = anAccount({ roles: ['readonly'] });
const as = (account: typeof admin | null) => callsAt(orm, now)(account);
const refused = { status: 500, error: null, durationMs: 12, answer: 'Sorry', retryAfterMs: null };

beforeEach(async () => {
  await orm.em.fork().execute('truncate questionnaire_submissions, webhook_deliveries, dead_letters, outbox cascade');
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
        outcome: 'failed',
        acceptedAt: now.toISOString(),
        attempts: 1,
        lastAttemptAt: now.toISOString(),
        lastStatus: 500,
        lastError: null,
        lastDurationMs: 12,
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
