import type { EntityManager, InferEntity, MikroORM } from '@mikro-orm/postgresql';
import type { WebhookJob } from '@plainwill/contracts/notifications/jobs';
import type { DeliveryOutcome } from '@plainwill/contracts/notifications/vocabulary';
import { DeliveryId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';
import type { Log } from '@plainwill/kit/log';
import { UnrecoverableError } from '@plainwill/kit/queues';
import { NotNow, TryLater } from '@plainwill/kit/retries';
import { detailsOf } from '../enquiries/lead-details.ts';
import { answersOf } from '../enquiries/submission-answers.ts';
import { disableWebhook, type WebhookDefaults, webhookSettings } from '../integrations/webhook-settings.ts';
import { DeliverySchema } from './delivery.entity.ts';
import type { Resolve } from './guarded-lookup.ts';
import { type Answer, postWebhook } from './post-webhook.ts';
import { recordAttempt } from './record-attempt.ts';
import { addressProblem } from './webhook-address.ts';
import { examplePayload, leadPayload, submissionPayload } from './webhook-payload.ts';

interface DeliverDeps {
  orm: MikroORM;
  vault: Vault;
  webhook: WebhookDefaults;
  clock: () => Date;
  log: Log;
  resolve?: Resolve | undefined;
}

const gone = 410;
// These will probably not heal by themselves: https://github.com/standard-webhooks/standard-webhooks
const refusals = new Set([400, 401, 403, 404, 405, 413, 422]);
// These say that the receiver has too much to do, so everything else for it waits too.
const overloads = new Set([429, 502, 503, 504]);
const shortestPauseMs = 1000;
const longestPauseMs = 60_000;

const isTaken = ({ status }: Answer) => status !== null && status >= 200 && status < 300;

/** Posts a delivery to the configured address, once in normal operation and under one id however often it takes. */
export function createDeliver({ orm, vault, webhook, clock, log, resolve }: DeliverDeps) {
  let pausedUntil = 0;

  async function post({ url, secrets }: { url: string; secrets: string[] }, delivery: Delivery) {
    const now = clock();
    const receiver = { url, secrets, mayBeLocal: webhook.mayBeLocal, resolve };
    return postWebhook(receiver, { id: delivery.id, payload: payloadOf(delivery, vault, now), now });
  }

  function pauseIfOverloaded({ status, retryAfterMs }: Answer, now: Date) {
    if (status === null || !overloads.has(status)) return;
    const pauseMs = Math.min(Math.max(retryAfterMs ?? 0, shortestPauseMs), longestPauseMs);
    pausedUntil = Math.max(pausedUntil, now.getTime() + pauseMs);
  }

  return async ({ deliveryId }: WebhookJob, { isLast }: { isLast: boolean }) => {
    const em = orm.em.fork();
    const delivery = await deliveryOf(em, DeliveryId.parse(deliveryId));
    // Erased meanwhile with the enquiry it was about, or done by an earlier run of this job.
    if (!delivery || delivery.outcome === 'delivered') return;
    const now = clock();
    if (now.getTime() < pausedUntil) throw new NotNow('the receiver asked for a pause', pausedUntil - now.getTime());
    const { url, secrets, disabledAt } = await webhookSettings(em, vault, webhook, now);
    if (!url || disabledAt || addressProblem(url, webhook)) {
      await em.nativeUpdate(DeliverySchema, { id: delivery.id }, { outcome: 'not_sent' });
      return;
    }
    const answer = await post({ url, secrets }, delivery);
    const isTest = delivery.event === 'test';
    const isOver = isLast || isTest || answer.status === gone;
    const outcome: DeliveryOutcome = isTaken(answer) ? 'delivered' : isOver ? 'failed' : 'waiting';
    await recordAttempt(em, delivery.id, { at: now, answer, outcome });
    if (isTaken(answer)) return;
    pauseIfOverloaded(answer, clock());
    const { status, error } = answer;
    if (status === gone) {
      await disableWebhook(em, vault, webhook, { url, now });
      log.error({ deliveryId }, 'the webhook receiver is gone, so nothing more is sent to it');
    } else if (status && refusals.has(status)) {
      log.error({ deliveryId, status }, 'the webhook address refuses deliveries');
    }
    // A test is for the person who looks on; they press again.
    if (isTest) return;
    if (status === gone) throw new UnrecoverableError('the receiver is gone for good');
    throw new TryLater(status ?? error ?? '', answer.retryAfterMs ?? 0);
  };
}

type Delivery = NonNullable<Awaited<ReturnType<typeof deliveryOf>>>;

const deliveryOf = (em: EntityManager, id: DeliveryId) =>
  em.findOne(DeliverySchema, { id }, { populate: ['submission', 'lead'], strategy: 'joined' });

function payloadOf({ id, submission, lead }: InferEntity<typeof DeliverySchema>, vault: Vault, now: Date): object {
  if (submission) return submissionPayload({ ...submission, answers: answersOf(vault, submission) });
  if (lead) return leadPayload({ ...lead, details: detailsOf(vault, lead) });
  return examplePayload(id, now);
}
