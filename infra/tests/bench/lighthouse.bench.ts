import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sparticuz from '@sparticuz/chromium';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { print } from '../../tools/launcher/console.ts';
import { type Figure, median } from './support/figures.ts';
import { startProduct } from './support/running-product.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

interface Audit {
  scores: Record<Category, number>;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** The audits that lost points. */
  lost: string[];
}

/** A Chromium of its own: the one that comes with the packages on Linux, an installed Chrome elsewhere. */
async function openChrome() {
  const isOurs = process.platform === 'linux' && process.arch === 'x64';
  const ours = sparticuz.args.filter((flag) => flag !== '--single-process');
  return launch({
    ...(isOurs && { chromePath: await sparticuz.executablePath() }),
    chromeFlags: isOurs ? [...ours, '--headless=new'] : ['--headless=new'],
    ignoreDefaultFlags: isOurs,
  });
}

async function auditOnce(url: string): Promise<Audit> {
  const chrome = await openChrome();
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: [...categories], logLevel: 'error' });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse could not audit ${url}: ${result?.lhr.runtimeError?.message}`);
    const { audits, categories: found } = result.lhr;
    const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const lost = Object.values(found).flatMap(({ auditRefs }) =>
      auditRefs.flatMap(({ id, weight }) => (weight > 0 && (audits[id]?.score ?? 1) < 1 ? [id] : [])),
    );
    return {
      scores: Object.fromEntries(
        categories.map((id) => [id, Math.round((found[id]?.score ?? 0) * 100)]),
      ) as Audit['scores'],
      lcpMs: number('largest-contentful-paint'),
      tbtMs: number('total-blocking-time'),
      cls: number('cumulative-layout-shift'),
      lost,
    };
  } finally {
    chrome.kill();
  }
}

/** Lighthouse as on a phone with slow 4G; each figure the median of several runs. */
async function auditPage(url: string, runs = 5): Promise<Audit> {
  const audits: Audit[] = [];
  for (let run = 0; run < runs; run++) audits.push(await auditOnce(url));
  const middle = (of: (audit: Audit) => number) => median(audits.map(of));
  return {
    scores: Object.fromEntries(categories.map((id) => [id, middle(({ scores }) => scores[id])])) as Audit['scores'],
    lcpMs: middle(({ lcpMs }) => lcpMs),
    tbtMs: middle(({ tbtMs }) => tbtMs),
    cls: middle(({ cls }) => cls),
    lost: [...new Set(audits.flatMap(({ lost }) => lost))],
  };
}

const style = `body{max-width:40rem;margin:0 auto;padding:1rem;font:17px/1.6 system-ui,sans-serif;color:#16302b;background:#fbf8f1}
h1,h2,h3{line-height:1.25}a{color:#1d4d43;display:inline-block;padding:6px 0}`;

const structuralTag = /^<\/?(h[1-6]|p|ul|ol|li|table|thead|tbody|tr|th|td|dl|dt|dd|strong)\b/;

/** The words of a page as somebody would put them into a file by hand: no script, no fonts, one small style sheet. */
function asStaticPage(html: string): string {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  const words = main
    .replace(/<(svg|noscript|iframe)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<a\b[^>]*?href="([^"]*)"[^>]*>/g, '\u0001a href="$1"\u0002')
    .replace(/<\/a>/g, '\u0001/a\u0002')
    .replace(/<[^>]+>/g, (tag) => (structuralTag.test(tag) ? tag.replace(/^(<\/?\w+)[\s\S]*$/, '$1>') : ' '))
    .replaceAll('\u0001', '<')
    .replaceAll('\u0002', '>');
  const [title = ''] = /<title>[\s\S]*?<\/title>/.exec(html) ?? [];
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="description" content="The same words, in a page without anything else.">${title}<style>${style}</style></head>
<body><main>${words}</main></body></html>`;
}

/** Serves pages from memory, compressed, on a port of loopback. */
async function serveStatic(pages: ReadonlyMap<string, string>) {
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

const pages = [
  { path: '/', isForReading: false },
  { path: '/executors', isForReading: true },
  { path: '/inheritance-tax-calculator', isForReading: false },
];

const figuresOf = (path: string, isForReading: boolean, { scores, lcpMs, tbtMs, cls }: Audit): Figure[] => [
  ...Object.entries(scores).map(
    ([name, value]): Figure => ({ what: `${path} ${name}`, value, unit: 'of 100', min: 100 }),
  ),
  { what: `${path} largest paint`, value: lcpMs, unit: 'ms', ...(isForReading && { limit: 1200 }) },
  { what: `${path} blocked`, value: tbtMs, unit: 'ms', ...(isForReading && { limit: 0 }) },
  { what: `${path} layout shift`, value: cls, unit: 'CLS', ...(isForReading && { limit: 0 }) },
];

/** Measures pages by Lighthouse on a phone, beside a page with the same text that was written by hand. */
export async function measure(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plainwill-bench-'));
  const cleanUp: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })];
  try {
    const { site, stop } = await startProduct(dataDir);
    cleanUp.push(stop);
    const byHand = new Map<string, string>();
    for (const { path } of pages) byHand.set(path, asStaticPage(await (await fetch(site.url + path)).text()));
    const plain = await serveStatic(byHand);
    cleanUp.push(plain.close);
    const figures: Figure[] = [];
    for (const { path, isForReading } of pages) {
      const audit = await auditPage(site.url + path);
      if (audit.lost.length > 0) print(`${path} lost points for ${audit.lost.join(', ')}`);
      const { scores, lcpMs } = await auditPage(plain.url + path);
      figures.push(
        ...figuresOf(path, isForReading, audit),
        { what: `${path} by hand, performance`, value: scores.performance, unit: 'of 100' },
        { what: `${path} by hand, largest paint`, value: lcpMs, unit: 'ms' },
      );
    }
    return figures;
  } finally {
    for (const undo of cleanUp.reverse()) await undo();
  }
}
