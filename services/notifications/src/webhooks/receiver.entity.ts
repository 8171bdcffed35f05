import { defineEntity, p } from '@mikro-orm/core';
import type { WebhookEvent } from '@plainwill/contracts/notifications/vocabulary';
import type { ReceiverId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';

/** A receiver of webhooks that staff saved. One that was removed stays without an address, as what it was sent does. */
export const ReceiverSchema = defineEntity({
  name: 'Receiver',
  // The name is that of the version with one receiver: what is encrypted in it is bound to the name.
  tableName: 'webhook_settings',
  properties: {
    /** 1 is the server's own, or that of the version with one receiver. */
    id: p.integer().$type<ReceiverId>().primary().autoincrement(false),
    name: p.string().length(60).default('Zapier'),
    events: p.array().$type<WebhookEvent[]>().defaultRaw(`'{questionnaire.submitted,lead.submitted}'`),
    /** Encrypted; null once it was removed. */
    url: p.text().nullable(),
    savedAt: p.datetime(),
    /** When staff switched deliveries to it off. */
    pausedAt: p.datetime().nullable(),
    /** When the receiver answered that it is gone. */
    disabledAt: p.datetime().nullable(),
    /** When administrators were told that it is gone. */
    toldAt: p.datetime().nullable(),
    /** Encrypted, as the one before it. */
    secret: p.text().nullable(),
    secretMadeAt: p.datetime().nullable(),
    earlierSecret: p.text().nullable(),
    earlierSecretUntil: p.datetime().nullable(),
  },
});

export const firstReceiver = 1 as ReceiverId;

const placeOf = (id: ReceiverId, column: 'url' | 'secret') => ({
  table: 'webhook_settings',
  column,
  owner: String(id),
});

export const encryptUrl = (vault: Vault, id: ReceiverId, url: string) => vault.encrypt(url, placeOf(id, 'url'));

export const encryptSecret = (vault: Vault, id: ReceiverId, secret: string) =>
  vault.encrypt(secret, placeOf(id, 'secret'));

export const decryptUrl = (vault: Vault, id: ReceiverId, url: string) => vault.decrypt(url, placeOf(id, 'url'));

export const decryptSecret = (vault: Vault, id: ReceiverId, secret: string) =>
  vault.decrypt(secret, placeOf(id, 'secret'));
