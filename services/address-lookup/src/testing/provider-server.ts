import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';

/** How the server takes what it is asked, whatever that is. */
export type Mood = 'well' | 'broken' | 'silent' | 'cut short' | 'endless' | 'redirecting' | 'otherwise';

/** Keys that every imitation knows; any other is a stranger's. */
export const keys = { good: 'good-key', withoutCredit: 'empty-key', hurried: 'hurried-key', unknown: 'unknown-key' };

/** A local stand-in for a provider: `addRoutes` answers as its documents say. */
export async function startProviderServer(addRoutes: (http: FastifyInstance) => void) {
  const http = Fastify({ logger: false, forceCloseConnections: true });
  const asked: { url: string; headers: Record<string, unknown> }[] = [];
  let mood: Mood = 'well';
  http.addHook('onRequest', async ({ url, headers }, reply) => {
    asked.push({ url, headers });
    if (mood === 'broken') return reply.code(500).type('text/html').send('<h1>Server Error</h1>');
    if (mood === 'redirecting') return reply.redirect('http://169.254.169.254/latest/meta-data/');
    if (mood === 'cut short') return reply.type('application/json').send('{"result":[{"line_1":"10 Down');
    if (mood === 'otherwise') return reply.type('application/json').send('{"unlike":["anything"],"documented":7}');
    if (mood === 'endless') return reply.type('application/json').send(`{"result":"${'x'.repeat(3_000_000)}"}`);
    if (mood === 'silent') return reply.hijack();
  });
  addRoutes(http);
  await http.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`,
    asked,
    feel(next: Mood) {
      mood = next;
      asked.length = 0;
    },
    close: () => http.close(),
  };
}

export type ProviderServer = Awaited<ReturnType<typeof startProviderServer>>;
