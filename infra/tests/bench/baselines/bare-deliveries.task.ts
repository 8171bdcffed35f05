import { createHmac, randomUUID } from 'node:crypto';
import { createPostgresBackend, Queue, Worker, withBackend } from 'bullmq';
import pg from 'pg';

// A backlog of webhooks, worked by one plain BullMQ worker on this store: it signs and posts each to this receiver and
// notes the outcome in this database. Written to stdout: deliveries a second.
const [queueUrl = '', receiver = '', databaseUrl = '', count = ''] = process.argv.slice(2);
const jobs = Number(count);
const batch = 1000;
const concurrency = 50;
const name = `bench-${randomUUID()}`;
const key = 'a-key-of-the-bench';

const postgres = withBackend(createPostgresBackend);
// The classes have one API whatever the store; only their private parts differ in type.
const classes = (queueUrl.startsWith('postgres') ? postgres : { Queue, Worker }) as {
  Queue: typeof Queue;
  Worker: typeof Worker;
};
const connection = queueUrl.startsWith('postgres')
  ? { connectionString: queueUrl, migrate: true }
  : { url: queueUrl, maxRetriesPerRequest: null };
const options = { connection: connection as { url: string } };

const database = new pg.Pool({ connectionString: databaseUrl });
await database.query(
  'create table if not exists bare_deliveries (id uuid primary key, at timestamptz, status integer)',
);

interface Delivery {
  id: string;
  body: string;
}

const delivery = (): Delivery => {
  const id = randomUUID();
  const answers = { whoFor: 'Me', children: 'No', homeOwned: 'No', locationEnglandWales: 'Yes', business: 'No' };
  return { id, body: JSON.stringify({ type: 'questionnaire.submitted', submissionId: id, ...answers }) };
};

const queue = new classes.Queue(name, options);
for (let added = 0; added < jobs; added += batch)
  await queue.addBulk(
    Array.from({ length: batch }, () => ({ name: 'post', data: delivery(), opts: { removeOnComplete: true } })),
  );

let done = 0;
const allDone = Promise.withResolvers<void>();

// https://github.com/standard-webhooks/standard-webhooks
async function post({ data: { id, body } }: { data: Delivery }) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
  const response = await fetch(receiver, { method: 'POST', headers, body });
  await response.text();
  await database.query('insert into bare_deliveries (id, at, status) values ($1, now(), $2)', [id, response.status]);
  if (++done === jobs) allDone.resolve();
}

const worker = new classes.Worker(name, post, { ...options, concurrency, autorun: false });
await worker.waitUntilReady();
const started = performance.now();
void worker.run();
await allDone.promise;
process.stdout.write(String((jobs * 1000) / (performance.now() - started)));
await worker.close();
await queue.obliterate({ force: true });
await queue.close();
await database.end();
