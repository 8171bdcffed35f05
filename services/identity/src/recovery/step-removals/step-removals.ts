import type { EntityManager } from '@mikro-orm/postgresql';
import type { StepRemoval, stepRemovalsContract } from '@plainwill/contracts/identity/step-removals';
import type { CallingAccount, HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { Refusal } from '@plainwill/kit/refusal';
import { personOf } from '../../accounts/account.entity.ts';
import { recordAudit } from '../../accounts/audit/record-audit.ts';
import { acceptSecurityNotice } from '../../accounts/mail/security-notices.ts';
import type { CallContext } from '../../context.ts';
import { countSecondSteps, waysInOf } from '../../credentials/ways-in/ways-in-of.ts';
import { asAdministrator, nameOfAdministrator } from '../../staff/roles/administrators.ts';
import { agreeFrom, grantsNow, refuseDependent } from '../../staff/roles/independence.ts';
import { notifyAdministrators } from '../../staff/roles/notify-administrators.ts';
import { accountToGrant } from '../../staff/roles/roles.ts';
import { removeSecondSteps } from './remove-second-steps.ts';
import { StepRemovalSchema } from './step-removal.entity.ts';

/** How long another administrator has to agree. */
const openMs = 7 * dayMs;

type Administrator = CallContext & { account: CallingAccount };

export const stepRemovals: HandlersOf<typeof stepRemovalsContract, CallContext> = {
  list: ({ ctx }) => listed(ctx.em, ctx),

  ask: ({ ctx, input: { email, reason } }) =>
    asAdministrator(ctx, { action: 'step-removal.ask', reason }, async (em) => {
      const colleague = await accountToGrant(em, ctx.vault, email);
      if (!colleague) throw new Refusal('NoSuchAccount', 'email');
      const { id } = colleague;
      if (id === ctx.account.id) throw new Refusal('OwnSecondStep', 'email');
      await refuseUnlessLost(em, ctx, id, 'email');
      await em.nativeDelete(StepRemovalSchema, { askedAt: { $lte: new Date(ctx.now.getTime() - openMs) } });
      if (await em.count(StepRemovalSchema, { account: id })) throw new Refusal('StepRemovalAsked', 'email');
      await em.insert(StepRemovalSchema, { account: id, askedBy: ctx.account.id, reason, askedAt: ctx.now });
      await recordAudit(em, ctx, { action: 'step-removal.ask', subject: id, reason });
      await notifyAdministrators(em, 'stepRemovalAsked', ctx.now);
      return listed(em, ctx);
    }),

  agree: ({ ctx, input: { accountId, reason } }) =>
    asAdministrator(ctx, { action: 'step-removal.done', subject: accountId, reason }, async (em) => {
      const asked = await em.findOne(StepRemovalSchema, isOpen(ctx.now, accountId), { disableIdentityMap: true });
      if (!asked) throw new Refusal('StepRemovalGone');
      if (asked.askedBy === ctx.account.id) throw new Refusal('OwnStepRemoval');
      await refuseDependent(em, { askedBy: asked.askedBy, agreeing: ctx.account.id }, ctx.now);
      if (accountId === ctx.account.id) throw new Refusal('OwnSecondStep');
      await refuseUnlessLost(em, ctx, accountId);
      await em.nativeDelete(StepRemovalSchema, { account: accountId });
      const fields = await removeSecondSteps(em, accountId, ctx.now);
      await recordAudit(em, ctx, { action: 'step-removal.done', subject: accountId, fields, reason });
      await acceptSecurityNotice(em, ctx, accountId, { event: 'secondStepsRemovedByStaff' });
      await notifyAdministrators(em, 'stepRemovalDone', ctx.now);
      return listed(em, ctx);
    }),

  withdraw: ({ ctx, input: { accountId } }) =>
    asAdministrator(ctx, { action: 'step-removal.withdraw', subject: accountId }, async (em) => {
      const removed = await em.nativeDelete(StepRemovalSchema, { account: accountId });
      if (!removed) throw new Refusal('StepRemovalGone');
      await recordAudit(em, ctx, { action: 'step-removal.withdraw', subject: accountId });
      return listed(em, ctx);
    }),
};

/** @throws {Refusal} for who is no colleague, has nothing to remove, or would have no way in left */
async function refuseUnlessLost(em: EntityManager, ctx: CallContext, id: AccountId, field?: 'email') {
  const ways = await waysInOf(em, ctx, id);
  if (!ways.isStaff) throw new Refusal('NotStaff', field);
  if (countSecondSteps(ways) === 0) throw new Refusal('NoStepToRemove', field);
  if (!ways.password && !ways.google) throw new Refusal('PasskeysAlone', field);
}

const isOpen = (now: Date, account: AccountId) => ({ account, askedAt: { $gt: new Date(now.getTime() - openMs) } });

async function listed(em: EntityManager, { vault, now, account }: Administrator): Promise<StepRemoval[]> {
  const open = { askedAt: { $gt: new Date(now.getTime() - openMs) } };
  const options = { populate: ['account'], orderBy: { askedAt: 'asc' }, disableIdentityMap: true } as const;
  const removals = await em.find(StepRemovalSchema, open, options);
  const grants = await grantsNow(em);
  const nameOf = await nameOfAdministrator(
    em,
    vault,
    removals.map(({ askedBy }) => askedBy),
  );
  return removals.map(({ account: colleague, askedBy, askedAt, reason }) => ({
    accountId: colleague.id,
    ...personOf(vault, colleague),
    askedBy: nameOf(askedBy),
    isOwn: askedBy === account.id,
    agreeFrom: agreeFrom(grants, { askedBy, agreeing: account.id }, now),
    askedAt: askedAt.toISOString(),
    reason,
  }));
}
