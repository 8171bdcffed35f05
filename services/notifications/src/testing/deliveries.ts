import { randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { type DeliveryId, SubmissionId } from '@plainwill/contracts/shared/ids';
import { expect, vi } from 'vitest';
import { AttemptSchema, DeliverySchema } from '../webhooks/delivery.entity.ts';
import { answersOfAnOwner } from './enquiries.ts';
import type { Service } from './service.ts';

export const soon = { timeout: 60_000, interval: 25 };

/** Finds the deliveries of a submission, for tests. */
export function deliveriesIn(orm: MikroORM) {
  const of = (submission: SubmissionId) => orm.em.fork().findOne(DeliverySchema, { submission });
  return {
    of,
    recorded: (submission: SubmissionId, expected: object) =>
      vi.waitFor(async () => expect(await of(submission)).toMatchObject(expected), soon),
    attemptsOf: (delivery: DeliveryId) => orm.em.fork().find(AttemptSchema, { delivery }, { orderBy: { at: 'asc' } }),
  };
}

/** Submits a questionnaire, again under the same id while the service does not answer, as the browser does. */
export async function submitTo({ client }: Pick<Service, 'client'>) {
  const submissionId = SubmissionId.parse(randomUUID());
  const submit = () => client.questionnaire.submit.mutate({ submissionId, answers: answersOfAnOwner() });
  await vi.waitFor(submit, soon);
  return submissionId;
}
