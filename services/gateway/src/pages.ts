import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { Log } from '@plainwill/kit/log';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const yearSeconds = 31_536_000;
const longestLoggedPath = 200;

/** A wouter path pattern as an expression: `/admin/users/:id`. */
const asExpression = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`);

/** The path as it may be logged: one line, of bounded length, without a query. */
const loggedPath = (request: FastifyRequest) =>
  JSON.stringify((request.url.split('?')[0] ?? '').slice(0, longestLoggedPath)).slice(1, -1);

/** The built web app: files as they are, the shell for each of its pages, and 404 for all else. */
export async function servePages(http: FastifyInstance, webRoot: string, log: Log) {
  const shell = await readFile(join(webRoot, 'index.html'), 'utf8');
  const patterns: string[] = JSON.parse(await readFile(join(webRoot, 'routes.json'), 'utf8'));
  const pages = patterns.map(asExpression);

  await http.register(staticFiles, {
    root: webRoot,
    index: false,
    preCompressed: true,
    wildcard: false,
    globIgnore: ['index.html*', 'routes.json*'],
    cacheControl: false,
    setHeaders: (response, path) => {
      const isNamedByContent = path.includes('/assets/');
      response.header('cache-control', isNamedByContent ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
    },
  });

  http.setNotFoundHandler((request, reply) => {
    const [path = '/'] = request.url.split('?');
    const isForPeople = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    const isPage = pages.some((page) => page.test(path));
    if (!isPage) log.info({ path: loggedPath(request) }, 'not found');
    if (!isForPeople && !isPage) return reply.code(404).send({ error: { message: 'There is nothing here.' } });
    return reply
      .code(isPage ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(shell);
  });
}
