import type { OutboxStore } from '@plainwill/kit/outbox/outbox-store';
import type { RecordDeadJob } from '@plainwill/kit/queues/dead-job';
import type { QueueWorkers } from '@plainwill/kit/queues/queue-store';
import type { RetryDelays } from '@plainwill/kit/queues/retries';
import type { SentEmails } from '../../../services/notifications/src/emails/sent-emails.ts';
import type { DeliveryStore } from '../../../services/notifications/src/webhooks/delivery-store.ts';

type Handle = (...given: never[]) => Promise<void>;

/** One rule of the product broken, by what stands behind an interface of it. */
export interface Mutation {
  outbox?: (store: OutboxStore) => OutboxStore;
  deliveries?: (store: DeliveryStore) => DeliveryStore;
  sentEmails?: (store: SentEmails) => SentEmails;
  workers?: (workers: QueueWorkers) => QueueWorkers;
  recordDeadJob?: RecordDeadJob;
  delays?: RetryDelays;
  handle?: <H extends Handle>(handle: H) => H;
}

export const mutations: Record<string, Mutation> = {
  'the relay confirms before it adds': {
    outbox: (store) => ({
      ...store,
      moveWaiting: async (limit, move) => {
        const taken: Parameters<typeof move>[0] = [];
        const count = await store.moveWaiting(limit, async (rows, markDispatched) => {
          taken.push(...rows);
          if (rows.length > 0) await markDispatched(rows.map(({ id }) => id));
        });
        await move(taken, async () => {});
        return count;
      },
    }),
  },
  'nothing is reconciled': { outbox: (store) => ({ ...store, dispatched: async () => [] }) },
  'what was lost is not handed over again': { outbox: (store) => ({ ...store, putBack: async () => {} }) },
  'a delivery does not know that it was made': {
    deliveries: (store) => ({
      ...store,
      read: async (ids, now) => {
        const rows = await store.read(ids, now);
        for (const row of rows.values()) row.outcome = 'waiting';
        return rows;
      },
    }),
  },
  'a message does not know that it was sent': { sentEmails: (store) => ({ ...store, claim: async () => true }) },
  'a message counts as sent before it is': {
    sentEmails: (store) => ({
      ...store,
      claim: async (message) => {
        const isOurs = await store.claim(message);
        if (isOurs) await store.markSent(message.messageId, new Date());
        return isOurs;
      },
    }),
  },
  'a delivery counts as made whatever was answered': {
    deliveries: (store) => ({
      ...store,
      record: (attempts) => store.record(attempts.map((attempt) => ({ ...attempt, outcome: 'delivered' }))),
    }),
  },
  'dead jobs are not kept': { recordDeadJob: async () => {} },
  'failed jobs are tried again at once': { delays: [1] },
  'a job is done before its effect': {
    handle: (handle) =>
      (async (...given: never[]) => {
        void handle(...given).catch(() => {});
      }) as typeof handle,
  },
  'a worker takes no jobs of another that died': {
    workers: ({ worker }) => ({
      worker: (name, process, options) => {
        const { setInterval } = globalThis;
        globalThis.setInterval = (() => 0) as unknown as typeof setInterval;
        try {
          return worker(name, process, options);
        } finally {
          globalThis.setInterval = setInterval;
        }
      },
    }),
  },
};
