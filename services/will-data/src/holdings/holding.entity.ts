import { defineEntity, p } from '@mikro-orm/core';
import type { HoldingId } from '@plainwill/contracts/shared/ids';
import { holdingKinds } from '@plainwill/contracts/will-data/signing/holdings-vocabulary';
import { owner } from '../record/people/person.entity.ts';

/** Something that executors have to find, and where it is. */
export const HoldingSchema = defineEntity({
  name: 'Holding',
  tableName: 'holdings',
  indexes: [{ name: 'holdings_removed', properties: ['removedAt'], where: { removedAt: { $ne: null } } }],
  properties: {
    accountId: () => owner().primary(),
    id: p.uuid().$type<HoldingId>().primary(),
    kind: p.enum(holdingKinds),
    /** Everything that was typed, encrypted. */
    body: p.text(),
    position: p.integer(),
    version: p.integer(),
    /** From then on it is nowhere to be seen, and can be brought back for a day. */
    removedAt: p.datetime().nullable(),
  },
});
