import { defineEntity, p } from '@mikro-orm/core';
import { AccountSchema } from '../accounts/account.entity.ts';

/** A kind of browser in a network that has signed in to an account, so that its owner is told of new ones. */
export const KnownDeviceSchema = defineEntity({
  name: 'KnownDevice',
  tableName: 'known_devices',
  properties: {
    account: () => p.manyToOne(AccountSchema).deleteRule('cascade').primary(),
    label: p.string().length(100).primary(),
    network: p.string().length(64).primary(),
    lastSeenAt: p.datetime().index(),
  },
});
