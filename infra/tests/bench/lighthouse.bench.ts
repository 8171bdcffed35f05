import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import sparticuz from '@sparticuz/chromium';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { publicPages } from '../../../web/src/shared/paths/pages.ts';
import { print } from '../../tools/launcher/console.ts';
import { type Figure, median } from './support/figures.ts';
import { visitorOfLargestFamily } from './support/phone.ts';
import { withProduct } from './support/running-product.ts';

const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

interface Audit {
  lowestScore: number;
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

/** A page of one's own is kept from search engines, as it should be. */
const notForOwnPages = ['is-crawlable'];

async function auditOnce(url: string, cookie?: string): Promise<Audit> {
  const chrome = await openChrome();
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: categories,
      logLevel: 'error',
      ...(cookie && { extraHeaders: { cookie }, skipAudits: notForOwnPages }),
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse could not audit ${url}: ${result?.lhr.runtimeError?.message}`);
    const { audits, categories: found } = result.lhr;
    const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const lost = Object.values(found).flatMap(({ auditRefs }) =>
      auditRefs.flatMap(({ id, weight }) => (weight > 0 && (audits[id]?.score ?? 1) < 1 ? [id] : [])),
    );
    return {
      lowestScore: Math.min(...Object.values(found).map(({ score }) => Math.round((score ?? 0) * 100))),
      lcpMs: number('largest-contentful-paint'),
      tbtMs: number('total-blocking-time'),
      cls: number('cumulative-layout-shift'),
      lost,
    };
  } finally {
    chrome.kill();
  }
}

/** Lighthouse as on a phone with slow 4G: the lowest score of several runs, and the median of each other figure. */
async function auditPage(url: string, cookie?: string): Promise<Audit> {
  const audits: Audit[] = [];
  for (let run = 0; run < runs; run++) audits.push(await auditOnce(url, cookie));
  const middle = (of: (audit: Audit) => number) => median(audits.map(of));
  return {
    lowestScore: Math.min(...audits.map(({ lowestScore }) => lowestScore)),
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

const isForReading = (path: string) => path === '/executors';
const alsoByHand = ['/', '/executors', '/inheritance-tax-calculator'];

const figuresOf = (path: string, { lowestScore, lcpMs, tbtMs, cls }: Audit): Figure[] => [
  { what: `${path} lowest of four scores in ${runs} runs`, value: lowestScore, unit: 'of 100', min: 100 },
  { what: `${path} largest paint`, value: lcpMs, unit: 'ms', ...(isForReading(path) && { limit: 1200 }) },
  { what: `${path} blocked`, value: tbtMs, unit: 'ms', ...(isForReading(path) && { limit: 0 }) },
  { what: `${path} layout shift`, value: cls, unit: 'CLS', ...(isForReading(path) && { limit: 0 }) },
];

/** Measures every public page and the overview by Lighthouse on a phone, three of them beside the same text written by hand. */
export const measure = (): Promise<Figure[]> =>
  withProduct({}, async ({ site, cleanUp }) => {
    const byHand = new Map<string, string>();
    for (const path of alsoByHand) byHand.set(path, asStaticPage(await (await fetch(site.url + path)).text()));
    const plain = await serveStatic(byHand);
    cleanUp.push(plain.close);
    const figures: Figure[] = [];
    const audit = async (path: string, cookie?: string) => {
      const found = await auditPage(site.url + path, cookie);
      if (found.lost.length > 0) print(`${path} lost points for ${found.lost.join(', ')}`);
      figures.push(...figuresOf(path, found));
    };
    for (const { path } of publicPages) await audit(path);
    await audit('/will-maker', (await visitorOfLargestFamily(site)).cookie());
    for (const path of alsoByHand) {
      const { lowestScore, lcpMs } = await auditPage(plain.url + path);
      figures.push(
        { what: `${path} by hand, lowest score`, value: lowestScore, unit: 'of 100' },
        { what: `${path} by hand, largest paint`, value: lcpMs, unit: 'ms' },
      );
    }
    return figures;
  });
