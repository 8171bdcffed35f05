import { defineEntity, p } from '@mikro-orm/core';
import type { CoupleId } from '@plainwill/contracts/identity/partner';
import { coupleConsents } from '@plainwill/contracts/will-data/vocabulary';
import { owner } from '../record/people/person.entity.ts';

/** One of two partners has said something for themselves. It counts for as long as this couple lasts. */
export const CoupleConsentSchema = defineEntity({
  name: 'CoupleConsent',
  tableName: 'couple_consents',
  properties: {
    accountId: () => owner().primary(),
    consent: p.enum(coupleConsents).primary(),
    coupleId: p.uuid().$type<CoupleId>(),
    at: p.datetime(),
  },
});
