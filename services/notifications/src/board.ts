import type { Log } from '@plainwill/kit/log';
import type { VerifyToken } from '@plainwill/kit/tokens/service-token';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Boards } from './board-pages.ts';

const path = '/ops/queues';

interface BoardDeps {
  queueUrl: string;
  verify: VerifyToken;
  log: Log;
}

/** The queue dashboard: admins act on it, other staff watch, and nobody else is let in. */
export function createBoard({ queueUrl, verify, log }: BoardDeps) {
  let opening: Promise<Boards> | undefined;

  // Loaded and opened when first asked for: few processes ever are, and a store that is away then stops nothing else.
  async function open() {
    const { openBoards } = await import('./board-pages.ts');
    return openBoards({ queueUrl, path, log });
  }

  function boards() {
    opening ??= open().catch((error) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  async function modeFor(authorization = ''): Promise<'acting' | 'watching' | null> {
    const { account } = await verify(authorization.replace(/^Bearer /, '')).catch(() => ({ account: null }));
    if (!account?.roles.length) return null;
    return account.roles.includes('admin') ? 'acting' : 'watching';
  }

  async function handOver(request: FastifyRequest, reply: FastifyReply) {
    const mode = await modeFor(request.headers.authorization);
    if (!mode) return reply.code(403).send({ error: { message: 'This is for staff.' } });
    try {
      const board = (await boards())[mode];
      reply.hijack();
      board.routing(request.raw, reply.raw);
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
