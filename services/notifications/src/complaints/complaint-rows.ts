import type { EntityManager } from '@mikro-orm/postgresql';
import {
  acknowledgeDays,
  alarmDays,
  type ComplaintAlarm,
  type ComplaintOrder,
  type ComplaintState,
  complaintDays,
  complaintKinds,
  complaintPageSize,
  isComplaint,
  isSettled,
  ownerDays,
} from '@plainwill/contracts/notifications/complaint-vocabulary';
import type { ChosenComplaints, Complaint } from '@plainwill/contracts/notifications/complaints';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { quotedList } from '@plainwill/kit/database/quoted-list';
import { daysLeft, dueOn } from './complaint-clock.ts';

/** The columns of a complaint that are not encrypted. */
interface ComplaintRow {
  id: Complaint['id'];
  reference: string;
  kind: Complaint['kind'];
  channel: Complaint['channel'];
  received_at: Date | string;
  state: ComplaintState;
  owner_id: Complaint['ownerId'];
  alarms: ComplaintAlarm[];
  version: number;
}

const isOpen = `c.state not in ('answered', 'closed', 'spam')`;
const receivedOn = `(c.received_at at time zone 'Europe/London')::date`;
const daysGone = `(?::date - ${receivedOn})`;
/** The last day before any weekend or holiday moves it, by which a list may sort and an alarm come a little early. */
const due = `(case when c.kind in (${quotedList(complaintKinds.filter(isComplaint))}) then ${receivedOn} + ${complaintDays}
  else (${receivedOn} + interval '1 month')::date end)`;

// SQL, for the list is filtered, counted and sorted by the alarms, which nothing stores. The acknowledgement has gone
// once the mail server has it, or staff have posted it.
const stated = `
  select c.*,
    case when c.state = 'received' and coalesce(a.posted_at, sent.sent_at) is not null then 'acknowledged' else c.state
    end as shown_state,
    array_remove(array[
      case when ${isOpen} and coalesce(a.posted_at, sent.sent_at) is null
        and ${daysGone} >= ${acknowledgeDays} then 'not-acknowledged' end,
      case when ${isOpen} and c.owner_id is null and ${daysGone} >= ${ownerDays} then 'no-owner' end,
      case when ${isOpen} and ?::date >= c.due - ${alarmDays} then 'running-out' end,
      case when c.state not in ('closed', 'spam') and exists (select 1 from complaint_steps w where w.complaint_id = c.id
        and w.is_mailed = false and w.posted_at is null) then 'letter-waits' end
    ], null) as alarms
  from (select c.*, ${due} as due from complaints c) c
  left join complaint_steps a on a.complaint_id = c.id and a.kind = 'acknowledgement'
  left join sent_emails sent on sent.message_id = a.id and sent.state = 'sent'`;
const daysInStated = 3;

const shown = `select s.id, s.reference, s.kind, s.channel, s.received_at, s.shown_state as state, s.owner_id, s.alarms, s.version`;

const orders: Record<ComplaintOrder, string> = {
  due: `s.state in ('answered', 'closed', 'spam'), s.due, s.received_at, s.id`,
  received: 's.received_at desc, s.id',
};

const todayFor = (now: Date) => Array<string>(daysInStated).fill(dayInUnitedKingdom(now));

/** One page of the complaints chosen, and the number of them on all pages. */
export async function findComplaints(em: EntityManager, { order, page, ...chosen }: ChosenComplaints, now: Date) {
  const conditions: [string, ...string[]][] = [];
  if (chosen.reference) conditions.push(['s.reference = ?', typedReference(chosen.reference)]);
  if (chosen.kind) conditions.push(['s.kind = ?', chosen.kind]);
  if (chosen.state) conditions.push(['s.shown_state = ?', chosen.state]);
  if (chosen.ownerId) conditions.push(['s.owner_id = ?', chosen.ownerId]);
  if (chosen.hasAlarm) conditions.push(['cardinality(s.alarms) > 0']);
  const where = ['true', ...conditions.map(([sql]) => sql)].join(' and ');
  const values = [...todayFor(now), ...conditions.flatMap(([, ...given]) => given)];
  const rows = await em.execute<ComplaintRow[]>(
    `${shown} from (${stated}) s where ${where} order by ${orders[order]} limit ? offset ?`,
    [...values, complaintPageSize, (page - 1) * complaintPageSize],
  );
  const [counted] = await em.execute<{ count: string }[]>(
    `select count(*) as count from (${stated}) s where ${where}`,
    values,
  );
  return { complaints: rows.map((row) => toWire(row, now)), count: Number(counted?.count) };
}

/** The complaints that staff must look at now. */
export async function complaintsWithAlarm(em: EntityManager, now: Date): Promise<Complaint[]> {
  const rows = await em.execute<ComplaintRow[]>(
    `${shown} from (${stated}) s where cardinality(s.alarms) > 0 order by s.received_at`,
    todayFor(now),
  );
  return rows.map((row) => toWire(row, now));
}

export async function complaintById(em: EntityManager, id: Complaint['id'], now: Date): Promise<Complaint | null> {
  const [row] = await em.execute<ComplaintRow[]>(`${shown} from (${stated}) s where s.id = ?`, [...todayFor(now), id]);
  return row ? toWire(row, now) : null;
}

/** Reads a reference as people type it: without dashes, in small letters, or without the C. */
function typedReference(typed: string): string {
  const characters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const eight = characters.length === 9 ? characters.slice(1) : characters;
  return `C-${eight.slice(0, 4)}-${eight.slice(4)}`;
}

function toWire(row: ComplaintRow, now: Date): Complaint {
  const receivedAt = new Date(row.received_at);
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    channel: row.channel,
    receivedAt: receivedAt.toISOString(),
    dueOn: dueOn(row.kind, receivedAt),
    daysLeft: isSettled(row.state) ? null : daysLeft(row.kind, receivedAt, now),
    state: row.state,
    ownerId: row.owner_id,
    alarms: row.alarms,
    version: row.version,
  };
}
