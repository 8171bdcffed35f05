import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import type { AuditAction } from '@plainwill/contracts/kit/audit-vocabulary';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { type CalendarDate, dayParts } from '@plainwill/contracts/shared/calendar-date';
import type { AccountId, HowMadeRequestId } from '@plainwill/contracts/shared/ids';
import type {
  FoundRecord,
  HowMadeRequest,
  howMadeContract,
  OpenHowMadeRequest,
} from '@plainwill/contracts/will-data/how-made/how-made';
import {
  howMadePageSize,
  needsTwoPeople,
  yearsFromDeath,
  yearsFromSigning,
} from '@plainwill/contracts/will-data/how-made/how-made-vocabulary';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { dayAndTime } from '@plainwill/kit/day-and-time';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext, OwnerContext } from '../context.ts';
import { decryptFields, encryptFields } from '../record/encryption/encrypted-fields.ts';
import { TestatorSchema } from '../record/testator/testator.entity.ts';
import { HowMadeRecordSchema, HowMadeRequestSchema } from './how-made.entity.ts';
import type { HowMadeRecord } from './keep-how-made.ts';
import { statementOf } from './statement.ts';
import { soughtKeys, testatorIn } from './testator-keys.ts';

type Row = InferEntity<typeof HowMadeRequestSchema>;

/** The encrypted part of a request. */
type Details = Pick<
  OpenHowMadeRequest,
  'name' | 'contact' | 'reason' | 'proof' | 'theirReference' | 'diedOn' | 'refusal'
>;

const table = 'how_made_requests';

// A request belongs to no account: it is encrypted for its own id.
const ownerOf = ({ id }: Pick<Row, 'id'>) => id as string as AccountId;

const detailsOf = ({ vault }: CallContext, row: Pick<Row, 'id' | 'details'>) =>
  decryptFields<{ details: Details }>(vault, table, ownerOf(row), { details: row.details }).details;

const encrypted = ({ vault }: CallContext, row: Pick<Row, 'id'>, details: Details) =>
  encryptFields(vault, table, ownerOf(row), { details });

const listed = ({ id, number, asker, state, receivedOn, enteredBy, version }: Row): HowMadeRequest => ({
  id,
  number,
  asker,
  state,
  receivedOn,
  enteredBy,
  version,
});

const found = ({ id, copyNumber, signedOn }: Pick<HowMadeRecord, 'id' | 'copyNumber' | 'signedOn'>): FoundRecord => ({
  id,
  copyNumber,
  signedOn,
});

/** The same day so many years later: 1 March for 29 February, where that year has none. */
function yearsAfter(day: CalendarDate, years: number): CalendarDate {
  const later = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return dayParts(later) ? later : `${later.slice(0, 4)}-03-01`;
}

/** Both are days, of which the later decides. */
function keptUntil({ signedOn, diedOn = null }: Pick<HowMadeRecord, 'signedOn' | 'diedOn'>): CalendarDate {
  const ends = [yearsAfter(signedOn, yearsFromSigning), ...(diedOn ? [yearsAfter(diedOn, yearsFromDeath)] : [])];
  return ends.toSorted().at(-1) ?? signedOn;
}

const isClosed = ({ state }: Pick<Row, 'state'>) => state === 'sent' || state === 'refused';

/** Those who have had a hand in it, and may not be the second person. */
const isOwn = ({ enteredBy, foundBy }: Row, id: AccountId) => enteredBy === id || foundBy === id;

const recordOf = ({ em }: CallContext, { recordId = null }: Row): Promise<HowMadeRecord | null> =>
  em.findOne(HowMadeRecordSchema, { id: recordId }, { disableIdentityMap: true });

async function opened(ctx: OwnerContext, row: Row): Promise<OpenHowMadeRequest> {
  const record = await recordOf(ctx, row);
  const { foundBy = null, agreedBy = null, closedBy = null } = row;
  return {
    ...listed(row),
    ...detailsOf(ctx, row),
    record: record && {
      ...found(record),
      testator: testatorIn(ctx.vault, record.accountId, record.testator).name,
      recordedAt: record.recordedAt.toISOString(),
      hasAccount: (await ctx.em.count(TestatorSchema, { accountId: record.accountId })) > 0,
      keptUntil: keptUntil(record),
    },
    foundBy,
    agreedBy,
    agreedAt: row.agreedAt?.toISOString() ?? null,
    closedBy,
    closedAt: row.closedAt?.toISOString() ?? null,
    mayAgree: !(needsTwoPeople(row.asker) && isOwn(row, ctx.account.id)),
  };
}

/** @throws {Refusal} HowMadeRequestNotFound */
async function rowOf({ em }: CallContext, id: HowMadeRequestId): Promise<Row> {
  const row = await em.findOne(HowMadeRequestSchema, { id }, { disableIdentityMap: true });
  if (!row) throw new Refusal('HowMadeRequestNotFound');
  return row;
}

/** Writes an entry about the testator where the record is found. */
async function audited(ctx: OwnerContext, row: Row, action: AuditAction) {
  const record = await recordOf(ctx, row);
  await recordAudit(ctx.em, ctx, { action, subject: record?.accountId ?? null, objectId: row.id });
}

type Changes = Partial<
  Pick<Row, 'state' | 'recordId' | 'foundBy' | 'agreedBy' | 'agreedAt' | 'closedBy' | 'closedAt' | 'details'>
>;

/** Changes one that is as it was looked at, and neither sent nor refused. */
const changing = (
  ctx: OwnerContext,
  { id, basedOn }: { id: HowMadeRequestId; basedOn: number },
  action: AuditAction,
  change: (inside: OwnerContext, row: Row) => Promise<Changes> | Changes,
) =>
  ctx.em.transactional(async (em) => {
    const inside = { ...ctx, em };
    // The version is updated first, so that two who act at once act one after the other.
    const updated = await em.nativeUpdate(HowMadeRequestSchema, { id, version: basedOn }, { version: basedOn + 1 });
    const row = await rowOf(inside, id);
    if (!updated) throw new Refusal('HowMadeRequestChanged');
    if (isClosed(row)) throw new Refusal('HowMadeClosed');
    await em.nativeUpdate(HowMadeRequestSchema, { id }, await change(inside, row));
    const changed = await rowOf(inside, id);
    await audited(inside, changed, action);
    return opened(inside, changed);
  });

/** @throws {Refusal} where one person would decide what takes two */
async function requireSecond({ agreeFrom, account }: OwnerContext, row: Row) {
  if (!needsTwoPeople(row.asker)) return;
  if (isOwn(row, account.id)) throw new Refusal('HowMadeSamePerson');
  const others = new Set([row.enteredBy, row.foundBy ?? row.enteredBy]);
  for (const askedBy of others) {
    const from = await agreeFrom({ askedBy, agreeing: account.id });
    if (from === 'never') throw new Refusal('RoleFromAsker');
    if (from) throw new Refusal('RoleTooNew', undefined, { when: dayAndTime.format(new Date(from)) });
  }
}

function requirePast({ today }: CallContext, field: string, day: CalendarDate | null) {
  if (day && day > today) throw new Refusal('HowMadeDayNotPossible', field);
}

/** The records of a testator, of whichever key they were made with, the newest first. */
async function findRecords(
  { em, vault }: CallContext,
  sought: { name: string; dateOfBirth: string; signedOn: string | null },
) {
  const { signedOn, ...testator } = sought;
  return em.find(
    HowMadeRecordSchema,
    {
      $or: soughtKeys(vault, testator).map(({ nameKeys, birthdayKey }) => ({
        birthdayKey,
        nameKeys: { $contains: nameKeys },
      })),
      ...(signedOn && { signedOn }),
    },
    { orderBy: { signedOn: 'desc', id: 'asc' }, limit: howMadePageSize, disableIdentityMap: true },
  );
}

/** Records are kept longer for a death that the papers name. */
const noteDeath = (em: EntityManager, { accountId }: HowMadeRecord, diedOn: CalendarDate) =>
  em.nativeUpdate(HowMadeRecordSchema, { accountId }, { diedOn });

export const howMadeDesk: HandlersOf<typeof howMadeContract, CallContext> = {
  list: async ({ ctx: { em }, input: { state, page } }) => {
    const [rows, count] = await em.findAndCount(HowMadeRequestSchema, state ? { state } : {}, {
      orderBy: { number: 'desc' },
      limit: howMadePageSize,
      offset: (page - 1) * howMadePageSize,
      disableIdentityMap: true,
    });
    return { requests: rows.map(listed), count };
  },

  get: async ({ ctx, input: { id } }) => {
    const row = await rowOf(ctx, id);
    await audited(ctx, row, 'how-made.open');
    return opened(ctx, row);
  },

  enter: ({ ctx, input: { id, asker, receivedOn, ...typed } }) =>
    ctx.em.transactional(async (em) => {
      const inside = { ...ctx, em };
      requirePast(ctx, 'receivedOn', receivedOn);
      requirePast(ctx, 'diedOn', typed.diedOn);
      if ((await em.count(HowMadeRequestSchema, { id })) === 0) {
        await em.insert(HowMadeRequestSchema, {
          id,
          asker,
          state: 'received',
          receivedOn,
          enteredAt: ctx.now,
          enteredBy: ctx.account.id,
          ...encrypted(ctx, { id }, { ...typed, refusal: '' }),
          version: 1,
        });
        await recordAudit(em, inside, { action: 'how-made.enter', objectId: id });
      }
      return opened(inside, await rowOf(inside, id));
    }),

  find: ({ ctx, input: { id, ...sought } }) =>
    ctx.em.transactional(async (em) => {
      const inside = { ...ctx, em };
      const row = await rowOf(inside, id);
      if (isClosed(row)) throw new Refusal('HowMadeClosed');
      const records = await findRecords(inside, sought);
      const subjects = new Set(records.map(({ accountId }) => accountId));
      for (const subject of subjects.size > 0 ? subjects : [null])
        await recordAudit(em, inside, { action: 'how-made.find', subject, objectId: id });
      return records.map(found);
    }),

  choose: ({ ctx, input: { recordId, ...request } }) =>
    changing(ctx, request, 'how-made.choose', async (inside, row) => {
      const record = await inside.em.findOne(HowMadeRecordSchema, { id: recordId }, { disableIdentityMap: true });
      if (!record) throw new Refusal('HowMadeRecordNotFound');
      const { diedOn } = detailsOf(inside, row);
      if (diedOn) await noteDeath(inside.em, record, diedOn);
      // Earlier agreements were to another record.
      return { recordId, foundBy: ctx.account.id, state: 'received', agreedBy: null, agreedAt: null };
    }),

  agree: ({ ctx, input }) =>
    changing(ctx, input, 'how-made.agree', async (inside, row) => {
      if (!(await recordOf(inside, row))) throw new Refusal('HowMadeRecordNeeded');
      await requireSecond(inside, row);
      return { state: 'agreed', agreedBy: ctx.account.id, agreedAt: ctx.now };
    }),

  refuse: ({ ctx, input: { refusal, ...request } }) =>
    changing(ctx, request, 'how-made.refuse', (inside, row) => ({
      state: 'refused',
      closedBy: ctx.account.id,
      closedAt: ctx.now,
      ...encrypted(inside, row, { ...detailsOf(inside, row), refusal }),
    })),

  statement: async ({ ctx, input: { id } }) => {
    const row = await rowOf(ctx, id);
    if (!row.agreedAt || row.state === 'refused') throw new Refusal('HowMadeNotAgreed');
    const record = await recordOf(ctx, row);
    if (!record) throw new Refusal('HowMadeRecordNotFound');
    // The entry is written first: a file that was made is never without one.
    await audited(ctx, row, 'how-made.file');
    return statementOf(ctx.vault, record, row.asker);
  },

  sent: ({ ctx, input }) =>
    changing(ctx, input, 'how-made.send', (_inside, row) => {
      if (row.state !== 'agreed') throw new Refusal('HowMadeNotAgreed');
      return { state: 'sent', closedBy: ctx.account.id, closedAt: ctx.now };
    }),
};
