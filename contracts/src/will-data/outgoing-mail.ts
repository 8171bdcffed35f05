import { z } from 'zod';
import { mailedPaths } from '../identity/outgoing-mail.ts';
import { mutation, query } from '../kit/contract.ts';
import { AccountId } from '../shared/ids.ts';

/** Mail about a review, or about a change by staff, says one of these things: never a name, a clause or a word of the will. */
export const reviewMailKinds = [
  'reviewReceived',
  'reviewQuestion',
  'reviewReturned',
  'reviewApproved',
  'reviewVoid',
  'supportChanged',
  /** Administrators read that no one may approve. */
  'reviewPaused',
] as const;
export type ReviewMailKind = (typeof reviewMailKinds)[number];

/** The account it goes to, its subject, and the page it leads to; identity knows the address. */
export const ReviewMail = z.strictObject({
  kind: z.enum(reviewMailKinds),
  accountId: AccountId,
  path: z.enum(mailedPaths),
});
export type ReviewMail = z.infer<typeof ReviewMail>;

/** Mail says that something may have come up since a will was signed, and not what. */
export const ReminderMail = z.strictObject({
  kind: z.literal('reminder'),
  accountId: AccountId,
  path: z.enum(mailedPaths),
  /** Turns reminders off, and can do nothing else. */
  stopToken: z.string(),
});
export type ReminderMail = z.infer<typeof ReminderMail>;

export const releaseMailKinds = ['releaseAsked', 'releaseRecorded'] as const;

/** Mail to the owner of what others ask to open, or to an administrator: neither says whose it is, or what was left. */
export const ReleaseMail = z.strictObject({
  kind: z.enum(releaseMailKinds),
  accountId: AccountId,
  path: z.enum(mailedPaths),
  /** It goes to the address that the account had before. */
  isToFormer: z.boolean(),
});
export type ReleaseMail = z.infer<typeof ReleaseMail>;

export const willMailContract = {
  /** A message accepted for sending; null if there is no longer a reason to send it. */
  get: query({
    access: 'service',
    callers: ['notifications'],
    input: z.strictObject({ messageId: z.uuid() }),
    output: z.union([ReviewMail, ReminderMail, ReleaseMail]).nullable(),
  }),
  /** A mail server has accepted the message. Harmless to repeat. */
  handedOver: mutation({
    access: 'service',
    callers: ['notifications'],
    input: z.strictObject({ messageId: z.uuid() }),
    output: z.void(),
  }),
};
