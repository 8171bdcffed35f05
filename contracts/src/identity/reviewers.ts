import { z } from 'zod';
import { mutation, perHour, query } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { AccountId } from '../shared/ids.ts';
import { lineOfText, text } from '../shared/text.ts';
import { ChangeReason } from './change-reason.ts';
import { Email } from './credentials.ts';
import { declaredFamilyLength, qualifications, regulatorLength, regulatorNumberLength } from './reviewer-vocabulary.ts';
import { AgreeingFrom } from './roles.ts';

/** An administrator checks these of a reviewer before granting the role. */
const checked = {
  qualification: z.enum(qualifications),
  /** The regulator of the reviewer; empty for none. */
  regulator: lineOfText(regulatorLength, 'The regulator'),
  /** Their number with the regulator or the professional body; empty for none. */
  registration: lineOfText(regulatorNumberLength, 'The number'),
};

/** A reviewer as other staff see them. */
export const ReviewerProfile = z.strictObject({
  accountId: AccountId,
  name: z.string().nullable(),
  email: z.string(),
  ...checked,
  checkedAt: z.iso.datetime(),
  /** The name or address of the administrator who checked it; null for a command of the operator, and for who is gone. */
  checkedBy: z.string().nullable(),
  /** The last day on which they read nothing; null where that is past, and while they are at work. */
  awayUntil: z.iso.date().nullable(),
});
export type ReviewerProfile = z.infer<typeof ReviewerProfile>;

/** Reviewers say themselves how long they are away, and whose wills they must not read. */
const OwnReviewerProfile = z.strictObject({
  awayUntil: z.iso.date().max(10).nullable(),
  /** Full names of their family, one a line. */
  family: text(declaredFamilyLength, 'Your family'),
});

/** A reviewer as the service that keeps the wills needs to know them. */
export const Reviewer = z.strictObject({
  accountId: AccountId,
  /** Their name, or else “A reviewer”. */
  name: z.string(),
  email: z.string(),
  ...checked,
  family: z.array(z.string()),
  isAway: z.boolean(),
  /** Themselves, and everybody through whom they got the role within seven days: one person may stand behind them all. */
  vouchers: z.array(AccountId),
  /** When those days are over; null where they are, and after a command of the operator. */
  newUntil: z.iso.datetime().nullable(),
});
export type Reviewer = z.infer<typeof Reviewer>;

/** A member of staff, present or past, as the record of a will names them. */
const StaffMember = z.strictObject({ id: AccountId, name: z.string().nullable(), email: z.string() });
export type StaffMember = z.infer<typeof StaffMember>;

export const reviewerReasons = {
  QualificationNeeded: {
    code: 'BAD_REQUEST',
    message: 'A reviewer needs a qualification. Enter it under “Add a reviewer”.',
  },
  AwayInThePast: { code: 'BAD_REQUEST', message: 'Enter today or a later day.' },
} as const satisfies ReasonTable;

export const reviewersContract = {
  list: query({ access: 'staff', input: z.void(), output: z.array(ReviewerProfile) }),
  /** Gives the role with what was checked; for who has the role already, only what was checked changes. */
  grant: mutation({
    access: 'admin',
    isRecent: true,
    isStrong: true,
    limit: perHour(60),
    input: z.strictObject({ email: Email, ...checked, reason: ChangeReason }),
    output: z.array(ReviewerProfile),
  }),
  own: query({ access: 'reviewer', input: z.void(), output: OwnReviewerProfile }),
  saveOwn: mutation({ access: 'reviewer', limit: perHour(60), input: OwnReviewerProfile, output: OwnReviewerProfile }),
  /** Whoever may read wills now: they hold the role, and their account is neither disabled nor about to be deleted. */
  current: query({ access: 'service', callers: ['will-data'], input: z.void(), output: z.array(Reviewer) }),
  /** Those of the accounts that are or were staff: who did what to a will, and who owns an enquiry. */
  staff: query({
    access: 'service',
    callers: ['will-data', 'notifications'],
    input: z.strictObject({ ids: z.array(AccountId).max(200) }),
    output: z.array(StaffMember),
  }),
  /** These accounts act for the firm, and are notified when no one may approve or a webhook receiver is gone. */
  administrators: query({
    access: 'service',
    callers: ['will-data', 'notifications'],
    input: z.void(),
    output: z.array(AccountId),
  }),
  /** Says from when one administrator may agree to what another has asked for: one person may stand behind both. */
  agreeFrom: query({
    access: 'service',
    callers: ['will-data'],
    input: z.strictObject({ askedBy: AccountId, agreeing: AccountId }),
    output: AgreeingFrom,
  }),
};
