import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { invitationDays } from '@plainwill/contracts/identity/invitations';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Role } from '@plainwill/contracts/shared/roles';
import type { Acting } from '@plainwill/kit/audit/record-audit';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { acceptJob } from '@plainwill/kit/outbox/accept-job';
import { Refusal } from '@plainwill/kit/refusal';
import { emailIndexes } from '../../accounts/account.entity.ts';
import { recordAudit } from '../../accounts/audit/record-audit.ts';
import type { EmailIndex } from '../../accounts/encrypted.ts';
import { encryptInvitedEmail, InvitationSchema } from '../../accounts/mail/invitation.entity.ts';
import { notifyAdministrators } from '../roles/notify-administrators.ts';

const maxOpen = 100;

type Inviting = Acting & { vault: Vault; account: { id: AccountId } };

interface Invited {
  email: string;
  role: Role;
  reason: string;
}

/** Invites the owner of an address that has no account. Asked again, it mails again and begins the days anew. */
export async function invite(em: EntityManager, by: Inviting, { email, role, reason }: Invited) {
  if (role === 'reviewer') throw new Refusal('QualificationNeeded');
  const { vault, now, account } = by;
  const keys = emailIndexes(vault, email);
  await em.nativeDelete(InvitationSchema, { $or: [{ emailKey: { $in: keys }, role }, { expiresAt: { $lte: now } }] });
  if ((await em.count(InvitationSchema)) >= maxOpen) throw new Refusal('TooManyInvitations');
  const id = randomUUID();
  await em.insert(InvitationSchema, {
    id,
    email: encryptInvitedEmail(vault, id, email),
    emailKey: keys[0] as EmailIndex,
    role,
    reason,
    invitedBy: account.id,
    expiresAt: new Date(now.getTime() + invitationDays * dayMs),
  });
  await acceptJob(em, id, 'emails', { source: 'identity', messageId: id });
  await recordAudit(em, by, { action: 'invitation.send', fields: [role], reason });
  await notifyAdministrators(em, 'invitationSent', now, account.id);
}
