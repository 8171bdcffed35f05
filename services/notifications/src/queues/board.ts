import { randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import type { Log } from '@plainwill/kit/log';
import type { VerifyToken } from '@plainwill/kit/tokens/service-token';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Board, QueueAction } from './board-pages.ts';

const path = '/ops/queues';

interface BoardDeps {
  orm: MikroORM;
  queueUrl: string;
  verify: VerifyToken;
  clock: () => Date;
  log: Log;
}

/** The queue dashboard, for administrators. What they do there is in the audit log. */
export function createBoard({ orm, queueUrl, verify, clock, log }: BoardDeps) {
  let opening: Promise<Board> | undefined;

  // Loaded and opened when first asked for: few processes ever are, and a store that is away then stops nothing else.
  async function open() {
    const { openBoard } = await import('./board-pages.ts');
    return openBoard({ queueUrl, path, log, onAction });
  }

  // Written before it is done, for the queues' store shares no transaction with the log: an action without an entry
  // would be worse than an entry whose action failed.
  async function onAction({ name, target, isAllowed, headers }: QueueAction) {
    const account = await accountOf(headers.authorization);
    await recordAudit(
      orm.em.fork(),
      { account, now: clock(), requestId: headers['x-request-id'] ?? randomUUID() },
      { action: 'queue.act', objectId: target, fields: [name], outcome: isAllowed ? 'done' : 'refused' },
    );
  }

  const accountOf = async (authorization = ''): Promise<CallingAccount | null> => {
    const { account } = await verify(authorization.replace(/^Bearer /, '')).catch(() => ({ account: null }));
    return account;
  };

  function board() {
    opening ??= open().catch((error) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  async function handOver(request: FastifyRequest, reply: FastifyReply) {
    const account = await accountOf(request.headers.authorization);
    if (!account?.roles.includes('admin'))
      return reply.code(403).send({ error: { message: 'This is for administrators.' } });
    try {
      const { pages } = await board();
      reply.hijack();
      pages.routing(request.raw, reply.raw);
    } catch (err) {
      log.warn({ err }, 'the queue dashboard cannot be opened');
      return reply.code(503).send({ error: { message: 'The queue store does not answer. Try again in a moment.' } });
    }
  }

  return {
    mount(http: FastifyInstance) {
      // In onRequest, for the board that takes over reads the body itself.
      for (const url of [path, `${path}/*`]) http.all(url, { onRequest: handOver }, async () => {});
    },
    async close() {
      const opened = await opening?.catch(() => undefined);
      await opened?.close();
    },
  };
}
