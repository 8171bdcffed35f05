import type { EntityManager, EntitySchema } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { preparedRows } from '@plainwill/kit/database/prepared';
import type { CallContext } from '../../context.ts';
import { ensureTestator } from '../testator/lock-testator.ts';
import { ownerAndActivePeople } from './read-rows.ts';

/** What a save stores with. It is the person's own unless `savedBySupport`. */
export interface Saving extends Pick<CallContext, 'em' | 'vault' | 'now' | 'today'> {
  savedBySupport?: boolean;
}

interface FirstSave {
  accountId: AccountId;
  fields: object;
  now: Date;
}

interface Save extends FirstSave {
  /** The version that the fields were typed over. */
  basedOn: number;
  /** The query that reads the record, as `readRows` takes it. */
  rows: string;
}

/** One statement, so that of many first saves at once exactly one is stored. */
export const insertRecord = (em: EntityManager, schema: EntitySchema, { accountId, fields, now }: FirstSave) =>
  em.transactional(async (em) => {
    await ensureTestator(em, accountId);
    const inserted = await em
      .createQueryBuilder(schema)
      .insert({ ...fields, accountId, version: 1, savedAt: now } as object)
      .onConflict('accountId')
      .ignore()
      .returning('version')
      .execute('all');
    return inserted.length === 1;
  });

/**
 * Stored only over the version that was typed over: a version read here would prove nothing.
 * @returns the record as it is now; null where nothing was stored
 */
export async function updateRecord(
  em: EntityManager,
  schema: EntitySchema,
  { accountId, basedOn, fields, now, rows }: Save,
): Promise<object | null> {
  const columns = columnsOf(em, schema);
  const typed: Record<string, unknown> = { ...fields, version: basedOn + 1, savedAt: now };
  requireColumns(schema, columns, typed);
  const changed = Object.fromEntries(
    columns.flatMap(([name, column]) => (name in typed ? [[column, typed[name]]] : [])),
  );
  const all = columns.map(([, column]) => column).join(', ');
  const table = schema.meta.tableName;
  // One statement whatever has changed, so that it is planned once: what is not mentioned becomes what it is. The rows
  // are read from what it stored, which stands before the table under its name.
  const [updated] = await preparedRows<{ record: object }>(
    em,
    `with ${ownerAndActivePeople}, ${table} as (
       update ${table} stored set (${all}) = (select ${all} from jsonb_populate_record(stored, ?::jsonb))
       where account_id = (select account_id from owner) and version = ? returning ${all}
     ) select to_jsonb(r) as record from (${rows}) r`,
    [accountId, JSON.stringify(changed), basedOn],
  );
  return updated?.record ?? null;
}

/** Each field with its column. What has several columns names another row by columns that stand here by themselves. */
const columnsOf = (em: EntityManager, schema: EntitySchema) =>
  Object.values(em.getMetadata(schema).properties).flatMap(({ name, fieldNames: [column, ...more] }) =>
    column && more.length === 0 ? [[name, column] as const] : [],
  );
/** What has no column would be lost without anyone noticing. */
function requireColumns(schema: EntitySchema, columns: readonly (readonly [string, string])[], fields: object) {
  const lost = Object.keys(fields).filter((field) => !columns.some(([name]) => name === field));
  if (lost.length > 0) throw new Error(`${schema.meta.tableName} has no column for ${lost.join(', ')}`);
}
