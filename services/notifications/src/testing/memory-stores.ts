import type { DeliveryId } from '@plainwill/contracts/shared/ids';
import type { SentEmails } from '../emails/sent-emails.ts';
import type { DeadLetters } from '../queues/dead-letters.ts';
import type { DeliveryStore, RecordedAttempt, StoredDelivery } from '../webhooks/delivery-store.ts';
import { firstReceiver } from '../webhooks/receiver.entity.ts';

/** Deliveries without a database, which behave as those in PostgreSQL do: see `memory-stores.test.ts`. */
export function createMemoryDeliveries(url: string) {
  const rows = new Map<DeliveryId, Omit<StoredDelivery, 'receiver'>>();
  const attempts = new Map<string, RecordedAttempt>();
  let isDisabled = false;
  const receiver = { id: firstReceiver, url, secrets: [] };
  const store: DeliveryStore = {
    read: async (ids) =>
      new Map(
        ids.flatMap((id) => {
          const row = rows.get(id);
          return row ? [[id, { ...row, receiver: isDisabled ? null : receiver }]] : [];
        }),
      ),
    async record(made) {
      for (const attempt of made) {
        if (attempts.has(attempt.id)) continue;
        attempts.set(attempt.id, attempt);
        const row = rows.get(attempt.delivery);
        if (row) row.outcome = attempt.outcome;
      }
    },
    async markNotSent(id) {
      const row = rows.get(id);
      if (row) row.outcome = 'not_sent';
    },
    async disable(address) {
      const isStopped = !isDisabled && address.id === firstReceiver && address.url === url;
      isDisabled ||= isStopped;
      if (isStopped) for (const row of rows.values()) if (row.outcome === 'waiting') row.outcome = 'not_sent';
      return isStopped;
    },
  };
  return {
    store,
    accept: (id: DeliveryId) => {
      rows.set(id, { event: 'questionnaire.submitted', outcome: 'waiting', payload: () => ({ id }) });
    },
    outcomeOf: (id: DeliveryId) => rows.get(id)?.outcome,
  };
}

/**
 * Sent messages without a database: see `memory-stores.test.ts`.
 * @param now the time by the clock of the database
 */
export function createMemorySentEmails(now: () => number = () => Date.now()) {
  const rows = new Map<string, { state: 'sending' | 'sent'; startedAt: Date }>();
  const store: SentEmails = {
    async claim({ messageId, leaseMs }) {
      const known = rows.get(messageId);
      const claimedMs = known ? now() - known.startedAt.getTime() : Number.NaN;
      if (known && (known.state === 'sent' || (claimedMs >= 0 && claimedMs <= leaseMs))) return false;
      rows.set(messageId, { state: 'sending', startedAt: new Date(now()) });
      return true;
    },
    find: async (messageId) => rows.get(messageId) ?? null,
    async release(messageId) {
      if (rows.get(messageId)?.state === 'sending') rows.delete(messageId);
    },
    async markSent(messageId) {
      const row = rows.get(messageId);
      if (row) row.state = 'sent';
    },
  };
  return { store, stateOf: (messageId: string) => rows.get(messageId)?.state };
}

/** Dead letters without a database: see `memory-stores.test.ts`. */
export function createMemoryDeadLetters() {
  const letters = new Map<string, Parameters<DeadLetters['insert']>[0]>();
  const store: DeadLetters = {
    async insert(letter) {
      if (!letters.has(letter.jobId)) letters.set(letter.jobId, letter);
    },
  };
  return { store, of: (jobId: string) => letters.get(jobId) };
}
