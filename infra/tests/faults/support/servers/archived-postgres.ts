import { type ChildProcess, execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  cpSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@plainwill/kit/free-port';
import { onTestFinished } from 'vitest';
import { postgresAccount } from '../../../../tools/launcher/postgres/postgres-account.ts';
import type { ProcessSpec } from '../../../../tools/launcher/processes/supervisor.ts';
import { readOr } from '../../../../tools/launcher/settings/data-dir.ts';
import { inRoot } from '../../../../tools/launcher/settings/paths.ts';
import { untilFolderUnused } from '../../../../tools/launcher/settings/process-table.ts';
import { needsPrograms } from '../needs-programs.ts';
import { hasEnded } from './faulty-server.ts';
import { ask, makeDatabases, secrets, serverOf } from './postgres-server.ts';

const run = promisify(execFile);

/** OpenSSL's format of encrypted files begins with this. */
const encrypted = Buffer.from('Salted__');

// With all that is replayed from the archive.
const startLimitMs = 180_000;

/** This process and all that it has started, as long as they run. */
const withDescendants = (pid: number): number[] => [
  pid,
  ...readOr(`/proc/${pid}/task/${pid}/children`, '')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .flatMap(withDescendants),
];

function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/**
 * Debian's PostgreSQL with every database made, archived by Debian's pgBackRest with the files of `infra/deploy/compose/archive`: to
 * another folder, which stands for another machine. Ended and removed after the test.
 */
export async function startArchivedPostgres() {
  const { initdb, postgres, pgbackrest } = needsPrograms({
    initdb: 'postgresql-15',
    postgres: 'postgresql-15',
    pgbackrest: 'pgbackrest',
  });
  const folder = mkdtempSync(join(tmpdir(), 'plainwill-fault-archive-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const account: { uid?: number; gid?: number } = postgresAccount(folder) ?? {};
  const [config, repository] = [join(folder, 'config'), join(folder, 'repository')];
  cpSync(inRoot('infra', 'deploy', 'compose', 'archive'), config, { recursive: true });
  const passphrase = randomBytes(48).toString('base64');
  mkdirSync(join(config, 'secrets'));
  writeFileSync(join(config, 'secrets', 'archive-key.conf'), `[global]\nrepo1-cipher-pass=${passphrase}\n`);
  writeFileSync(join(config, 'password'), secrets.passwords.postgres);
  mkdirSync(repository);
  for (const path of [folder, repository]) chownSync(path, account.uid ?? -1, account.gid ?? -1);

  const port = await freePort();
  let disks = 0;
  let disk = '';
  function mountNewDisk() {
    disk = join(folder, `disk-${++disks}`);
    mkdirSync(disk, { mode: 0o700 });
    chownSync(disk, account.uid ?? -1, account.gid ?? -1);
  }
  const environment = () => ({
    ...process.env,
    PGBACKREST_STANZA: 'plainwill',
    PGBACKREST_CONFIG: join(config, 'pgbackrest.conf'),
    PGBACKREST_CONFIG_INCLUDE_PATH: join(config, 'secrets'),
    PGBACKREST_PG1_PATH: disk,
    PGBACKREST_PG1_PORT: String(port),
    PGBACKREST_PG1_SOCKET_PATH: folder,
    PGBACKREST_REPO1_PATH: repository,
    PGBACKREST_LOCK_PATH: join(folder, 'locks'),
  });
  const asPostgres = (program: string, args: readonly string[]) =>
    run(program, args, { ...account, cwd: folder, env: environment(), maxBuffer: 1 << 26 }).catch((error) => {
      throw new Error(`${program} ${args.join(' ')}: ${error.stdout}${error.stderr}`);
    });

  let child: ChildProcess | undefined;
  const spec: ProcessSpec = {
    name: 'postgres',
    spawn() {
      // postgres.Dockerfile does the same.
      const settings = join(config, 'with-archive.conf');
      const files = [join(disk, 'postgresql.conf'), join(config, 'postgresql.conf')];
      writeFileSync(settings, files.map((file) => `include '${file}'\n`).join(''));
      const flags = [`config_file=${settings}`, `port=${port}`, 'listen_addresses=127.0.0.1'];
      flags.push(`unix_socket_directories=${folder}`, 'shared_buffers=64MB', 'jit=off');
      const args = ['-D', disk, ...flags.flatMap((flag) => ['-c', flag])];
      child = execFile(postgres, args, { ...account, cwd: folder, env: environment(), maxBuffer: 1 << 26 });
      return child;
    },
    async isReady({ pid }) {
      const [owner, , , , , , , status] = readOr(join(disk, 'postmaster.pid'), '').split('\n');
      return Number(owner) === pid && status?.trim() === 'ready';
    },
  };

  const server = serverOf(spec, folder, port, startLimitMs);
  onTestFinished(() => server.crash());
  mountNewDisk();
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8'];
  const auth = ['--auth-host=scram-sha-256', '--auth-local=trust'];
  const passwordFile = `--pwfile=${join(config, 'password')}`;
  await asPostgres(initdb, [`--pgdata=${disk}`, '--username=postgres', passwordFile, ...locale, ...auth]);
  await server.start();
  await makeDatabases(port);
  await asPostgres(pgbackrest, ['stanza-create']);

  const admin = server.urlOf('postgres');
  const files = (part: string) => globSync(join(repository, part, '**')).filter((path) => lstatSync(path).isFile());
  return {
    ...server,
    pgbackrest: (...args: string[]) => asPostgres(pgbackrest, args),
    admin: <Row extends object>(sql: string) => ask<Row>(admin, sql),
    /** Destroys the disk as a fire would. @returns the time of that */
    async loseDisk() {
      const at = Date.now();
      if (child?.pid && !hasEnded(child)) for (const pid of withDescendants(child.pid)) kill(pid);
      await untilFolderUnused(disk, 5000);
      rmSync(disk, { recursive: true });
      return at;
    },
    /** Onto another disk, from the archive alone. @param args of pgBackRest, such as up to when */
    async restore(...args: string[]) {
      mountNewDisk();
      await asPostgres(pgbackrest, ['restore', ...args]);
      await server.start();
    },
    /** Takes the archive away, as when its machine cannot be reached. @returns how to bring it back */
    takeArchiveAway() {
      renameSync(repository, `${repository}.away`);
      return () => renameSync(`${repository}.away`, repository);
    },
    /** Counts the segments of the archive, and the bytes of them and of the backups. */
    archived() {
      const sizes = (part: string) => files(part).map((path) => statSync(path).size);
      const sum = (all: readonly number[]) => all.reduce((total, size) => total + size, 0);
      const segments = files('archive').filter((path) => path.endsWith('.gz'));
      return { segments: segments.length, archiveBytes: sum(sizes('archive')), backupBytes: sum(sizes('backup')) };
    },
    /** Lists the files of the archive that can be read without its passphrase. */
    readable: () => files('').filter((path) => !readFileSync(path).subarray(0, encrypted.length).equals(encrypted)),
  };
}

export type ArchivedPostgres = Awaited<ReturnType<typeof startArchivedPostgres>>;
