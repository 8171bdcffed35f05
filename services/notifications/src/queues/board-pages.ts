import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import { queueNames } from '@plainwill/contracts/notifications/jobs';
import type { Log } from '@plainwill/kit/log';
import { queueStore, storeTimeoutMs } from '@plainwill/kit/queues/queue-store';
import { withTimeout } from '@plainwill/kit/resilience/timeouts';
import type { Queue } from 'bullmq';
import Fastify, { type FastifyInstance } from 'fastify';

// What would lose accepted work, or make work that nobody has accepted.
const withheld = /\/(add|update-data|empty|obliterate|clean|clean\/:queueStatus)$/;
// The pages name a font of someone else's, and staff pages ask nothing of third parties.
const foreignLinks = /<link href="https?:[^>]*>/g;
/** As much as an entry of the audit log holds. */
const maxTargetLength = 100;
const storeIsLate = 'the queue store did not answer in time';

export interface Board {
  pages: FastifyInstance;
  close(): Promise<unknown>;
}

/** Something that an administrator does to a queue or to a job. */
export interface QueueAction {
  /** As in `retry` or `rate-limit release`. */
  name: string;
  /** The queue, or one of its jobs as in `emails/5f1c…`; `all` for every queue. */
  target: string;
  isAllowed: boolean;
  headers: Record<string, string | undefined>;
}

/** As much as the dashboard tells of what somebody asked it for. */
interface Asked {
  route: string;
  request: { params: Record<string, string | undefined>; headers: Record<string, string | undefined> };
}

type OnAction = (action: QueueAction) => Promise<void>;

interface BoardOptions {
  queueUrl: string;
  /** Where the pages are served. */
  path: string;
  log: Log;
  /** Called before anything is done. If it rejects, nothing is. */
  onAction: OnAction;
}

/** @throws if the store does not answer */
export async function openBoard({ queueUrl, path, log, onAction }: BoardOptions): Promise<Board> {
  const store = queueStore(queueUrl);
  const queues = Object.values(queueNames).map((name) => store.queue(name));
  for (const queue of queues) queue.on('error', (err) => log.debug({ err, queue: queue.name }, 'queue store error'));
  const closeQueues = () => {
    const closed = queues.flatMap((queue) => [queue.disconnect(), queue.close()]);
    return withTimeout(storeTimeoutMs, Promise.allSettled(closed), storeIsLate).catch(() => undefined);
  };
  try {
    await withTimeout(storeTimeoutMs, Promise.all(queues.map((queue) => queue.waitUntilReady())), storeIsLate);
    const pages = await openPages(queues, path, onAction);
    return { pages, close: () => Promise.all([pages.close(), closeQueues()]) };
  } catch (error) {
    await closeQueues();
    throw error;
  }
}

async function openPages(queues: Queue[], path: string, onAction: OnAction) {
  const serverAdapter = new FastifyAdapter().setBasePath(path);
  createBullBoard({
    queues: queues.map((queue) => withoutPayloads(new BullMQAdapter(queue))),
    serverAdapter,
    options: {
      uiConfig: { boardTitle: 'Queues', hideDocsLink: true, hideRedisDetails: true },
      handlerHooks: {
        before: async (context) => {
          const isAllowed = !withheld.test(context.route);
          if (context.method !== 'get') await onAction({ ...namesOf(context), isAllowed });
          return { allow: isAllowed, status: 403 };
        },
      },
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

/** What an action is called, and what it is done to, by the route: `/api/queues/:queueName/:jobId/retry`. */
function namesOf({ route, request }: Asked): Omit<QueueAction, 'isAllowed'> {
  const { queueName, jobId, schedulerId } = request.params;
  const words = route.split('/').filter((part) => part && !part.startsWith(':'));
  return {
    name: words.filter((word) => word !== 'api' && word !== 'queues').join(' '),
    target: [queueName ?? 'all', jobId ?? schedulerId].filter(Boolean).join('/').slice(0, maxTargetLength),
    headers: request.headers,
  };
}

function withoutPayloads(adapter: BullMQAdapter) {
  for (const field of ['data', 'returnValue', 'progress'] as const) adapter.setFormatter(field, () => 'hidden');
  return adapter;
}
