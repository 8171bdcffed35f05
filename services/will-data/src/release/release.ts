import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { CallingAccount, HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId, ReleaseId, TrustedOpeningId, TrustedPersonId } from '@plainwill/contracts/shared/ids';
import type { releaseContract } from '@plainwill/contracts/will-data/release/release';
import { changedEmailDays } from '@plainwill/contracts/will-data/release/release-vocabulary';
import { defaultWaitDays } from '@plainwill/contracts/will-data/trusted/trusted-vocabulary';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { Refusal } from '@plainwill/kit/refusal';
import { formatDay } from '@plainwill/law/checks/wording';
import { mayAskFrom } from '@plainwill/law/release/release-clock';
import { askedBy } from '@plainwill/law/release/release-machine';
import type { CallContext } from '../context.ts';
import { decryptFields, encryptFields } from '../record/encryption/encrypted-fields.ts';
import { lockTestator } from '../record/testator/lock-testator.ts';
import { requireSecondStep } from '../trusted/trusted.ts';
import { firstNameOf, type TrustedRow } from '../trusted/trusted-people.ts';
import { ReleaseSettingsSchema, TrustedOpeningSchema, TrustedPersonSchema } from '../trusted/trusted-person.entity.ts';
import { ReleaseSchema } from './release.entity.ts';
import { readableOf, releaseStatusOf, vetoesOf } from './release-status.ts';
import { type Snapshot, takeSnapshot, thingOf } from './snapshot.ts';
import { openReleaseOf, promiseMail, takeOn } from './store-release.ts';

type Context = CallContext & { account: CallingAccount };

/** The row by which the caller may ask for the release of what its account has left. @throws {Refusal} NothingForYou */
async function askingRow(em: EntityManager, { account }: Context, id: TrustedPersonId): Promise<TrustedRow> {
  const row = await em.findOne(
    TrustedPersonSchema,
    { id, trustedAccountId: account.id, state: 'active', mayAsk: true },
    { disableIdentityMap: true },
  );
  if (!row) throw new Refusal('NothingForYou');
  return row;
}

const asker = (id: TrustedPersonId) => ({ is: 'trusted', id, mayAsk: true }) as const;

/** How a release of an account is asked for; the wait is longer where its address was changed lately. */
async function settingsOf(em: EntityManager, accountId: AccountId, hasNewAddress: boolean) {
  const row = await em.findOne(ReleaseSettingsSchema, { accountId }, { disableIdentityMap: true });
  const waitDays = (row?.waitDays ?? defaultWaitDays) + (hasNewAddress ? changedEmailDays : 0);
  return { waitDays, twoMustAsk: row?.twoMustAsk ?? false };
}

export const release: HandlersOf<Omit<typeof releaseContract, 'desk' | 'evidence' | 'shut'>, CallContext> = {
  status: async ({ ctx }) => {
    await markSeen(ctx);
    return releaseStatusOf(ctx);
  },

  ask: async ({ ctx, input: { id } }) => {
    requireSecondStep(ctx.account);
    const { accountId } = await askingRow(ctx.em, ctx, id);
    // Before the lock: it asks identity, and takes a turn on a thread.
    const hasNewAddress = await ctx.hasNewAddress(accountId);
    const snapshot = await takeSnapshot({ ...ctx, account: { id: accountId } });
    if (!snapshot) throw new Refusal('NothingToRelease');
    await ctx.em.transactional(async (em) => {
      await lockTestator(em, accountId);
      // Once more, for it may have been taken away meanwhile.
      await askingRow(em, ctx, id);
      if (await openReleaseOf(em, accountId)) throw new Refusal('ReleaseAskedAlready');
      const from = mayAskFrom(await vetoesOf(em, accountId, id));
      if (from === 'never' || (from && from > ctx.today)) throw new Refusal('ReleaseBarred');
      const state = askedBy(asker(id), await settingsOf(em, accountId, hasNewAddress));
      if (!state) throw new Refusal('NothingForYou');
      const releaseId = randomUUID() as ReleaseId;
      await em.insert(ReleaseSchema, {
        accountId,
        id: releaseId,
        stage: state.stage,
        state,
        askedAt: ctx.now,
        lookedAt: ctx.now,
        ...encryptFields(ctx.vault, 'releases', accountId, { snapshot }),
      });
      await promiseMail(em, accountId, releaseId, state.notices);
      await recordAudit(em, ctx, { action: 'release.ask', subject: accountId, objectId: releaseId });
    });
    return releaseStatusOf(ctx);
  },

  second: async ({ ctx, input: { id } }) => {
    requireSecondStep(ctx.account);
    const { accountId } = await askingRow(ctx.em, ctx, id);
    await ctx.em.transactional(async (em) => {
      await lockTestator(em, accountId);
      await askingRow(em, ctx, id);
      const open = await openReleaseOf(em, accountId);
      if (!open) throw new Refusal('ReleaseNotFound');
      if (!(await takeOn(em, open, { event: 'second', by: asker(id) }, ctx.now)))
        throw new Refusal('ReleaseAskedAlready');
      await recordAudit(em, ctx, { action: 'release.second', subject: accountId, objectId: open.id });
    });
    return releaseStatusOf(ctx);
  },

  here: ({ ctx }) =>
    ctx.em.transactional(async (em) => {
      const { account, now } = ctx;
      await lockTestator(em, account.id);
      const open = await openReleaseOf(em, account.id);
      if (!open) return { askedBy: [] };
      if (!(await takeOn(em, open, { event: 'here', by: { is: 'owner' } }, now))) throw new Refusal('AccountReleased');
      await recordAudit(em, ctx, { action: 'release.here', subject: account.id, objectId: open.id });
      const rows = await em.find(
        TrustedPersonSchema,
        { accountId: account.id, id: { $in: open.state.askers as TrustedPersonId[] } },
        { disableIdentityMap: true },
      );
      return { askedBy: rows.map((row) => ({ id: row.id, firstName: firstNameOf(ctx, row) })) };
    }),

  read: async ({ ctx, input: { id, thing } }) => {
    const { em, vault, account, now, today } = ctx;
    requireSecondStep(account);
    const found = await readableOf(em, account.id, id, now);
    if (!found) throw new Refusal('NothingForYou');
    const { row, stored } = found;
    const { snapshot } = decryptFields<{ snapshot: Snapshot }>(vault, 'releases', row.accountId, { snapshot: stored });
    if (row.things[thing] === 'never' || !snapshot.readers[id]?.things.includes(thing))
      throw new Refusal('NothingForYou');
    const owner = { ...ctx, account: { id: row.accountId } };
    const mark = `Opened for ${firstNameOf(owner, row)} on ${formatDay(today)}.`;
    const seen = await thingOf(snapshot, { id, thing, mark });
    await em.transactional(async (em) => {
      await lockTestator(em, row.accountId);
      // Once more, for it may have been shut meanwhile.
      if (!(await readableOf(em, account.id, id, now))) throw new Refusal('NothingForYou');
      await em.insert(TrustedOpeningSchema, {
        accountId: row.accountId,
        id: randomUUID() as TrustedOpeningId,
        personId: id,
        thing,
        at: now,
      });
    });
    return seen;
  },
};

/** The owner has opened a page: the days of an open request stop until they say more, or staff have seen evidence. */
async function markSeen({ em, account, now }: Context) {
  const open = await openReleaseOf(em, account.id);
  if (!open || open.stage === 'released' || open.state.stalledBy === 'seen') return;
  await em.transactional(async (em) => {
    await lockTestator(em, account.id);
    const again = await openReleaseOf(em, account.id);
    if (again) await takeOn(em, again, { event: 'seen', by: { is: 'owner' } }, now);
  });
}
