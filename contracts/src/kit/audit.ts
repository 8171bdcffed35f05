import { z } from 'zod';
import { AccountId, AuditEntryId } from '../shared/ids.ts';
import { roles } from '../shared/roles.ts';
import { auditActions, auditOutcomes, auditParts } from './audit-vocabulary.ts';
import { mutation, perHour, query } from './contract.ts';
import { pageAfter } from './page.ts';

/** A field was `from` and became `to`; empty where it had or has no value. Kept only of fields that name no customer. */
export const AuditChange = z.strictObject({ field: z.string(), from: z.array(z.string()), to: z.array(z.string()) });
export type AuditChange = z.infer<typeof AuditChange>;

/** One thing that was done, by whom, to whose data. */
export const AuditEntry = z.strictObject({
  id: AuditEntryId,
  at: z.iso.datetime(),
  actorAccountId: AccountId.nullable(),
  actorRoles: z.array(z.enum(roles)),
  action: z.string(),
  subjectAccountId: AccountId.nullable(),
  /** The delivery, enquiry or other row that was acted on. */
  objectId: z.string().nullable(),
  outcome: z.enum(auditOutcomes),
  /** Names of what changed. */
  fields: z.array(z.string()),
  /** Those of the fields whose values may be shown. */
  changes: z.array(AuditChange),
  /** Why, as the actor put it. */
  reason: z.string().nullable(),
  /** Cut short; see `networkOf`. */
  network: z.string().nullable(),
  requestId: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const auditPageSize = 50;

/** The most entries that one table for a spreadsheet holds. */
export const maxExportedEntries = 10_000;

const chosenEntries = {
  /** Entries that have this account as actor or as subject. */
  accountId: AccountId.optional(),
  /** Narrows the entries to those by that account, or to those about it. */
  part: z.enum(auditParts).optional(),
  action: z.enum(auditActions).optional(),
  /** Days in the United Kingdom; both are included. */
  from: z.iso.date().max(10).optional(),
  to: z.iso.date().max(10).optional(),
};

/**
 * What the newest checkpoints say of the end of the log: `cut` if entries that were sealed are missing or are other
 * ones, `unsealed` if the newest cannot be shown to be what the service wrote.
 */
const auditEnds = ['whole', 'cut', 'unsealed'] as const;
export type AuditEnd = (typeof auditEnds)[number];

/** A service's own log of what was done; each service that keeps one answers the same calls. */
export const auditContract = {
  /** The newest first. */
  search: query({
    access: 'admin',
    input: z.strictObject({ ...chosenEntries, ...pageAfter(AuditEntryId) }),
    output: z.strictObject({ entries: z.array(AuditEntry), next: AuditEntryId.nullable() }),
  }),
  /** The chosen entries as a table for a spreadsheet, the newest `maxExportedEntries`. */
  export: mutation({
    access: 'admin',
    isRecent: true,
    isStrong: true,
    limit: perHour(20),
    input: z.strictObject(chosenEntries),
    output: z.strictObject({ csv: z.string(), exported: z.int().max(maxExportedEntries), isMore: z.boolean() }),
  }),
  /**
   * Reads the chain from where the call before it stopped, so that a long one takes many calls. `brokenAt` is the first
   * entry that does not follow from the one before it, or is not what was sealed; `next` is null once that is found or
   * the end is reached, which `end` is about.
   */
  verify: query({
    access: 'admin',
    input: z.strictObject({ after: z.int().min(0).max(1_000_000_000) }),
    output: z.strictObject({
      entries: z.int(),
      brokenAt: AuditEntryId.nullable(),
      next: z.int().nullable(),
      end: z.enum(auditEnds).nullable(),
    }),
  }),
};
