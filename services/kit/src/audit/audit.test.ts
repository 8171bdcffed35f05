import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { auditContract, auditPageSize } from '@plainwill/contracts/kit/audit';
import { minuteMs } from '@plainwill/contracts/shared/durations';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseOptions } from '../database/database-options.ts';
import { implement } from '../implement.ts';
import { anAccount, callerAs } from '../testing/call.ts';
import { emptyDatabase } from '../testing/database.ts';
import { someAuditSeals } from '../testing/keys.ts';
import { auditEntities } from './audit.entity.ts';
import { auditHandlers } from './audit-handlers.ts';
import { chainExisting, pruneFunction, refuseTruncate } from './chain-sql.ts';
import { pruneAudit } from './prune-audit.ts';
import { type NewAuditEntry, recordAudit } from './record-audit.ts';
import { verifyChain } from './verify-chain.ts';

const options = databaseOptions({ url: await emptyDatabase(), entities: auditEntities, beside: import.meta.url });
// Whoever writes at once with many waits for their turn as long as a busy machine takes.
const patient = { ...options.driverOptions, connectionTimeoutMillis: 0, statement_timeout: 0, lock_timeout: 0 };
const orm = await MikroORM.init({ ...options, driverOptions: patient });
await orm.schema.create();
const query = <Row = unknown>(sql: string, values: unknown[] = []) => orm.em.fork().execute<Row[]>(sql, values);
const tables = ['audit_log', 'audit_chain', 'audit_seals'] as const;
for (const table of tables) await query(refuseTruncate(table));
await query(pruneFunction);
afterAll(() => orm.close());

const by = { now: new Date('2026-11-20T10:00:00Z'), requestId: 'request' };
const at = (time: string) => ({ ...by, now: new Date(time) });
const record = (entry: Partial<NewAuditEntry> = {}, acting: Parameters<typeof recordAudit>[1] = by) =>
  recordAudit(orm.em.fork(), acting, { action: 'user.view', ...entry });
const verified = () => verifyChain(orm.em.fork(), 0);
const idAt = async (position: number) =>
  (await query<{ entry_id: string }>('select entry_id from audit_chain where position = ?', [position]))[0]?.entry_id;

/** As whoever owns the database can, whatever the triggers say. */
const tamper = async (change: string) => {
  for (const table of tables) await query(`alter table ${table} disable trigger all`);
  await query(change);
  for (const table of tables) await query(`alter table ${table} enable trigger all`);
};
const router = implement(
  { audit: auditContract },
  {
    contextFor: () => ({ em: orm.em.fork(), auditSeals: someAuditSeals('play'), ...by }),
    handlers: { audit: auditHandlers },
  },
);
const as = (roles: ('admin' | 'readonly')[]) => callerAs({ audit: auditContract }, router, anAccount({ roles })).audit;
const admin = as(['admin']);

beforeEach(() => tamper('truncate audit_log, audit_chain, audit_seals'));

describe('the log', () => {
  it('only grows, and its chain with it', async () => {
    await record();
    await someAuditSeals('play').seal(orm.em.fork(), by.now);
    for (const table of tables) {
      for (const change of [
        `update ${table} set ${table === 'audit_log' ? 'action' : 'hash'} = 'x'`,
        `delete from ${table}`,
        `truncate ${table}`,
      ]) {
        await expect(query(change)).rejects.toThrow('the audit log only grows');
      }
    }
    expect(await verified()).toEqual({ entries: 1, brokenAt: null, next: null });
  });

  it('takes the change back with it when it cannot be written', async () => {
    await query('create table changes (id int)');
    const change = orm.em.fork().transactional(async (em) => {
      await em.execute('insert into changes values (1)');
      await recordAudit(em, { ...by, requestId: 'x'.repeat(65) }, { action: 'user.view' });
    });
    await expect(change).rejects.toThrow();
    expect(await query('select * from changes')).toEqual([]);
  });

  it('takes the change back when it cannot be chained', async () => {
    await query('create table others (id int)');
    await query('alter table audit_chain add constraint broken check (false) not valid');
    const change = orm.em.fork().transactional(async (em) => {
      await recordAudit(em, by, { action: 'user.view' });
      await em.execute('insert into others values (1)');
    });
    await expect(change).rejects.toThrow('broken');
    await query('alter table audit_chain drop constraint broken');
    expect(await query('select * from others')).toEqual([]);
    expect(await query('select * from audit_log')).toEqual([]);
  });
});

it('shows whatever an account did and whatever was done to it, page by page, once each', async () => {
  const [anna, ben] = [anAccount(), anAccount()];
  const minute = (n: number) => new Date(by.now.getTime() + n * minuteMs);
  for (let n = 0; n < auditPageSize + 20; n++) {
    const [actor, subject] = [n % 3 === 1 ? ben : anna, n % 3 === 0 ? ben : anna];
    await record({ subject: subject.id, objectId: `${n}` }, { ...by, account: actor, now: minute(n) });
    await record({ subject: ben.id }, { ...by, account: ben, now: minute(n) });
  }
  const first = await admin.search({ accountId: anna.id });
  const second = await admin.search({ accountId: anna.id, cursor: first.next });
  const shown = [...first.entries, ...second.entries].map(({ objectId }) => Number(objectId));
  expect(shown).toEqual(Array.from({ length: auditPageSize + 20 }, (_, n) => auditPageSize + 19 - n));
  expect([first.entries.length, second.next]).toEqual([auditPageSize, null]);
});

it('shows on request only what an account did, or only what was done to it', async () => {
  const [anna, ben] = [anAccount(), anAccount()];
  await record({ subject: ben.id, objectId: 'by anna' }, { ...by, account: anna });
  await record({ subject: anna.id, objectId: 'about anna' }, { ...by, account: ben });
  const shown = async (part?: 'by' | 'about') =>
    (await admin.search({ accountId: anna.id, part })).entries.map(({ objectId }) => objectId).toSorted();
  expect(await shown('by')).toEqual(['by anna']);
  expect(await shown('about')).toEqual(['about anna']);
  expect(await shown()).toEqual(['about anna', 'by anna']);
});

it('is exported as a table that no spreadsheet takes for formulas, and says so itself', async () => {
  const anna = anAccount({ roles: ['admin'] });
  const changes = [{ field: 'status', from: ['new'], to: ['closed'] }];
  await record({ subject: anna.id, fields: ['notes'], changes, reason: '=1+1' }, { ...by, account: anna });
  await record({}, by);
  const { csv, exported, isMore } = await admin.export({ accountId: anna.id });
  const [titles, row, ...rest] = csv.trim().split('\r\n');
  expect(titles).toBe('When,By,Roles,What,About,Object,Outcome,Fields,Changes,Reason,Network,Request,Entry');
  expect(row).toContain(
    `2026-11-20T10:00:00.000Z,${anna.id},Administrator,user.view,${anna.id},,done,"notes, status",status: new → closed,'=1+1,`,
  );
  expect([rest, exported, isMore]).toEqual([[], 1, false]);
  const { entries } = await admin.search({ action: 'audit.export' });
  expect(entries).toMatchObject([{ fields: ['accountId'] }]);
});

it('is exported to administrators alone', async () => {
  await expect(as(['readonly']).export({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

describe('the chain', () => {
  it('is unbroken however many write at once', async () => {
    await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        orm.em.fork().transactional(async (em) => {
          await recordAudit(em, by, { action: 'user.view', objectId: `${i}` });
          if (i % 3 === 0) await recordAudit(em, by, { action: 'user.view', fields: ['firstName', 'naïve ’quoted’'] });
        }),
      ),
    );
    expect(await verified()).toEqual({ entries: 80, brokenAt: null, next: null });
  });

  it('blocks nobody who holds what another one that writes is waiting for', async () => {
    await query('create table rows (id int primary key, seen int)');
    await query('insert into rows values (1, 0)');
    const look = (isFirst: boolean) =>
      orm.em.fork().transactional(async (em) => {
        if (isFirst) await recordAudit(em, by, { action: 'user.view' });
        await em.execute('update rows set seen = seen + 1');
        if (!isFirst) await recordAudit(em, by, { action: 'user.view' });
      });
    await Promise.all(Array.from({ length: 20 }, (_, i) => look(i % 2 === 0)));
    expect(await verified()).toMatchObject({ entries: 20, brokenAt: null });
  });

  it.each([
    [
      'an entry is changed',
      `update audit_log set reason = 'other' where id = (select entry_id from audit_chain where position = 3)`,
      3,
    ],
    [
      'an entry is deleted',
      'delete from audit_log where id = (select entry_id from audit_chain where position = 3)',
      3,
    ],
    [
      'an entry is deleted with its link',
      'with gone as (delete from audit_chain where position = 3 returning entry_id) delete from audit_log where id in (select entry_id from gone)',
      4,
    ],
    ['a link is changed', `update audit_chain set hash = repeat('0', 64) where position = 2`, 2],
  ])('shows where it breaks when %s', async (_what, change, position) => {
    for (let i = 0; i < 5; i++) await record();
    const expected = await idAt(position);
    await tamper(change);
    expect(await verified()).toMatchObject({ entries: position - 1 - (position === 4 ? 1 : 0), brokenAt: expected });
  });

  it('shows an entry that was slipped in beside it', async () => {
    await record();
    const id = randomUUID();
    await tamper(`insert into audit_log select '${id}', at, actor_account_id, actor_session_key, actor_roles, action,
      subject_account_id, object_id, outcome, fields, reason, network, request_id from audit_log`);
    expect(await verified()).toMatchObject({ brokenAt: id });
  });

  it('can be made for a log that had none', async () => {
    for (let i = 0; i < 4; i++) await record({}, at(`2026-11-2${4 - i}T10:00:00Z`));
    await tamper('truncate audit_chain');
    await query(chainExisting);
    await record();
    expect(await verified()).toEqual({ entries: 5, brokenAt: null, next: null });
  });

  it('can be read in parts', async () => {
    for (let i = 0; i < 5; i++) await record();
    const first = await verifyChain(orm.em.fork(), 0, 3);
    expect(first).toEqual({ entries: 3, brokenAt: null, next: 3 });
    expect(await verifyChain(orm.em.fork(), 3, 3)).toEqual({ entries: 2, brokenAt: null, next: null });
    expect(await admin.verify({ after: 0 })).toEqual({ entries: 5, brokenAt: null, next: null, end: 'whole' });
  });
});

describe('pruning', () => {
  const old = (month: number) => at(`2015-0${month}-01T10:00:00Z`);
  const prune = () => pruneAudit(orm.em.fork(), by.now);

  it('removes what is older than six years, and nothing that came after something newer', async () => {
    for (const acting of [old(1), old(2), by, old(3), by]) await record({}, acting);
    expect([await prune(), await prune()]).toEqual([2, 0]);
    expect(await verified()).toEqual({ entries: 4, brokenAt: null, next: null });
    const actions = await query('select action from audit_log join audit_chain on entry_id = id order by position');
    expect(actions).toEqual(['user.view', 'user.view', 'user.view', 'audit.prune'].map((action) => ({ action })));
  });

  it('keeps the newest entry, from which the next one follows, and can be done again', async () => {
    for (const month of [1, 2, 3]) await record({}, old(month));
    expect(await prune()).toBe(2);
    await record();
    expect(await prune()).toBe(1);
    expect(await verified()).toEqual({ entries: 3, brokenAt: null, next: null });
    expect(await verifyChain(orm.em.fork(), 0, 2)).toEqual({ entries: 2, brokenAt: null, next: 5 });
    expect(await verifyChain(orm.em.fork(), 5)).toEqual({ entries: 1, brokenAt: null, next: null });
  });

  it('is harmless when it is done twice at once', async () => {
    for (const acting of [old(1), old(2), by]) await record({}, acting);
    expect((await Promise.all([prune(), prune()])).toSorted()).toEqual([0, 2]);
    expect(await verified()).toMatchObject({ entries: 2, brokenAt: null });
  });

  it.each([
    [
      'the oldest entry left is changed',
      `update audit_log set reason = 'other' where id = (select entry_id from audit_chain where position = 3)`,
    ],
    [
      'more is deleted than was pruned',
      'with gone as (delete from audit_chain where position = 3 returning entry_id) delete from audit_log where id in (select entry_id from gone)',
    ],
    ['the entry of the pruning is deleted', `delete from audit_log where action = 'audit.prune'`],
    [
      'another hash is made to stand there',
      `update audit_log set object_id = '2:' || repeat('0', 64) where action = 'audit.prune'`,
    ],
  ])('still shows when %s', async (_what, change) => {
    for (const acting of [old(1), old(2), by, by]) await record({}, acting);
    await prune();
    await tamper(change);
    expect((await verified()).brokenAt).not.toBeNull();
  });

  it('is refused by the database for what is newer, and for a link whose entry is there', async () => {
    await record({}, old(1));
    await record();
    await expect(query('delete from audit_chain where position = 1')).rejects.toThrow('the audit log only grows');
    await expect(query('delete from audit_log')).rejects.toThrow('the audit log only grows');
    expect(await verified()).toMatchObject({ entries: 2, brokenAt: null });
  });
});

describe('the search', () => {
  it('is for admins', async () => {
    for (const roles of [[], ['readonly']] as ('readonly' | 'admin')[][]) {
      await expect(as(roles).search({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(as(roles).verify({ after: 0 })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  it('shows what was written, without the session', async () => {
    const actor = anAccount({ roles: ['admin'] });
    const subject = anAccount().id;
    const changes = [{ field: 'name', from: [], to: ['A = B', '"C"'] }];
    const entry = { subject, fields: ['firstName'], changes, reason: 'They asked', objectId: '7' };
    await record(entry, { ...by, account: actor });
    const { entries } = await admin.search({});
    expect(entries).toEqual([
      {
        id: expect.any(String),
        at: '2026-11-20T10:00:00.000Z',
        actorAccountId: actor.id,
        actorRoles: ['admin'],
        action: 'user.view',
        subjectAccountId: subject,
        objectId: '7',
        outcome: 'done',
        fields: ['firstName', 'name'],
        changes,
        reason: 'They asked',
        network: null,
        requestId: 'request',
      },
    ]);
  });

  it('finds by person, as who did it or whom it was about, by action and by day in the United Kingdom', async () => {
    const [one, other] = [anAccount(), anAccount()];
    await record({ subject: other.id }, { ...at('2026-06-30T22:30:00Z'), account: one });
    await record({ subject: one.id, action: 'user.export' }, { ...at('2026-06-30T23:30:00Z'), account: other });
    await record({ subject: other.id, action: 'user.export' }, { ...at('2026-07-02T10:00:00Z'), account: other });
    const actionsOf = async (input: Parameters<typeof admin.search>[0]) => (await admin.search(input)).entries.length;
    expect(await actionsOf({ accountId: one.id })).toBe(2);
    expect(await actionsOf({ accountId: other.id })).toBe(3);
    expect(await actionsOf({ accountId: one.id, action: 'user.export' })).toBe(1);
    expect(await actionsOf({ from: '2026-07-01' })).toBe(2);
    expect(await actionsOf({ to: '2026-06-30' })).toBe(1);
    expect(await actionsOf({ from: '2026-07-01', to: '2026-07-01' })).toBe(1);
  });

  it('turns every page once, the newest first', async () => {
    const written = auditPageSize * 2 + 3;
    for (let i = 0; i < written; i++) await record({ objectId: `${i}` }, at(`2026-11-20T10:00:0${i % 10}Z`));
    const seen: { id: string; at: string }[] = [];
    let cursor: Awaited<ReturnType<typeof admin.search>>['next'] = null;
    do {
      const page = await admin.search({ cursor });
      seen.push(...page.entries);
      cursor = page.next;
    } while (cursor);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(written);
    expect(seen.map(({ at }) => at)).toEqual(
      seen
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
  });
});
