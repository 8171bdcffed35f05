import { z } from 'zod';
import { mutation, perHour, query } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { roles } from '../shared/roles.ts';

/** So many days somebody has to accept. */
export const invitationDays = 7;

const id = z.uuid();
const at = z.iso.datetime();

/** A role that waits for the owner of an address, who has no account yet, to accept it. */
export const Invitation = z.strictObject({
  id,
  email: z.string(),
  role: z.enum(roles),
  /** The name or address of who invited them; null for who is gone. */
  invitedBy: z.string().nullable(),
  expiresAt: at,
});
export type Invitation = z.infer<typeof Invitation>;

export const OwnInvitation = Invitation.omit({ email: true });
export type OwnInvitation = z.infer<typeof OwnInvitation>;

export const invitationReasons = {
  InvitationGone: {
    code: 'NOT_FOUND',
    message: 'This invitation has expired, was withdrawn or has been accepted. Ask for a new one if you need it.',
  },
  TooManyInvitations: {
    code: 'PRECONDITION_FAILED',
    message: 'Too many invitations are open. Withdraw those that nobody will accept.',
  },
} as const satisfies ReasonTable;

/** Colleagues who are asked by mail to take a role: `roles.grant` invites whoever has no account yet. */
export const invitationsContract = {
  /** Those that can still be accepted, the newest first. */
  list: query({ access: 'staff', input: z.void(), output: z.array(Invitation) }),
  withdraw: mutation({
    access: 'admin',
    isRecent: true,
    isStrong: true,
    limit: perHour(60),
    input: z.strictObject({ id }),
    output: z.array(Invitation),
  }),
  /** The invitations of the address that the caller’s account has, which its owner has confirmed. */
  mine: query({ access: 'account', input: z.void(), output: z.array(OwnInvitation) }),
  /** Takes the role, and ends the caller’s sessions: it counts in the next. */
  accept: mutation({ access: 'account', limit: perHour(20), input: z.strictObject({ id }), output: z.void() }),
};
