import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { complaintStates, isSettled, workingStates } from '@plainwill/contracts/notifications/complaint-vocabulary';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { ComplaintId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';
import type { Log } from '@plainwill/kit/log';
import { acceptLetter } from './accept-step.ts';
import { ComplaintSchema, ComplaintStepSchema } from './complaint.entity.ts';
import { erasedBefore, progressOwed } from './complaint-clock.ts';
import { complaintContactOf } from './complaint-details.ts';
import { complaintsWithAlarm } from './complaint-rows.ts';

interface ComplaintHousekeepingDeps {
  em: EntityManager;
  vault: Vault;
  now: Date;
  log: Pick<Log, 'error'>;
}

/** Erases old complaints, writes progress letters, and raises alarms. Several processes may run it at once, or again. */
export async function runComplaintHousekeeping({ em, vault, now, log }: ComplaintHousekeepingDeps) {
  await em.fork().nativeDelete(ComplaintSchema, { closedAt: { $lt: erasedBefore(now) } });
  const dayAgo = new Date(now.getTime() - dayMs);
  const counted = { recipientKey: { $ne: null }, receivedAt: { $lt: dayAgo } };
  await em.fork().nativeUpdate(ComplaintSchema, counted, { recipientKey: null });
  for (const { id } of await lateComplaints(em.fork(), now)) await writeProgress(em.fork(), vault, id, now);
  const alarming = await complaintsWithAlarm(em.fork(), now);
  if (alarming.length === 0) return;
  const complaints = alarming.map(({ reference, alarms }) => ({ reference, alarms }));
  log.error({ complaints }, 'ALARM: complaints need attention; see /admin/complaints');
}

const isOpen = { $nin: complaintStates.filter(isSettled) };

/** No clock runs out sooner. */
const shortestMonthDays = 28;

const lateComplaints = (em: EntityManager, now: Date) =>
  em.find(
    ComplaintSchema,
    {
      state: isOpen,
      receivedAt: { $lt: new Date(now.getTime() - (shortestMonthDays - 1) * dayMs) },
      // Anybody can send the form in anybody’s name: nothing more is mailed before a member of staff has taken it on.
      $or: [{ channel: { $ne: 'form' } }, { ownerId: { $ne: null } }, { state: { $in: [...workingStates] } }],
    },
    { fields: ['id'] },
  );

/** Writes to one whose clock has run out, and again 30 days later, unless that has been done. */
const writeProgress = (em: EntityManager, vault: Vault, id: ComplaintId, now: Date) =>
  em.transactional(async (em) => {
    const complaint = await em.findOne(
      ComplaintSchema,
      { id, state: isOpen },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!complaint) return;
    const kind = progressOwed(complaint.kind, complaint.receivedAt, now);
    if (!kind) return;
    if (await em.count(ComplaintStepSchema, { complaint: id, kind })) return;
    const isMailed = complaintContactOf(vault, complaint).email !== '';
    await acceptLetter(em, { complaintId: id, kind, by: null, now, isMailed });
  });
