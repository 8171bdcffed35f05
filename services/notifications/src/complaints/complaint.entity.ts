import { defineEntity, p } from '@mikro-orm/core';
import {
  type ComplaintChannel,
  type ComplaintKind,
  type ComplaintState,
  type ComplaintStepKind,
  complaintChannels,
  complaintKinds,
  complaintStates,
  complaintSteps,
} from '@plainwill/contracts/notifications/complaint-vocabulary';
import type { AccountId, ComplaintId } from '@plainwill/contracts/shared/ids';
import { quotedList } from '@plainwill/kit/database/quoted-list';

/**
 * A complaint or a data request. It is a record that the law asks for: it belongs to no account, and stays when the
 * account of whoever sent it is deleted.
 */
export const ComplaintSchema = defineEntity({
  name: 'Complaint',
  tableName: 'complaints',
  properties: {
    /** Made by the browser, so that a repeat is known. */
    id: p.uuid().$type<ComplaintId>().primary(),
    /** The person quotes it when they write or call. */
    reference: p.string().length(11).unique(),
    kind: p.string().length(20).$type<ComplaintKind>(),
    channel: p.string().length(20).$type<ComplaintChannel>(),
    receivedAt: p.datetime().index(),
    /** Encrypted: the sender, how to answer them, and for whom they write. */
    contact: p.text(),
    /** Blind index of the mailbox of who sent it, to count what is mailed there in a day; null after that day. */
    recipientKey: p.string().length(64).nullable().index(),
    /** Encrypted: what happened and what is wanted. */
    words: p.text(),
    /** Encrypted; null for none. */
    notes: p.text().nullable(),
    /** `received` until the acknowledgement has gone: see `acknowledged_at` in complaint-rows.ts. */
    state: p.string().length(20).$type<ComplaintState>(),
    /** An account of identity; null while nobody owns the complaint. */
    ownerId: p.uuid().$type<AccountId>().nullable(),
    closedAt: p.datetime().nullable().index(),
    version: p.integer(),
  },
  checks: [
    { name: 'complaints_kind', expression: `kind in (${quotedList(complaintKinds)})` },
    { name: 'complaints_channel', expression: `channel in (${quotedList(complaintChannels)})` },
    { name: 'complaints_state', expression: `state in (${quotedList(complaintStates)})` },
    { name: 'complaints_closed', expression: `(state in ('closed', 'spam')) = (closed_at is not null)` },
  ],
});

/** One step in the history of a complaint. A letter to the person is a step, and its id is that of the message. */
export const ComplaintStepSchema = defineEntity({
  name: 'ComplaintStep',
  tableName: 'complaint_steps',
  properties: {
    id: p.uuid().primary(),
    complaint: () => p.manyToOne(ComplaintSchema).deleteRule('cascade').index(),
    at: p.datetime(),
    /** Orders what happened at the same instant. */
    place: p.integer(),
    kind: p.string().length(20).$type<ComplaintStepKind>(),
    /** The account of staff; null for the person, and for the clock. */
    by: p.uuid().$type<AccountId>().nullable(),
    /** True for a letter that goes by e-mail, false for one by post, null for other steps. */
    isMailed: p.boolean().nullable(),
    /** Staff said at this time that they had posted the letter. */
    postedAt: p.datetime().nullable(),
    /** Encrypted: the answer as it was sent. */
    words: p.text().nullable(),
  },
  indexes: [
    {
      name: 'complaint_steps_once',
      expression: `create unique index "complaint_steps_once" on "complaint_steps" ("complaint_id", "kind") where kind in ('acknowledgement', 'progress-30', 'progress-60')`,
    },
  ],
  checks: [{ name: 'complaint_steps_kind', expression: `kind in (${quotedList(complaintSteps)})` }],
});
