import { defineEntity, p } from '@mikro-orm/core';
import type { AccountId, TrustedOpeningId, TrustedPersonId } from '@plainwill/contracts/shared/ids';
import {
  defaultWaitDays,
  type TrustedSettings,
  trustedStates,
  trustedThings,
} from '@plainwill/contracts/will-data/trusted/trusted-vocabulary';
import { owner } from '../record/people/person.entity.ts';
import { ownerKey } from '../record/testator/testator.entity.ts';

/** Someone whom an owner trusts to read what is left for them. They have an account of their own, and read only. */
export const TrustedPersonSchema = defineEntity({
  name: 'TrustedPerson',
  tableName: 'trusted_people',
  properties: {
    accountId: () => owner().primary(),
    /** The number of their invitation in identity as well. */
    id: p.uuid().$type<TrustedPersonId>().primary(),
    /** No reference, for they may leave; null until they have accepted, and once they have left. */
    trustedAccountId: p.uuid().$type<AccountId>().nullable().index(),
    /** Encrypted. */
    firstName: p.text(),
    state: p.enum(trustedStates),
    /** They may ask for the release of what is set to be read after it. */
    mayAsk: p.boolean(),
    things: p.json<TrustedSettings>(),
    invitedOn: p.date(),
    acceptedOn: p.date().nullable(),
    version: p.integer(),
  },
});

/** A trusted person has opened a thing: numbers and a time alone. */
export const TrustedOpeningSchema = defineEntity({
  name: 'TrustedOpening',
  tableName: 'trusted_openings',
  indexes: [{ properties: ['accountId', 'at'] }],
  properties: {
    accountId: () => owner().primary(),
    id: p.uuid().$type<TrustedOpeningId>().primary(),
    /** It outlasts the trusted person, so it is no reference. */
    personId: p.uuid().$type<TrustedPersonId>(),
    thing: p.enum(trustedThings),
    at: p.datetime().index(),
  },
});

/** How a release is asked for; an account without a row has the defaults. */
export const ReleaseSettingsSchema = defineEntity({
  name: 'ReleaseSettings',
  tableName: 'release_settings',
  properties: {
    accountId: ownerKey,
    waitDays: p.integer().default(defaultWaitDays),
    twoMustAsk: p.boolean().default(false),
    /** The owner is on a long journey until this day. */
    awayUntil: p.date().nullable(),
    version: p.integer().default(1),
  },
});
