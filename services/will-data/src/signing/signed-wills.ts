import { randomUUID } from 'node:crypto';
import type { InferEntity } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { type CalendarDate, dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { AccountId, SignedWillId, SigningCopyId } from '@plainwill/contracts/shared/ids';
import {
  maxSignedWills,
  type SignedWill,
  type signedWillsContract,
} from '@plainwill/contracts/will-data/signing/signed-wills';
import type { SigningPlan } from '@plainwill/contracts/will-data/signing/signing-plan';
import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { Refusal } from '@plainwill/kit/refusal';
import type { FactsFile } from '@plainwill/law/facts/facts-file';
import type { CallContext, OwnerContext } from '../context.ts';
import { SigningCopySchema } from '../documents/signing-copies/signing-copy.entity.ts';
import { decryptFields, encryptFields } from '../record/encryption/encrypted-fields.ts';
import { lockTestator } from '../record/testator/lock-testator.ts';
import { recordOfToday } from '../record/testator-record/testator-record.ts';
import { SignedWillSchema } from './signed-will.entity.ts';
import { SigningPlanSchema } from './signing-plan.entity.ts';
import { storedPlan } from './signing-plan.ts';
import { signingThread } from './signing-thread.ts';

const table = 'signed_wills';

/** The encrypted part of a record. */
interface Body
  extends Pick<SignedWill, 'place' | 'isDated' | 'witnesses' | 'keptAt' | 'isExecutorTold' | 'olderWills' | 'isLost'> {
  /** Missing from records of before 0.3.0. */
  photoCheck?: SignedWill['photoCheck'];
  /** The plan on the day it was recorded: of its witnesses more was asked than they write down. */
  plan: SigningPlan;
}

type Row = InferEntity<typeof SignedWillSchema>;
type Own = Pick<CallContext, 'em' | 'vault'> & { account: { id: AccountId } };

const bodyOf = ({ vault, account }: Own, { body }: Pick<Row, 'body'>) =>
  decryptFields<{ body: Body }>(vault, table, account.id, { body }).body;

const encryptedBody = ({ vault, account }: Own, body: Body) => encryptFields(vault, table, account.id, { body });

/** These can be corrected for a day: from then on they are how the will was signed. */
const onTheDay = ['signedOn', 'place', 'isDated', 'witnesses'] as const;
const correctableUntil = ({ recordedAt }: Pick<Row, 'recordedAt'>) => new Date(recordedAt.getTime() + dayMs);

type StoredWill = Pick<Row, 'id' | 'copyNumber' | 'signedOn' | 'ending' | 'endedOn' | 'recordedAt' | 'body'>;

function toWire(own: Own, row: StoredWill): SignedWill {
  const { plan: _, ...body } = bodyOf(own, row);
  const { id, copyNumber = null, signedOn, ending = null, endedOn = null, recordedAt } = row;
  return {
    ...body,
    photoCheck: body.photoCheck ?? null,
    id,
    copyNumber,
    signedOn,
    ending,
    endedOn,
    recordedAt: recordedAt.toISOString(),
    correctableUntil: correctableUntil(row).toISOString(),
  };
}

const rowsOf = ({ em, account }: Own) =>
  em.find(
    SignedWillSchema,
    { accountId: account.id },
    {
      orderBy: { signedOn: 'desc', recordedAt: 'desc' },
      exclude: ['facts', 'document'],
      disableIdentityMap: true,
    },
  );

const listOf = async (own: Own): Promise<SignedWill[]> => (await rowsOf(own)).map((row) => toWire(own, row));

/** A record of the caller's. @throws {Refusal} SignedWillNotFound */
async function rowOf(own: Own, id: SignedWillId) {
  const row = (await rowsOf(own)).find((row) => row.id === id);
  if (!row) throw new Refusal('SignedWillNotFound');
  return row;
}

/** The copy that was signed, also encrypted anew for where it is kept from now on. */
async function copyFor({ em, vault, account }: Own, id: SigningCopyId) {
  const copy = await em.findOne(SigningCopySchema, { accountId: account.id, id }, { exclude: ['pdf'] });
  if (!copy) throw new Refusal('SigningCopyNotFound');
  const { facts, document } = copy;
  const opened = decryptFields<{ facts: FactsFile; document: WillDocument }>(vault, 'signing_copies', account.id, {
    facts,
    document,
  });
  return {
    madeOn: dayInUnitedKingdom(copy.madeAt),
    columns: { copyNumber: copy.number, ...encryptFields(vault, table, account.id, opened) },
    signed: { number: copy.number, madeAt: copy.madeAt, understood: copy.understood ?? null, ...opened },
  };
}

/** The day on which the copy of a record was made; empty for a will that was not made here, and once the copy is deleted. */
async function dayOfCopy({ em, account }: Own, { copyNumber = null }: Pick<Row, 'copyNumber'>): Promise<string> {
  if (copyNumber === null) return '';
  const copy = await em.findOne(
    SigningCopySchema,
    { accountId: account.id, number: copyNumber },
    { fields: ['madeAt'], disableIdentityMap: true },
  );
  return copy ? dayInUnitedKingdom(copy.madeAt) : '';
}

const noCopy = { madeOn: '', columns: { copyNumber: null, facts: null, document: null }, signed: null };

function requireSignedBy(today: CalendarDate, day: CalendarDate, madeOn: CalendarDate) {
  if (day > today) throw new Refusal('SignedInFuture');
  if (day < madeOn) throw new Refusal('SignedBeforeMade');
}

/** Ends the record that was current in favour of a newer will; a will recorded late may be the older one itself. */
async function supersede({ em, account }: Own, rows: readonly Pick<Row, 'id' | 'ending' | 'signedOn'>[], on: string) {
  const current = rows.find(({ ending }) => ending === null);
  if (!current) return { ending: null, endedOn: null };
  if (current.signedOn > on) return { ending: 'superseded' as const, endedOn: current.signedOn };
  await em.nativeUpdate(
    SignedWillSchema,
    { accountId: account.id, id: current.id },
    { ending: 'superseded', endedOn: on },
  );
  return { ending: null, endedOn: null };
}

/** Within a transaction of its own, while nobody else changes what this testator has. */
const locked = (ctx: OwnerContext, change: (inside: OwnerContext) => Promise<void>) =>
  ctx.em.transactional(async (em) => {
    const inside = { ...ctx, em };
    await lockTestator(em, ctx.account.id);
    await change(inside);
    return listOf(inside);
  });

/** The current signed will with what was kept of its copy; null where none is recorded. */
export async function currentSigned(own: Own) {
  const current = await own.em.findOne(
    SignedWillSchema,
    { accountId: own.account.id, ending: null },
    { disableIdentityMap: true },
  );
  if (!current) return null;
  const { facts, document, signedOn, copyNumber = null } = current;
  const { plan, ...body } = bodyOf(own, current);
  const copy =
    facts && document
      ? decryptFields<{ facts: unknown; document: WillDocument }>(own.vault, table, own.account.id, { facts, document })
      : null;
  return { note: { ...body, signedOn, copyNumber }, copy, plan };
}

export const signedWills: HandlersOf<typeof signedWillsContract, CallContext> = {
  list: ({ ctx }) => listOf(ctx),

  standing: async ({ ctx }) => {
    const current = await currentSigned(ctx);
    if (!current) return { changes: [], findings: [] };
    return signingThread('standingOf', { ...current, ...(await recordOfToday(ctx)) });
  },

  record: ({ ctx, input: { copyId, signedOn, photoOutcome, ...rest } }) =>
    locked(ctx, async (inside) => {
      const { em, account, now, today } = inside;
      const rows = await rowsOf(inside);
      const { madeOn, columns, signed } = copyId ? await copyFor(inside, copyId) : noCopy;
      if (columns.copyNumber !== null && rows.some(({ copyNumber }) => copyNumber === columns.copyNumber))
        throw new Refusal('AlreadyRecorded');
      if (rows.length >= maxSignedWills) throw new Refusal('TooManySignedWills');
      requireSignedBy(today, signedOn, madeOn);
      const { plan } = await storedPlan(inside);
      const id = randomUUID() as SignedWillId;
      await em.insert(SignedWillSchema, {
        accountId: account.id,
        id,
        ...columns,
        signedOn,
        ...(await supersede(inside, rows, signedOn)),
        recordedAt: now,
        ...encryptedBody(inside, {
          ...rest,
          plan,
          photoCheck: photoOutcome ? { on: today, words: photoOutcome } : null,
        }),
      });
      await em.nativeUpdate(SigningPlanSchema, { accountId: account.id }, { steps: null });
      if (signed) await inside.howMade.keep(inside, { id, signedOn, ...rest, plan }, signed);
      await recordAudit(em, inside, { action: 'signing.record', subject: account.id });
    }),

  correct: ({ ctx, input: { id, changes } }) =>
    locked(ctx, async (inside) => {
      const { em, account, now, today } = inside;
      const row = await rowOf(inside, id);
      const { signedOn = row.signedOn, ...inBody } = changes;
      if (onTheDay.some((field) => field in changes) && now > correctableUntil(row))
        throw new Refusal('CorrectionOver');
      requireSignedBy(today, signedOn, await dayOfCopy(inside, row));
      const body = { ...bodyOf(inside, row), ...inBody };
      await em.nativeUpdate(
        SignedWillSchema,
        { accountId: account.id, id },
        { signedOn, ...encryptedBody(inside, body) },
      );
      if (onTheDay.some((field) => field in changes)) await inside.howMade.correct(inside, { id, signedOn, ...body });
      await recordAudit(em, inside, { action: 'signing.correct', subject: account.id });
    }),

  end: ({ ctx, input: { id, on } }) =>
    locked(ctx, async (inside) => {
      const { em, account, today } = inside;
      const row = await rowOf(inside, id);
      requireSignedBy(today, on, row.signedOn);
      if (row.ending === 'destroyed') return;
      await em.nativeUpdate(SignedWillSchema, { accountId: account.id, id }, { ending: 'destroyed', endedOn: on });
      await recordAudit(em, inside, { action: 'signing.end', subject: account.id });
    }),

  remove: ({ ctx, input: { id } }) =>
    locked(ctx, async (inside) => {
      const { em, account } = inside;
      const removed = await em.nativeDelete(SignedWillSchema, { accountId: account.id, id });
      if (removed === 0) throw new Refusal('SignedWillNotFound');
      await inside.howMade.forget(inside, id);
      await recordAudit(em, inside, { action: 'signing.remove', subject: account.id });
    }),
};
