import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@plainwill/kit/free-port';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFleet, type Fleet } from '../processes/fleet.ts';
import { newSecrets } from '../settings/secrets.ts';
import { initialisePostgres } from './initialise-postgres.ts';
import { createDatabases } from './make-databases.ts';
import { postgresProcess } from './postgres.ts';

const { passwords } = newSecrets();
const { signal } = new AbortController();

describe('the embedded PostgreSQL', () => {
  let dataDir: string;
  let fleet: Fleet | undefined;
  let port: number;

  // One directory, which each test starts a server on: to make it takes longer than what they ask of it.
  beforeAll(async () => {
    // Only its owner may enter, as is usual of a home directory.
    dataDir = mkdtempSync(join(tmpdir(), 'plainwill-postgres-'));
    mkdirSync(join(dataDir, 'logs'));
    await initialisePostgres(dataDir, passwords.postgres, signal);
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  beforeEach(() => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  });
  afterEach(async () => {
    await fleet?.stop();
    vi.restoreAllMocks();
  });

  async function start(): Promise<number> {
    port = await freePort();
    fleet = createFleet(join(dataDir, 'logs'), () => undefined);
    fleet.start([postgresProcess(dataDir, port)]);
    await fleet.ready();
    return fleet.pids().postgres as number;
  }

  async function query(user: keyof typeof passwords, database: string, sql: string) {
    const client = new pg.Client({ host: '127.0.0.1', port, user, password: passwords[user], database });
    await client.connect();
    return client.query(sql).finally(() => client.end());
  }

  it('stops an orphan that a killed launcher has left, and keeps what was committed', async () => {
    port = await freePort();
    const server = postgresProcess(dataDir, port);
    const orphan = await server.spawn();
    await vi.waitFor(async () => expect(await server.isReady(orphan)).toBe(true), { timeout: 60_000 });
    await query('postgres', 'postgres', 'CREATE TABLE kept AS SELECT 42 AS answer');
    expect(await start()).not.toBe(orphan.pid);
    expect(orphan.exitCode).toBe(0);
    expect((await query('postgres', 'postgres', 'SELECT answer FROM kept')).rows).toEqual([{ answer: 42 }]);
  });

  it('starts after a kill, also when the number in its lock belongs to another program by now', async () => {
    const killed = await start();
    const stopped = fleet?.stop();
    process.kill(killed, 'SIGKILL');
    await stopped;
    const lock = join(dataDir, 'postgres', 'postmaster.pid');
    writeFileSync(lock, readFileSync(lock, 'utf8').replace(/^\d+/, String(process.pid)));
    expect(await start()).not.toBe(killed);
  });

  it('gives each service a database that no other service can enter', async () => {
    await start();
    await createDatabases(port, passwords);
    await createDatabases(port, passwords);
    expect((await query('will_data', 'will_data', 'SELECT current_user AS who')).rows).toEqual([{ who: 'will_data' }]);
    await expect(query('will_data', 'identity', 'SELECT 1')).rejects.toThrow(/permission denied for database/);
    await expect(query('queue', 'postgres', 'SELECT 1')).rejects.toThrow(/permission denied for database/);
  });

  it('says what to do when its password is not the one in secrets.json', async () => {
    await start();
    await expect(createDatabases(port, newSecrets().passwords)).rejects.toThrow(
      /refuses the password in secrets\.json/,
    );
  });
});
