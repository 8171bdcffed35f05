import type { MikroORM } from '@mikro-orm/postgresql';
import type { DeliveryOutcome } from '@plainwill/contracts/notifications/vocabulary';
import type { DeliveryId, ReceiverId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { DeliverySchema } from './delivery.entity.ts';
import { payloadOf, readDeliveries } from './read-deliveries.ts';
import {
  disableReceiver,
  isStopped,
  type KnownReceiver,
  knownReceivers,
  receiverOf,
  type WebhookDefaults,
} from './receivers.ts';
import { recordAttempts, type withId } from './record-attempts.ts';

export type DeliveryReceiver = Pick<KnownReceiver, 'id' | 'url' | 'secrets'>;

export interface StoredDelivery {
  event: string;
  outcome: DeliveryOutcome;
  /** Null where there is none, or deliveries to it are switched off. */
  receiver: DeliveryReceiver | null;
  /** The body that is posted. */
  payload: (now: Date) => object;
}

export type RecordedAttempt = ReturnType<typeof withId>;

/** Delivering needs these of the database. */
export interface DeliveryStore {
  /** The deliveries that exist, by id. */
  read(ids: readonly DeliveryId[], now: Date): Promise<Map<DeliveryId, StoredDelivery>>;
  /** Stores attempts at different deliveries, and their outcomes. Harmless to repeat. */
  record(attempts: RecordedAttempt[]): Promise<unknown>;
  markNotSent(id: DeliveryId): Promise<unknown>;
  /**
   * Sends nothing more to a receiver, unless another address of it has been saved meanwhile.
   * @returns whether it was stopped by this
   */
  disable(receiver: { id: ReceiverId; url: string; now: Date }): Promise<boolean>;
}

interface StoreDeps {
  orm: MikroORM;
  vault: Vault;
  webhook: WebhookDefaults;
}

/** The deliveries of the service's database. */
export function createDeliveryStore({ orm, vault, webhook }: StoreDeps): DeliveryStore {
  return {
    async read(ids, now) {
      const { rows, receivers: stored } = await readDeliveries(orm.em.fork(), ids);
      const receivers = knownReceivers(stored, { vault, webhook, now });
      const deliveries = rows.map((row) => {
        const { id, event, outcome, receiverId } = row;
        const found = receiverOf({ receiver: receiverId === null ? null : { id: receiverId }, event }, receivers);
        const receiver = found && !isStopped(found) ? found : null;
        return [id, { event, outcome, receiver, payload: (at: Date) => payloadOf(vault, row, at) }] as const;
      });
      return new Map(deliveries);
    },
    record: (attempts) => recordAttempts(orm.em.fork(), vault, attempts),
    markNotSent: (id) => orm.em.fork().nativeUpdate(DeliverySchema, { id }, { outcome: 'not_sent' }),
    disable: ({ now, ...receiver }) => disableReceiver(orm.em.fork(), { vault, webhook, now }, receiver),
  };
}
