import { randomUUID } from 'node:crypto';
import { createPostgresBackend, Queue, Worker, withBackend } from 'bullmq';

// A backlog of jobs that do nothing, worked by one bare BullMQ worker on this store. Written to stdout: jobs a second.
const [url = '', count = ''] = process.argv.slice(2);
const jobs = Number(count);
const batch = 1000;
const concurrency = 50;
const name = `bench-${randomUUID()}`;

const postgres = withBackend(createPostgresBackend);
// The classes have one API whatever the store; only their private parts differ in type.
const classes = (url.startsWith('postgres') ? postgres : { Queue, Worker }) as {
  Queue: typeof Queue;
  Worker: typeof Worker;
};
const connection = url.startsWith('postgres')
  ? { connectionString: url, migrate: true }
  : { url, maxRetriesPerRequest: null };
const options = { connection: connection as { url: string } };

const queue = new classes.Queue(name, options);
for (let added = 0; added < jobs; added += batch) {
  const empty = Array.from({ length: batch }, () => ({ name: 'nothing', data: {}, opts: { removeOnComplete: true } }));
  await queue.addBulk(empty);
}

let done = 0;
const allDone = Promise.withResolvers<void>();
const nothing = async () => {
  if (++done === jobs) allDone.resolve();
};
const worker = new classes.Worker(name, nothing, { ...options, concurrency, autorun: false });
await worker.waitUntilReady();
const started = performance.now();
void worker.run();
await allDone.promise;
process.stdout.write(String((jobs * 1000) / (performance.now() - started)));
await worker.close();
await queue.obliterate({ force: true });
await queue.close();
