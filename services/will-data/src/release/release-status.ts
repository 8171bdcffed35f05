import type { EntityManager } from '@mikro-orm/postgresql';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { type CalendarDate, dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { AccountId, TrustedPersonId } from '@plainwill/contracts/shared/ids';
import type { OwnRelease, ReleaseStatus, TrustedRelease } from '@plainwill/contracts/will-data/release/release';
import { releasedDays } from '@plainwill/contracts/will-data/release/release-vocabulary';
import { defaultWaitDays, trustedThings } from '@plainwill/contracts/will-data/trusted/trusted-vocabulary';
import { mayAskFrom } from '@plainwill/law/release/release-clock';
import { type Release, waitDaysOf } from '@plainwill/law/release/release-machine';
import type { CallContext } from '../context.ts';
import { decryptFields } from '../record/encryption/encrypted-fields.ts';
import { firstNameOf, ownerNameOf, type TrustedRow } from '../trusted/trusted-people.ts';
import { ReleaseSettingsSchema, TrustedPersonSchema } from '../trusted/trusted-person.entity.ts';
import { ReleaseSchema } from './release.entity.ts';
import type { Snapshot } from './snapshot.ts';
import { openReleaseOf } from './store-release.ts';

type Context = CallContext & { account: CallingAccount };

const daysCounted = ({ hours }: Pick<Release, 'hours'>) => Math.floor(hours / 24);

/** The days on which the owner has said “I am here” to a request in which someone had asked, the latest last. */
export async function vetoesOf(em: EntityManager, accountId: AccountId, id: TrustedPersonId): Promise<CalendarDate[]> {
  const ended = await em.find(
    ReleaseSchema,
    { accountId, endedAt: { $ne: null } },
    { exclude: ['snapshot'], orderBy: { endedAt: 'asc' }, disableIdentityMap: true },
  );
  return ended.flatMap(({ state, endedAt }) =>
    state.ending === 'here' && state.askers.includes(id) && endedAt ? [dayInUnitedKingdom(endedAt)] : [],
  );
}

/** The things that are released to someone, still encrypted, while they can be read. */
export async function readableOf(em: EntityManager, caller: AccountId, id: TrustedPersonId, now: Date) {
  const row = await em.findOne(
    TrustedPersonSchema,
    { id, trustedAccountId: caller, state: 'active' },
    { disableIdentityMap: true },
  );
  const released =
    row &&
    (await em.findOne(
      ReleaseSchema,
      {
        accountId: row.accountId,
        stage: 'released',
        endedAt: null,
        releasedAt: { $gt: new Date(now.getTime() - releasedDays * dayMs) },
      },
      { disableIdentityMap: true },
    ));
  return row && released?.snapshot ? { row, stored: released.snapshot, releasedAt: released.releasedAt } : null;
}

async function ownReleaseOf(ctx: Context): Promise<OwnRelease | null> {
  const { em, account } = ctx;
  const open = await openReleaseOf(em, account.id);
  if (!open || open.stage === 'refused') return null;
  const { stage, state, askedAt } = open;
  const rows = await em.find(
    TrustedPersonSchema,
    { accountId: account.id, id: { $in: state.askers as TrustedPersonId[] } },
    { disableIdentityMap: true },
  );
  return {
    stage,
    askedOn: dayInUnitedKingdom(askedAt),
    askedBy: rows.map((row) => firstNameOf(ctx, row)),
    stalledBy: state.stalledBy,
    daysLeft: Math.max(0, waitDaysOf(state) - daysCounted(state)),
  };
}

async function trustedReleaseOf(ctx: Context, row: TrustedRow): Promise<TrustedRelease | null> {
  const { em, vault, account, now, today } = ctx;
  const { id, accountId, mayAsk } = row;
  const readable = await readableOf(em, account.id, id, now);
  const readers =
    readable &&
    decryptFields<{ snapshot: Snapshot }>(vault, 'releases', accountId, { snapshot: readable.stored }).snapshot.readers;
  const left = readers?.[id]?.things ?? [];
  const things = trustedThings.filter((thing) => left.includes(thing) && row.things[thing] !== 'never');
  if (!mayAsk && things.length === 0) return null;
  const settings = await em.findOne(ReleaseSettingsSchema, { accountId }, { disableIdentityMap: true });
  const open = await openReleaseOf(em, accountId);
  const bar = mayAskFrom(await vetoesOf(em, accountId, id));
  const isBarred = bar === 'never' || (bar !== null && bar > today);
  return {
    id,
    owner: await ownerNameOf(em, vault, accountId),
    stage: open && open.stage !== 'refused' ? open.stage : isBarred ? 'declined' : 'none',
    hasAsked: open?.state.askers.includes(id) ?? false,
    mayAsk,
    twoMustAsk: open?.state.twoMustAsk ?? settings?.twoMustAsk ?? false,
    waitDays: open ? waitDaysOf(open.state) : (settings?.waitDays ?? defaultWaitDays),
    daysCounted: open ? daysCounted(open.state) : 0,
    mayAskFrom: isBarred ? bar : null,
    things,
    readableUntil: readable?.releasedAt
      ? dayInUnitedKingdom(new Date(readable.releasedAt.getTime() + releasedDays * dayMs))
      : null,
  };
}

/** The request over the caller’s own account, and how it stands with those who have left something for them. */
export async function releaseStatusOf(ctx: Context): Promise<ReleaseStatus> {
  const mine = await ownReleaseOf(ctx);
  // Nothing of others is shown to an account without a second step, as nothing else of theirs is.
  if (ctx.account.secondStep !== 'proved') return { mine, others: [] };
  const rows = await ctx.em.find(
    TrustedPersonSchema,
    { trustedAccountId: ctx.account.id, state: 'active' },
    { orderBy: { acceptedOn: 'asc', id: 'asc' }, disableIdentityMap: true },
  );
  const others: TrustedRelease[] = [];
  for (const row of rows) {
    const found = await trustedReleaseOf(ctx, row);
    if (found) others.push(found);
  }
  return { mine, others };
}
