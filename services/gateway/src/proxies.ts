import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** The captured mailbox of embedded mode: `/dev/mail`, and `/dev/mail.json` for programs. */
export async function addMailbox(http: FastifyInstance, mailboxUrl: string) {
  await http.register(proxy, { upstream: mailboxUrl, prefix: '/dev', rewritePrefix: '/dev' });
}
