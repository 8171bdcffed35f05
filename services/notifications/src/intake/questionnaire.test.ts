import { randomUUID } from 'node:crypto';
import { SubmissionId } from '@plainwill/contracts/shared/ids';
import { OutboxSchema } from '@plainwill/kit/outbox/outbox.entity';
import { beforeEach, describe, expect, it } from 'vitest';
import { answersOf, SubmissionSchema } from '../enquiries/submission.entity.ts';
import { answersOfAnOwner, answersOfATenant, callsAt } from '../testing/enquiries.ts';
import { aDatabase, vault } from '../testing/service.ts';
import { DeliverySchema } from '../webhooks/delivery.entity.ts';

const { orm } = await aDatabase();
const now = new Date('2026-11-20T19:31:00.000Z');
const { questionnaire } = callsAt(orm, now)(null);

const aSubmissionId = () => SubmissionId.parse(randomUUID());
const submissions = () => orm.em.fork().findAll(SubmissionSchema);
const deliveries = () => orm.em.fork().findAll(DeliverySchema);
const promisedJobs = () => orm.em.fork().findAll(OutboxSchema);

describe('submitting a questionnaire', () => {
  beforeEach(async () => {
    await orm.em.fork().execute('truncate questionnaire_submissions, outbox cascade');
  });

  it('keeps the answers and promises one delivery, which names no more than the submission', async () => {
    const submissionId = aSubmissionId();
    await questionnaire.submit({ submissionId, answers: answersOfAnOwner() });
    const [submission] = await submissions();
    expect(submission).toMatchObject({ id: submissionId, submittedAt: now });
    expect(submission && answersOf(vault, submission)).toEqual(answersOfAnOwner());
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({ event: 'questionnaire.submitted', outcome: 'waiting', attempts: 0 });
    expect(await promisedJobs()).toEqual([
      expect.objectContaining({ queue: 'webhooks', payload: { deliveryId: delivery?.id }, dispatchedAt: null }),
    ]);
  });

  it('keeps nothing when the delivery cannot be promised', async () => {
    const em = orm.em.fork();
    await em.execute('alter table outbox add constraint broken check (false)');
    const submitting = questionnaire.submit({ submissionId: aSubmissionId(), answers: answersOfATenant() });
    await expect(submitting).rejects.toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
    await em.execute('alter table outbox drop constraint broken');
    expect(await submissions()).toEqual([]);
    expect(await promisedJobs()).toEqual([]);
  });

  it('answers a repeat in the same way and promises nothing more', async () => {
    const submission = { submissionId: aSubmissionId(), answers: answersOfAnOwner() };
    await questionnaire.submit(submission);
    await questionnaire.submit(submission);
    expect(await submissions()).toHaveLength(1);
    expect(await promisedJobs()).toHaveLength(1);
  });

  it('refuses other answers under the same id, and keeps the first', async () => {
    const submissionId = aSubmissionId();
    await questionnaire.submit({ submissionId, answers: answersOfAnOwner() });
    const again = questionnaire.submit({ submissionId, answers: answersOfAnOwner({ children: 'No' }) });
    await expect(again).rejects.toMatchObject({ code: 'CONFLICT', cause: { reason: 'SubmissionIdTaken' } });
    const [submission] = await submissions();
    expect(submission && answersOf(vault, submission).children).toBe('Yes');
    expect(await promisedJobs()).toHaveLength(1);
  });

  it('makes one submission and one job of twenty that arrive at once', async () => {
    const submission = { submissionId: aSubmissionId(), answers: answersOfATenant() };
    await Promise.all(Array.from({ length: 20 }, () => questionnaire.submit(submission)));
    expect(await submissions()).toHaveLength(1);
    expect(await promisedJobs()).toHaveLength(1);
  });

  it('keeps nothing that a stolen database would tell', async () => {
    await questionnaire.submit({ submissionId: aSubmissionId(), answers: answersOfAnOwner() });
    const rows = await orm.em.fork().execute('select * from questionnaire_submissions');
    expect(JSON.stringify(rows)).not.toMatch(/Downing|Partner|SW1A 2AA/);
  });

  it('names the answer that is missing', async () => {
    const answers = { ...answersOfATenant(), locationEnglandWales: undefined } as never;
    const submitting = questionnaire.submit({ submissionId: aSubmissionId(), answers });
    await expect(submitting).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});
