import { defineEntity, p } from '@mikro-orm/core';
import {
  type EnquiryKind,
  type EnquiryStatus,
  enquiryKinds,
  enquiryStatuses,
} from '@plainwill/contracts/notifications/vocabulary';
import type { AccountId, EnquiryId } from '@plainwill/contracts/shared/ids';
import { quotedList } from '@plainwill/kit/database/quoted-list';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { LeadSchema } from './lead.entity.ts';
import { SubmissionSchema } from './submission.entity.ts';

/** How far staff are with a submission or a lead; it goes when that goes. */
export const EnquirySchema = defineEntity({
  name: 'Enquiry',
  tableName: 'enquiries',
  properties: {
    id: p.uuid().$type<EnquiryId>().primary(),
    kind: p.string().length(20).$type<EnquiryKind>(),
    submission: () => p.manyToOne(SubmissionSchema).nullable().unique().deleteRule('cascade'),
    lead: () => p.manyToOne(LeadSchema).nullable().unique().deleteRule('cascade'),
    receivedAt: p.datetime(),
    status: p.string().length(20).$type<EnquiryStatus>(),
    /** An account of identity; null while nobody owns the enquiry. */
    ownerId: p.uuid().$type<AccountId>().nullable(),
    followUpOn: p.date().nullable(),
    /** Encrypted. */
    notes: p.text().nullable(),
    version: p.integer(),
  },
  indexes: [
    { name: 'enquiries_received', properties: ['receivedAt', 'id'] },
    { name: 'enquiries_by_status', properties: ['status', 'receivedAt', 'id'] },
    { name: 'enquiries_by_owner', properties: ['ownerId', 'receivedAt', 'id'], where: { ownerId: { $ne: null } } },
    {
      name: 'enquiries_follow_up',
      expression: `create index "enquiries_follow_up" on "enquiries" ((coalesce("follow_up_on", 'infinity'::date)), "id")`,
    },
  ],
  checks: [
    { name: 'enquiries_kind', expression: `kind in (${quotedList(enquiryKinds)})` },
    { name: 'enquiries_status', expression: `status in (${quotedList(enquiryStatuses)})` },
    { name: 'enquiries_about', expression: 'num_nonnulls(submission_id, lead_id) = 1' },
  ],
});

const placeOf = (enquiryId: EnquiryId) => ({ table: 'enquiries', column: 'notes', owner: enquiryId });

export const encryptNotes = (vault: Vault, enquiryId: EnquiryId, notes: string) =>
  notes === '' ? null : vault.encrypt(notes, placeOf(enquiryId));

export const notesOf = (vault: Vault, { id, notes }: { id: EnquiryId; notes?: string | null }) =>
  notes ? vault.decrypt(notes, placeOf(id)) : '';
