import { createHash, randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { CallingAccount, HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { AccountId, ReleaseId, TrustedPersonId } from '@plainwill/contracts/shared/ids';
import type { DeskRelease, releaseContract } from '@plainwill/contracts/will-data/release/release';
import { evidenceLabels } from '@plainwill/contracts/will-data/release/release-vocabulary';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { dayAndTime } from '@plainwill/kit/day-and-time';
import { acceptJob } from '@plainwill/kit/outbox/accept-job';
import { Refusal } from '@plainwill/kit/refusal';
import { type ReleaseCaller, type ReleaseEvent, waitDaysOf } from '@plainwill/law/release/release-machine';
import type { CallContext } from '../context.ts';
import { lockTestator } from '../record/testator/lock-testator.ts';
import { TrustedPersonSchema } from '../trusted/trusted-person.entity.ts';
import { ReleaseMailSchema, ReleaseSchema } from './release.entity.ts';
import { type ReleaseRow, takeOn } from './store-release.ts';

type Context = CallContext & { account: CallingAccount };

async function askerIdsOf(em: EntityManager, { accountId, state }: Pick<ReleaseRow, 'accountId' | 'state'>) {
  const rows = await em.find(
    TrustedPersonSchema,
    { accountId, id: { $in: state.askers as TrustedPersonId[] } },
    { disableIdentityMap: true },
  );
  return rows.flatMap(({ trustedAccountId }) => trustedAccountId ?? []);
}

async function deskOf(em: EntityManager): Promise<DeskRelease[]> {
  const rows = await em.find(
    ReleaseSchema,
    { endedAt: null },
    { exclude: ['snapshot'], orderBy: { askedAt: 'asc', id: 'asc' }, disableIdentityMap: true },
  );
  const found: DeskRelease[] = [];
  for (const { id, accountId, stage, state, askedAt } of rows)
    found.push({
      id,
      accountId,
      askerIds: await askerIdsOf(em, { accountId, state }),
      stage,
      stalledBy: state.stalledBy,
      isProved: state.noticesBeforeEvidence !== null,
      askedOn: dayInUnitedKingdom(askedAt),
      daysCounted: Math.floor(state.hours / 24),
      daysNeeded: waitDaysOf(state),
      evidenceBy: (state.evidence?.by as AccountId | undefined) ?? null,
      shutBy: state.shutBy as AccountId | null,
    });
  return found;
}

/** @throws {Refusal} where one person would decide what takes two */
async function requireIndependent({ agreeFrom, account }: Context, first: string | null | undefined) {
  if (!first || first === account.id) return;
  const from = await agreeFrom({ askedBy: first as AccountId, agreeing: account.id });
  if (from === 'never') throw new Refusal('RoleFromAsker');
  if (from) throw new Refusal('RoleTooNew', undefined, { when: dayAndTime.format(new Date(from)) });
}

interface Recorded {
  id: ReleaseId;
  action: 'release.evidence' | 'release.shut';
  reason: string;
  eventBy: (by: ReleaseCaller) => ReleaseEvent;
}

/** Records an act of staff, of which two must do the same, and tells every administrator. */
async function record(ctx: Context, { id, action, reason, eventBy }: Recorded): Promise<DeskRelease[]> {
  const { account, now, log } = ctx;
  const administrators = await ctx.reviewers.administrators();
  return ctx.em.transactional(async (em) => {
    const found = await em.findOne(
      ReleaseSchema,
      { id, endedAt: null },
      { fields: ['accountId'], disableIdentityMap: true },
    );
    if (!found) throw new Refusal('ReleaseNotFound');
    const { accountId } = found;
    await lockTestator(em, accountId);
    const release = (await em.findOne(
      ReleaseSchema,
      { accountId, id, endedAt: null },
      { exclude: ['snapshot'], disableIdentityMap: true },
    )) as ReleaseRow | null;
    if (!release) throw new Refusal('ReleaseNotFound');
    // Staff decide nothing about themselves, nor about what they have asked for.
    const isConcerned = accountId === account.id || (await askerIdsOf(em, release)).includes(account.id);
    const by: ReleaseCaller = { is: 'staff', id: account.id, isAdmin: !isConcerned };
    await requireIndependent(ctx, action === 'release.shut' ? release.state.shutBy : release.state.evidence?.by);
    if (!(await takeOn(em, release, eventBy(by), now))) throw new Refusal('ReleaseNeedsColleague');
    await recordAudit(em, ctx, { action, subject: accountId, objectId: id, reason });
    for (const administratorId of administrators) {
      const messageId = randomUUID();
      await em.insert(ReleaseMailSchema, { accountId, messageId, releaseId: id, number: 0, administratorId });
      await acceptJob(em, messageId, 'emails', { source: 'will-data', messageId });
    }
    log.warn({ action }, 'ALARM: staff have recorded something about a release');
    return deskOf(em);
  });
}

export const releaseDesk: HandlersOf<Pick<typeof releaseContract, 'desk' | 'evidence' | 'shut'>, CallContext> = {
  desk: ({ ctx: { em } }) => deskOf(em),

  evidence: ({ ctx, input: { id, kind, number, on, reason } }) =>
    record(ctx, {
      id,
      action: 'release.evidence',
      reason: `${evidenceLabels[kind]} ${number}, ${on}. ${reason}`,
      eventBy: (by) => ({
        event: 'evidence',
        by,
        // The audit log has it in words.
        said: createHash('sha256')
          .update(JSON.stringify([kind, number, on]))
          .digest('base64url'),
      }),
    }),

  shut: ({ ctx, input: { id, reason } }) =>
    record(ctx, { id, action: 'release.shut', reason, eventBy: (by) => ({ event: 'shut', by }) }),
};
