import type { EntityData, EntityManager, InferEntity } from '@mikro-orm/postgresql';
import type { CallingAccount, HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { ComplaintKind, ComplaintState } from '@plainwill/contracts/notifications/complaint-vocabulary';
import type { complaintDeskContract } from '@plainwill/contracts/notifications/complaints';
import { type CalendarDate, dayInUnitedKingdom, daysAfter } from '@plainwill/contracts/shared/calendar-date';
import type { AccountId, ComplaintId } from '@plainwill/contracts/shared/ids';
import { changeOf, changesOf } from '@plainwill/kit/audit/audit-change';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { acceptLetter, acceptStep } from './accept-step.ts';
import { ComplaintSchema, ComplaintStepSchema } from './complaint.entity.ts';
import { complaintContactOf, encryptComplaintNotes } from './complaint-details.ts';
import { findComplaints } from './complaint-rows.ts';
import { readComplaint } from './read-complaint.ts';
import { acceptComplaint } from './send-complaint.ts';

export const complaintDesk: HandlersOf<typeof complaintDeskContract, CallContext> = {
  list: ({ ctx: { em, now }, input }) => findComplaints(em, input, now),

  yearly: async ({ ctx: { em } }) => {
    // SQL, for the database counts by the year of the calendar in the United Kingdom.
    const rows = await em.execute<{ year: string; kind: ComplaintKind; count: string }[]>(
      `select extract(year from received_at at time zone 'Europe/London') as year, kind, count(*) as count
       from complaints where state <> 'spam' group by 1, 2 order by 1 desc, 2`,
    );
    return rows.map(({ year, kind, count }) => ({ year: Number(year), kind, count: Number(count) }));
  },

  get: ({ ctx, input: { id } }) =>
    ctx.em.transactional(async (em) => {
      const complaint = await readComplaint(em, ctx, id);
      await recordAudit(em, ctx, { action: 'complaint.open', objectId: id });
      return complaint;
    }),

  enter: ({ ctx, input: { channel, receivedOn, ...details } }) =>
    ctx.em.transactional(async (em) => {
      const receivedAt = receiptOn(receivedOn, ctx.now);
      const { isNew } = await acceptComplaint(em, ctx.vault, {
        details,
        channel,
        receivedAt,
        now: ctx.now,
        by: ctx.account.id,
      });
      const objectId = details.complaintId;
      if (isNew) await recordAudit(em, ctx, { action: 'complaint.enter', objectId });
      return readComplaint(em, ctx, objectId);
    }),

  save: ({ ctx, input: { id, basedOn, changes } }) =>
    changing(ctx, id, basedOn, async (em, stored) => {
      const { notes, ...others } = changes;
      // Taking it on says that it is real, so the person is written to if nobody has yet.
      const written = { complaint: id, kind: 'acknowledgement' } as const;
      if ((others.state || others.ownerId) && !(await em.count(ComplaintStepSchema, written))) {
        const isMailed = complaintContactOf(ctx.vault, stored).email !== '';
        await acceptLetter(em, { complaintId: id, kind: 'acknowledgement', by: null, now: ctx.now, isMailed });
      }
      await recordAudit(em, ctx, {
        action: 'complaint.change',
        objectId: id,
        changes: changesOf(stored, others, ['state', 'ownerId']),
        fields: notes === undefined ? [] : ['notes'],
      });
      await acceptStep(em, { complaintId: id, kind: 'changed', by: ctx.account.id, now: ctx.now });
      return { ...others, ...(notes !== undefined && { notes: encryptComplaintNotes(ctx.vault, id, notes) }) };
    }),

  posted: ({ ctx, input: { id, stepId } }) =>
    ctx.em.transactional(async (em) => {
      const letter = { id: stepId, complaint: id, isMailed: false };
      const marked = await em.nativeUpdate(ComplaintStepSchema, { ...letter, postedAt: null }, { postedAt: ctx.now });
      // A second press finds it posted, and that is as well.
      if (!marked && !(await em.count(ComplaintStepSchema, letter))) throw new Refusal('ComplaintNotFound');
      if (marked) {
        await acceptStep(em, { complaintId: id, kind: 'posted', by: ctx.account.id, now: ctx.now });
        await recordAudit(em, ctx, { action: 'complaint.change', objectId: id, fields: ['posted'] });
      }
      return readComplaint(em, ctx, id);
    }),

  answer: ({ ctx, input: { id, basedOn, ...says } }) =>
    changing(ctx, id, basedOn, async (em, stored) => {
      await acceptLetter(em, {
        complaintId: id,
        kind: 'answer',
        by: ctx.account.id,
        now: ctx.now,
        isMailed: complaintContactOf(ctx.vault, stored).email !== '',
        answer: { vault: ctx.vault, says },
      });
      const changes = [changeOf('state', stored.state, 'answered'), changeOf('outcome', null, says.outcome)];
      await recordAudit(em, ctx, { action: 'complaint.answer', objectId: id, changes });
      return { state: 'answered' };
    }),

  markSpam: ({ ctx, input: { ids, isSpam } }) =>
    ctx.em.transactional(async (em) => {
      const { now, account } = ctx;
      let count = 0;
      for (const id of new Set(ids)) {
        const marked = isSpam
          ? await em.nativeUpdate(ComplaintSchema, { id, ...takenOnByNobody }, { state: 'spam', closedAt: now })
          : await em.nativeUpdate(ComplaintSchema, { id, state: 'spam' }, { state: 'received', closedAt: null });
        if (!marked) continue;
        await acceptStep(em, { complaintId: id, kind: isSpam ? 'spam' : 'not-spam', by: account.id, now });
        const changes = [isSpam ? changeOf('state', 'received', 'spam') : changeOf('state', 'spam', 'received')];
        await recordAudit(em, ctx, { action: 'complaint.change', objectId: id, changes });
        count += marked;
      }
      return { count };
    }),

  close: ({ ctx, input: { id, basedOn } }) =>
    changing(ctx, id, basedOn, async (em, { state }) => {
      if (state !== 'answered') throw new Refusal('ComplaintNotAnswered');
      await acceptStep(em, { complaintId: id, kind: 'closed', by: ctx.account.id, now: ctx.now });
      const changes = [changeOf('state', state, 'closed')];
      await recordAudit(em, ctx, { action: 'complaint.change', objectId: id, changes });
      return { state: 'closed', closedAt: ctx.now };
    }),
};

const takenOnByNobody = { channel: 'form', state: 'received', ownerId: null } as const;

interface Stored {
  id: ComplaintId;
  state: ComplaintState;
  ownerId?: AccountId | null;
  contact: string;
}

type Values = EntityData<InferEntity<typeof ComplaintSchema>>;

/** Changes one that is as it was looked at, and not closed; what `change` adds to the trail goes with it. */
const changing = (
  ctx: CallContext & { account: CallingAccount },
  id: ComplaintId,
  basedOn: number,
  change: (em: EntityManager, stored: Stored) => Promise<Values>,
) =>
  ctx.em.transactional(async (em) => {
    // The version is updated first, so that two who act at once act one after the other.
    const updated = await em.nativeUpdate(ComplaintSchema, { id, version: basedOn }, { version: basedOn + 1 });
    const stored = await em.findOne(ComplaintSchema, { id });
    if (!stored) throw new Refusal('ComplaintNotFound');
    if (!updated) throw new Refusal('ComplaintChanged');
    if (stored.state === 'closed' || stored.state === 'spam') throw new Refusal('ComplaintClosed');
    await em.nativeUpdate(ComplaintSchema, { id }, await change(em, stored));
    return readComplaint(em, ctx, id);
  });

/** The instant from which the clock counts: now for today, and noon of an earlier day. */
function receiptOn(day: CalendarDate, now: Date): Date {
  const today = dayInUnitedKingdom(now);
  if (day > today || day < daysAfter(today, -366)) {
    throw new Refusal('ComplaintDayNotPossible', 'receivedOn');
  }
  return day === today ? now : new Date(`${day}T12:00:00.000Z`);
}
