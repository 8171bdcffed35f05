import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chainExisting } from '@plainwill/kit/audit/chain-sql';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { administratorOf } from '../bench/support/many-people.ts';
import { aTarget } from './support/target.ts';

const target = await aTarget();
afterAll(() => target.stop());
const { api } = await target.aPerson('auditor', { role: 'admin' });
const superuser = await administratorOf(target.site, target.dataDir, 'identity');
afterAll(() => superuser.end());

const verified = () => api.identity.audit.verify.query({ after: 0 });
const anchorFile = join(target.dataDir, 'audit', 'identity.jsonl');
const newestAnchor = () => JSON.parse(readFileSync(anchorFile, 'utf8').trim().split('\n').at(-1) ?? '');

/** The owner of the database can do this, whatever its triggers say. */
async function tamper(...changes: string[]) {
  await superuser.query(`set session_replication_role = 'replica'`);
  for (const change of changes) await superuser.query(change);
  await superuser.query(`set session_replication_role = 'origin'`);
}

// S16.2
describe('the audit log', () => {
  it('is whole, and its newest entry is signed and known outside the database within two seconds', async () => {
    expect(await verified()).toMatchObject({ brokenAt: null, end: 'whole' });
    await target.signIn('auditor@example.com');
    const newest = async () => {
      const { rows } = await superuser.query('select max(position)::int as position from audit_chain');
      return rows[0].position;
    };
    const head = await newest();
    await expect.poll(() => newestAnchor().position, { timeout: 2000 }).toBeGreaterThanOrEqual(head);
  });

  it('cannot be changed by the role of the service, whose tables belong to another', async () => {
    const service = new pg.Client(target.site.identityDatabaseUrl);
    await service.connect();
    for (const sql of [
      'delete from audit_log',
      `update audit_log set action = 'sign-out'`,
      'truncate audit_chain',
      'alter table audit_log disable trigger all',
      'drop trigger audit_log_is_chained on audit_log',
      'drop table audit_seals',
      `set session_replication_role = 'replica'`,
    ]) {
      await expect(service.query(sql), sql).rejects.toThrow(/permission denied|must be owner/);
    }
    await service.end();
  });

  it('shows when whoever owns the database deletes its last entries, with their links and their signatures', async () => {
    const { rows } = await superuser.query('select max(position)::int as last from audit_chain');
    await superuser.query('create table saved_log as select * from audit_log');
    await superuser.query('create table saved_chain as select * from audit_chain');
    await superuser.query('create table saved_seals as select * from audit_seals');
    const from = rows[0].last - 2;
    await tamper(
      `delete from audit_log where id in (select entry_id from audit_chain where position > ${from})`,
      `delete from audit_chain where position > ${from}`,
      `delete from audit_seals where position > ${from}`,
    );
    expect(await verified()).toMatchObject({ brokenAt: null, end: 'cut' });
    await tamper(
      ...['log', 'chain', 'seals'].flatMap((name) => [
        `delete from audit_${name}`,
        `insert into audit_${name} select * from saved_${name}`,
        `drop table saved_${name}`,
      ]),
    );
    expect(await verified()).toMatchObject({ brokenAt: null, end: 'whole' });
  });

  it('shows when its owner changes an entry and rebuilds the chain', async () => {
    await tamper(
      `update audit_log set action = 'sign-out' where id = (select entry_id from audit_chain where position = 1)`,
      'truncate audit_chain',
      chainExisting,
    );
    expect((await verified()).brokenAt).not.toBeNull();
    await tamper('truncate audit_seals');
    expect(await verified()).toMatchObject({ end: 'cut' });
  });

  it('raises an alarm in the log of the service, and signs nothing more', async () => {
    const log = () => readFileSync(join(target.dataDir, 'logs', 'identity.log'), 'utf8');
    await expect.poll(log, { timeout: 5000 }).toContain('ALARM: the audit log was changed past the service');
    await target.signIn('auditor@example.com');
    const { position } = newestAnchor();
    expect(await verified()).toMatchObject({ end: 'cut' });
    expect(newestAnchor().position).toBe(position);
  });
});
