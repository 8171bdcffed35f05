import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeTimeoutMs } from '@plainwill/kit/queues/queue-store';
import { redisOptions } from '@plainwill/kit/queues/redis-options';
import { Redis } from 'ioredis';
import { onTestFinished, vi } from 'vitest';
import { redisPasswordVariables, type ServiceWithQueue } from '../../../../services.ts';
import { inRoot } from '../../../../tools/launcher/settings/paths.ts';
import { newPassword } from '../../../../tools/launcher/settings/secrets.ts';
import { someCertificates } from '../certificates.ts';
import { needsPrograms } from '../needs-programs.ts';
import { type Machine, openNetwork } from './network.ts';

const answerMs = 1000;
const soon = { timeout: 60_000, interval: 100 };
const shipped = (...path: string[]) => readFileSync(inRoot('infra', 'deploy', 'compose', ...path), 'utf8');

/** Three machines with Redis and Sentinel as infra/deploy/compose/failover has them, by TLS, and a user for each service. */
export async function startRedisCluster() {
  needsPrograms({ 'redis-server': 'redis-server', 'redis-sentinel': 'redis-sentinel' });
  const dir = mkdtempSync(join(tmpdir(), 'plainwill-fault-sentinel-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const machines = await openNetwork(3);
  const [first] = machines as [Machine, Machine, Machine];
  const certificates = await someCertificates();
  const shown = await certificates.of(machines.map(({ address }) => address) as [string, ...string[]]);
  const tls = { ca: readFileSync(certificates.ca) };
  const [password, sentinelPassword] = [newPassword(), newPassword()];
  const services = Object.keys(redisPasswordVariables) as ServiceWithQueue[];
  const passwords = Object.fromEntries([
    ['default', password],
    ...services.map((name) => [name, newPassword()]),
  ]) as Record<ServiceWithQueue | 'default', string>;
  const environment = {
    PATH: process.env.PATH,
    REDIS_PASSWORD: password,
    ...Object.fromEntries(services.map((name) => [redisPasswordVariables[name], passwords[name]])),
  };
  const homeOf = ({ address }: Machine) => join(dir, address);

  function configure(machine: Machine) {
    const home = homeOf(machine);
    mkdirSync(home);
    const both = [
      `bind ${machine.address}`,
      `dir ${home}`,
      'port 0',
      'tls-replication yes',
      'tls-auth-clients no',
    ].concat([`tls-ca-cert-file ${shown.ca}`, `tls-cert-file ${shown.cert}`, `tls-key-file ${shown.key}`]);
    const redis = [...both, 'tls-port 6379', `masterauth ${password}`];
    if (machine !== first) redis.push(`replicaof ${first.address} 6379`);
    const sentinel = [...both, 'tls-port 26379', `requirepass ${sentinelPassword}`]
      .concat(`sentinel monitor plainwill ${first.address} 6379 2`)
      .concat(`sentinel auth-pass plainwill ${password}`);
    const member = shipped('redis', 'redis.conf') + shipped('failover', 'redis-member.conf');
    writeFileSync(join(home, 'redis.conf'), `${member}${redis.join('\n')}\n`);
    writeFileSync(join(home, 'sentinel.conf'), `${shipped('failover', 'sentinel.conf')}${sentinel.join('\n')}\n`);
  }

  function start(machine: Machine) {
    const home = homeOf(machine);
    const env = { ...environment, TMPDIR: home };
    machine.spawn('sh', [inRoot('infra', 'deploy', 'compose', 'redis', 'start.sh'), join(home, 'redis.conf')], {
      stdio: 'ignore',
      env,
    });
    machine.spawn('redis-sentinel', [join(home, 'sentinel.conf')], { stdio: 'ignore' });
  }

  /** Asks one server and no other, on a connection of its own. */
  async function ask(server: { port: number; host: string; password: string }, command: string, ...args: string[]) {
    const client = new Redis({
      ...server,
      tls,
      maxRetriesPerRequest: 0,
      retryStrategy: () => null,
      lazyConnect: true,
      enableReadyCheck: false,
      connectTimeout: answerMs,
      commandTimeout: answerMs,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.call(command, ...args)) as string[];
    } finally {
      client.disconnect();
    }
  }
  const askMember = ({ address: host }: Machine, command: string, ...args: string[]) =>
    ask({ host, port: 6379, password }, command, ...args);
  const sentinelOf = ({ address: host }: Machine) => ({ host, port: 26379, password: sentinelPassword });
  const askSentinel = (machine: Machine, ...args: string[]) => ask(sentinelOf(machine), 'sentinel', ...args);

  /** Finds the machine that a majority of Sentinels takes for the primary. */
  async function primary(asked: readonly Machine[] = machines) {
    const answers = await Promise.all(
      asked.map((machine) => askSentinel(machine, 'get-master-addr-by-name', 'plainwill').catch(() => [])),
    );
    const found = machines.find(({ address }) => answers.filter(([host]) => host === address).length >= 2);
    if (!found) throw new Error('Sentinels do not agree');
    return found;
  }

  /**
   * Waits until Sentinels know one another and both replicas, none of them stands back, and the replicas follow. One that
   * was frozen has no say for 30 seconds, and one that has just started hears of replicas within 10.
   */
  async function untilWhole() {
    await vi.waitFor(async () => {
      const one = await primary();
      for (const machine of machines) {
        const quorum = String(await askSentinel(machine, 'ckquorum', 'plainwill'));
        if (!quorum.startsWith('OK 3')) throw new Error(quorum);
        const state = String(await ask(sentinelOf(machine), 'info', 'sentinel'));
        if (!state.includes('sentinel_tilt:0') || !state.includes('slaves=2')) throw new Error(state);
      }
      const replication = String(await askMember(one, 'info', 'replication'));
      if (replication.match(/state=online/g)?.length !== 2) throw new Error(replication);
    }, soon);
  }

  for (const machine of machines) {
    configure(machine);
    start(machine);
  }
  await untilWhole();
  const hosts = machines.map(({ address }) => `${address}:26379`).join();

  const urlOf = (user: ServiceWithQueue | 'default') =>
    `rediss-sentinel://${user}:${passwords[user]}@${hosts}/plainwill?sentinelpassword=${sentinelPassword}&sslrootcert=${certificates.ca}`;
  return {
    machines,
    urlOf,
    url: urlOf('default'),
    primary,
    untilWhole,
    /** Starts the processes of a machine that was killed. */
    start,
    /** Switches over by hand, as docs/operate/failover.md has it. */
    switchOver: async () => void (await askSentinel(first, 'failover', 'plainwill')),
    /** Writes at this machine whatever Sentinel says. @returns its answer */
    writeAt: (machine: Machine) =>
      machine
        .run(
          'redis-cli',
          ['-h', machine.address, '--tls', '--cacert', certificates.ca, 'set', 'plainwill:stray', '1'],
          {
            ...environment,
            REDISCLI_AUTH: password,
          },
        )
        .then((answer) => answer.trim()),
    /** A connection as services make theirs. */
    connect() {
      const client = new Redis({
        ...redisOptions(urlOf('default')),
        maxRetriesPerRequest: 1,
        enableOfflineQueue: false,
        commandTimeout: storeTimeoutMs,
        retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
      });
      client.on('error', () => {});
      onTestFinished(() => client.disconnect());
      return client;
    },
    askMember,
  };
}
