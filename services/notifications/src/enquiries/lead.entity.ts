import { defineEntity, p } from '@mikro-orm/core';
import type { LeadId } from '@plainwill/contracts/shared/ids';

/** Someone who asked to be contacted, and what they agreed to. */
export const LeadSchema = defineEntity({
  name: 'Lead',
  tableName: 'leads',
  properties: {
    /** Made by the browser, so that a repeat of the same lead is known. */
    id: p.uuid().$type<LeadId>().primary(),
    /** Sealed; see lead-details.ts. */
    details: p.text(),
    /** The words agreed to, kept as they were shown. */
    consentWording: p.text(),
    consentedAt: p.datetime().index(),
  },
});
