import { z } from 'zod';
import { MailedEmail, TypedEmail } from '../identity/credentials.ts';
import { mutation, perHour, query } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { AccountId, ComplaintId } from '../shared/ids.ts';
import { lineOfText, personName, requiredText, text } from '../shared/text.ts';
import {
  complaintAddressLength,
  complaintAlarms,
  complaintAnswerLength,
  complaintAuthorityLength,
  complaintChannels,
  complaintKinds,
  complaintNameLength,
  complaintNotesLength,
  complaintOrders,
  complaintOutcomes,
  complaintPageSize,
  complaintPhoneLength,
  complaintStates,
  complaintSteps,
  complaintTextLength,
  referenceShape,
  workingStates,
} from './complaint-vocabulary.ts';

/** The person whom the matter is about: the sender, or somebody who has let them speak, or cannot speak. */
const subjectFields = {
  forWhom: z.enum(['self', 'other'], 'Choose who this is for'),
  /** The name of the other person; empty for oneself. */
  otherName: lineOfText(complaintNameLength, 'Their name'),
  /** Why we may answer about the other person; empty for oneself. */
  authority: text(complaintAuthorityLength, 'What lets you act for them'),
};

const complaintFields = {
  kind: z.enum(complaintKinds, 'Choose what this is about'),
  name: personName(complaintNameLength, 'Your name', 'Enter your name'),
  phone: lineOfText(complaintPhoneLength, 'Your phone number'),
  postalAddress: text(complaintAddressLength, 'Your postal address'),
  happened: requiredText(complaintTextLength, 'What happened', 'Tell us what happened, or what you are asking for'),
  wanted: text(complaintTextLength, 'What you would like us to do'),
  happenedOn: z.iso.date('Enter a real date').max(10).nullable(),
  ...subjectFields,
};

type ComplaintSubject = { forWhom: 'self' | 'other'; otherName: string; authority: string };
type Refine = { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void };

/** Whoever writes for somebody else says for whom, and what lets them. */
function needsAuthority({ forWhom, otherName, authority }: ComplaintSubject, { addIssue }: Refine) {
  const missing = (name: string, message: string) => addIssue({ code: 'custom', path: [name], message });
  if (forWhom === 'self') return;
  if (otherName === '') missing('otherName', 'Enter the name of the person you are writing for');
  if (authority === '') missing('authority', 'Tell us what lets you act for them');
}

/** A complaint or a data request as the public form sends it. It is acknowledged by mail. */
export const NewComplaint = z
  .strictObject({ complaintId: ComplaintId, ...complaintFields, email: MailedEmail })
  .superRefine((sent, context) => needsAuthority(sent, { addIssue: (issue) => context.addIssue(issue) }));
export type NewComplaint = z.infer<typeof NewComplaint>;

/** One that came by email, telephone or post, as staff enter it. */
export const EnteredComplaint = z
  .strictObject({
    complaintId: ComplaintId,
    ...complaintFields,
    /** Empty where they gave none. */
    email: z.union([z.literal(''), TypedEmail]),
    channel: z.enum(complaintChannels).exclude(['form']),
    /** The day it reached us, from which the clock counts. */
    receivedOn: z.iso.date('Enter the day it reached us').max(10),
  })
  .superRefine((sent, context) => {
    needsAuthority(sent, { addIssue: (issue) => context.addIssue(issue) });
    if (sent.email || sent.phone || sent.postalAddress) return;
    context.addIssue({
      code: 'custom',
      path: ['email'],
      message: 'Enter an email address, a phone number or a postal address, so that we can answer',
    });
  });
export type EnteredComplaint = z.infer<typeof EnteredComplaint>;

/** How far staff are with one, and how long is left; nothing of what was told. */
export const Complaint = z.strictObject({
  id: ComplaintId,
  reference: z.string().regex(referenceShape),
  kind: z.enum(complaintKinds),
  channel: z.enum(complaintChannels),
  receivedAt: z.iso.datetime(),
  /** The last day of the clock. */
  dueOn: z.iso.date(),
  /** Until that day; below nothing once it has passed. Null once it is answered or closed. */
  daysLeft: z.int().nullable(),
  state: z.enum(complaintStates),
  ownerId: AccountId.nullable(),
  alarms: z.array(z.enum(complaintAlarms)),
  version: z.int(),
});
export type Complaint = z.infer<typeof Complaint>;

/** The answer that staff have written to the person in the end. */
export const Answer = z.strictObject({
  outcome: z.enum(complaintOutcomes),
  /** States our finding, and why. */
  words: z.string(),
  /** States the change that follows here; empty for none. */
  change: z.string(),
});
export type Answer = z.infer<typeof Answer>;

export const ComplaintStep = z.strictObject({
  id: z.uuid(),
  at: z.iso.datetime(),
  kind: z.enum(complaintSteps),
  /** The member of staff is null where it was done automatically, or by the person. */
  by: AccountId.nullable(),
  /** A letter goes by one of these; null for any other step. */
  goesBy: z.enum(['email', 'post']).nullable(),
  /** When a mail was handed to the mail server, or staff say they have posted it. */
  sentAt: z.iso.datetime().nullable(),
  /** The text of a letter that staff have to post. */
  letter: z.string().nullable(),
});
export type ComplaintStep = z.infer<typeof ComplaintStep>;

/** A complaint with everything that was written and done. */
export const OpenComplaint = Complaint.extend({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  postalAddress: z.string(),
  happened: z.string(),
  wanted: z.string(),
  happenedOn: z.iso.date().nullable(),
  forWhom: z.enum(['self', 'other']),
  otherName: z.string(),
  authority: z.string(),
  notes: z.string(),
  answer: Answer.nullable(),
  /** When it will be erased by itself; null until it is closed. */
  erasedAt: z.iso.datetime().nullable(),
  steps: z.array(ComplaintStep),
});
export type OpenComplaint = z.infer<typeof OpenComplaint>;

/** Which ones a list is of; what is left out does not matter. */
export const ChosenComplaints = z.strictObject({
  reference: lineOfText(20, 'The reference').optional(),
  kind: z.enum(complaintKinds).optional(),
  state: z.enum(complaintStates).optional(),
  ownerId: AccountId.optional(),
  hasAlarm: z.literal(true).optional(),
  order: z.enum(complaintOrders),
  page: z.int().min(1).max(10_000),
});
export type ChosenComplaints = z.infer<typeof ChosenComplaints>;

export const complaintReasons = {
  ComplaintIdTaken: {
    code: 'CONFLICT',
    message: 'You have already sent this, in other words. Change something and send it again.',
  },
  ComplaintNotFound: { code: 'NOT_FOUND', message: 'This is no longer there. It may have been erased.' },
  ComplaintChanged: {
    code: 'CONFLICT',
    message: 'Someone else has changed this meanwhile. Look at what they changed, then save yours again.',
  },
  ComplaintClosed: { code: 'CONFLICT', message: 'This is closed and can no longer be changed.' },
  ComplaintNotAnswered: { code: 'CONFLICT', message: 'Answer this before you close it.' },
  ComplaintDayNotPossible: {
    code: 'BAD_REQUEST',
    message: 'Enter a day within the last year on which this reached us.',
  },
} as const satisfies ReasonTable;

const one = { id: ComplaintId };
/** The version that was looked at. */
const basedOn = z.int().min(1).max(1_000_000_000);

export const complaintsContract = {
  /** Durable once answered, and acknowledged by mail unless the mailbox has had its share of a day. The id is made by the browser, so that a repeat is harmless. */
  send: mutation({
    access: 'public',
    limit: perHour(20),
    input: NewComplaint,
    output: z.strictObject({ reference: z.string(), isAcknowledged: z.boolean() }),
  }),
};

export const complaintDeskContract = {
  list: query({
    access: 'staff',
    input: ChosenComplaints,
    output: z.strictObject({
      complaints: z.array(Complaint),
      /** The complaints on all pages together. */
      count: z.int(),
    }),
  }),
  /** How many came in, by year and kind, the newest year first. */
  yearly: query({
    access: 'staff',
    input: z.void(),
    output: z.array(z.strictObject({ year: z.int(), kind: z.enum(complaintKinds), count: z.int() })),
  }),
  /** Opens what was told; each time is written to the audit log. */
  get: query({ access: 'staff', input: z.strictObject(one), output: OpenComplaint }),
  enter: mutation({ access: 'admin', input: EnteredComplaint, output: OpenComplaint }),
  /** An answered one is taken up again by a working state. */
  save: mutation({
    access: 'admin',
    input: z.strictObject({
      ...one,
      basedOn,
      changes: z.strictObject({
        state: z.enum(workingStates).optional(),
        ownerId: AccountId.nullable().optional(),
        notes: text(complaintNotesLength, 'Notes').optional(),
      }),
    }),
    output: OpenComplaint,
  }),
  /** Says that a letter has gone by post, or was read out by telephone. */
  posted: mutation({
    access: 'admin',
    input: z.strictObject({ ...one, stepId: z.uuid() }),
    output: OpenComplaint,
  }),
  /** Sends the words to the person, with what they can do if they disagree. */
  answer: mutation({
    access: 'admin',
    input: z.strictObject({
      ...one,
      basedOn,
      outcome: z.enum(complaintOutcomes, 'Choose the outcome'),
      words: requiredText(complaintAnswerLength, 'The answer', 'Enter what you found, and why'),
      change: text(complaintNotesLength, 'What we change'),
    }),
    output: OpenComplaint,
  }),
  /**
   * Closes as spam what came by the form and nobody has taken on, without a mail to whoever is named in it, or opens it
   * again. Others of those given are left as they are.
   */
  markSpam: mutation({
    access: 'admin',
    limit: perHour(120),
    input: z.strictObject({ ids: z.array(ComplaintId).min(1).max(complaintPageSize), isSpam: z.boolean() }),
    output: z.strictObject({ count: z.int() }),
  }),
  /** It is kept for so many years from now, then erased. */
  close: mutation({ access: 'admin', input: z.strictObject({ ...one, basedOn }), output: OpenComplaint }),
};
