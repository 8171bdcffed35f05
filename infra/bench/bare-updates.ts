import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { bareRows } from './bare-rows.ts';
import { ratePerSecond } from './pace.ts';

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

/** As many updates of one row as PostgreSQL does on this machine: by pgbench, or where that is missing by bare Node. */
export async function bareUpdates() {
  const hasPgbench = await isInstalled();
  return { by: hasPgbench ? 'pgbench' : 'bare Node', perSecond: hasPgbench ? byPgbench : byNode };
}
