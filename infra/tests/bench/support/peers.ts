import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@plainwill/kit/free-port';
import pg from 'pg';
import { packageManager } from '../../../tools/launcher/settings/package-manager.ts';
import { inRoot } from '../../../tools/launcher/settings/paths.ts';

const run = promisify(execFile);
const folder = inRoot('infra', 'tests', 'bench', 'peers');
const nextFolder = join(folder, 'next');
const nextCommand = join(folder, 'node_modules', 'next', 'dist', 'bin', 'next');
const quietly = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };

/** Fetches what the peers need, which nothing else does, and builds the one that has to be. */
export async function installPeers() {
  // In production it would leave out what the build needs.
  const environment = { ...quietly, NODE_ENV: undefined, CI: 'true' };
  await run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile'], { cwd: folder, env: environment });
  await run(process.execPath, [nextCommand, 'build'], { cwd: nextFolder, env: quietly });
}

/**
 * A peer’s own database beside those of the product, with so many people in it, all signed in.
 * @returns its address, and each one’s cookie
 */
export async function peerDatabase(administrator: pg.Client, name: string, count: number) {
  await administrator.query(`create database ${name}`);
  const { user, password, host, port } = administrator;
  const url = `postgres://${user}:${password}@${host}:${port}/${name}`;
  const database = new pg.Client(url);
  await database.connect();
  await database.query(readFileSync(join(folder, 'tables.sql'), 'utf8'));
  const people = Array.from({ length: count }, () => ({ id: randomUUID(), token: randomBytes(20).toString('hex') }));
  const ids = people.map(({ id }) => id);
  await database.query(
    `insert into accounts (id, email, name, created_at)
     select id, 'person-' || n || '@example.com', 'Harriet Bell', now()
     from unnest($1::uuid[]) with ordinality new (id, n)`,
    [ids],
  );
  await database.query(
    `insert into sessions (id_hash, account_id, expires_at)
     select hash, id, now() + interval '14 days' from unnest($1::text[], $2::uuid[]) new (hash, id)`,
    [people.map(({ token }) => createHash('sha256').update(token).digest('hex')), ids],
  );
  await database.end();
  return { url, cookies: people.map(({ token }) => `session=${token}`) };
}

export interface Peer {
  name: string;
  /** The address of its router. */
  url: string;
  /** Its inputs and outputs are wrapped as superjson does. */
  isWrapped: boolean;
  pids: number[];
  close: () => Promise<void>;
}

async function end(processes: ChildProcess[]) {
  for (const child of processes) {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }
}

async function program(script: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(folder, script)], {
    env: { ...quietly, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  return { child, url: `http://127.0.0.1:${String(port).trim()}` };
}

async function oneProcess(DATABASE_URL: string): Promise<Peer> {
  const { child, url } = await program('one-process/server.ts', { DATABASE_URL });
  return {
    name: 'one process (tRPC on Fastify, MikroORM)',
    url: `${url}/trpc`,
    isWrapped: false,
    pids: [child.pid as number],
    close: () => end([child]),
  };
}

async function twoProcesses(DATABASE_URL: string): Promise<Peer> {
  const SERVICE_SECRET = randomBytes(16).toString('hex');
  const service = await program('two-processes/service.ts', { DATABASE_URL, SERVICE_SECRET });
  const environment = { DATABASE_URL, SERVICE_SECRET, SERVICE_URL: service.url };
  const gateway = await program('two-processes/gateway.ts', environment);
  return {
    name: 'two processes (tRPC asking tRPC, drizzle)',
    url: `${gateway.url}/trpc`,
    isWrapped: false,
    pids: [gateway.child.pid as number, service.child.pid as number],
    close: () => end([gateway.child, service.child]),
  };
}

async function next(DATABASE_URL: string): Promise<Peer> {
  const port = await freePort();
  const child = spawn(process.execPath, [nextCommand, 'start', '-p', `${port}`, '-H', '127.0.0.1'], {
    cwd: nextFolder,
    env: { ...quietly, DATABASE_URL },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('Next.js did not start');
    await sleep(50);
  }
  return {
    name: 'Next.js (tRPC, superjson, drizzle)',
    url: `${url}/api/trpc`,
    isWrapped: true,
    pids: [child.pid as number],
    close: () => end([child]),
  };
}

/** Each starts one on the database of this address. */
export const peerPrograms = [oneProcess, twoProcesses, next];
