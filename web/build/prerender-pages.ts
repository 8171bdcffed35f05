import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pagesFolder } from '@plainwill/contracts/shared/built-pages';
import { build, type Plugin, type Rollup } from 'vite';
import { type PublicPage, publicPages } from '../src/content/public-pages.ts';
import { leanLibraries } from './lean-libraries.ts';
import { documentTitle, pageHead } from './page-head.ts';
import { preloadLinks } from './preload-links.ts';
import { robotsText, sitemapXml } from './robots.ts';
import { stylesFor } from './styles-for.ts';
import { webManifest } from './web-manifest.ts';

type RenderPage = (path: string) => Promise<string>;

interface Rendered {
  markup: string;
  head: string;
  isForReading: boolean;
  /** Scripts to ask for at once. */
  preloads: string;
}

/** The same app, built for Node. */
async function loadRenderer(root: string): Promise<RenderPage> {
  const outDir = join(root, 'node_modules', '.prerender');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // The markup must be what the app would make of it.
    plugins: [leanLibraries()],
    ssr: { noExternal: ['lucide-react'] },
    oxc: { jsx: { runtime: 'automatic' } },
    build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true },
  });
  const { renderPage } = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
  return renderPage;
}

interface StyleSheet {
  href: string;
  css: string;
}

const fileOf = (path: string) => `${path === '/' ? 'index' : path.slice(1)}.html`;

const intoHead = (html: string, tags: string) => html.replace('</head>', () => `${tags}</head>`);

/** Markup that the content security policy would refuse: it allows no styles and no scripts but our own. */
function refuseInline(path: string, markup: string) {
  const found = /<[^>]* style="[^>]*>|<style|<script/.exec(markup);
  if (found) throw new Error(`${path} renders ${found[0]}, which the content security policy refuses`);
}

/** A whole page: its styles stand within it, which spares the reader a round trip before anything is seen. */
async function asPage(shell: string, { href, css }: StyleSheet, { markup, head, isForReading, preloads }: Rendered) {
  const html = shell
    .replace(/<meta name="description"[^>]*>\s*<title>.*?<\/title>/, () => head)
    .replace(/\s*<noscript>.*?<\/noscript>/s, (words) => (isForReading || markup.includes('<noscript>') ? '' : words))
    .replace(
      '<div id="root"></div>',
      () => `<div id="root"${isForReading ? ' data-page="reading"' : ''}>${markup}</div>`,
    );
  // Of no use to the page itself, so fetched last; boot.ts has it count once the app shows other things.
  const otherStyles = `<link rel="stylesheet" href="${href}" media="not all" />`;
  return intoHead(html, `${isForReading ? '' : preloads}<style>${await stylesFor(html, css)}</style>${otherStyles}`);
}

function styleSheetIn(bundle: Rollup.OutputBundle): StyleSheet {
  const sheets = Object.values(bundle).filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  const [sheet] = sheets;
  if (sheet?.type !== 'asset' || sheets.length > 1)
    throw new Error(`The app has ${sheets.length} style sheets, not one`);
  return { href: `/${sheet.fileName}`, css: String(sheet.source) };
}

/** Writes every public page, and the one for all that is not found, as HTML that reads and links before any script. */
export function prerenderPages(): Plugin {
  let root = '';
  let outDir = '';
  let bundle: Rollup.OutputBundle = {};
  return {
    name: 'prerender-pages',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = join(root, config.build.outDir);
    },
    writeBundle(_options, written) {
      bundle = written;
    },
    async closeBundle() {
      const shell = await readFile(join(outDir, 'index.html'), 'utf8');
      const sheet = styleSheetIn(bundle);
      const renderPage = await loadRenderer(root);
      const folder = join(outDir, pagesFolder);
      await mkdir(folder, { recursive: true });
      const write = (file: string, text: string) => writeFile(join(folder, file), text);

      async function writePage(file: string, path: string, head: string, isForReading: boolean) {
        const markup = await renderPage(path);
        refuseInline(path, markup);
        const preloads = preloadLinks(path, bundle);
        await write(file, await asPage(shell, sheet, { markup, head, isForReading, preloads }));
      }

      const pages: readonly PublicPage[] = publicPages;
      for (const page of pages) await writePage(fileOf(page.path), page.path, pageHead(page), page.kind !== 'tool');
      await writePage('404.html', '/404', documentTitle('Page not found'), true);
      await write('robots.txt', robotsText());
      await write('sitemap.xml', sitemapXml());
      await write('site.webmanifest', webManifest());
      // Last, so that whoever finds it finds all the others.
      const styles = `<link rel="stylesheet" crossorigin href="${sheet.href}" />`;
      await write('shell.html', intoHead(shell, `${styles}${preloadLinks('', bundle)}`));
    },
  };
}
