import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { freePort } from '../free-port.ts';
import { isStoreUnavailable } from './store-unavailable.ts';

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error) => error,
  );

function aPool(options: pg.PoolConfig) {
  const pool = new pg.Pool({ connectionString: inject('databaseUrl'), max: 1, ...options });
  pool.on('error', () => {});
  return pool;
}

it('knows a server that nobody answers for', async () => {
  const pool = aPool({ connectionString: `postgres://127.0.0.1:${await freePort()}/nothing` });
  expect(isStoreUnavailable(await failureOf(pool.query('select 1')))).toBe(true);
});

it('knows a pool whose connections are all taken', async () => {
  const pool = aPool({ connectionTimeoutMillis: 300 });
  const taken = await pool.connect();
  expect(isStoreUnavailable(await failureOf(pool.query('select 1')))).toBe(true);
  taken.release();
  await pool.end();
});

it('knows a connection that was cut, and one that took too long', async () => {
  const pool = aPool({ statement_timeout: 20 });
  expect(isStoreUnavailable(await failureOf(pool.query('select pg_sleep(1)')))).toBe(true);
  expect(isStoreUnavailable(await failureOf(pool.query('select pg_terminate_backend(pg_backend_pid())')))).toBe(true);
  await pool.end();
});

it('knows a server that only reads', async () => {
  const pool = aPool({ options: '-c default_transaction_read_only=on' });
  expect(isStoreUnavailable(await failureOf(pool.query('create table anything ()')))).toBe(true);
  await pool.end();
});

it('knows a password that is just being changed', async () => {
  const cause = Object.assign(new Error('password authentication failed for user "identity"'), { code: '28P01' });
  expect(isStoreUnavailable(new Error('no connection', { cause }))).toBe(true);
});

it('looks behind what an error was wrapped in', () => {
  const cause = Object.assign(new Error('could not extend file'), { code: '53100' });
  expect(isStoreUnavailable(new Error('insert failed', { cause }))).toBe(true);
});

it('takes a mistake of ours for what it is', async () => {
  const pool = aPool({});
  expect(isStoreUnavailable(await failureOf(pool.query('select nonsense')))).toBe(false);
  await pool.end();
  expect(isStoreUnavailable(new Error('anything'))).toBe(false);
  expect(isStoreUnavailable('text')).toBe(false);
});
