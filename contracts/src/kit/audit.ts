import { z } from 'zod';
import { AccountId, AuditEntryId } from '../shared/ids.ts';
import { roles } from '../shared/roles.ts';
import { auditActions, auditOutcomes } from './audit-vocabulary.ts';
import { query } from './contract.ts';
import { pageAfter } from './page.ts';

/** One thing that was done, by whom, to whose data. Names of what changed, never what it changed to. */
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
  fields: z.array(z.string()),
  /** Why, as the actor put it. */
  reason: z.string().nullable(),
  /** Cut short; see `networkOf`. */
  network: z.string().nullable(),
  requestId: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const auditPageSize = 50;

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
    input: z.strictObject({
      /** Entries that have this account as actor or as subject. */
      accountId: AccountId.optional(),
      action: z.enum(auditActions).optional(),
      /** Days in the United Kingdom; both are included. */
      from: z.iso.date().max(10).optional(),
      to: z.iso.date().max(10).optional(),
      ...pageAfter(AuditEntryId),
    }),
    output: z.strictObject({ entries: z.array(AuditEntry), next: AuditEntryId.nullable() }),
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
