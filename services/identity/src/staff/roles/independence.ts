import type { EntityManager } from '@mikro-orm/postgresql';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Role } from '@plainwill/contracts/shared/roles';
import { dayAndTime } from '@plainwill/kit/day-and-time';
import { Refusal } from '@plainwill/kit/refusal';
import { UserRoleSchema } from './user-role.entity.ts';

/** Time in which the others read the mail about a role that was granted, and take it away if nobody knows the person. */
const newRoleMs = 7 * dayMs;

interface Grant {
  accountId: AccountId;
  role: Role;
  /** Null for a command of the operator, and where it was not written down: both count as long ago. */
  grantedAt: Date | null;
  grantedBy: AccountId | null;
}

/** The day from which a role counts as old; null where it does already. */
function newUntil({ grantedAt, grantedBy }: Grant, now: Date): Date | null {
  if (!grantedAt || !grantedBy) return null;
  const until = new Date(grantedAt.getTime() + newRoleMs);
  return until > now ? until : null;
}

/** The person and everybody through whom they have got the role within those days. One person may stand behind them all. */
function vouchersOf(grants: readonly Grant[], accountId: AccountId, role: Role, now: Date): Set<AccountId> {
  const vouchers = new Set([accountId]);
  const follow = (grant: Grant | undefined) => {
    if (!grant?.grantedBy || !newUntil(grant, now) || vouchers.has(grant.grantedBy)) return;
    vouchers.add(grant.grantedBy);
    // Only an administrator grants a role.
    follow(grants.find((one) => one.accountId === grant.grantedBy && one.role === 'admin'));
  };
  follow(grants.find((one) => one.accountId === accountId && one.role === role));
  return vouchers;
}

/** Why one administrator may not agree to what another has asked for; null where they may. */
type Dependence = { reason: 'RoleTooNew'; until: Date } | { reason: 'RoleFromAsker' };

export function dependenceOf(
  grants: readonly Grant[],
  { askedBy, agreeing }: { askedBy: AccountId; agreeing: AccountId },
  now: Date,
): Dependence | null {
  const own = grants.find(({ accountId, role }) => accountId === agreeing && role === 'admin');
  if (own?.grantedBy === askedBy) return { reason: 'RoleFromAsker' };
  const until = own ? newUntil(own, now) : null;
  if (until) return { reason: 'RoleTooNew', until };
  const askers = grants.find(({ accountId, role }) => accountId === askedBy && role === 'admin');
  const askersUntil = askers ? newUntil(askers, now) : null;
  if (askersUntil && vouchersOf(grants, askedBy, 'admin', now).has(agreeing))
    return { reason: 'RoleTooNew', until: askersUntil };
  return null;
}

export async function grantsNow(em: EntityManager): Promise<Grant[]> {
  const rows = await em.find(UserRoleSchema, {}, { disableIdentityMap: true });
  return rows.map(({ account, role, grantedAt, grantedBy }) => ({
    accountId: account.id,
    role,
    grantedAt: grantedAt ?? null,
    grantedBy: grantedBy ?? null,
  }));
}

type Pair = Parameters<typeof dependenceOf>[1];

/** As the list says it to who would agree. */
export function agreeFrom(grants: readonly Grant[], pair: Pair, now: Date): string | null {
  const dependence = dependenceOf(grants, pair, now);
  if (!dependence) return null;
  return dependence.reason === 'RoleTooNew' ? dependence.until.toISOString() : 'never';
}

/** @throws {Refusal} where the caller and who asked may be one person */
export async function refuseDependent(em: EntityManager, pair: Pair, now: Date) {
  const dependence = dependenceOf(await grantsNow(em), pair, now);
  if (!dependence) return;
  if (dependence.reason === 'RoleFromAsker') throw new Refusal('RoleFromAsker');
  throw new Refusal('RoleTooNew', undefined, { when: dayAndTime.format(dependence.until) });
}

/** A reviewer’s role, as the service that counts their approvals needs to know it. */
export function standingOf(grants: readonly Grant[], accountId: AccountId, now: Date) {
  const own = grants.find((grant) => grant.accountId === accountId && grant.role === 'reviewer');
  const until = own ? newUntil(own, now) : null;
  return { vouchers: [...vouchersOf(grants, accountId, 'reviewer', now)], newUntil: until?.toISOString() ?? null };
}
