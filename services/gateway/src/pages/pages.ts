import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import staticFiles from '@fastify/static';
import { originMark, pagesFolder } from '@plainwill/contracts/shared/built-pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowWithin, watchForMarkupOfText } from '../http/headers.ts';
import type { LogRefusal } from '../http/refusal-log.ts';
import { loggedPath } from '../http/request-details.ts';
import type { SessionCookie } from '../sessions/session-cookie.ts';

interface BuiltPage {
  html: string;
  /** The hashes of its inline styles and scripts, as the content security policy names them. */
  hashes: Record<'style' | 'script', string[]>;
}

interface BuiltPages {
  /** The page at a path as it was rendered when the web app was built; undefined where it is made in the browser. */
  at(path: string): BuiltPage | undefined;
  /** The app without a page, for all that is made in the browser. */
  shell: BuiltPage;
  notFound: BuiltPage;
  /** The site map and its like, each at the root under its own name. */
  files: { name: string; text: string }[];
}

const pathOf = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`);
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashesIn = (html: string, within: RegExp) => [...html.matchAll(within)].map(([, text = '']) => hashOf(text));

const asPage = (html: string): BuiltPage => ({
  html,
  hashes: {
    style: hashesIn(html, /<style>([\s\S]*?)<\/style>/g),
    script: hashesIn(html, /<script>([\s\S]*?)<\/script>/g),
  },
});

/** Reads the built pages and fills in the origin that people know this site by. */
async function readBuiltPages(webRoot: string, publicUrl: string): Promise<BuiltPages> {
  const folder = join(webRoot, pagesFolder);
  const { origin } = new URL(publicUrl);
  const read = async (name: string) => {
    const text = await readFile(join(folder, name), 'utf8');
    return { name, text: text.replaceAll(originMark, origin) };
  };
  // A page below another is in a folder of its name.
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  const all = await Promise.all(
    files.map(({ parentPath, name }) => read(relative(folder, join(parentPath, name)).split(sep).join('/'))),
  );
  const pages = new Map(
    all.filter(({ name }) => name.endsWith('.html')).map(({ name, text }) => [pathOf(name), asPage(text)]),
  );
  const own = (path: string) => {
    const page = pages.get(path);
    if (!page) throw new Error(`${folder} holds no ${path.slice(1)}.html: build the web app again`);
    pages.delete(path);
    return page;
  };
  return {
    shell: own('/shell'),
    notFound: own('/404'),
    at: (path) => pages.get(path),
    files: all.filter(({ name }) => !name.endsWith('.html')),
  };
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const codings = {
  // At its best quality: it is done once, and lets the longest guide arrive in one flight of packets.
  br: (text: string) => brotli(text),
  gzip: (text: string) => gzipped(text),
  identity: async (text: string) => Buffer.from(text),
};
type Coding = keyof typeof codings;

const codingFor = ({ headers }: FastifyRequest): Coding => {
  const accepted = String(headers['accept-encoding'] ?? '');
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
};

/** Sends texts that never change while this process lives: each is compressed once, and again only if asked otherwise. */
function textSender() {
  type Encoded = Map<string, { tag: string; body: Promise<Buffer> }>;
  const cached: Record<Coding, Encoded> = { br: new Map(), gzip: new Map(), identity: new Map() };

  function encoded(text: string, coding: Coding) {
    const known = cached[coding].get(text);
    if (known) return known;
    const tag = `"${createHash('sha256').update(coding).update(text).digest('base64url').slice(0, 22)}"`;
    const fresh = { tag, body: codings[coding](text) };
    cached[coding].set(text, fresh);
    return fresh;
  }

  return async (request: FastifyRequest, reply: FastifyReply, text: string) => {
    const coding = codingFor(request);
    const { tag, body } = encoded(text, coding);
    reply.header('etag', tag).header('vary', 'accept-encoding, cookie');
    if (reply.statusCode === 200 && request.headers['if-none-match'] === tag) return reply.code(304).send();
    if (coding !== 'identity') reply.header('content-encoding', coding);
    return reply.send(await body);
  };
}

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
  logRefusal: LogRefusal;
}

const sendNothing = (reply: FastifyReply) => reply.code(404).send({ error: { message: 'There is nothing here.' } });

/** The built web app: files as they are, rendered pages, the shell for the app's others, and 404 for all else. */
export async function servePages(http: FastifyInstance, { webRoot, publicUrl, cookie, logRefusal }: PageDeps) {
  const built = await readBuiltPages(webRoot, publicUrl);
  const patterns: string[] = JSON.parse(await readFile(join(webRoot, 'routes.json'), 'utf8'));
  const pages = patterns.map(asExpression);
  const sendText = textSender();

  const files = { index: false, preCompressed: true, cacheControl: false } as const;
  await http.register(staticFiles, {
    ...files,
    root: webRoot,
    // A route for each of them: a path that is none of these is a page's, or nothing.
    wildcard: false,
    globIgnore: ['index.html*', 'routes.json*', 'assets/**', `${pagesFolder}/**`],
    setHeaders: (response) => response.header('cache-control', 'no-cache'),
  });
  await http.register(staticFiles, {
    ...files,
    root: join(webRoot, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    // They are named by what they hold.
    setHeaders: (response) => response.header('cache-control', `public, max-age=${yearSeconds}, immutable`),
  });

  for (const { name, text } of built.files) {
    http.get(`/${name}`, (request, reply) => {
      reply.type(`${types[extname(name)]}; charset=utf-8`).header('cache-control', 'no-cache');
      return sendText(request, reply, text);
    });
  }

  /** The header can stand right from the first paint: whether somebody is really signed in, the app finds out. */
  function sendPage(request: FastifyRequest, reply: FastifyReply, { html, hashes }: BuiltPage) {
    allowWithin(reply, hashes);
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
    logRefusal('not found', request.ip, { requestId: request.id, path: loggedPath(request.url) });
    const isForPeople = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    return isForPeople ? sendPage(request, reply.code(404), built.notFound) : sendNothing(reply);
  });
}
