import { type EntityManager, type InferEntity, LockMode } from '@mikro-orm/postgresql';
import { deletionGraceDays } from '@plainwill/contracts/identity/profile';
import type { User, usersContract } from '@plainwill/contracts/identity/users';
import type { AuditAction } from '@plainwill/contracts/kit/audit-vocabulary';
import type { CallingAccount, HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { Refusal } from '@plainwill/kit/refusal';
import { AccountSchema } from '../../accounts/account.entity.ts';
import { recordAudit } from '../../accounts/audit/record-audit.ts';
import { dropLinks } from '../../accounts/links/redeem-link.ts';
import { promiseNotice } from '../../accounts/mail/notices.ts';
import { endCouples } from '../../accounts/partner/couple-side.entity.ts';
import { endSessions } from '../../accounts/sessions/session.entity.ts';
import type { CallContext } from '../../context.ts';
import { asAdministrator, isLastAdministrator } from '../roles/administrators.ts';
import { usersOf } from './user-list.ts';

type StatusContract = Pick<
  typeof usersContract,
  'endSessions' | 'disable' | 'enable' | 'endPlanning' | 'requestDeletion'
>;
type Context = CallContext & { account: CallingAccount };
type Account = InferEntity<typeof AccountSchema>;

const graceMs = deletionGraceDays * dayMs;

/** Administrators do this to the account of somebody else. The owner is told by mail, but of an end of planning together. */
export const accountStatus: HandlersOf<StatusContract, CallContext> = {
  endSessions: ({ ctx, input }) =>
    changeOther(ctx, 'user.end-sessions', input, async (em, { id }) => {
      await endSessions(em, id);
      await promiseNotice(em, { id }, 'sessionsEnded', ctx.now);
    }),

  disable: ({ ctx, input }) =>
    changeOther(ctx, 'user.disable', input, async (em, account) => {
      const { id } = account;
      if (account.disabledAt) throw new Refusal('AccountDisabledAlready');
      if (await isLastAdministrator(em, id)) throw new Refusal('LastAdministrator');
      account.disabledAt = ctx.now;
      await endSessions(em, id);
      await dropLinks(em, id);
      await promiseNotice(em, { id }, 'accountDisabled', ctx.now);
    }),

  enable: ({ ctx, input }) =>
    changeOther(ctx, 'user.enable', input, async (em, account) => {
      requireDisabled(account);
      // Its owner could not use it meanwhile, so the time until it counts as unused begins again.
      const lastUsedOn = dayInUnitedKingdom(ctx.now);
      Object.assign(account, { disabledAt: null, lastUsedOn, inactiveDeletionOn: null });
      await promiseNotice(em, account, 'accountEnabled', ctx.now);
    }),

  endPlanning: ({ ctx, input }) =>
    changeOther(ctx, 'couple.end', input, async (em, { id }) => {
      await endCouples(em, [id], ctx.now);
    }),

  // An administrator asks for the owner, who cannot sign in to ask for it themselves.
  requestDeletion: ({ ctx, input }) =>
    changeOther(ctx, 'deletion.request', input, async (em, account) => {
      requireDisabled(account);
      if (account.deletionAt) return;
      account.deletionAt = new Date(ctx.now.getTime() + graceMs);
      await endCouples(em, [account.id], ctx.now);
      await promiseNotice(em, account, 'deletionRequested', ctx.now);
    }),
};

function requireDisabled({ disabledAt }: Account) {
  if (!disabledAt) throw new Refusal('AccountNotDisabled');
}

interface Change {
  id: AccountId;
  reason: string;
}

const changeOther = (
  ctx: Context,
  action: AuditAction,
  { id, reason }: Change,
  change: (em: EntityManager, account: Account) => Promise<void>,
): Promise<User> =>
  asAdministrator(ctx, { action, subject: id, reason }, async (em) => {
    if (id === ctx.account.id) throw new Refusal('OwnAccount');
    // Sign-ins and links of the account wait: one that came first is ended, one that comes later is refused.
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const account = await em.findOne(AccountSchema, { id, emailConfirmedAt: { $ne: null } }, { lockMode });
    if (!account) throw new Refusal('UserNotFound');
    await change(em, account);
    await em.flush();
    await recordAudit(em, ctx, { action, subject: id, reason });
    const [user] = await usersOf(em, ctx.vault, [id]);
    if (!user) throw new Refusal('UserNotFound');
    return user;
  });
