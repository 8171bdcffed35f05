import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { audiences } from './audiences.ts';
import { type ContextDeps, createContextOf } from './context.ts';

/** The captured mailbox of embedded mode: `/dev/mail`, and `/dev/mail.json` for programs. */
export async function addMailbox(http: FastifyInstance, mailboxUrl: string) {
  await http.register(proxy, { upstream: mailboxUrl, prefix: '/dev', rewritePrefix: '/dev' });
}

/** The queue dashboard of notifications, for administrators; to anyone else it is not there. */
export async function addQueueBoard(http: FastifyInstance, deps: ContextDeps) {
  const contextOf = createContextOf(deps);
  const tokens = new WeakMap<FastifyRequest, string>();
  await http.register(async (board) => {
    // The dashboard's own pages set a base address and styles within their text.
    board.addHook('onSend', async (_request, reply) => {
      const policy = String(reply.getHeader('content-security-policy'));
      const opened = policy
        .replace("base-uri 'none'", "base-uri 'self'")
        .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");
      reply.header('content-security-policy', opened);
    });
    await board.register(proxy, {
      upstream: deps.config.notificationsUrl,
      prefix: '/ops/queues',
      rewritePrefix: '/ops/queues',
      preHandler: async (request, reply) => {
        const account = await contextOf(request, reply)
          .account()
          .catch(() => null);
        if (!account) return reply.redirect('/auth');
        if (!account.roles.includes('admin'))
          return reply.code(404).send({ error: { message: 'There is nothing here.' } });
        tokens.set(request, await deps.sign({ audience: audiences.notifications, account }));
      },
      replyOptions: {
        rewriteRequestHeaders: (request, { cookie: _cookie, ...headers }) => ({
          ...headers,
          // Under which the audit log finds what was done.
          'x-request-id': request.id,
          authorization: `Bearer ${tokens.get(request as unknown as FastifyRequest)}`,
        }),
      },
    });
  });
}
