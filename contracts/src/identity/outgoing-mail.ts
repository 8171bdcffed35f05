import { z } from 'zod';
import { query } from '../kit/contract.ts';
import { AccountId } from '../shared/ids.ts';
import { roles } from '../shared/roles.ts';
import { securityEvents, staffRecoverySteps } from './sign-in-methods.ts';

/** The pages that mail of other services leads to. */
export const mailedPaths = [
  '/will-maker',
  '/will-maker/review',
  '/will-maker/sign',
  '/account',
  '/account/here',
  '/admin/reviews',
  '/admin/releases',
  '/admin/enquiries',
  '/settings',
] as const;
export type MailedPath = (typeof mailedPaths)[number];

const link = z.url().max(2048);
const to = z.string().max(254);

const fromOwner = {
  from: z.string().nullable(),
  /** As the inviter typed it. */
  firstName: z.string().nullable(),
  to,
  link,
  until: z.iso.datetime(),
};

/** The facts of a message, without its wording, which notifications owns. */
export const OutgoingMail = z.discriminatedUnion('kind', [
  /** `isForTwo`: the sign-up came with a questionnaire for two people. */
  z.strictObject({ kind: z.literal('confirmEmail'), isForTwo: z.boolean(), to, link }),
  z.strictObject({ kind: z.literal('alreadyHaveAccount'), to, signInLink: link }),
  z.strictObject({ kind: z.literal('resetPassword'), to, link }),
  z.strictObject({ kind: z.literal('passwordChanged'), to, resetLink: link }),
  z.strictObject({ kind: z.literal('confirmNewEmail'), to, link }),
  z.strictObject({ kind: z.literal('emailChanged'), to, undoLink: link, undoUntil: z.iso.datetime() }),
  z.strictObject({ kind: z.literal('signedOutForGuessing'), to, resetLink: link }),
  z.strictObject({ kind: z.literal('googleConnected'), to, accountLink: link }),
  z.strictObject({ kind: z.literal('googleDisconnected'), to, accountLink: link }),
  z.strictObject({ kind: z.literal('deletionRequested'), to, accountLink: link, deletionAt: z.iso.datetime() }),
  z.strictObject({ kind: z.literal('deletionRequestedForOwner'), to, deletionAt: z.iso.datetime() }),
  z.strictObject({ kind: z.literal('accountInactive'), to, signInLink: link, deletionOn: z.iso.date() }),
  z.strictObject({ kind: z.literal('sessionsEnded'), to, signInLink: link }),
  z.strictObject({ kind: z.literal('accountDisabled'), to }),
  z.strictObject({ kind: z.literal('accountEnabled'), to, signInLink: link }),
  z.strictObject({ kind: z.literal('beginRecovery'), to, link }),
  /** Something about how they sign in has changed or was tried. */
  z.strictObject({
    kind: z.literal('security'),
    event: z.enum(securityEvents),
    to,
    at: z.iso.datetime(),
    /** The browser it was done in, in words; null where it was done without one. */
    browser: z.string().nullable(),
    /** When the second steps will be removed, of a recovery; how many recovery codes are left, of one that was used. */
    dueAt: z.iso.datetime().nullable(),
    codesLeft: z.int().nullable(),
    /** “If this was not you”. */
    secureLink: link,
  }),
  /** Every administrator reads that somebody asks to remove a colleague's second steps, or that they were removed. */
  z.strictObject({
    kind: z.literal('stepRemoval'),
    isDone: z.boolean(),
    to,
    link,
  }),
  /** A role was granted or taken away: to the person, and to every other administrator. */
  z.strictObject({ kind: z.literal('roleChange'), isGranted: z.boolean(), isOwn: z.boolean(), to, link }),
  /** An administrator reads, once a day at most, that something is overdue or has failed. */
  z.strictObject({ kind: z.literal('workWaits'), to, link }),
  /** Every other administrator reads that somebody was invited to take a role. */
  z.strictObject({ kind: z.literal('invitationSent'), to, link }),
  /** Somebody without an account is asked to take a role; the link leads to where they accept it. */
  z.strictObject({ kind: z.literal('invitation'), role: z.enum(roles), to, link, until: z.iso.datetime() }),
  /** Somebody asks the owner of an address to plan together; null for a name that no mail may give to a stranger. */
  z.strictObject({ kind: z.literal('partnerInvitation'), ...fromOwner }),
  /** Somebody wants the owner of an address to read what they leave; likewise. */
  z.strictObject({ kind: z.literal('trustedInvitation'), ...fromOwner }),
  /** Every administrator reads how far the recovery of an account by staff has got. */
  z.strictObject({ kind: z.literal('staffRecovery'), step: z.enum(staffRecoverySteps), to, link }),
]);
export type OutgoingMail = z.infer<typeof OutgoingMail>;

export const outgoingMailContract = {
  /** A message accepted for sending; null if there is no longer a reason to send it. */
  get: query({
    access: 'service',
    callers: ['notifications'],
    input: z.strictObject({ messageId: z.uuid() }),
    output: OutgoingMail.nullable(),
  }),
  /**
   * The address for mail of another service that names an account, the page it leads to, and the owner's first name if they
   * have told us one; null for an account that is gone, disabled or about to be deleted. What can wait goes to no account
   * that is frozen after a recovery either. `isFormer` asks for the address before a change of lately; null without one.
   */
  addressOf: query({
    access: 'service',
    callers: ['notifications'],
    input: z.strictObject({
      accountId: AccountId,
      path: z.enum(mailedPaths),
      canWait: z.literal(true).optional(),
      isFormer: z.literal(true).optional(),
    }),
    output: z.strictObject({ to, link, firstName: z.string().nullable() }).nullable(),
  }),
  /** True of an account whose address was changed lately, and so may be in other hands. */
  hasNewAddress: query({
    access: 'service',
    callers: ['will-data'],
    input: z.strictObject({ accountId: AccountId }),
    output: z.boolean(),
  }),
};
