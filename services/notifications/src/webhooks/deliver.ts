import type { WebhookJob } from '@plainwill/contracts/notifications/jobs';
import type { DeliveryOutcome } from '@plainwill/contracts/notifications/vocabulary';
import { DeliveryId, type ReceiverId } from '@plainwill/contracts/shared/ids';
import type { Log } from '@plainwill/kit/log';
import { UnrecoverableError } from '@plainwill/kit/queues/dead-job';
import { NotNow, TryLater } from '@plainwill/kit/queues/retries';
import { inBatches } from '@plainwill/kit/resilience/in-batches';
import { type Answer, postWebhook, type Receiver } from '../webhook-client/post-webhook.ts';
import { type AddressRules, addressProblem } from '../webhook-client/webhook-address.ts';
import type { DeliveryReceiver, DeliveryStore, RecordedAttempt } from './delivery-store.ts';
import { withId } from './record-attempts.ts';

interface DeliverDeps {
  deliveries: DeliveryStore;
  /** Deliveries go only to addresses that these rules allow. */
  rules: AddressRules;
  connections: Receiver['connections'];
  /** Called when a receiver was stopped because it is gone. */
  onGone: () => Promise<unknown>;
  clock: () => Date;
  log: Log;
}

const gone = 410;
// These will probably not heal by themselves: https://github.com/standard-webhooks/standard-webhooks
const refusals = new Set([400, 401, 403, 404, 405, 413, 422]);
// These say that the receiver has too much to do, so everything else for it waits too. Other receivers do not.
const overloads = new Set([429, 502, 503, 504]);
const minPauseMs = 1000;
const maxPauseMs = 60_000;
const maxBatchSize = 100;
const inProgressMs = 1000;
const isSuccess = ({ status }: Answer) => status !== null && status >= 200 && status < 300;

/** Posts a delivery to its receiver, once in normal operation and under one id however often it takes. */
export function createDeliver({ deliveries, rules, connections, onGone, clock, log }: DeliverDeps) {
  const inProgress = new Set<DeliveryId>();
  // The pause is counted by a clock that nobody sets back.
  const pausedUntil = new Map<ReceiverId, number>();

  // The jobs of a moment read and write together: each waits until its own part is written.
  const startOf = inBatches(maxBatchSize, async (ids: DeliveryId[]) => {
    const byId = await deliveries.read(ids, clock());
    return ids.map((id) => byId.get(id));
  });
  const record = inBatches(maxBatchSize, async (attempts: RecordedAttempt[]) => {
    await deliveries.record(attempts);
    return attempts;
  });

  function pauseIfOverloaded(receiver: ReceiverId, { status, retryAfterMs }: Answer) {
    if (status === null || !overloads.has(status)) return;
    const pauseMs = Math.min(Math.max(retryAfterMs ?? 0, minPauseMs), maxPauseMs);
    pausedUntil.set(receiver, Math.max(pausedUntil.get(receiver) ?? 0, performance.now() + pauseMs));
  }

  async function deliver(id: DeliveryId, isLast: boolean) {
    const delivery = await startOf(id);
    // Erased meanwhile with the enquiry it was about, or done by an earlier run of this job.
    if (!delivery || delivery.outcome === 'delivered') return;
    const { receiver } = delivery;
    if (!receiver || addressProblem(receiver.url, rules)) {
      await deliveries.markNotSent(id);
      return;
    }
    const pauseMs = (pausedUntil.get(receiver.id) ?? 0) - performance.now();
    if (pauseMs > 0) throw new NotNow('the receiver asked for a pause', Math.ceil(pauseMs));
    const now = clock();
    const answer = await postWebhook({ ...receiver, connections }, { id, payload: delivery.payload(now), now });
    const isTest = delivery.event === 'test';
    const isOver = isLast || isTest || answer.status === gone;
    const outcome: DeliveryOutcome = isSuccess(answer) ? 'delivered' : isOver ? 'failed' : 'waiting';
    await record(withId({ delivery: id, at: now, answer, outcome }));
    if (isSuccess(answer)) return;
    await refused(id, answer, receiver);
    // A test is for the person who looks on; they press again.
    if (isTest) return;
    if (answer.status === gone) throw new UnrecoverableError('the receiver is gone for good');
    throw new TryLater(answer.status ?? answer.error ?? '', answer.retryAfterMs ?? 0);
  }

  async function refused(deliveryId: DeliveryId, answer: Answer, { id: receiver, url }: DeliveryReceiver) {
    pauseIfOverloaded(receiver, answer);
    const { status } = answer;
    if (status === gone) {
      if (!(await deliveries.disable({ id: receiver, url, now: clock() }))) return;
      log.error({ deliveryId, receiver }, 'ALARM: a webhook receiver is gone, so nothing more is sent to it');
      await onGone();
    } else if (status && refusals.has(status)) {
      log.error({ deliveryId, receiver, status }, 'the webhook address refuses deliveries');
    }
  }

  return async ({ deliveryId }: WebhookJob, { isLast }: { isLast: boolean }) => {
    const id = DeliveryId.parse(deliveryId);
    if (inProgress.has(id)) throw new NotNow('it is being posted', inProgressMs);
    inProgress.add(id);
    try {
      await deliver(id, isLast);
    } finally {
      inProgress.delete(id);
    }
  };
}
