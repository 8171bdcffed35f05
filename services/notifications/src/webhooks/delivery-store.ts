import type { MikroORM } from '@mikro-orm/postgresql';
import type { DeliveryOutcome } from '@plainwill/contracts/notifications/vocabulary';
import type { DeliveryId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { DeliverySchema } from './delivery.entity.ts';
import { payloadOf, readDeliveries } from './read-deliveries.ts';
import { recordAttempts, type withId } from './record-attempts.ts';
import { disableWebhook, type WebhookDefaults, type WebhookSettings, webhookSettings } from './webhook-settings.ts';

export interface StoredDelivery {
  event: string;
  outcome: DeliveryOutcome;
  /** The body that is posted. */
  payload: (now: Date) => object;
}

export type RecordedAttempt = ReturnType<typeof withId>;

/** Delivering needs these of the database. */
export interface DeliveryStore {
  settings(now: Date): Promise<Pick<WebhookSettings, 'url' | 'disabledAt' | 'secrets'>>;
  /** The deliveries that exist, by id. */
  read(ids: readonly DeliveryId[]): Promise<Map<DeliveryId, StoredDelivery>>;
  /** Stores attempts at different deliveries, and their outcomes. Harmless to repeat. */
  record(attempts: RecordedAttempt[]): Promise<unknown>;
  markNotSent(id: DeliveryId): Promise<unknown>;
  /** Sends nothing more to an address, unless another has been saved meanwhile. */
  disable(address: { url: string; now: Date }): Promise<unknown>;
}

interface StoreDeps {
  orm: MikroORM;
  vault: Vault;
  webhook: WebhookDefaults;
}

/** The deliveries of the service's database. */
export function createDeliveryStore({ orm, vault, webhook }: StoreDeps): DeliveryStore {
  return {
    settings: (now) => webhookSettings(orm.em.fork(), vault, webhook, now),
    async read(ids) {
      const rows = await readDeliveries(orm.em.fork(), ids);
      const stored = [...rows.values()].map((row) => {
        const { id, event, outcome } = row;
        return [id, { event, outcome, payload: (now: Date) => payloadOf(vault, row, now) }] as const;
      });
      return new Map(stored);
    },
    record: (attempts) => recordAttempts(orm.em.fork(), vault, attempts),
    markNotSent: (id) => orm.em.fork().nativeUpdate(DeliverySchema, { id }, { outcome: 'not_sent' }),
    disable: (address) => disableWebhook(orm.em.fork(), vault, webhook, address),
  };
}
