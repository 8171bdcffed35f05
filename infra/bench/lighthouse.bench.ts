import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say } from '../launcher/console/say.ts';
import { type Audit, auditPage } from './audit-page.ts';
import type { Figure } from './figures.ts';
import { startProduct } from './running-product.ts';
import { asStaticPage, serveStatic } from './static-page.ts';

const pages = [
  { path: '/', isForReading: false },
  { path: '/executors', isForReading: true },
  { path: '/inheritance-tax-calculator', isForReading: false },
];

const figuresOf = (path: string, isForReading: boolean, { scores, lcpMs, tbtMs, cls }: Audit): Figure[] => [
  ...Object.entries(scores).map(
    ([name, value]): Figure => ({ what: `${path} ${name}`, value, unit: 'of 100', atLeast: 100 }),
  ),
  { what: `${path} largest paint`, value: lcpMs, unit: 'ms', ...(isForReading && { limit: 1200 }) },
  { what: `${path} blocked`, value: tbtMs, unit: 'ms', ...(isForReading && { limit: 0 }) },
  { what: `${path} layout shift`, value: cls, unit: 'CLS', ...(isForReading && { limit: 0 }) },
];

/** What Lighthouse finds on a phone, beside the same words in a page written by hand. */
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
      if (audit.lost.length > 0) say(`${path} lost points for ${audit.lost.join(', ')}`);
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
