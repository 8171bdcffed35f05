import { defineEntity, p } from '@mikro-orm/core';
import type { CoupleId } from '@plainwill/contracts/identity/partner';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { owner } from '../record/people/person.entity.ts';

/** Someone who was taken over from a partner's answers. It outlasts the person, who may be removed. */
export const CoupleCopySchema = defineEntity({
  name: 'CoupleCopy',
  tableName: 'couple_copies',
  properties: {
    accountId: () => owner().primary(),
    /** The copier's own number of them. */
    personId: p.uuid().$type<PersonId>().primary(),
    coupleId: p.uuid().$type<CoupleId>(),
    /** Encrypted. */
    name: p.text(),
  },
});
