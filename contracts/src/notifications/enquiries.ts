import { z } from 'zod';
import { mutation, perHour, query } from '../kit/contract.ts';
import { DailyCounts } from '../kit/operations.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { AccountId, EnquiryId } from '../shared/ids.ts';
import { lineOfText, text } from '../shared/text.ts';
import { SentAnswers } from './questionnaire.ts';
import {
  enquiryKinds,
  enquiryNotesLength,
  enquiryOrders,
  enquiryPageSize,
  enquiryStatuses,
  maxExportedEnquiries,
} from './vocabulary.ts';

/** How far staff are with somebody who sent a questionnaire or asked to be contacted; of what they told only the name. */
export const Enquiry = z.strictObject({
  id: EnquiryId,
  kind: z.enum(enquiryKinds),
  /** The name of somebody who asked to be contacted: a questionnaire has none. */
  name: z.string().nullable(),
  receivedAt: z.iso.datetime(),
  status: z.enum(enquiryStatuses),
  /** The member of staff who looks after it. */
  ownerId: AccountId.nullable(),
  followUpOn: z.iso.date().nullable(),
  isOverdue: z.boolean(),
  /** When it will be erased by itself. */
  erasedAt: z.iso.datetime(),
  version: z.int(),
});
export type Enquiry = z.infer<typeof Enquiry>;

/** An enquiry with all that is known. */
export const OpenEnquiry = Enquiry.extend({
  notes: z.string(),
  /** Only a questionnaire has answers. */
  answers: SentAnswers.nullable(),
  /** Somebody who asked to be contacted gave these, with the text they agreed to. */
  lead: z
    .strictObject({
      name: z.string(),
      email: z.string(),
      question: z.string(),
      consentWording: z.string(),
      consentVersion: z.string(),
      consentedAt: z.iso.datetime(),
    })
    .nullable(),
});
export type OpenEnquiry = z.infer<typeof OpenEnquiry>;

/** Which enquiries are meant; what is left out does not matter. */
const chosenEnquiries = {
  /** Beginnings of words of the name or the email address of who asked to be contacted. */
  search: lineOfText(254, 'The search').optional(),
  kind: z.enum(enquiryKinds).optional(),
  status: z.enum(enquiryStatuses).optional(),
  ownerId: AccountId.optional(),
  isOverdue: z.literal(true).optional(),
  order: z.enum(enquiryOrders),
};
const someIds = z.array(EnquiryId).min(1).max(enquiryPageSize);
/** For a table: `ids` narrows what is chosen to those that were ticked. */
export const ChosenEnquiries = z.strictObject({ ...chosenEnquiries, ids: someIds.optional() });
export type ChosenEnquiries = z.infer<typeof ChosenEnquiries>;

export const enquiryReasons = {
  EnquiryNotFound: { code: 'NOT_FOUND', message: 'This enquiry is no longer there. It may have been erased.' },
  FollowUpInThePast: { code: 'BAD_REQUEST', message: 'Enter today or a later day.' },
  OwnerCannotAct: {
    code: 'BAD_REQUEST',
    message: 'Choose an administrator: nobody else can work on an enquiry.',
  },
  EnquiryChanged: {
    code: 'CONFLICT',
    message: 'Someone else has changed this enquiry meanwhile. Look at what they changed, then save yours again.',
  },
} as const satisfies ReasonTable;

const one = z.strictObject({ id: EnquiryId });

export const enquiriesContract = {
  /** A page follows the enquiry `after`. */
  list: query({
    access: 'staff',
    input: z.strictObject({ ...chosenEnquiries, after: EnquiryId.optional() }),
    output: z.strictObject({
      enquiries: z.array(Enquiry),
      /** The enquiries on all pages together; no more than `maxCountedEnquiries`. */
      count: z.int(),
      /** Says whether there are more than `count`. */
      isMore: z.boolean(),
      next: EnquiryId.nullable(),
    }),
  }),
  /** How many came in on each of the last days. */
  daily: query({
    access: 'staff',
    input: z.void(),
    output: z.strictObject({ questionnaires: DailyCounts, leads: DailyCounts }),
  }),
  /** Opens what was told; each time is written to the audit log. */
  get: query({ access: 'staff', input: one, output: OpenEnquiry }),
  save: mutation({
    access: 'admin',
    input: z.strictObject({
      id: EnquiryId,
      /** The version that the changes were typed over. */
      basedOn: z.int().min(1).max(1_000_000_000),
      changes: z.strictObject({
        status: z.enum(enquiryStatuses).optional(),
        ownerId: AccountId.nullable().optional(),
        followUpOn: z.iso.date().max(10).nullable().optional(),
        notes: text(enquiryNotesLength, 'Notes').optional(),
      }),
    }),
    output: OpenEnquiry,
  }),
  /** Gives several the same owner or status, whatever else was changed meanwhile. @returns how many there still were */
  saveMany: mutation({
    access: 'admin',
    limit: perHour(600),
    input: z.strictObject({
      ids: someIds,
      changes: z
        .strictObject({ status: z.enum(enquiryStatuses).optional(), ownerId: AccountId.nullable().optional() })
        .refine((changes) => Object.keys(changes).length > 0, 'Choose what to change'),
    }),
    output: z.int(),
  }),
  /** All of the chosen ones with what they told, as a table for a spreadsheet; the first `maxExportedEnquiries`. */
  export: mutation({
    access: 'admin',
    isRecent: true,
    isStrong: true,
    limit: perHour(20),
    input: ChosenEnquiries,
    output: z.strictObject({ csv: z.string(), exported: z.int().max(maxExportedEnquiries), count: z.int() }),
  }),
  /** Deletes an enquiry with all that is recorded of its delivery. */
  erase: mutation({ access: 'admin', input: one, output: z.void() }),
  /** Deletes an enquiry of somebody who does not want to be contacted any more. */
  withdrawConsent: mutation({ access: 'admin', input: one, output: z.void() }),
};
