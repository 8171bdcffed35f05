import { randomUUID } from 'node:crypto';
import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { AccountId, AnswersVersionId } from '@plainwill/contracts/shared/ids';
import type { VersionCause } from '@plainwill/contracts/will-data/history/history-vocabulary';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { preparedRows } from '@plainwill/kit/database/prepared';
import { factsFile } from '@plainwill/law/facts/facts-file';
import { factsOf } from '@plainwill/law/facts/facts-of';
import type { CallContext } from '../context.ts';
import { encryptFields } from '../record/encryption/encrypted-fields.ts';
import { testatorRecordOf } from '../record/testator-record/testator-record.ts';
import { AnswersVersionSchema } from './answers-version.entity.ts';

export const table = 'will_versions';

export type Store = Pick<CallContext, 'em' | 'vault' | 'now' | 'today'>;

/** The words of a letter of wishes stand beside the facts. */
export function letterIn({ provisions }: Pick<TestatorRecord, 'provisions'>): string {
  const [belongings] = provisions.filter((provision) => provision.kind === 'belongings');
  return belongings?.letter ?? '';
}

interface Cause {
  cause: VersionCause;
  copyNumber?: number | null;
}

/** Keeps the answers as they are. */
export async function keepVersion(
  { em, vault, now, today }: Store,
  accountId: AccountId,
  { cause, copyNumber = null }: Cause,
): Promise<AnswersVersionId> {
  const record = await testatorRecordOf(em, vault, accountId);
  const id = randomUUID() as AnswersVersionId;
  const words = { name: '', facts: factsFile(factsOf(record, today)), letter: letterIn(record) };
  const encrypted = encryptFields(vault, table, accountId, words);
  await em.insert(AnswersVersionSchema, { ...encrypted, accountId, id, at: now, cause, copyNumber });
  await thin({ em, today }, accountId);
  return id;
}

const maxVersions = 100;

/** Beyond a year the last of a month stays, and of all others so many; signed words are never lost. */
const thin = ({ em, today }: Pick<Store, 'em' | 'today'>, accountId: AccountId) =>
  em.execute(
    `delete from ${table} where account_id = ? and id in (
       select id from (
         select id, at, cause, row_number() over (order by at desc, id) as place,
           row_number() over (partition by date_trunc('month', at) order by at desc, id) as place_in_month
         from ${table} where account_id = ? and cause <> 'signing'
       ) v where place > ${maxVersions} or (at < ?::date - interval '1 year' and place_in_month > 1)
     )`,
    [accountId, accountId, today],
  );

/** Says whether the day has no version yet, for someone who began before it: a beginner has nothing to go back to. */
async function isDue({ em, today }: Pick<Store, 'em' | 'today'>, accountId: AccountId): Promise<boolean> {
  const day = (column: string) => `(${column} at time zone 'Europe/London')::date`;
  const [found] = await preparedRows<{ due: boolean }>(
    em,
    `with asked as (select ?::uuid as account_id, ?::date as today)
     select exists (
       select from testators t natural join asked where (began_at is null or ${day('began_at')} < today)
         and not exists (select from ${table} v where v.account_id = asked.account_id and ${day('v.at')} = today)
     ) as due`,
    [accountId, today satisfies CalendarDate],
  );
  return found?.due ?? false;
}

// Holds the people of one working day; the database is asked for the rest again.
const maxSettled = 20_000;

/** A day and the accounts whose answers are kept for it, or need not be. */
let settled = { day: '', accounts: new Set<AccountId>() };

/** Before the first change of a day the answers are kept as they are; nothing is asked once that is known to be done. */
export async function keepVersionOfDay(store: Store, accountId: AccountId) {
  const { today: day } = store;
  if (settled.day === day && settled.accounts.has(accountId)) return;
  if (await isDue(store, accountId)) await keepVersion(store, accountId, { cause: 'day' });
  if (settled.day !== day || settled.accounts.size >= maxSettled) settled = { day, accounts: new Set() };
  settled.accounts.add(accountId);
}
