import type { EntityManager } from '@mikro-orm/postgresql';
import { staffRecoveryDays } from '@plainwill/contracts/identity/sign-in-methods';
import type { StaffRecovery, staffRecoveriesContract } from '@plainwill/contracts/identity/staff-recoveries';
import type { CallingAccount, HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { Refusal } from '@plainwill/kit/refusal';
import { AccountSchema, emailIndexes, emailKey, personOf } from '../../accounts/account.entity.ts';
import { recordAudit } from '../../accounts/audit/record-audit.ts';
import { acceptSecurityNotice } from '../../accounts/mail/security-notices.ts';
import type { CallContext } from '../../context.ts';
import { asAdministrator, nameOfAdministrator } from '../../staff/roles/administrators.ts';
import { agreeFrom, grantsNow, refuseDependent } from '../../staff/roles/independence.ts';
import { notifyAdministrators } from '../../staff/roles/notify-administrators.ts';
import { accountToGrant, rolesOf } from '../../staff/roles/roles.ts';
import { encryptNewEmail, newEmailOf, StaffRecoverySchema } from './staff-recovery.entity.ts';
import { stopStaffRecovery } from './stop-staff-recovery.ts';

/** How long another administrator has to agree. */
const openMs = 7 * dayMs;

type Administrator = CallContext & { account: CallingAccount };

export const staffRecoveries: HandlersOf<typeof staffRecoveriesContract, CallContext> = {
  list: ({ ctx }) => (ctx.isStaffRecoveryOn ? listed(ctx.em, ctx) : null),

  ask: ({ ctx, input: { email, newEmail, reason } }) =>
    asAdministrator(ctx, { action: 'staff-recovery.ask', reason }, async (em) => {
      refuseWhereOff(ctx);
      const customer = await accountToGrant(em, ctx.vault, email);
      if (!customer) throw new Refusal('NoSuchAccount', 'email');
      const { id } = customer;
      if ((await rolesOf(em, id)).length > 0) throw new Refusal('RecoveryForStaff', 'email');
      await refuseTaken(em, ctx, newEmail);
      await em.nativeDelete(StaffRecoverySchema, isStale(ctx.now));
      if (await em.count(StaffRecoverySchema, { account: id })) throw new Refusal('StaffRecoveryAsked', 'email');
      await em.insert(StaffRecoverySchema, {
        account: id,
        newEmail: encryptNewEmail(ctx.vault, id, newEmail),
        askedBy: ctx.account.id,
        reason,
        askedAt: ctx.now,
      });
      await recordAudit(em, ctx, { action: 'staff-recovery.ask', subject: id, reason });
      await notifyAdministrators(em, 'staffRecoveryAsked', ctx.now);
      return listed(em, ctx);
    }),

  agree: ({ ctx, input: { accountId, newEmail, reason } }) =>
    asAdministrator(ctx, { action: 'staff-recovery.agree', subject: accountId, reason }, async (em) => {
      refuseWhereOff(ctx);
      await em.nativeDelete(StaffRecoverySchema, isStale(ctx.now));
      const asked = await em.findOne(
        StaffRecoverySchema,
        { account: accountId, agreedAt: null },
        { disableIdentityMap: true },
      );
      if (!asked) throw new Refusal('StaffRecoveryGone');
      if (asked.askedBy === ctx.account.id) throw new Refusal('OwnStaffRecovery');
      await refuseDependent(em, { askedBy: asked.askedBy, agreeing: ctx.account.id }, ctx.now);
      if ((await rolesOf(em, accountId)).length > 0) throw new Refusal('RecoveryForStaff');
      if (emailKey(newEmailOf(ctx.vault, accountId, asked.newEmail)) !== emailKey(newEmail))
        throw new Refusal('OtherNewEmail', 'newEmail');
      await refuseTaken(em, ctx, newEmail);
      const dueAt = new Date(ctx.now.getTime() + staffRecoveryDays * dayMs);
      await em.nativeUpdate(StaffRecoverySchema, { account: accountId }, { agreedAt: ctx.now, dueAt });
      await recordAudit(em, ctx, { action: 'staff-recovery.agree', subject: accountId, reason });
      await acceptSecurityNotice(em, ctx, accountId, { event: 'staffRecoveryBegun', dueAt });
      await notifyAdministrators(em, 'staffRecoveryAgreed', ctx.now);
      return listed(em, ctx);
    }),

  stop: ({ ctx, input: { accountId } }) =>
    asAdministrator(ctx, { action: 'staff-recovery.stop', subject: accountId }, async (em) => {
      refuseWhereOff(ctx);
      if (!(await stopStaffRecovery(em, ctx, accountId))) throw new Refusal('StaffRecoveryGone');
      return listed(em, ctx);
    }),
};

function refuseWhereOff({ isStaffRecoveryOn }: CallContext) {
  if (!isStaffRecoveryOn) throw new Refusal('StaffRecoveryOff');
}

/** @throws {Refusal} where somebody else has the address */
async function refuseTaken(em: EntityManager, { vault }: CallContext, newEmail: string) {
  const held = { emailKey: { $in: emailIndexes(vault, newEmail) }, emailConfirmedAt: { $ne: null } };
  if (await em.count(AccountSchema, held)) throw new Refusal('NewEmailTaken', 'newEmail');
}

const isStale = (now: Date) => ({ agreedAt: null, askedAt: { $lte: new Date(now.getTime() - openMs) } });

async function listed(em: EntityManager, ctx: Administrator): Promise<StaffRecovery[]> {
  const { vault, now, account } = ctx;
  const open = { $or: [{ agreedAt: { $ne: null } }, { askedAt: { $gt: new Date(now.getTime() - openMs) } }] };
  const options = { populate: ['account'], orderBy: { askedAt: 'asc' }, disableIdentityMap: true } as const;
  const found = await em.find(StaffRecoverySchema, open, options);
  const grants = await grantsNow(em);
  const nameOf = await nameOfAdministrator(
    em,
    vault,
    found.map(({ askedBy }) => askedBy),
  );
  return found.map(({ account: customer, newEmail, askedBy, askedAt, reason, dueAt }) => ({
    accountId: customer.id as AccountId,
    ...personOf(vault, customer),
    newEmail: newEmailOf(vault, customer.id, newEmail),
    askedBy: nameOf(askedBy),
    isOwn: askedBy === account.id,
    agreeFrom: agreeFrom(grants, { askedBy, agreeing: account.id }, now),
    askedAt: askedAt.toISOString(),
    reason,
    dueAt: dueAt?.toISOString() ?? null,
  }));
}
