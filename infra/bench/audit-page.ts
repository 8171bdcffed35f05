import sparticuz from '@sparticuz/chromium';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median } from './statistics.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

export interface Audit {
  scores: Record<Category, number>;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** What lost points, for whoever wants to mend it. */
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
export async function auditPage(url: string, runs = 5): Promise<Audit> {
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
