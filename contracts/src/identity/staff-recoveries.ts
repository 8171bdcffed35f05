import { z } from 'zod';
import { mutation, perHour, query } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { AccountId } from '../shared/ids.ts';
import { ChangeReason } from './change-reason.ts';
import { Email, MailedEmail } from './credentials.ts';
import { AgreeingFrom } from './roles.ts';

const at = z.iso.datetime();

/** A customer who has lost every way in, and the new address that administrators want to give the account. */
export const StaffRecovery = z.strictObject({
  accountId: AccountId,
  email: z.string(),
  name: z.string().nullable(),
  newEmail: z.string(),
  askedBy: z.string(),
  /** The caller asked, so another administrator must agree. */
  isOwn: z.boolean(),
  agreeFrom: AgreeingFrom,
  askedAt: at,
  reason: z.string(),
  /** When the account gets the new address; null until another administrator has agreed. */
  dueAt: at.nullable(),
});
export type StaffRecovery = z.infer<typeof StaffRecovery>;

export const staffRecoveryReasons = {
  StaffRecoveryOff: { code: 'FORBIDDEN', message: 'Recovery by staff is switched off here.' },
  StaffRecoveryAsked: { code: 'CONFLICT', message: 'This has been asked for already. Look at the list.' },
  StaffRecoveryGone: { code: 'NOT_FOUND', message: 'This has been done or stopped already. Look at the list again.' },
  OwnStaffRecovery: { code: 'FORBIDDEN', message: 'You asked for it, so another administrator must agree.' },
  RecoveryForStaff: {
    code: 'CONFLICT',
    message: 'This person has a role here. Take the role away first, or ask whoever runs this site.',
  },
  OtherNewEmail: {
    code: 'CONFLICT',
    message: 'Your colleague entered another address. Ask the customer again, then compare.',
  },
  NewEmailTaken: { code: 'CONFLICT', message: 'This address already has an account. Ask the customer for another.' },
  WillHidden: {
    code: 'FORBIDDEN',
    message: 'Your account was recovered a short while ago. For your safety, your will stays hidden until {when}.',
  },
} as const satisfies ReasonTable;

const change = { access: 'admin', isRecent: true, isStrong: true, limit: perHour(60) } as const;
const recoveries = z.array(StaffRecovery);

/**
 * Two administrators give an account back to a customer who has proved who they are and has lost every way in. Each
 * change answers with the new list. Refused with `StaffRecoveryOff` unless the operator allows it.
 */
export const staffRecoveriesContract = {
  /** The list is null where the operator does not allow it. */
  list: query({ access: 'admin', input: z.void(), output: recoveries.nullable() }),
  ask: mutation({
    ...change,
    input: z.strictObject({ email: Email, newEmail: MailedEmail, reason: ChangeReason }),
    output: recoveries,
  }),
  /** The new address is typed a second time, so that a slip does not give the account to a stranger. */
  agree: mutation({
    ...change,
    input: z.strictObject({ accountId: AccountId, newEmail: MailedEmail, reason: ChangeReason }),
    output: recoveries,
  }),
  /** A recovery can be stopped at any time before it is done. */
  stop: mutation({ ...change, input: z.strictObject({ accountId: AccountId }), output: recoveries }),
};
