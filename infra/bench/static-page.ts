import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

const style = `body{max-width:40rem;margin:0 auto;padding:1rem;font:17px/1.6 system-ui,sans-serif;color:#16302b;background:#fbf8f1}
h1,h2,h3{line-height:1.25}a{color:#1d4d43;display:inline-block;padding:6px 0}`;

const kept = /^<\/?(h[1-6]|p|ul|ol|li|table|thead|tbody|tr|th|td|dl|dt|dd|strong)\b/;

/** The words of a page as somebody would put them into a file by hand: no script, no fonts, one small style sheet. */
export function asStaticPage(html: string): string {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  const words = main
    .replace(/<(svg|noscript|iframe)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<a\b[^>]*?href="([^"]*)"[^>]*>/g, '\u0001a href="$1"\u0002')
    .replace(/<\/a>/g, '\u0001/a\u0002')
    .replace(/<[^>]+>/g, (tag) => (kept.test(tag) ? tag.replace(/^(<\/?\w+)[\s\S]*$/, '$1>') : ' '))
    .replaceAll('\u0001', '<')
    .replaceAll('\u0002', '>');
  const [title = ''] = /<title>[\s\S]*?<\/title>/.exec(html) ?? [];
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="description" content="The same words, in a page without anything else.">${title}<style>${style}</style></head>
<body><main>${words}</main></body></html>`;
}

/** Serves pages from memory, compressed, on a port of loopback. */
export async function serveStatic(pages: ReadonlyMap<string, string>) {
  const bodies = new Map([...pages].map(([path, html]) => [path, gzipSync(html)]));
  const server = createServer((request, response) => {
    const body = bodies.get(request.url ?? '');
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' };
    response.writeHead(body ? 200 : 404, headers).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}
