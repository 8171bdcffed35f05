import { spawn } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '@plainwill/kit/free-port';
import { onTestFinished, vi } from 'vitest';
import { postgresAccount } from '../../../../tools/launcher/postgres/postgres-account.ts';
import { inRoot } from '../../../../tools/launcher/settings/paths.ts';
import { newPassword } from '../../../../tools/launcher/settings/secrets.ts';
import { needsPrograms } from '../needs-programs.ts';
import { signalled } from './faulty-server.ts';
import { type Machine, openNetwork } from './network.ts';
import { ask, databasesAt, makeDatabases, secrets } from './postgres-server.ts';

const soon = { timeout: 120_000, interval: 200 };

/** Three machines with etcd, Patroni and PostgreSQL, and HAProxy before them, as infra/deploy/compose/failover has them, with every database. */
export async function startPostgresCluster() {
  const programs = needsPrograms({
    etcd: 'etcd-server',
    patroni: 'patroni',
    patronictl: 'patroni',
    haproxy: 'haproxy',
    setpriv: 'util-linux',
    pg_controldata: 'postgresql-15',
  });
  const dir = mkdtempSync(join(tmpdir(), 'plainwill-fault-patroni-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  chmodSync(dir, 0o755);
  const machines = await openNetwork(3);
  const [first] = machines as [Machine, Machine, Machine];
  const account = postgresAccount(dir);
  if (!account) throw new Error('a network of machines belongs to root');
  const asPostgres = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'];
  const homeOf = ({ address }: Machine) => join(dir, address);
  const fileOf = (machine: Machine) => join(homeOf(machine), 'patroni.yml');
  const passwords = { api: newPassword(), replication: newPassword() };

  const environmentOf = ({ address }: Machine) => ({
    PATH: process.env.PATH,
    LC_ALL: 'C.UTF-8',
    HOME: join(dir, address),
    PATRONI_NAME: address,
    PATRONI_ETCD_HOSTS: machines.map((machine) => `${machine.address}:2379`).join(),
    PATRONI_RESTAPI_LISTEN: `${address}:8008`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:8008`,
    PATRONI_RESTAPI_USERNAME: 'patroni',
    PATRONI_RESTAPI_PASSWORD: passwords.api,
    PATRONI_POSTGRESQL_LISTEN: `${address}:5432`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:5432`,
    PATRONI_POSTGRESQL_DATA_DIR: join(dir, address, 'data'),
    PATRONI_POSTGRESQL_BIN_DIR: dirname(programs.pg_controldata),
    PATRONI_SUPERUSER_USERNAME: 'postgres',
    PATRONI_SUPERUSER_PASSWORD: secrets.passwords.postgres,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: passwords.replication,
    PATRONI_POSTGRESQL_PGPASS: join(dir, address, 'pgpass'),
  });

  function start(machine: Machine) {
    const { address } = machine;
    machine.spawn(
      programs.etcd,
      ['--name', address, '--enable-v2', '--data-dir', join(homeOf(machine), 'etcd')]
        .concat(
          '--listen-peer-urls',
          `http://${address}:2380`,
          '--initial-advertise-peer-urls',
          `http://${address}:2380`,
        )
        .concat('--listen-client-urls', `http://${address}:2379`, '--advertise-client-urls', `http://${address}:2379`)
        .concat('--initial-cluster', machines.map((one) => `${one.address}=http://${one.address}:2380`).join()),
      { stdio: 'ignore' },
    );
    const env = environmentOf(machine);
    machine.spawn(programs.setpriv, [...asPostgres, programs.patroni, fileOf(machine)], { stdio: 'ignore', env });
  }

  /** Finds the machine that answers as the primary, as HAProxy asks it. */
  async function primary() {
    const asked = machines.map(async (machine) => {
      const url = `http://${machine.address}:8008/primary`;
      const { ok } = await fetch(url, { signal: AbortSignal.timeout(1000) });
      if (!ok) throw new Error('it is a replica');
      return machine;
    });
    return Promise.any(asked);
  }

  const urlAt = ({ address }: Machine, database = 'postgres') =>
    `postgres://postgres:${secrets.passwords.postgres}@${address}:5432/${database}`;

  /** Waits until both others follow the primary, one of them synchronously. */
  async function untilWhole() {
    await vi.waitFor(async () => {
      const followers = await ask<{ how: string }>(
        urlAt(await primary()),
        `select sync_state as how from pg_stat_replication where state = 'streaming' order by how`,
      );
      const hows = followers.map(({ how }) => how).join();
      if (hows !== 'async,sync') throw new Error(`the primary is followed by: ${hows}`);
    }, soon);
  }

  for (const machine of machines) {
    mkdirSync(homeOf(machine));
    chownSync(homeOf(machine), account.uid, account.gid);
    copyFileSync(inRoot('infra', 'deploy', 'compose', 'failover', 'patroni.yml'), fileOf(machine));
    start(machine);
  }
  await untilWhole();

  const port = await freePort();
  const haproxy = spawn(programs.haproxy, ['-f', inRoot('infra', 'deploy', 'compose', 'failover', 'haproxy.cfg')], {
    stdio: 'ignore',
    env: {
      POSTGRES_LISTEN: `127.0.0.1:${port}`,
      ...Object.fromEntries(machines.map(({ address }, index) => [`POSTGRES_${index + 1}`, address])),
    },
  });
  onTestFinished(async () => void (await signalled(haproxy, 'SIGKILL')));
  const databases = databasesAt(port, dir);
  // Before it has asked them, HAProxy takes every member for the primary.
  await vi.waitFor(async () => {
    for (const _ of machines) await ask(databases.urlOf('postgres'), 'create temporary table a_primary ()');
  }, soon);
  await makeDatabases(databases.port);

  return {
    ...databases,
    machines,
    primary,
    untilWhole,
    /** Starts the processes of a machine that was killed. */
    start,
    /** Switches over by hand, as docs/operate/failover.md has it. */
    switchOver: async () =>
      void (await first.run(
        programs.patronictl,
        ['-c', fileOf(first), 'switchover', 'plainwill', '--force'],
        environmentOf(first),
      )),
    /** Writes as an administrator on this very machine, wherever the primary is. @returns what the writer is told */
    writeAt: (machine: Machine) =>
      machine
        .run('timeout', ['5', join(dirname(programs.pg_controldata), 'psql'), urlAt(machine), '-c', stray])
        .catch(({ stderr, message }) => String(stderr || message)),
    /** Asks this very machine. */
    rowsAt: <Row extends object>(machine: Machine, sql: string) => ask<Row>(urlAt(machine, 'notifications'), sql),
  };
}

const stray = 'create table if not exists stray_writes (at timestamptz); insert into stray_writes values (now())';
