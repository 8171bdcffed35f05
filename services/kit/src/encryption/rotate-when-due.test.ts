import { randomBytes } from 'node:crypto';
import { defineEntity, MikroORM, p } from '@mikro-orm/postgresql';
import { dayMs, hourMs } from '@plainwill/contracts/shared/durations';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { databaseOptions } from '../database/database-options.ts';
import { emptyDatabase } from '../testing/database.ts';
import { KeyRotationSchema } from './key-rotation.entity.ts';
import type { EncryptedTable } from './rotate-keys.ts';
import { rotateAndNote, rotateWhenDue } from './rotate-when-due.ts';
import { createVault, type Vault } from './vault.ts';

const NoteSchema = defineEntity({
  name: 'Note',
  tableName: 'notes',
  properties: { id: p.integer().primary(), text: p.text(), more: p.text().nullable() },
});
const orm = await MikroORM.init(
  databaseOptions({ url: await emptyDatabase(), entities: [NoteSchema, KeyRotationSchema], beside: import.meta.url }),
);
await orm.schema.create();
afterAll(() => orm.close());
const query = <Row>(sql: string, values: unknown[] = []) => orm.em.fork().execute<Row[]>(sql, values);

const keys = new Map([
  ['k1', randomBytes(32)],
  ['k2', randomBytes(32)],
]);
const place = (row: Readonly<Record<string, string | null>>, column: string) => ({
  table: 'notes',
  column,
  owner: String(row.id),
});
const tablesOf = (vault: Vault, columns: string[]): EncryptedTable[] => [
  {
    table: 'notes',
    columns,
    encrypt: (row, column) => ({
      [column]: vault.encrypt(vault.decrypt(String(row[column]), place(row, column)), place(row, column)),
    }),
  },
];

/** A process that encrypts with this key. */
function aProcess(current: string, columns = ['text']) {
  const vault = createVault({ current, keys });
  const encrypted = (id: number) => vault.encrypt('a note', place({ id: String(id) }, 'text'));
  const rotation = (now: Date) => ({ tables: tablesOf(vault, columns), currentKeyId: current, now });
  return {
    start: (now: Date) => rotateAndNote(orm.em.fork(), rotation(now)),
    tick: (now: Date) => rotateWhenDue(orm.em.fork(), rotation(now)),
    encrypted,
    write: (id: number) => query('insert into notes (id, text) values (?, ?)', [id, encrypted(id)]),
  };
}

const start = new Date('2026-11-20T10:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);
const nothing = { encrypted: 0, broken: 0, hasOlder: false };
const one = { encrypted: 1, broken: 0, hasOlder: true };
const [older, newer] = [aProcess('k1'), aProcess('k2')];

/** The newer process runs for two days and finds nothing older. */
async function settle() {
  await newer.start(start);
  for (let hours = 1; hours <= 24; hours++) expect(await newer.tick(after(hours * hourMs))).toEqual(nothing);
  expect(await newer.tick(after(25 * hourMs))).toBeNull();
  expect(await newer.tick(after(2 * dayMs))).toEqual(nothing);
}
const settled = (ms: number) => after(2 * dayMs + ms);

beforeEach(async () => {
  await query('truncate notes, key_rotation');
});

it('looks each hour for a day, and once a day as long as there is nothing older', async () => {
  await newer.write(1);
  await settle();
  expect(await newer.tick(settled(dayMs - 1))).toBeNull();
  expect(await newer.tick(settled(dayMs))).toEqual(nothing);
});

it('encrypts at once when the key was changed', async () => {
  await newer.write(1);
  await settle();
  expect(await older.tick(settled(hourMs))).toEqual(one);
});

it('finds each hour what a process with the key of before writes after all was encrypted', async () => {
  await settle();
  await older.start(settled(hourMs));
  await older.write(1);
  expect(await newer.tick(settled(2 * hourMs))).toEqual(one);
  // The other process ends an hour later, without having looked again.
  await older.write(2);
  expect(await newer.tick(settled(3 * hourMs))).toEqual(one);
  expect(await newer.tick(settled(4 * hourMs))).toEqual(nothing);
});

it('finds within a day what was written with an older key by a process that nobody knows of, and then looks each hour', async () => {
  await settle();
  await older.write(1);
  expect(await newer.tick(settled(hourMs))).toBeNull();
  expect(await newer.tick(settled(dayMs))).toEqual(one);
  await older.write(2);
  expect(await newer.tick(settled(dayMs + hourMs))).toEqual(one);
});

it('looks through a database that was restored from before the key was changed', async () => {
  await older.start(start);
  await older.write(1);
  await older.tick(after(dayMs));
  const backup = await query<Record<string, unknown>>('select * from key_rotation');
  expect(await newer.tick(after(dayMs + hourMs))).toEqual(one);
  await query('truncate notes, key_rotation');
  await older.write(1);
  await orm.em.fork().insert(KeyRotationSchema, {
    id: 1,
    keyId: String(backup[0]?.key_id),
    columns: ['notes.text'],
    startedAt: after(dayMs),
    changedAt: start,
  });
  expect(await newer.tick(after(dayMs + 2 * hourMs))).toEqual(one);
});

it('looks through a column that another version did not encrypt', async () => {
  await settle();
  const nextVersion = aProcess('k2', ['text', 'more']);
  expect(await nextVersion.tick(settled(hourMs))).toEqual(nothing);
  expect(await newer.tick(settled(2 * hourMs))).toEqual(nothing);
  expect(await nextVersion.tick(settled(3 * hourMs))).toEqual(nothing);
});

it('goes on each hour as long as there is a value that cannot be decrypted', async () => {
  await query(`insert into notes (id, text) values (1, 'v1|k9|lost')`);
  const broken = { encrypted: 0, broken: 1, hasOlder: true };
  expect(await newer.start(start)).toEqual(broken);
  for (let hours = 1; hours <= 30; hours++) expect(await newer.tick(after(hours * hourMs))).toEqual(broken);
});

it('looks again where the clock had been wrong', async () => {
  await settle();
  expect(await newer.tick(start)).toEqual(nothing);
});

it('does not say that nothing is older where a value was saved with the older key while it looked', async () => {
  await older.write(1);
  const em = orm.em.fork();
  await em.begin();
  await em.execute('update notes set text = ? where id = 1', [older.encrypted(1)]);
  const rotating = newer.start(start);
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect(await query(waiting)).not.toEqual([]));
  await em.commit();
  expect(await rotating).toEqual({ encrypted: 0, broken: 0, hasOlder: true });
  expect(await newer.tick(after(hourMs))).toEqual(one);
});

it('encrypts each value once by two processes at once, which note that something older was there', async () => {
  await settle();
  await Promise.all(Array.from({ length: 50 }, (_, id) => older.write(id)));
  const done = await Promise.all([newer.start(settled(hourMs)), newer.start(settled(hourMs))]);
  expect(done.reduce((sum, { encrypted }) => sum + encrypted, 0)).toBe(50);
  expect(await newer.tick(settled(2 * hourMs))).toEqual(nothing);
  expect(await newer.tick(settled(hourMs + dayMs))).toEqual(nothing);
  expect(await newer.tick(settled(2 * hourMs + dayMs))).toBeNull();
});
