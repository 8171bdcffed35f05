import { z } from 'zod';
import { mutation, perHour, query } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { AccountId } from '../shared/ids.ts';
import { roles } from '../shared/roles.ts';
import { ChangeReason } from './change-reason.ts';
import { Email } from './credentials.ts';

/** One role of one person. */
export const RoleGrant = z.strictObject({
  accountId: AccountId,
  email: z.string(),
  name: z.string().nullable(),
  role: z.enum(roles),
  /** A role granted before this was recorded has null. */
  grantedAt: z.iso.datetime().nullable(),
  /** The name or address of who granted it; null for a command of the operator, and for who is gone. */
  grantedBy: z.string().nullable(),
});
export type RoleGrant = z.infer<typeof RoleGrant>;

export const roleReasons = {
  NoSuchAccount: {
    code: 'NOT_FOUND',
    message:
      'No one has a confirmed account with this email address. Ask them to sign up first and to open the link that we send them.',
  },
  OwnRole: { code: 'FORBIDDEN', message: 'You cannot change your own role. Ask another administrator.' },
  RoleHeldAlready: { code: 'CONFLICT', message: 'They have this role already.' },
  RoleNotHeld: { code: 'NOT_FOUND', message: 'They no longer have this role. Look at the list again.' },
  NoLongerAdministrator: { code: 'FORBIDDEN', message: 'You are no longer an administrator.' },
  RoleTooNew: {
    code: 'FORBIDDEN',
    message: 'A role that is less than seven days old is too new for this. You can agree from {when}.',
  },
  RoleFromAsker: {
    code: 'FORBIDDEN',
    message:
      'You have your role from the person who asked. Another administrator must agree, or you ask and they agree.',
  },
  LastAdministrator: {
    code: 'CONFLICT',
    message:
      'They are the only other administrator, and your own account is about to be deleted. Make someone else an administrator first.',
  },
} as const satisfies ReasonTable;

/** When somebody may agree to what a colleague has asked for; null where they may now, never where another must. */
export const AgreeingFrom = z.union([z.iso.datetime(), z.literal('never')]).nullable();

const change = { access: 'admin', isRecent: true, isStrong: true, limit: perHour(60) } as const;
const grants = z.array(RoleGrant);

/** A role decides what its holder may see and do on the staff pages. Each change answers with the new list. */
export const rolesContract = {
  list: query({ access: 'staff', input: z.void(), output: grants }),
  /** Colleagues whose sign-in no passkey and no authenticator app guards yet. */
  withoutSecondStep: query({
    access: 'staff',
    input: z.void(),
    output: z.array(RoleGrant.pick({ accountId: true, email: true, name: true })),
  }),
  /** Someone without an account is sent an invitation instead. */
  grant: mutation({
    ...change,
    input: z.strictObject({ email: Email, role: z.enum(roles), reason: ChangeReason }),
    output: grants,
  }),
  revoke: mutation({
    ...change,
    input: z.strictObject({ accountId: AccountId, role: z.enum(roles), reason: ChangeReason }),
    output: grants,
  }),
};
