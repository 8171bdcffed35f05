import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { ownerUrlOf } from '../../../tools/launcher/postgres/database-roles.ts';
import type { RunningSite } from '../../../tools/launcher/running-file.ts';
import { inRoot } from '../../../tools/launcher/settings/paths.ts';
import { ratePerSecond } from '../support/pace.ts';

const run = promisify(execFile);

interface Updates {
  connectionString: string;
  bare: Awaited<ReturnType<typeof bareRows>>;
  atOnce: number;
  ms: number;
}

/** Each client has a row of its own, as each person has. */
const script = `\\set answer random(1, 1000000)
update bare_rows set answer = 'Librarian ' || :answer where id = :client_id + 1;
`;

const isInstalled = () =>
  run('pgbench', ['--version']).then(
    () => true,
    () => false,
  );

async function byPgbench({ connectionString, atOnce, ms }: Updates): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'plainwill-pgbench-'));
  const file = join(folder, 'update.sql');
  writeFileSync(file, script);
  const seconds = Math.round(ms / 1000);
  const args = ['--no-vacuum', '--protocol=prepared', `--client=${atOnce}`, '--jobs=2', `--time=${seconds}`];
  try {
    const { stdout } = await run('pgbench', [...args, `--file=${file}`, connectionString]);
    return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function byNode({ bare, atOnce, ms }: Updates): Promise<number> {
  let lane = 0;
  let typed = 0;
  return ratePerSecond(() => bare.update((lane++ % atOnce) + 1, `Librarian ${typed++}`), { atOnce, ms });
}

/** Measures updates of one row by PostgreSQL on this machine: by pgbench, or where that is missing by bare Node. */
export async function bareUpdates() {
  const hasPgbench = await isInstalled();
  return { by: hasPgbench ? 'pgbench' : 'bare Node', perSecond: hasPgbench ? byPgbench : byNode };
}

/**
 * A bare Node server of this folder, in a process of its own, as the product's are: else it would share its time with
 * whoever measures.
 */
export async function bareProcess(script: string, ...given: string[]) {
  const node = spawn(process.execPath, [inRoot('infra', 'tests', 'bench', 'baselines', script), ...given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(node.stdout, 'data');
  return {
    url: `http://127.0.0.1:${String(port).trim()}`,
    pid: node.pid as number,
    async close() {
      node.kill();
      await once(node, 'exit');
    },
  };
}

/** The rows lie in identity's database; its owner's address is used, for a login that makes a table must own the database. */
export const bareRowsUrlOf = ({ databases }: RunningSite) => ownerUrlOf('identity', databases) ?? '';

/** Rows in the site's own PostgreSQL, and nothing between them and Node: what everything else is measured by. */
export async function bareRows(connectionString: string, count: number) {
  const pool = new pg.Pool({ connectionString, max: count });
  await pool.query('create table if not exists bare_rows (id integer primary key, answer text not null)');
  await pool.query('insert into bare_rows select n, $1 from generate_series(1, $2) n on conflict (id) do nothing', [
    'Librarian',
    count,
  ]);
  const { url, pid, close } = await bareProcess('bare-node.task.ts', connectionString);
  return {
    /** This address answers one row over HTTP. */
    url,
    pid,
    read: async () => void (await (await fetch(url)).json()),
    update: (id: number, answer: string) =>
      pool.query({ name: 'update', text: 'update bare_rows set answer = $2 where id = $1', values: [id, answer] }),
    async close() {
      await close();
      await pool.end();
    },
  };
}
