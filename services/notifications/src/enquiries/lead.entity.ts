import { defineEntity, p } from '@mikro-orm/core';
import type { LeadId } from '@plainwill/contracts/shared/ids';

/** Someone who asked to be contacted, and what they agreed to. */
export const LeadSchema = defineEntity({
  name: 'Lead',
  tableName: 'leads',
  indexes: [
    {
      name: 'leads_by_marks',
      expression: 'create index "leads_by_marks" on "leads" using gin ("search_marks")',
    },
  ],
  properties: {
    /** Made by the browser, so that a repeat of the same lead is known. */
    id: p.uuid().$type<LeadId>().primary(),
    /** Sealed; see lead-details.ts. */
    details: p.text(),
    /** What it is found by; see lead-marks.ts. Null where it was received before there were marks. */
    searchMarks: p.array().nullable().lazy(),
    /** The words agreed to, kept as they were shown. */
    consentWording: p.text(),
    /** The day from which those words were used; the version before does not say, and knew only the first. */
    consentVersion: p.string().length(20).default('2026-11-20'),
    consentedAt: p.datetime().index(),
  },
});
