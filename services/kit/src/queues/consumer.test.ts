import { randomUUID } from 'node:crypto';
import { DelayedError, UnrecoverableError } from 'bullmq';
import { expect, it, onTestFinished, vi } from 'vitest';
import { quietLog } from '../testing/call.ts';
import { createConsumer } from './consumer.ts';
import type { RecordDeadJob } from './dead-job.ts';
import { jobOptions, type Processor, type QueueWorkers, type WorkerJob } from './queue-store.ts';
import { attemptsOf } from './retries.ts';

/** A consumer, and a way to give it a job that has stalled or failed so often. */
function aConsumer(recordDeadJob: RecordDeadJob, moveToDelayed = vi.fn(async () => {})) {
  let process: Processor | undefined;
  const store: QueueWorkers = {
    worker: (_name, given) => {
      process = given;
      return { on: () => {}, waitUntilReady: async () => {}, close: async () => {}, disconnect: async () => {} };
    },
  };
  const handle = vi.fn(async () => {});
  const consumer = createConsumer({ store, queue: 'webhooks', concurrency: 1, log: quietLog, handle, recordDeadJob });
  onTestFinished(() => consumer.close());
  function work({ stalledCounter = 0, attemptsMade = 0 }) {
    const data = { deliveryId: randomUUID() };
    const job: WorkerJob = {
      id: randomUUID(),
      data,
      opts: {},
      attemptsMade,
      stalledCounter,
      moveToDelayed,
    };
    return process?.(job);
  }
  return { handle, moveToDelayed, work };
}

it('works a job that has stalled three times', async () => {
  const { handle, work } = aConsumer(async () => {});
  await work({ stalledCounter: 3 });
  expect(handle).toHaveBeenCalledOnce();
});

it('gives up a job that has stalled more often, and records it first', async () => {
  const recordDeadJob = vi.fn<RecordDeadJob>(async () => {});
  const { handle, work } = aConsumer(recordDeadJob);
  await expect(work({ stalledCounter: 4 })).rejects.toThrow(UnrecoverableError);
  expect(recordDeadJob).toHaveBeenCalledWith(expect.objectContaining({ error: 'the job stalled too often' }));
  expect(handle).not.toHaveBeenCalled();
});

it('puts it back while it cannot be recorded', async () => {
  const { moveToDelayed, work } = aConsumer(async () => {
    throw new Error('the database is away');
  });
  await expect(work({ stalledCounter: 4 })).rejects.toThrow(DelayedError);
  expect(moveToDelayed).toHaveBeenCalledOnce();
});

it('leaves the queue no way to let go of a last attempt that is neither recorded nor put back', async () => {
  const { handle, work } = aConsumer(
    async () => {
      throw new Error('the database is away');
    },
    vi.fn(async () => {
      throw new Error('the queue is away');
    }),
  );
  handle.mockRejectedValue(new Error('no'));
  const failure = await work({ attemptsMade: attemptsOf('webhooks') - 1 })?.catch((error) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(UnrecoverableError);
  expect(jobOptions.attempts).toBeGreaterThan(attemptsOf('webhooks'));
});
