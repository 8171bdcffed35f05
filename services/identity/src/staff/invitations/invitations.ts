import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import type { Invitation, invitationsContract } from '@plainwill/contracts/identity/invitations';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { Refusal } from '@plainwill/kit/refusal';
import { AccountSchema, emailIndexes, emailOf, personOf } from '../../accounts/account.entity.ts';
import { recordAudit } from '../../accounts/audit/record-audit.ts';
import { InvitationSchema, invitedEmailOf } from '../../accounts/mail/invitation.entity.ts';
import type { CallContext } from '../../context.ts';
import { activeAdministrators, asAdministrator, lockRoles } from '../roles/administrators.ts';
import { giveRole } from '../roles/roles.ts';

export const invitations: HandlersOf<typeof invitationsContract, CallContext> = {
  list: ({ ctx }) => listed(ctx.em, ctx),

  withdraw: ({ ctx, input: { id } }) =>
    asAdministrator(ctx, { action: 'invitation.withdraw' }, async (em) => {
      const [withdrawn] = await openInvitations(em, ctx.now, { id });
      if (!withdrawn) throw new Refusal('InvitationGone');
      await em.nativeDelete(InvitationSchema, { id });
      await recordAudit(em, ctx, { action: 'invitation.withdraw', fields: [withdrawn.role] });
      return listed(em, ctx);
    }),

  mine: async ({ ctx }) =>
    withInviters(ctx.em, ctx, await invitationsTo(ctx.em, ctx, ctx.account.id), ({ role }) => ({ role })),

  accept: ({ ctx, input: { id } }) =>
    ctx.em.transactional(async (em) => {
      await lockRoles(em);
      const accountId = ctx.account.id;
      const invitation = (await invitationsTo(em, ctx, accountId)).find((one) => one.id === id);
      if (!invitation) throw new Refusal('InvitationGone');
      const { role, reason, invitedBy } = invitation;
      await em.nativeDelete(InvitationSchema, { id });
      await recordAudit(em, ctx, { action: 'invitation.accept', subject: accountId, fields: [role] });
      // Their inviter has granted it: the days in which a role is new count from now.
      await giveRole(em, { ...ctx, account: { id: invitedBy, sessionKey: null } }, { accountId, role, reason });
    }),
};

type Row = InferEntity<typeof InvitationSchema>;

const openInvitations = (em: EntityManager, now: Date, where: { id?: string; emailKey?: { $in: Row['emailKey'][] } }) =>
  em.find(
    InvitationSchema,
    { ...where, expiresAt: { $gt: now } },
    { orderBy: { expiresAt: 'desc' }, disableIdentityMap: true },
  );

/** Those that the owner of the account may accept: whoever invited them is still an administrator. */
async function invitationsTo(
  em: EntityManager,
  { vault, now }: Pick<CallContext, 'vault' | 'now'>,
  accountId: AccountId,
) {
  const account = await em.findOneOrFail(AccountSchema, { id: accountId });
  if (!account.emailConfirmedAt) return [];
  const open = await openInvitations(em, now, { emailKey: { $in: emailIndexes(vault, emailOf(vault, account)) } });
  if (open.length === 0) return [];
  const administrators = await activeAdministrators(em);
  return open.filter(({ invitedBy }) => administrators.includes(invitedBy));
}

type Where = Pick<CallContext, 'vault' | 'now'>;

async function withInviters<More>(em: EntityManager, { vault }: Where, rows: Row[], more: (row: Row) => More) {
  const inviters = await em.find(AccountSchema, { id: { $in: rows.map(({ invitedBy }) => invitedBy) } });
  return rows.map((row) => {
    const inviter = inviters.find(({ id }) => id === row.invitedBy);
    const { name, email } = inviter ? personOf(vault, inviter) : { name: null, email: null };
    return { id: row.id, invitedBy: name ?? email, expiresAt: row.expiresAt.toISOString(), ...more(row) };
  });
}

const listed = async (em: EntityManager, where: Where): Promise<Invitation[]> =>
  withInviters(em, where, await openInvitations(em, where.now, {}), (row) => ({
    email: invitedEmailOf(where.vault, row),
    role: row.role,
  }));
