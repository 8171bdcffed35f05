import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import { queueNames } from '@plainwill/contracts/notifications/jobs';
import type { Log } from '@plainwill/kit/log';
import { queueStore, storeLimitMs } from '@plainwill/kit/queues/queue-store';
import { within } from '@plainwill/kit/timing/within';
import type { Queue } from 'bullmq';
import Fastify, { type FastifyInstance } from 'fastify';

// What would lose accepted work, or make work that nobody has accepted.
const withheld = /\/(add|update-data|empty|obliterate|clean|clean\/:queueStatus)$/;
// The pages name a font of someone else's, and staff pages ask nothing of third parties.
const foreignLinks = /<link href="https?:[^>]*>/g;
const storeIsLate = 'the queue store did not answer in time';

export interface Boards {
  acting: FastifyInstance;
  watching: FastifyInstance;
  close(): Promise<unknown>;
}

interface BoardOptions {
  queueUrl: string;
  /** Where the pages are served. */
  path: string;
  log: Log;
}

/** @throws if the store does not answer */
export async function openBoards({ queueUrl, path, log }: BoardOptions): Promise<Boards> {
  const store = queueStore(queueUrl);
  const queues = Object.values(queueNames).map((name) => store.queue(name));
  for (const queue of queues) queue.on('error', (err) => log.debug({ err, queue: queue.name }, 'queue store error'));
  const closeQueues = () => {
    const closed = queues.flatMap((queue) => [queue.disconnect(), queue.close()]);
    return within(storeLimitMs, Promise.allSettled(closed), storeIsLate).catch(() => undefined);
  };
  try {
    await within(storeLimitMs, Promise.all(queues.map((queue) => queue.waitUntilReady())), storeIsLate);
    const [acting, watching] = await Promise.all([openBoard(queues, path, false), openBoard(queues, path, true)]);
    return { acting, watching, close: () => Promise.all([acting.close(), watching.close(), closeQueues()]) };
  } catch (error) {
    await closeQueues();
    throw error;
  }
}

async function openBoard(queues: Queue[], path: string, readOnlyMode: boolean) {
  const serverAdapter = new FastifyAdapter().setBasePath(path);
  createBullBoard({
    queues: queues.map((queue) => withoutPayloads(new BullMQAdapter(queue, { readOnlyMode }))),
    serverAdapter,
    options: {
      uiConfig: { boardTitle: 'Queues', hideDocsLink: true, hideRedisDetails: true },
      handlerHooks: { before: ({ route }) => ({ allow: !withheld.test(route), status: 403 }) },
    },
  });
  const board = Fastify({ logger: false });
  board.addHook('onSend', async (_request, reply, payload) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    return isPage ? String(payload).replace(foreignLinks, '') : payload;
  });
  await board.register(serverAdapter.registerPlugin(), { prefix: path });
  await board.ready();
  return board;
}

function withoutPayloads(adapter: BullMQAdapter) {
  for (const field of ['data', 'returnValue', 'progress'] as const) adapter.setFormatter(field, () => 'hidden');
  return adapter;
}
