import { defineEntity, p } from '@mikro-orm/core';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { type Role, roles } from '@plainwill/contracts/shared/roles';
import { quotedList } from '@plainwill/kit/database/quoted-list';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { decrypt, type EmailIndex, type Encrypted, encrypt } from '../encrypted.ts';

/** A role that waits for the owner of an address. Its mail leads to a page where they accept once they are signed in. */
export const InvitationSchema = defineEntity({
  name: 'Invitation',
  tableName: 'invitations',
  checks: [{ name: 'invitations_role', expression: `role in (${quotedList(roles)})` }],
  uniques: [{ name: 'invitations_once', properties: ['emailKey', 'role'] }],
  properties: {
    id: p.uuid().primary(),
    /** Encrypted. */
    email: p.text().$type<Encrypted>(),
    emailKey: p.string().length(254).$type<EmailIndex>(),
    role: p.string().length(20).$type<Role>(),
    reason: p.string().length(500),
    /** No reference: it counts for as long as they are an administrator. */
    invitedBy: p.uuid().$type<AccountId>(),
    expiresAt: p.datetime().index(),
  },
});

const placeOf = (id: string) => ({ table: 'invitations', column: 'email', owner: id });

export const encryptInvitedEmail = (vault: Vault, id: string, email: string) => encrypt(vault, email, placeOf(id));

/** @throws {DecryptionFailed} */
export const invitedEmailOf = (vault: Vault, { id, email }: { id: string; email: Encrypted }) =>
  decrypt(vault, email, placeOf(id));
