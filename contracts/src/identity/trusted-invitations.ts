import { z } from 'zod';
import { mutation, perMinute, query } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { AccountId, TrustedPersonId } from '../shared/ids.ts';
import { firstName } from '../shared/text.ts';
import { LinkToken, MailedEmail } from './credentials.ts';
import { OpenedInvitation, ReceivedInvitation } from './partner.ts';

/** An invitation can be accepted for so many days. */
export const trustedInvitationDays = 30;

export const trustedInvitationReasons = {
  TrustedInvitationGone: {
    code: 'NOT_FOUND',
    message: 'This invitation has expired, was cancelled or has been used already. Ask for a new one if you need it.',
  },
  AlreadyTrusted: {
    code: 'CONFLICT',
    message: 'You have already invited this address. To send another invitation, remove that person first.',
  },
} as const satisfies ReasonTable;

const ofToken = z.strictObject({ token: LinkToken });

const ToInvite = z.strictObject({
  accountId: AccountId,
  id: TrustedPersonId,
  email: MailedEmail,
  firstName: firstName('their'),
});
const Unsent = z.enum(['OwnAddress', 'AlreadyTrusted', 'TooManyInvitationsToday', 'AccountToBeDeleted']).nullable();
const OfOwner = z.strictObject({ accountId: AccountId, id: TrustedPersonId });
const ToRedeem = z.strictObject({ accountId: AccountId, token: LinkToken });
const Redeemed = z.union([
  z.strictObject({ refused: z.enum(['TrustedInvitationGone', 'InviteForAnotherAddress']) }),
  z.strictObject({ refused: z.null(), id: TrustedPersonId, owner: AccountId }),
]);

/** The part of it that will-data calls. */
export interface TrustedInvitations {
  send: (input: z.infer<typeof ToInvite>) => Promise<z.infer<typeof Unsent>>;
  cancel: (input: z.infer<typeof OfOwner>) => Promise<void>;
  redeem: (input: z.infer<typeof ToRedeem>) => Promise<z.infer<typeof Redeemed>>;
}

const forWillData = { access: 'service', callers: ['will-data'] } as const;

/** Invitations to read what someone leaves. Will-data has asked the inviter who they are, and knows who is trusted. */
export const trustedInvitationsContract = {
  /** Says why the inviter cannot be helped, or null; the same whether or not the address may be mailed. */
  send: mutation({ ...forWillData, input: ToInvite, output: Unsent }),
  /** Harmless to repeat. */
  cancel: mutation({ ...forWillData, input: OfOwner, output: z.void() }),
  /** Uses an invitation for the account that has its address. The same account may repeat it. */
  redeem: mutation({ ...forWillData, input: ToRedeem, output: Redeemed }),
  /** Invitations to the address of the caller’s account, which its owner has confirmed. */
  received: query({ access: 'account', limit: perMinute(30), input: z.void(), output: z.array(ReceivedInvitation) }),
  /** Shows the opened link. */
  opened: query({
    access: 'public',
    isCredential: true,
    limit: perMinute(20),
    input: ofToken,
    output: OpenedInvitation,
  }),
  /** The inviter is told nothing of it, and the answer is the same for any link. */
  decline: mutation({ access: 'public', isCredential: true, limit: perMinute(20), input: ofToken, output: z.void() }),
};
