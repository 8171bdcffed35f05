import { defineEntity, p } from '@mikro-orm/core';
import { AccountSchema } from '../../accounts/account.entity.ts';
import { notifiesSessionChanges } from '../../accounts/sessions/session.entity.ts';

/** A passkey of an account: its public half, which opens nothing by itself. */
export const PasskeySchema = defineEntity({
  name: 'Passkey',
  tableName: 'passkeys',
  triggers: [notifiesSessionChanges('passkeys_tell', ['insert', 'delete'])],
  properties: {
    credentialId: p.string().length(1364).primary(),
    account: () => p.manyToOne(AccountSchema).deleteRule('cascade').index(),
    publicKey: p.blob(),
    /** Counts uses, in a passkey that is never copied; 0 in one that is. */
    counter: p.bigint('number'),
    transports: p.array().columnType('text[]'),
    /** Copied to the person's other devices, or to a new phone. */
    isBackedUp: p.boolean(),
    /** The make of the authenticator, as it says. */
    aaguid: p.uuid(),
    /** The host it was made for: on another one it opens nothing. */
    rpId: p.string().length(253),
    name: p.string().length(60),
    createdAt: p.datetime(),
    lastUsedAt: p.datetime().nullable(),
  },
});
