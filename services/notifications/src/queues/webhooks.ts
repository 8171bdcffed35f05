import { randomUUID } from 'node:crypto';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { WebhookJob } from '@plainwill/contracts/notifications/jobs';
import type { SubmissionId } from '@plainwill/contracts/shared/ids';
import type { Log } from '@plainwill/kit/log';
import { UnrecoverableError } from '@plainwill/kit/queues';
import { SubmissionSchema } from '../enquiries/submission.entity.ts';
import { postWebhook } from './post-webhook.ts';
import { WebhookDeliverySchema } from './webhook-delivery.entity.ts';
import { webhookPayload } from './webhook-payload.ts';

interface WebhookDeps {
  orm: MikroORM;
  receiver: { url: string | undefined; secret: string | undefined };
  clock: () => Date;
  log: Log;
}

const gone = 410;
// These will probably not heal by themselves: https://github.com/standard-webhooks/standard-webhooks
const refusals = new Set([400, 401, 403, 404, 405, 413, 422]);

/** The receiver did not take a delivery, so it is tried again. */
class NotDelivered extends Error {
  readonly code: number;

  constructor(status: number) {
    super('the receiver did not take the delivery');
    this.name = 'NotDelivered';
    this.code = status;
  }
}

/** Posts a submission to the configured address, once in normal operation and under one id however often it takes. */
export function createWebhookHandler({ orm, receiver, clock, log }: WebhookDeps) {
  return async (job: WebhookJob) => {
    if ('leadId' in job) throw new UnrecoverableError('leads are not posted yet');
    const { submissionId } = job;
    const em = orm.em.fork();
    const delivery = await deliveryOf(em, submissionId as SubmissionId);
    if (delivery.deliveredAt) return;
    const { url, secret } = receiver;
    if (!url) {
      delivery.outcome = 'not_configured';
      await em.flush();
      return;
    }
    const now = clock();
    Object.assign(delivery, { attempts: delivery.attempts + 1, lastAttemptAt: now, lastStatus: null });
    await em.flush();
    const payload = webhookPayload(delivery.submission);
    const status = await postWebhook({ url, secret }, { id: delivery.id, payload, now });
    const isTaken = status >= 200 && status < 300;
    delivery.lastStatus = status;
    if (isTaken) Object.assign(delivery, { outcome: 'delivered', deliveredAt: clock() });
    if (status === gone) delivery.outcome = 'gone';
    await em.flush();
    if (isTaken) return;
    if (status === gone) throw new UnrecoverableError('the receiver is gone for good');
    if (refusals.has(status)) log.error({ deliveryId: delivery.id, status }, 'the webhook address refuses deliveries');
    throw new NotDelivered(status);
  };
}

async function deliveryOf(em: EntityManager, submissionId: SubmissionId) {
  const submission = await em.findOne(SubmissionSchema, { id: submissionId });
  if (!submission) throw new UnrecoverableError('there is no such submission');
  await em
    .createQueryBuilder(WebhookDeliverySchema)
    .insert({ id: randomUUID(), submission: submissionId, outcome: 'waiting', attempts: 0 })
    .onConflict('submission')
    .ignore()
    .execute('run');
  return em.findOneOrFail(WebhookDeliverySchema, { submission: submissionId }, { populate: ['submission'] });
}
