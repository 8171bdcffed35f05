import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { keyRing } from '@plainwill/kit/config/config';
import { createVault } from '@plainwill/kit/encryption/vault';
import { freePort } from '@plainwill/kit/free-port';
import { fillIn } from '../../tools/demo/harriet-bell.ts';
import { type Visit, visit } from '../../tools/demo/site-client.ts';
import { print } from '../../tools/launcher/console.ts';
import { readSecrets } from '../../tools/launcher/settings/secrets.ts';
import { cleanUps, leaveSomething } from './growth/clean-ups.ts';
import { awaitAuditSeals } from './growth/grow-audit.ts';
import { growIdentity } from './growth/grow-identity.ts';
import { growNotifications } from './growth/grow-notifications.ts';
import { growWillData, makeReadable } from './growth/grow-will-data.ts';
import { type GrownPerson, grownPassword, grownPerson } from './growth/grown-people.ts';
import { personCalls } from './growth/person-calls.ts';
import { staffCalls } from './growth/staff-calls.ts';
import { type Figure, median, quantile } from './support/figures.ts';
import { administratorOf } from './support/many-people.ts';
import { withProduct } from './support/running-product.ts';
import { serviceCaller } from './support/service-caller.ts';
import { startWebhookSink } from './support/sinks.ts';
import { siteCaller } from './support/site-caller.ts';
import { tableOf } from './support/table.ts';

const sizes = (process.env.GROWTH_SIZES || '10000,100000,1000000').split(',').map(Number);
const turns = 120;
const warmUpTurns = 20;
const readablePerStep = 50;
const personLimit = 1.2;
const staffLimit = 1.5;
const staffLimitMs = 100;

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Again, where a busy machine has just started services that answer too late at first. */
async function patiently(work: () => Promise<unknown>, attempts = 5): Promise<void> {
  await work().catch((error) => {
    if (attempts === 1) throw error;
    return patiently(work, attempts - 1);
  });
}

async function idOf({ api }: Visit): Promise<AccountId> {
  const me = await api.identity.accounts.me.query();
  if (!me) throw new Error('Nobody is signed in');
  return me.id;
}

/** As the gateway tells a service of a member of staff. */
const administrator = (id: AccountId): CallingAccount => ({
  id,
  roles: ['admin'],
  sessionKey: '0'.repeat(64),
  authenticatedAt: new Date().toISOString(),
  secondStep: 'none',
  frozenUntil: null,
  willHiddenUntil: null,
  newUntil: null,
});

type Product = Parameters<Parameters<typeof withProduct<void>>[1]>[0];

/** The product with one full record in it, from which all others are made, and what makes and measures them. */
async function open(
  { site, dataDir, cleanUp, identityPort }: Product,
  ports: { willData: number; notifications: number },
) {
  const model = visit(site);
  await patiently(async () => {
    await model.signIn({ email: 'harriet.bell@example.com', password: grownPassword });
    await fillIn(model);
  });
  const owner = await idOf(model);
  const staff = [0, 1, 2, 3, 4].map((n) => grownPerson(-1 - n).id);
  const secrets = readSecrets(dataDir);
  const vaultOf = (keys: string) => createVault(keyRing.parse(keys));
  const connect = async (name: 'identity' | 'will_data' | 'notifications') => {
    const client = await administratorOf(site, dataDir, name);
    await client.query('set synchronous_commit = off');
    cleanUp.push(() => client.end());
    return client;
  };
  const databases = {
    identity: await connect('identity'),
    willData: await connect('will_data'),
    notifications: await connect('notifications'),
  };
  const callerOf = async (name: 'identity' | 'will-data' | 'notifications', port: number) => {
    const { call, close } = await serviceCaller({
      dataDir,
      name,
      port,
      atOnce: 2,
      account: administrator(staff[0] as AccountId),
    });
    cleanUp.push(close);
    return call;
  };
  const calls = {
    identity: await callerOf('identity', identityPort),
    willData: await callerOf('will-data', ports.willData),
    notifications: await callerOf('notifications', ports.notifications),
  };
  const readable: GrownPerson[] = [];

  /** Adds everyone from one number up to another, with all that hangs on them. */
  async function grow(from: number, to: number) {
    const willDataVault = vaultOf(secrets.willDataEncryptionKeys);
    await Promise.all([
      growIdentity(databases.identity, vaultOf(secrets.identityEncryptionKeys), from, to),
      growWillData(databases.willData, { owner, staff }, from, to),
      growNotifications(databases.notifications, vaultOf(secrets.notificationsEncryptionKeys), from, to),
    ]);
    for (let index = 0; index < readablePerStep; index++) {
      const n = from + Math.floor((index * (to - from)) / readablePerStep);
      await makeReadable(databases.willData, willDataVault, owner, n);
      readable.push(grownPerson(n));
    }
    for (const database of Object.values(databases)) {
      await database.query('vacuum analyze');
      await database.query('checkpoint');
    }
    await awaitAuditSeals(databases.identity);
    await awaitAuditSeals(databases.willData);
  }

  return { calls, databases, staff, readable, grow };
}

/** Counts the rows and bytes, for the record. */
async function printSizes(databases: Awaited<ReturnType<typeof open>>['databases']) {
  for (const [name, database] of Object.entries(databases)) {
    const { rows } = await database.query<{ rows: string; bytes: string }>(
      `select sum(n_live_tup)::text rows, pg_size_pretty(pg_database_size(current_database())) bytes from pg_stat_user_tables`,
    );
    print(`  ${name}: ${Number(rows[0]?.rows).toLocaleString('en-GB')} rows, ${rows[0]?.bytes}`);
  }
}

type Times = Map<string, number[]>;

/** Each in turn, so that whatever else the machine does falls on all alike; of what fails, how often is said. */
async function timesOf(work: Record<string, () => Promise<unknown>>): Promise<Times> {
  const took: Times = new Map(Object.keys(work).map((name) => [name, []]));
  let failed = 0;
  const counted = (one: () => Promise<unknown>) => () => one().catch(() => failed++);
  for (let turn = -warmUpTurns; turn < turns; turn++)
    for (const [name, one] of Object.entries(work)) {
      const ms = await milliseconds(counted(one));
      if (turn >= 0) took.get(name)?.push(ms);
    }
  if (failed > 0) print(`  ${failed} calls failed`);
  return took;
}

interface Measured {
  size: number;
  times: Times;
}

/** Each call at this size beside the same at the size before it. */
function figuresOf({ size, times }: Measured, before?: Measured, aim: Partial<Figure> = {}, slowest?: number) {
  return [...times].flatMap(([name, took]): Figure[] => {
    const earlier = before?.times.get(name);
    const what = `${size.toLocaleString('en-GB')} accounts: ${name}`;
    const beside = (share: number) => (earlier ? { baseline: quantile(earlier, share) } : {});
    return [
      { what: `${what}, p50`, value: median(took), ...beside(0.5), ...(earlier && aim), unit: 'ms', digits: 1 },
      {
        what: `${what}, p99`,
        value: quantile(took, 0.99),
        ...beside(0.99),
        ...(slowest && { limit: slowest }),
        unit: 'ms',
        digits: 1,
      },
    ];
  });
}

/** Measures calls of people, calls of staff and scheduled clean-ups as the product grows. */
export async function measure(): Promise<Figure[]> {
  const webhooks = await startWebhookSink();
  const ports = { willData: await freePort(), notifications: await freePort() };
  const environment = {
    WILL_DATA_PORT: String(ports.willData),
    NOTIFICATIONS_PORT: String(ports.notifications),
    WEBHOOK_URL: webhooks.url,
    WEBHOOK_MAY_BE_LOCAL: 'true',
    WEBHOOKS_PER_SECOND: '0',
  };
  try {
    return await withProduct(environment, async (product) => {
      const { calls, databases, staff, readable, grow } = await open(product, ports);
      const site = siteCaller(product.site, 2);
      const { jobs, close } = await cleanUps(product.site, product.dataDir);
      product.cleanUp.push(site.close, close);
      const figures: Figure[] = [];
      let before: Record<'people' | 'staff' | 'jobs', Measured> | undefined;
      let grown = 0;
      for (const size of sizes) {
        const filled = await milliseconds(() => grow(grown, size));
        grown = size;
        print(`  ${size.toLocaleString('en-GB')} accounts filled in ${Math.round(filled / 1000)} s`);
        await printSizes(databases);
        const { willData } = databases;
        const people = await timesOf(await personCalls({ site, size, readable, willData, webhooks }));
        const byStaff = await timesOf(await staffCalls({ size, staff, calls, databases }));
        await leaveSomething(databases);
        const byClock: Times = new Map();
        for (const [name, work] of Object.entries(jobs)) byClock.set(`clean-up of ${name}`, [await milliseconds(work)]);
        const now = {
          people: { size, times: people },
          staff: { size, times: byStaff },
          jobs: { size, times: byClock },
        };
        const added = [
          ...figuresOf(now.people, before?.people, { ratioLimit: personLimit }),
          ...figuresOf(now.staff, before?.staff, { ratioLimit: staffLimit }, staffLimitMs),
          ...figuresOf(now.jobs, before?.jobs).filter(({ what }) => what.endsWith('p50')),
        ];
        for (const line of tableOf(added)) print(`  ${line}`);
        figures.push(...added);
        before = now;
      }
      return figures;
    });
  } finally {
    webhooks.close();
  }
}
