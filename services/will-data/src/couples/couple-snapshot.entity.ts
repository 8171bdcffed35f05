import { defineEntity, p } from '@mikro-orm/core';
import type { CoupleId } from '@plainwill/contracts/identity/partner';
import { sharedParts } from '@plainwill/contracts/will-data/vocabulary';
import { owner } from '../record/people/person.entity.ts';

/** A part of a record as its owner has shared it with a partner. Nothing in it refers to a row of either. */
export const CoupleSnapshotSchema = defineEntity({
  name: 'CoupleSnapshot',
  tableName: 'couple_snapshots',
  properties: {
    /** The one who shares it. */
    accountId: () => owner().primary(),
    category: p.enum(sharedParts).primary(),
    /** It can be read for as long as this couple lasts, and by its other side alone. */
    coupleId: p.uuid().$type<CoupleId>(),
    /** A view of this category alone, or the words of a will, encrypted. */
    body: p.text(),
    sharedOn: p.date(),
  },
});
