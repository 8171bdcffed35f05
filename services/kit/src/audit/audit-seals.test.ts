import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseOptions } from '../database/database-options.ts';
import { emptyDatabase } from '../testing/database.ts';
import { auditEntities } from './audit.entity.ts';
import { AuditTampered, createAuditSeals } from './audit-seals.ts';
import { chainExisting, pruneFunction } from './chain-sql.ts';
import { pruneAudit } from './prune-audit.ts';
import { recordAudit } from './record-audit.ts';

const orm = await MikroORM.init(
  databaseOptions({ url: await emptyDatabase(), entities: auditEntities, beside: import.meta.url }),
);
await orm.schema.create();
const query = <Row = unknown>(sql: string, values: unknown[] = []) => orm.em.fork().execute<Row[]>(sql, values);
await query(pruneFunction);
afterAll(() => orm.close());

const now = new Date('2026-11-20T10:00:00.123Z');
const record = (times = 1, at = now) =>
  orm.em.fork().transactional(async (em) => {
    for (let i = 0; i < times; i++) await recordAudit(em, { now: at, requestId: 'r' }, { action: 'user.view' });
  });

/** As whoever owns the database can. */
const tamper = async (...changes: string[]) => {
  const tables = ['audit_log', 'audit_chain', 'audit_seals'];
  for (const table of tables) await query(`alter table ${table} disable trigger all`);
  for (const change of changes) await query(change);
  for (const table of tables) await query(`alter table ${table} enable trigger all`);
};
const withoutLast = (count: number, from: number) => [
  `delete from audit_log where id in (select entry_id from audit_chain where position > ${from - count})`,
  `delete from audit_chain where position > ${from - count}`,
];
/** Another chain, made by the same SHA-256. */
const rechain = ['truncate audit_chain', chainExisting];

const key = () => randomBytes(32);
const ring = (...keys: [string, Buffer][]) => ({ current: keys[0]?.[0] ?? '', keys: new Map(keys) });

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plainwill-audit-'));
  await tamper('truncate audit_log, audit_chain, audit_seals');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const k1 = key();
/** The seals of a process that has just started. */
const started = (keys = ring(['k1', k1]), anchorFolder: string | undefined = folder) =>
  createAuditSeals({ service: 'play', keys, anchorFolder });
type Seals = ReturnType<typeof started>;
const sealed = (seals: Seals) => seals.seal(orm.em.fork(), now);
const verified = (seals: Seals, after = 0, limit = 1000) => seals.verify(orm.em.fork(), after, limit, now);

describe('a sealed log', () => {
  it('is whole, with every entry under a seal, from the first start on', async () => {
    await record(3);
    const seals = started();
    expect(await sealed(seals)).toMatchObject({ position: 3, keyId: 'k1', at: now.toISOString() });
    await record(2);
    expect(await verified(seals)).toEqual({ entries: 5, brokenAt: null, next: null, end: 'whole' });
    expect(seals.anchor.newest()).toMatchObject({ position: 5 });
    expect(await query('select position from audit_seals order by position')).toHaveLength(2);
    expect(await verified(started())).toMatchObject({ end: 'whole' });
    expect(await verified(started(), 0, 3)).toEqual({ entries: 3, brokenAt: null, next: 3, end: null });
  });

  it('is whole while it is empty, and sealed by several at once', async () => {
    expect(await verified(started())).toMatchObject({ entries: 0, end: 'whole' });
    await record(3);
    await Promise.all([started(), started(), started()].map(sealed));
    expect(await verified(started())).toMatchObject({ entries: 3, end: 'whole' });
  });

  it('is pruned with its seals, and stays whole', async () => {
    const seals = started();
    await record(3, new Date('2015-01-01T10:00:00Z'));
    await sealed(seals);
    await record();
    await sealed(seals);
    expect(await pruneAudit(orm.em.fork(), now)).toBe(3);
    expect(await verified(seals)).toMatchObject({ entries: 2, brokenAt: null, end: 'whole' });
    expect(await query('select 1 from audit_seals where position <= 3')).toEqual([]);
    expect(await verified(started())).toMatchObject({ brokenAt: null, end: 'whole' });
  });
});

describe('whoever owns the database', () => {
  it.each([
    ['deletes the last entries', withoutLast(2, 6), 'cut'],
    ['deletes them with their seals', [...withoutLast(2, 6), 'delete from audit_seals where position > 3'], 'cut'],
    ['deletes everything', ['truncate audit_log, audit_chain, audit_seals'], 'cut'],
    ['deletes all seals', ['truncate audit_seals'], 'unsealed'],
    ['forges the newest seal', [`update audit_seals set mac = repeat('0', 64) where position = 6`], 'unsealed'],
    ['names a key that is not there', [`update audit_seals set key_id = 'k9' where position = 6`], 'unsealed'],
  ])('is found out who %s: after a restart too', async (_what, changes, end) => {
    const running = started();
    await record(3);
    await sealed(running);
    await record(3);
    await sealed(running);
    await tamper(...changes);
    for (const seals of [running, started()]) {
      const found = await verified(seals);
      expect(found.brokenAt === null ? found.end : 'broken').toMatch(new RegExp(`${end}|broken`));
      await record();
      await expect(sealed(seals)).rejects.toThrow(AuditTampered);
    }
  });

  it('cannot make another chain by plain SHA-256, for that is not the one that was sealed', async () => {
    const seals = started();
    await record(5);
    await sealed(seals);
    await tamper(
      `update audit_log set reason = 'other' where id = (select min(id::text)::uuid from audit_log)`,
      ...rechain,
    );
    expect((await verified(seals)).brokenAt).not.toBeNull();
    await tamper('truncate audit_seals');
    expect(await verified(seals)).toMatchObject({ end: 'cut' });
    await record();
    await expect(sealed(seals)).rejects.toThrow(AuditTampered);
  });

  it('is found out without the file, by the seals that are left', async () => {
    await record(5);
    await sealed(started(undefined, ''));
    await tamper(...withoutLast(2, 5));
    expect(await verified(started(undefined, ''))).toMatchObject({ end: 'cut' });
  });

  it('cannot use a seal of another service', async () => {
    await record(2);
    const other = createAuditSeals({ service: 'other', keys: ring(['k1', k1]) });
    await sealed(other);
    expect((await verified(started())).brokenAt).not.toBeNull();
  });
});

it('takes another key, and does without the old one from the next seal on', async () => {
  const k2 = key();
  await record(2);
  await sealed(started());
  const changed = started(ring(['k2', k2], ['k1', k1]));
  expect(await sealed(changed)).toMatchObject({ position: 2, keyId: 'k2' });
  await record();
  expect(await verified(started(ring(['k2', k2])))).toEqual({ entries: 3, brokenAt: null, next: null, end: 'whole' });
  expect(await verified(started(ring(['k3', key()]), ''))).toMatchObject({ end: 'unsealed' });
});

describe('the anchor', () => {
  const file = () => join(folder, 'play.jsonl');

  it('is a file of lines that nobody else can read, and passes over what is no checkpoint', async () => {
    await record();
    await sealed(started());
    await record();
    await sealed(started());
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    const lines = readFileSync(file(), 'utf8').trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).position)).toEqual([1, 2]);
    const forged = { ...JSON.parse(lines[1] ?? ''), position: 9 };
    writeFileSync(file(), [...lines, JSON.stringify(forged), '{"half":'].join('\n'));
    expect(started().anchor.newest()).toMatchObject({ position: 2 });
  });

  it('starts again when it has grown long', async () => {
    const seals = started();
    await record();
    await sealed(seals);
    writeFileSync(file(), `${readFileSync(file(), 'utf8')}${' '.repeat(1_000_000)}\n`);
    await record();
    await sealed(seals);
    expect(statSync(file()).size).toBeLessThan(1000);
    expect(started().anchor.newest()).toMatchObject({ position: 2 });
  });
});
