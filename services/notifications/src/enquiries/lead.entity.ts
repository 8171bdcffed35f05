import { defineEntity, p } from '@mikro-orm/core';
import type { NewLead } from '@plainwill/contracts/notifications/leads';
import type { LeadId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';

/** Someone who asked to be contacted, and what they agreed to. */
export const LeadSchema = defineEntity({
  name: 'Lead',
  tableName: 'leads',
  indexes: [
    {
      name: 'leads_by_marks',
      expression: 'create index "leads_by_marks" on "leads" using gin ("search_marks")',
    },
    {
      name: 'leads_without_marks',
      expression: 'create index "leads_without_marks" on "leads" ("id") where "search_marks" is null',
    },
  ],
  properties: {
    /** Made by the browser, so that a repeat of the same lead is known. */
    id: p.uuid().$type<LeadId>().primary(),
    /** Encrypted. */
    details: p.text(),
    /** Blind index of the name and the address; see lead-search.ts. Null where it was received before there was one. */
    blindIndexes: p.array().name('search_marks').nullable().lazy(),
    /** The words agreed to, kept as they were shown. */
    consentWording: p.text(),
    /** The day from which those words were used; the version before does not say, and knew only the first. */
    consentVersion: p.string().length(20).default('2026-11-20'),
    consentedAt: p.datetime().index(),
  },
});

/** The details that a lead gave of themselves. */
export type LeadDetails = Pick<NewLead, 'name' | 'email' | 'question'>;

const placeOf = (leadId: LeadId) => ({ table: 'leads', column: 'details', owner: leadId });

export const encryptDetails = (vault: Vault, leadId: LeadId, details: LeadDetails) =>
  vault.encrypt(JSON.stringify(details), placeOf(leadId));

export const detailsOf = (vault: Vault, { id, details }: { id: LeadId; details: string }): LeadDetails =>
  JSON.parse(vault.decrypt(details, placeOf(id)));
