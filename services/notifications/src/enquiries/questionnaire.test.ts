import { randomUUID } from 'node:crypto';
import { notificationsContract } from '@plainwill/contracts/notifications/contract';
import { SubmissionId } from '@plainwill/contracts/shared/ids';
import { OutboxSchema } from '@plainwill/kit/outbox/outbox.entity';
import { callerAs } from '@plainwill/kit/testing/call';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRouter } from '../router.ts';
import { answersOfAnOwner, answersOfATenant } from '../testing/answers.ts';
import { aDatabase, vault } from '../testing/service.ts';
import { SubmissionSchema } from './submission.entity.ts';

const { orm } = await aDatabase();
const now = new Date('2026-11-20T19:31:00.000Z');
const router = createRouter(({ log }) => ({ em: orm.em.fork(), vault, log, now }));
const { questionnaire } = callerAs(notificationsContract, router, null);

const aSubmissionId = () => SubmissionId.parse(randomUUID());
const submissions = () => orm.em.fork().findAll(SubmissionSchema);
const promisedJobs = () => orm.em.fork().findAll(OutboxSchema);

describe('submitting a questionnaire', () => {
  beforeEach(async () => {
    await orm.em.fork().execute('truncate questionnaire_submissions, outbox cascade');
  });

  it('keeps the answers and promises one delivery, which names no more than the submission', async () => {
    const submissionId = aSubmissionId();
    await questionnaire.submit({ submissionId, answers: answersOfAnOwner() });
    expect(await submissions()).toEqual([
      expect.objectContaining({ id: submissionId, answers: answersOfAnOwner(), submittedAt: now }),
    ]);
    expect(await promisedJobs()).toEqual([
      expect.objectContaining({ queue: 'webhooks', payload: { submissionId }, dispatchedAt: null }),
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
    expect((await submissions())[0]?.answers.children).toBe('Yes');
    expect(await promisedJobs()).toHaveLength(1);
  });

  it('makes one submission and one job of twenty that arrive at once', async () => {
    const submission = { submissionId: aSubmissionId(), answers: answersOfATenant() };
    await Promise.all(Array.from({ length: 20 }, () => questionnaire.submit(submission)));
    expect(await submissions()).toHaveLength(1);
    expect(await promisedJobs()).toHaveLength(1);
  });

  it('names the answer that is missing', async () => {
    const answers = { ...answersOfATenant(), locationEnglandWales: undefined } as never;
    const submitting = questionnaire.submit({ submissionId: aSubmissionId(), answers });
    await expect(submitting).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});
