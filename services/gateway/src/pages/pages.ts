import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import staticFiles from '@fastify/static';
import { pagesFolder } from '@plainwill/contracts/shared/built-pages';
import type { Log } from '@plainwill/kit/log';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowStyles, watchForMarkupOfText } from '../http/headers.ts';
import { loggedPath } from '../http/request-details.ts';
import type { SessionCookie } from '../sessions/session-cookie.ts';
import { type BuiltPage, readBuiltPages } from './built-pages.ts';
import { textSender } from './send-text.ts';

const yearSeconds = 31_536_000;
const types: Record<string, string> = {
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

/** A wouter path pattern as an expression: `/admin/users/:id`. What looks like a file is no page. */
const asExpression = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/.]+')}/?$`);

interface PageDeps {
  webRoot: string;
  publicUrl: string;
  cookie: SessionCookie;
  log: Log;
}

const sendNothing = (reply: FastifyReply) => reply.code(404).send({ error: { message: 'There is nothing here.' } });

/** The built web app: files as they are, rendered pages, the shell for the app's others, and 404 for all else. */
export async function servePages(http: FastifyInstance, { webRoot, publicUrl, cookie, log }: PageDeps) {
  const built = await readBuiltPages(webRoot, publicUrl);
  const patterns: string[] = JSON.parse(await readFile(join(webRoot, 'routes.json'), 'utf8'));
  const pages = patterns.map(asExpression);
  const sendText = textSender();

  await http.register(staticFiles, {
    root: webRoot,
    index: false,
    preCompressed: true,
    wildcard: false,
    globIgnore: ['index.html*', 'routes.json*', `${pagesFolder}/**`],
    cacheControl: false,
    setHeaders: (response, path) => {
      const isNamedByContent = path.includes('/assets/');
      response.header('cache-control', isNamedByContent ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
    },
  });

  for (const { name, text } of built.files) {
    http.get(`/${name}`, (request, reply) => {
      reply.type(`${types[extname(name)]}; charset=utf-8`).header('cache-control', 'no-cache');
      return sendText(request, reply, text);
    });
  }

  /** The header can stand right from the first paint: whether somebody is really signed in, the app finds out. */
  function sendPage(request: FastifyRequest, reply: FastifyReply, { html, styleHashes }: BuiltPage) {
    allowStyles(reply, styleHashes);
    watchForMarkupOfText(reply);
    const isKnown = cookie.read(request) !== null;
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    return sendText(request, reply, isKnown ? html.replace('<html ', '<html data-session="in" ') : html);
  }

  http.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendNothing(reply);
    const [asked = '/'] = request.url.split('?');
    const path = asked.replace(/(?<=.)\/$/, '');
    const rendered = built.at(path);
    if (rendered) return sendPage(request, reply, rendered);
    reply.header('x-robots-tag', 'noindex');
    if (pages.some((page) => page.test(path))) return sendPage(request, reply, built.shell);
    log.info({ path: loggedPath(request.url) }, 'not found');
    const isForPeople = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    return isForPeople ? sendPage(request, reply.code(404), built.notFound) : sendNothing(reply);
  });
}
