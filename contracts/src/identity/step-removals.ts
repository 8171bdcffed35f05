import { z } from 'zod';
import { mutation, perHour, query } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { AccountId } from '../shared/ids.ts';
import { ChangeReason } from './change-reason.ts';
import { Email } from './credentials.ts';
import { AgreeingFrom } from './roles.ts';

/** A colleague who has lost every second step, and the administrator who asks to remove them. */
export const StepRemoval = z.strictObject({
  accountId: AccountId,
  email: z.string(),
  name: z.string().nullable(),
  askedBy: z.string(),
  /** The caller asked, so that somebody else must agree. */
  isOwn: z.boolean(),
  agreeFrom: AgreeingFrom,
  askedAt: z.iso.datetime(),
  reason: z.string(),
});
export type StepRemoval = z.infer<typeof StepRemoval>;

export const stepRemovalReasons = {
  StepRemovalAsked: { code: 'CONFLICT', message: 'This has been asked for already. Look at the list.' },
  StepRemovalGone: { code: 'NOT_FOUND', message: 'This has been done or withdrawn already. Look at the list again.' },
  OwnStepRemoval: { code: 'FORBIDDEN', message: 'You asked for it, so another administrator must agree.' },
  OwnSecondStep: { code: 'FORBIDDEN', message: 'Remove your own second step under “Your account”.' },
  NoStepToRemove: { code: 'CONFLICT', message: 'This person has no second step, so there is nothing to remove.' },
  PasskeysAlone: {
    code: 'CONFLICT',
    message:
      'This person signs in with passkeys alone. Ask them to choose a password first: “Forgotten your password?” on the sign-in page.',
  },
  NotStaff: {
    code: 'CONFLICT',
    message: 'This person has no role here. People without a role can recover their account where they sign in.',
  },
} as const satisfies ReasonTable;

const change = { access: 'admin', isRecent: true, isStrong: true, limit: perHour(60) } as const;
const removals = z.array(StepRemoval);

/** Two administrators remove a colleague's second steps. Each change answers with the new list. */
export const stepRemovalsContract = {
  list: query({ access: 'admin', input: z.void(), output: removals }),
  ask: mutation({ ...change, input: z.strictObject({ email: Email, reason: ChangeReason }), output: removals }),
  agree: mutation({
    ...change,
    input: z.strictObject({ accountId: AccountId, reason: ChangeReason }),
    output: removals,
  }),
  withdraw: mutation({ ...change, input: z.strictObject({ accountId: AccountId }), output: removals }),
};
