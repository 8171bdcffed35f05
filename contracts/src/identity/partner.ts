import { z } from 'zod';
import { mutation, perHour, perMinute, query } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { brand } from '../shared/brand.ts';
import { AccountId } from '../shared/ids.ts';
import { firstName } from '../shared/text.ts';
import { LinkToken, MailedEmail } from './credentials.ts';

/** An invitation can be accepted for so many days. */
export const partnerInvitationDays = 7;

/** So many may be open at once. */
export const maxOpenPartnerInvitations = 3;

/** An account may send so many a day. */
export const maxPartnerInvitationsADay = 5;

/** Two accounts that plan together, by the number of their couple. */
export const CoupleId = z.uuid().brand<'CoupleId'>();
export type CoupleId = z.infer<typeof CoupleId>;

const id = z.uuid();
const at = z.iso.datetime();

/** An invitation as its sender typed it; whether it was read, refused or delivered is not said. */
const SentInvitation = z.strictObject({
  id,
  email: z.string(),
  firstName: z.string(),
  sentAt: at,
  expiresAt: at,
  /** The mail can be sent a second time, once. */
  canSendAgain: z.boolean(),
});
export type SentInvitation = z.infer<typeof SentInvitation>;

/** An invitation to the address of the caller’s account, which its owner has confirmed. */
export const ReceivedInvitation = z.strictObject({
  token: LinkToken,
  /** The name of whoever invited them; null where it is not told in the mail either. */
  from: z.string().nullable(),
  expiresAt: at,
});
export type ReceivedInvitation = z.infer<typeof ReceivedInvitation>;

/** An invitation whose link was opened: who asks is shown only to a visitor and to the owner of the invited address. */
export const OpenedInvitation = z.strictObject({
  from: z.string().nullable(),
  /** The invited address, shortened so that its owner knows it and nobody learns it. */
  sentTo: z.string(),
  /** The signed-in account has that address. */
  isYours: z.boolean(),
});
export type OpenedInvitation = z.infer<typeof OpenedInvitation>;

/** How an account stands to planning together. */
export const Planning = z.strictObject({
  partner: z.strictObject({ firstName: z.string().nullable(), linkedOn: z.iso.date() }).nullable(),
  /** It has ended, whoever ended it and why, and the owner has not yet said that they have read so. */
  hasEnded: z.boolean(),
  /** The caller’s own act has ended it, and they plan with no one since; an end by the other says nothing of why. */
  isEndedByOwner: z.boolean(),
  /** Invitations wait until then, after an end. */
  canInviteFrom: at.nullable(),
  /** The name by which the mail says who asks; null where it says “Someone”. */
  nameInMail: z.string().nullable(),
  sent: z.array(SentInvitation),
  received: z.array(ReceivedInvitation),
});
export type Planning = z.infer<typeof Planning>;

export const partnerReasons = {
  OwnAddress: {
    code: 'PRECONDITION_FAILED',
    message: 'This is your own address. Each of you needs an email address of your own. Enter theirs.',
  },
  AlreadyInvited: {
    code: 'CONFLICT',
    message: 'You have already invited this address. You can send that invitation again, or cancel it.',
  },
  TooManyPartnerInvitations: {
    code: 'PRECONDITION_FAILED',
    message: 'Three invitations are open. Cancel one before you send another.',
  },
  TooManyInvitationsToday: {
    code: 'PRECONDITION_FAILED',
    message: 'You can send five invitations a day. Try again tomorrow.',
  },
  AlreadyPlanning: {
    code: 'CONFLICT',
    message: 'You are already planning together with someone. You can do so with one person at a time.',
  },
  PlanningEndedLately: {
    code: 'PRECONDITION_FAILED',
    message: 'You can invite someone again a day after planning together has ended.',
  },
  PartnerInvitationGone: {
    code: 'NOT_FOUND',
    message:
      'This invitation has expired, was cancelled or has been used already. If you both still want to plan together, ask for a new one.',
  },
  InviteForAnotherAddress: {
    code: 'FORBIDDEN',
    message:
      'This invitation was sent to another email address. Sign in with that address, or ask for it to be sent to the address of this account.',
  },
  AccountToBeDeleted: {
    code: 'PRECONDITION_FAILED',
    message: `This account is waiting to be deleted. Keep it first, on the page of your ${brand.name} account.`,
  },
} as const satisfies ReasonTable;

const ofToken = z.strictObject({ token: LinkToken });
const own = { access: 'account', limit: perMinute(30), output: Planning } as const;

/**
 * Two accounts are linked by an invitation, and stay two accounts: being linked shows neither anything of the other but
 * a first name. Every change answers with how the account stands then.
 */
export const partnerContract = {
  get: query({ access: 'account', input: z.void(), output: Planning }),
  /** Answers the same whether or not the address has an account, and whether or not it may be mailed. */
  invite: mutation({
    ...own,
    isRecent: true,
    waitsAfterRecovery: true,
    limit: perHour(20),
    input: z.strictObject({ email: MailedEmail, firstName: firstName('your partner’s') }),
  }),
  sendAgain: mutation({ ...own, limit: perHour(20), input: z.strictObject({ id }) }),
  cancelInvite: mutation({ ...own, input: z.strictObject({ id }) }),
  /** Shows the opened link. */
  invitation: query({
    access: 'public',
    isCredential: true,
    limit: perMinute(20),
    input: ofToken,
    output: OpenedInvitation,
  }),
  accept: mutation({ ...own, waitsAfterRecovery: true, isCredential: true, limit: perHour(20), input: ofToken }),
  /** The inviter is told nothing of it, and the answer is the same for any link. */
  decline: mutation({
    access: 'public',
    isCredential: true,
    limit: perMinute(20),
    input: ofToken,
    output: z.void(),
  }),
  /** No recent proof is asked for: leaving must be easy. Harmless to repeat. */
  end: mutation({ ...own, input: z.void() }),
  /** The owner has read that it has ended. */
  dismissEnd: mutation({ ...own, input: z.void() }),
  /** Asked anew for each call: nothing of a couple may be shown once its end is stored. Null for an account without one. */
  coupleOf: query({
    access: 'service',
    callers: ['will-data'],
    input: z.strictObject({ accountId: AccountId }),
    output: z
      .strictObject({
        coupleId: CoupleId,
        partnerAccountId: AccountId,
        /** The partner’s first name, as it was when they were linked. */
        partnerFirstName: z.string().nullable(),
        linkedOn: z.iso.date(),
      })
      .nullable(),
  }),
};
