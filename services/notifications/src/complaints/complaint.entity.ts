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
    /** What the person is told to quote. */
    reference: p.string().length(11).unique(),
    kind: p.string().length(20).$type<ComplaintKind>(),
    channel: p.string().length(20).$type<ComplaintChannel>(),
    receivedAt: p.datetime().index(),
    /** Encrypted: who it is from, how to answer, and for whom they write. */
    contact: p.text(),
    /** Encrypted: what happened and what is wanted. */
    words: p.text(),
    /** Encrypted; null for none. */
    notes: p.text().nullable(),
    /** `received` until the acknowledgement has gone: see `acknowledged_at` in complaint-rows.ts. */
    state: p.string().length(20).$type<ComplaintState>(),
    /** Of identity; null while nobody looks after it. */
    ownerId: p.uuid().$type<AccountId>().nullable(),
    closedAt: p.datetime().nullable().index(),
    version: p.integer(),
  },
  checks: [
    { name: 'complaints_kind', expression: `kind in (${quotedList(complaintKinds)})` },
    { name: 'complaints_channel', expression: `channel in (${quotedList(complaintChannels)})` },
    { name: 'complaints_state', expression: `state in (${quotedList(complaintStates)})` },
    { name: 'complaints_closed', expression: `(state = 'closed') = (closed_at is not null)` },
  ],
});

/** What has happened to one. A letter to the person is a step, and its id is that of the message. */
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
    /** Who did it; null for the person, and for what is done by the clock. */
    by: p.uuid().$type<AccountId>().nullable(),
    /** Of a letter: whether it goes by mail. */
    isMailed: p.boolean().nullable(),
    /** Of a letter that does not: when staff said that they had posted it. */
    postedAt: p.datetime().nullable(),
    /** Encrypted: of an answer, as it was sent. */
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
