import { defineEntity, p } from '@mikro-orm/core';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { AccountSchema } from '../account.entity.ts';
import { decrypt, type EmailIndex, type Encrypted, encrypt } from '../encrypted.ts';

/** Invitations of the two kinds, which do not count for each other. */
const invitationPurposes = ['partner', 'trusted'] as const;
export type InvitationPurpose = (typeof invitationPurposes)[number];

/**
 * An invitation by a link in a mail: to plan together, or to read what someone leaves. It outlasts its days without the address in words, so that nobody
 * is invited from one account again and again.
 */
export const PartnerInvitationSchema = defineEntity({
  name: 'PartnerInvitation',
  tableName: 'partner_invitations',
  indexes: [{ properties: ['emailKey', 'createdAt'] }],
  properties: {
    id: p.uuid().primary(),
    /** The inviter’s. */
    account: () => p.manyToOne(AccountSchema).deleteRule('cascade').index(),
    /** Encrypted, as is the name that the inviter typed; both are null once it is over. */
    email: p.text().$type<Encrypted>().nullable(),
    firstName: p.text().$type<Encrypted>().nullable(),
    purpose: p.enum(invitationPurposes).$type<InvitationPurpose>().default('partner'),
    emailKey: p.string().length(254).$type<EmailIndex>(),
    tokenHash: p.string().length(64).unique(),
    createdAt: p.datetime(),
    expiresAt: p.datetime().index(),
    /** Null where no mail goes to the address, which the inviter is not told. */
    mailedAt: p.datetime().nullable(),
    /** The message that is sent a second time, and when; null until then. */
    secondMessageId: p.uuid().nullable().unique(),
    mailedAgainAt: p.datetime().nullable(),
    cancelledAt: p.datetime().nullable(),
    /** Set for an invitation of trust alone: an invitation to plan together is deleted once it is accepted. */
    acceptedAt: p.datetime().nullable(),
    /** The inviter sees no trace of it: to them the invitation stays open until its days are over. */
    declinedAt: p.datetime().nullable(),
  },
});

type Column = 'email' | 'first_name';
const placeOf = (column: Column, owner: string) => ({ table: 'partner_invitations', column, owner });

export const encryptInvited = (vault: Vault, column: Column, id: string, value: string) =>
  encrypt(vault, value, placeOf(column, id));

/** @throws {DecryptionFailed} */
export const invitedOf = (vault: Vault, column: Column, id: string, stored: Encrypted | null | undefined) =>
  stored ? decrypt(vault, stored, placeOf(column, id)) : '';
