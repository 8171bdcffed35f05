import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@plainwill/kit/free-port';
import { queueStore } from '@plainwill/kit/queues/queue-store';
import type { JobType } from 'bullmq';
import { runTask } from '../../tools/launcher/processes/node-process.ts';
import { readRunning } from '../../tools/launcher/running-file.ts';
import { inRoot } from '../../tools/launcher/settings/paths.ts';
import { readSecrets } from '../../tools/launcher/settings/secrets.ts';
import { bareRowsUrlOf } from './baselines/bare-rows.ts';
import { type Figure, median } from './support/figures.ts';
import { startProduct } from './support/running-product.ts';
import { serviceCaller } from './support/service-caller.ts';
import { startMailSink, startWebhookSink } from './support/sinks.ts';

const submissions = Number(process.env.DRAIN_SUBMISSIONS || 50_000);
const plainJobs = 10_000;
const atOnce = 32;
const mails = 30;
const kills = 3;

const answers = { whoFor: 'Me', children: 'No', homeOwned: 'No', locationEnglandWales: 'Yes', business: 'No' };

type Product = Awaited<ReturnType<typeof open>>;

/** The product with a mail server and a receiver that only count, and its queues on this store. */
async function open(cleanUp: (() => unknown)[], queueUrl: string | undefined) {
  const dataDir = mkdtempSync(join(tmpdir(), 'plainwill-bench-'));
  cleanUp.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const [mail, webhooks] = await Promise.all([startMailSink(), startWebhookSink()]);
  cleanUp.push(mail.close, webhooks.close);
  const port = await freePort();
  const product = await startProduct(dataDir, {
    NOTIFICATIONS_PORT: String(port),
    SMTP_URL: mail.url,
    WEBHOOK_URL: webhooks.url,
    WEBHOOK_MAY_BE_LOCAL: 'true',
    WEBHOOKS_PER_SECOND: '0',
    ...(queueUrl && { QUEUE_URL: queueUrl }),
  });
  cleanUp.push(product.stop);
  const notifications = await serviceCaller({ dataDir, name: 'notifications', port, atOnce });
  const identity = await serviceCaller({ dataDir, name: 'identity', port: product.identityPort, atOnce: 1 });
  cleanUp.push(notifications.close, identity.close);
  const submit = () => notifications.call('questionnaire.submit', { submissionId: randomUUID(), answers });
  const embedded = new URL(product.site.identityDatabaseUrl);
  embedded.username = 'queue';
  embedded.password = readSecrets(dataDir).passwords.queue;
  embedded.pathname = '/queue';
  return { ...product, dataDir, mail, webhooks, identity, submit, queueUrl: queueUrl ?? embedded.href };
}

/** Measures from the answer to a sign-up until the mail server has the whole message, one after another. */
async function mailLatencies({ identity, mail }: Product) {
  const taken: number[] = [];
  for (let index = 0; index < mails; index++) {
    const email = `bench-${index}@example.com`;
    await identity.call('accounts.signUp', { email, password: 'Harbour-Lamp-41' });
    const answeredAt = performance.now();
    taken.push((await mail.arrival(email)) - answeredAt);
    await sleep(150);
  }
  return taken;
}

/** Accepts a backlog while the queue is at rest, and then lets it go. */
async function drain({ webhooks, submit, queueUrl }: Product) {
  const queue = queueStore(queueUrl).queue('webhooks');
  queue.on('error', () => {});
  await queue.waitUntilReady();
  await queue.pause();
  const before = webhooks.seen.size;
  const acceptStarted = performance.now();
  let left = submissions;
  const lane = async () => {
    while (left-- > 0) await submit();
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  const acceptSeconds = (performance.now() - acceptStarted) / 1000;
  // At rest, PostgreSQL's jobs count as paused and those of Redis as waiting.
  const atRest = ['waiting', 'paused'] as JobType[];
  while ((await queue.getJobCountByTypes(...atRest)) < submissions) await sleep(100);
  const started = performance.now();
  await queue.resume();
  await webhooks.until(() => webhooks.seen.size - before === submissions);
  const seconds = (performance.now() - started) / 1000;
  // Any delivery that came twice would have come by then.
  while ((await queue.getActiveCount()) > 0) await sleep(100);
  await queue.close();
  return { accepted: submissions / acceptSeconds, drained: submissions / seconds };
}

/** Measures from the kill of the worker that has a delivery in hand until the receiver has it again. */
async function recoveries({ webhooks, submit, dataDir }: Product) {
  const taken: number[] = [];
  for (let kill = 0; kill < kills; kill++) {
    const known = webhooks.seen.size;
    const again = webhooks.again();
    webhooks.pause();
    await submit();
    await webhooks.until(() => webhooks.seen.size > known);
    process.kill(readRunning(dataDir).processes.notifications ?? 0, 'SIGKILL');
    const killedAt = performance.now();
    webhooks.resume();
    await webhooks.until(() => webhooks.again() > again);
    taken.push((performance.now() - killedAt) / 1000);
    await sleep(1500);
  }
  return taken;
}

/** Measures the deliveries a second of a plain BullMQ worker to the same receiver. */
async function plainWorker({ queueUrl, webhooks, site }: Product): Promise<number> {
  const script = inRoot('infra', 'tests', 'bench', 'baselines', 'bare-deliveries.task.ts');
  const args = [queueUrl, webhooks.url, bareRowsUrlOf(site), String(plainJobs)];
  const failure = 'A plain worker could not be measured';
  return Number(await runTask({ failure, script, args, environment: process.env }));
}

async function measureOn(store: string, queueUrl?: string): Promise<Figure[]> {
  const cleanUp: (() => unknown)[] = [];
  try {
    const product = await open(cleanUp, queueUrl);
    const latencies = await mailLatencies(product);
    const plain = await plainWorker(product);
    const { accepted, drained } = await drain(product);
    const twice = product.webhooks.again();
    const recovered = await recoveries(product);
    return [
      { what: `${store}: accepted to mail server, p50`, value: median(latencies), unit: 'ms', limit: 50 },
      { what: `${store}: submissions accepted`, value: accepted, unit: '/s' },
      {
        what: `${store}: backlog delivered, beside a plain BullMQ worker that posts and notes the same`,
        value: drained,
        baseline: plain,
        unit: '/s',
        minRatio: 1.2,
      },
      { what: `${store}: delivered twice`, value: (100 * twice) / submissions, unit: '%', limit: 0 },
      { what: `${store}: recovery after a killed worker`, value: Math.max(...recovered), unit: 's', limit: 6 },
    ];
  } finally {
    for (const undo of cleanUp.reverse()) await undo();
  }
}

/** Measures the queues on each store: embedded PostgreSQL, and the Redis that `BENCH_REDIS_URL` names, if any. */
export async function measure(): Promise<Figure[]> {
  const redis = process.env.BENCH_REDIS_URL;
  return [...(await measureOn('PostgreSQL')), ...(redis ? await measureOn('Redis', redis) : [])];
}
