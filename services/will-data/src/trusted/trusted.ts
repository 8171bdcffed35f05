import { randomUUID } from 'node:crypto';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { CallingAccount, HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { type CalendarDate, daysAfter } from '@plainwill/contracts/shared/calendar-date';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { AccountId, TrustedOpeningId, TrustedPersonId } from '@plainwill/contracts/shared/ids';
import type { TrustedList, trustedContract } from '@plainwill/contracts/will-data/trusted/trusted';
import {
  confirmedThings,
  maxAwayDays,
  maxTrustedPeople,
  nothingTrusted,
  type TrustedSettings,
  type TrustedThing,
  trustedThings,
} from '@plainwill/contracts/will-data/trusted/trusted-vocabulary';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { encryptFields } from '../record/encryption/encrypted-fields.ts';
import { isReleased } from '../record/testator/is-released.ts';
import { lockTestator } from '../record/testator/lock-testator.ts';
import { readThing } from './things.ts';
import { ownerNameOf, type TrustedRow, trustedListOf } from './trusted-people.ts';
import { ReleaseSettingsSchema, TrustedOpeningSchema, TrustedPersonSchema } from './trusted-person.entity.ts';

type Context = CallContext & { account: CallingAccount };

/** Changes whom the caller trusts, while nobody else does. */
const locked = (ctx: Context, change: (inside: Context) => Promise<void>): Promise<TrustedList> =>
  ctx.em.transactional(async (em) => {
    const inside = { ...ctx, em };
    await lockTestator(em, ctx.account.id);
    await change(inside);
    return trustedListOf(inside);
  });

async function requireRoom({ em, account }: Context) {
  if ((await em.count(TrustedPersonSchema, { accountId: account.id })) >= maxTrustedPeople)
    throw new Refusal('TooManyTrustedPeople');
}

const isThere = async ({ em, account }: Context, id: TrustedPersonId) =>
  (await em.count(TrustedPersonSchema, { accountId: account.id, id })) > 0;

/** @throws {Refusal} TrustedPersonNotFound, TrustedPersonChanged */
async function rowOf({ em, account }: Context, id: TrustedPersonId, basedOn: number): Promise<TrustedRow> {
  const row = await em.findOne(TrustedPersonSchema, { accountId: account.id, id }, { disableIdentityMap: true });
  if (!row) throw new Refusal('TrustedPersonNotFound');
  if (row.version !== basedOn) throw new Refusal('TrustedPersonChanged');
  return row;
}

/** Somebody may read a thing only now that tells much: it was asked twice. @throws {Refusal} ConfirmReadingNow */
function requireConfirmed(before: TrustedSettings, after: TrustedSettings, confirmed: readonly TrustedThing[]) {
  const missing = confirmedThings.find(
    (thing) => after[thing] === 'now' && before[thing] !== 'now' && !confirmed.includes(thing),
  );
  if (missing) throw new Refusal('ConfirmReadingNow', `things.${missing}`);
}

function requireSoonBack(today: CalendarDate, awayUntil: CalendarDate | null) {
  if (awayUntil && (awayUntil <= today || awayUntil > daysAfter(today, maxAwayDays)))
    throw new Refusal('AwayTooLong', 'awayUntil');
}

/** It is asked before anything is looked for, so that the refusal tells nothing. @throws {Refusal} */
export function requireSecondStep({ secondStep }: CallingAccount) {
  if (secondStep === 'none') throw new Refusal('SecondStepFirst');
  if (secondStep === 'missing') throw new Refusal('SecondStepNeeded');
}

const readableNow = ({ things }: Pick<TrustedRow, 'things'>) =>
  trustedThings.filter((thing) => things[thing] === 'now');

/** The row by which the caller may read a thing now. @throws {Refusal} NothingForYou, whatever the cause */
async function readableRow(
  em: EntityManager,
  { id: trustedAccountId }: { id: AccountId },
  { id, thing }: { id: TrustedPersonId; thing: TrustedThing },
  lockMode: LockMode = LockMode.NONE,
) {
  const row = await em.findOne(
    TrustedPersonSchema,
    { id, trustedAccountId, state: 'active' },
    { lockMode, disableIdentityMap: true },
  );
  if (row?.things[thing] !== 'now') throw new Refusal('NothingForYou');
  return row;
}

export const trusted: HandlersOf<typeof trustedContract, CallContext> = {
  mine: ({ ctx }) => trustedListOf(ctx),

  invite: async ({ ctx, input: { id, email, firstName } }) => {
    const { vault, account, today, trustedInvitations } = ctx;
    if (await isThere(ctx, id)) return trustedListOf(ctx);
    await requireRoom(ctx);
    const refused = await trustedInvitations.send({ accountId: account.id, id, email, firstName });
    if (refused) throw new Refusal(refused, 'email');
    return locked(ctx, async (inside) => {
      if (await isThere(inside, id)) return;
      await requireRoom(inside);
      await inside.em.insert(TrustedPersonSchema, {
        accountId: account.id,
        id,
        ...encryptFields(vault, 'trusted_people', account.id, { firstName }),
        state: 'invited',
        mayAsk: false,
        things: nothingTrusted,
        invitedOn: today,
        version: 1,
      });
      await recordAudit(inside.em, inside, { action: 'trusted.invite', subject: account.id, objectId: id });
    });
  },

  set: ({ ctx, input: { id, basedOn, mayAsk, things, confirmed } }) =>
    locked(ctx, async (inside) => {
      const { em, account } = inside;
      const before = await rowOf(inside, id, basedOn);
      requireConfirmed(before.things, things, confirmed);
      await em.nativeUpdate(
        TrustedPersonSchema,
        { accountId: account.id, id },
        { mayAsk, things, version: basedOn + 1 },
      );
      const changed = trustedThings.filter((thing) => things[thing] !== before.things[thing]);
      const fields = [...changed, ...(mayAsk === before.mayAsk ? [] : ['mayAsk'])];
      await recordAudit(em, inside, { action: 'trusted.change', subject: account.id, objectId: id, fields });
    }),

  setRelease: ({ ctx, input: { basedOn, ...release } }) =>
    locked(ctx, async (inside) => {
      const { em, account, today } = inside;
      requireSoonBack(today, release.awayUntil);
      const stored = await em.findOne(ReleaseSettingsSchema, { accountId: account.id }, { disableIdentityMap: true });
      if ((stored?.version ?? 0) !== basedOn) throw new Refusal('TrustedPersonChanged');
      await em.upsert(ReleaseSettingsSchema, { accountId: account.id, ...release, version: basedOn + 1 });
      await recordAudit(em, inside, { action: 'trusted.release-settings', subject: account.id });
    }),

  remove: async ({ ctx, input: { id } }) => {
    const { account, log, trustedInvitations } = ctx;
    const list = await locked(ctx, async (inside) => {
      if ((await inside.em.nativeDelete(TrustedPersonSchema, { accountId: account.id, id })) === 0) return;
      await recordAudit(inside.em, inside, { action: 'trusted.remove', subject: account.id, objectId: id });
    });
    // Without its row an invitation opens nothing, so the removal counts while identity is away.
    await trustedInvitations.cancel({ accountId: account.id, id }).catch((err: unknown) => {
      log.warn({ err }, 'the invitation of a removed trusted person could not be cancelled');
    });
    return list;
  },

  preview: ({ ctx, input: { id, thing } }) => readThing[thing](ctx, { personId: id, time: 'now' }),

  ofOthers: async ({ ctx: { em, vault, account } }) => {
    requireSecondStep(account);
    const rows = await em.find(
      TrustedPersonSchema,
      { trustedAccountId: account.id, state: 'active' },
      { orderBy: { acceptedOn: 'asc', id: 'asc' }, disableIdentityMap: true },
    );
    const found = [];
    for (const row of rows) {
      const things = readableNow(row);
      if (things.length === 0 && !row.mayAsk) continue;
      const { id, mayAsk, accountId } = row;
      found.push({ id, owner: await ownerNameOf(em, vault, accountId), mayAsk, things });
    }
    if (found.length === 0) throw new Refusal('NothingForYou');
    return found;
  },

  see: async ({ ctx, input }) => {
    const { em, account, now } = ctx;
    requireSecondStep(account);
    const { accountId } = await readableRow(em, account, input);
    const owner = { ...ctx, account: { id: accountId } };
    const seen = await readThing[input.thing](owner, { personId: input.id, time: 'now' });
    await em.transactional(async (em) => {
      // Once more, for it may have been taken away meanwhile.
      await readableRow(em, account, input, LockMode.PESSIMISTIC_READ);
      await em.insert(TrustedOpeningSchema, {
        accountId,
        id: randomUUID() as TrustedOpeningId,
        personId: input.id,
        thing: input.thing,
        at: now,
      });
    });
    return seen;
  },

  accept: async ({ ctx, input: { token } }) => {
    const { account, today, trustedInvitations } = ctx;
    const redeemed = await trustedInvitations.redeem({ accountId: account.id, token });
    if (redeemed.refused !== null) throw new Refusal(redeemed.refused);
    const { id, owner: accountId } = redeemed;
    await ctx.em.transactional(async (em) => {
      const row = await em.findOne(
        TrustedPersonSchema,
        { accountId, id },
        { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true },
      );
      if (row?.trustedAccountId === account.id) return;
      const isTrusted = await em.count(TrustedPersonSchema, { accountId, trustedAccountId: account.id });
      // No one new is trusted once it is released.
      if (row?.state !== 'invited' || isTrusted > 0 || (await isReleased(em, accountId)))
        throw new Refusal('TrustedInvitationGone');
      const accepted = { trustedAccountId: account.id, state: 'active', acceptedOn: today } as const;
      await em.nativeUpdate(TrustedPersonSchema, { accountId, id }, accepted);
      await recordAudit(em, ctx, { action: 'trusted.accept', subject: account.id, objectId: id });
    });
  },

  leave: ({ ctx, input: { id } }) =>
    ctx.em.transactional(async (em) => {
      const { account } = ctx;
      const left = { trustedAccountId: null, state: 'left' } as const;
      if ((await em.nativeUpdate(TrustedPersonSchema, { id, trustedAccountId: account.id }, left)) === 0) return;
      await recordAudit(em, ctx, { action: 'trusted.leave', subject: account.id, objectId: id });
    }),
};

/** Nobody inherits the access of an account that is gone. */
export const forgetTrusted = (em: EntityManager, trustedAccountId: AccountId) =>
  em.nativeUpdate(TrustedPersonSchema, { trustedAccountId }, { trustedAccountId: null, state: 'left' });

/** Six years, as other logs of who read what. */
const openingsDays = 6 * 365;

export const purgeOpenings = (em: EntityManager, now: Date): Promise<number> =>
  em.nativeDelete(TrustedOpeningSchema, { at: { $lt: new Date(now.getTime() - openingsDays * dayMs) } });
