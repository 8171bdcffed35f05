import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { publicPages } from '../../../web/src/shared/paths/pages.ts';
import { inRoot } from '../launcher/settings/paths.ts';

const script = /<(?:script[^>]* src|link rel="modulepreload"[^>]* href)="\/assets\/([^"]+\.js)"/g;
const staticImport = /(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g;
const captured = (expression: RegExp, text: string) => [...text.matchAll(expression)].map(([, name = '']) => name);

/** The scripts of a built web app. */
export function builtScripts(webRoot: string) {
  const assets = join(webRoot, 'assets');
  const read = (name: string) => readFileSync(join(assets, name));

  function withImports(names: readonly string[], found = new Set<string>()): Set<string> {
    for (const name of names) {
      if (found.has(name)) continue;
      found.add(name);
      withImports(captured(staticImport, read(name).toString()), found);
    }
    return found;
  }

  const gzipped = (names: readonly string[]) =>
    [...withImports(names)].reduce((sum, name) => sum + gzipSync(read(name), { level: 9 }).length, 0);

  const chunk = (name: string) => {
    const file = readdirSync(assets).find((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
    if (!file) throw new Error(`No script of the built web app is called ${name}`);
    return file;
  };

  return {
    /** Counts what a rendered page fetches by itself, compressed, in bytes. */
    ofPage: (file: string) => gzipped(captured(script, readFileSync(join(webRoot, 'pages', file), 'utf8'))),
    /** Counts what a page of the app fetches until it stands: what its HTML asks for, and the chunks of these names. */
    ofApp: (file: string, chunks: readonly string[]) =>
      gzipped([...captured(script, readFileSync(join(webRoot, 'pages', file), 'utf8')), ...chunks.map(chunk)]),
  };
}

export interface ScriptBudget {
  what: string;
  bytes: number;
  /** The most that it may be, in thousands of bytes. */
  maxKB: number;
}

/** Each app has a budget until it stands. A page for reading counts twice: as it comes, and once taken over. */
const apps = [
  { what: '/ taken over', file: 'index.html', chunks: ['main', 'home-page'], maxKB: 98 },
  {
    what: '/inheritance-tax-calculator',
    file: 'inheritance-tax-calculator.html',
    chunks: ['main', 'estimator-page'],
    maxKB: 97,
  },
  {
    what: '/privacy/complaint',
    file: 'privacy/complaint.html',
    chunks: ['main', 'complaint-page'],
    maxKB: 102,
  },
  {
    what: '/questionnaire',
    file: 'questionnaire.html',
    chunks: ['main', 'page-surroundings', 'questionnaire-page'],
    maxKB: 121,
  },
  {
    what: '/will-maker, first section open',
    file: 'will-maker.html',
    chunks: ['main', 'page-surroundings', 'will-maker-page', 'marital-status-change'],
    maxKB: 166,
  },
];

/** The pages that want their script at once have a budget of an app. */
const notForReading = new Set<string>([
  'shell.html',
  'will-maker.html',
  ...publicPages.filter(({ kind }) => kind === 'tool').map(({ path }) => `${path.slice(1)}.html`),
]);
const maxForReadingKB = 5;

/** The script of each kind of page in the web as it was built, compressed as browsers get it. */
export function scriptBudgets(): { reading: ScriptBudget[]; apps: ScriptBudget[] } {
  const scripts = builtScripts(inRoot('web', 'dist'));
  const reading = readdirSync(inRoot('web', 'dist', 'pages'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !notForReading.has(file),
  );
  return {
    reading: reading.map((file) => ({
      what: `${file} before idle`,
      bytes: scripts.ofPage(file),
      maxKB: maxForReadingKB,
    })),
    apps: apps.map(({ what, file, chunks, maxKB }) => ({ what, bytes: scripts.ofApp(file, chunks), maxKB })),
  };
}
