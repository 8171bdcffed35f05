import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brand } from '@plainwill/contracts/shared/brand';
import { originMark, pagesFolder } from '@plainwill/contracts/shared/built-pages';
import { gatewayPaths } from '@plainwill/contracts/shared/gateway-paths';
import { PurgeCSS } from 'purgecss';
import { build, type Plugin, type Rollup } from 'vite';
import { publicPages, routes } from '../src/shared/paths/pages.ts';
import { routePatterns } from '../src/shared/paths/route-patterns.ts';
import { composeSample } from './compose-sample.ts';
import { leanLibraries } from './lean-libraries.ts';
import { documentTitle, pageHead } from './page-head.ts';
import { preloadLinks } from './preload-links.ts';

const publicPaths: ReadonlySet<string> = new Set(publicPages.map(({ path }) => path));

/** The addresses that are no search engine's business: those of the app that are no public page, and the gateway's own. */
function closedPaths(): string[] {
  const closed = [...routePatterns, ...Object.values(gatewayPaths)]
    .filter((pattern) => !publicPaths.has(pattern))
    .map((pattern) => {
      const first = `/${pattern.split('/')[1]}`;
      // A page below a public one is closed without it.
      return publicPaths.has(first) ? pattern : first;
    });
  return [...new Set(closed)].sort();
}

const robotsText = () =>
  [
    'User-agent: *',
    ...closedPaths().map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${originMark}/sitemap.xml`,
    '',
  ].join('\n');

const sitemapXml = () =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${publicPages.map(({ path }) => `  <url><loc>${originMark}${path}</loc></url>`).join('\n')}
</urlset>
`;

const unescaped = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&quot;', '"');

/** A page gains these after it was built: by the gateway, by its own script, or as the reader opens parts of it. */
const dynamicAttributes = ['data-session', 'data-theme', 'open'];

/** The rules of a style sheet that a page has any use for until the app takes it over, and brings them all. */
async function stylesFor(html: string, css: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: unescaped(html), extension: 'html' }],
    css: [{ raw: css }],
    dynamicAttributes,
    // Class names hold all kinds of signs; names of attributes and elements end before any.
    defaultExtractor: (content) => [...(content.match(/[^\s"'<>]+/g) ?? []), ...(content.match(/[\w-]+/g) ?? [])],
  });
  if (!purged) throw new Error('The style sheet could not be read');
  return purged.css;
}

/** A phone shows this when the site is put on its home screen. */
const webManifest = () =>
  JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    start_url: '/',
    display: 'browser',
    background_color: '#fbf8f1',
    theme_color: '#fbf8f1',
    lang: 'en-GB',
    icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
  });

type RenderPage = (path: string) => Promise<string>;

interface Rendered {
  markup: string;
  /** In place of the shell's own title and description; null for a page that keeps them. */
  head: string | null;
  isForReading: boolean;
  /** Scripts to ask for once the page is drawn. */
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
    plugins: [leanLibraries(), composeSample()],
    ssr: { noExternal: ['lucide-react'] },
    oxc: { jsx: { runtime: 'automatic' } },
    build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true },
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

/** For search engines: a page of somebody's own is not for them. */
const unlisted = '\n    <meta name="robots" content="noindex" />';

/** A whole page: its styles stand within it, which spares the reader a round trip before anything is seen. */
async function asPage(shell: string, { href, css }: StyleSheet, { markup, head, isForReading, preloads }: Rendered) {
  const html = shell
    .replace(/<meta name="description"[^>]*>\s*<title>.*?<\/title>/, (own) => head ?? own + unlisted)
    .replace(/\s*<noscript>.*?<\/noscript>/s, (words) => (isForReading || markup.includes('<noscript>') ? '' : words))
    .replace(
      '<div id="root"></div>',
      () => `<div id="root"${isForReading ? ' data-page="reading"' : ''}>${markup}</div>`,
    );
  // The page itself has no use for them, so they are fetched last; boot.ts has them count once the app shows other things.
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

/** Writes every public page, the one for all that is not found, and the frame of the Will Maker, as HTML that reads and links before any script. */
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
      const write = async (file: string, text: string) => {
        await mkdir(dirname(join(folder, file)), { recursive: true });
        await writeFile(join(folder, file), text);
      };

      async function writePage(file: string, path: string, head: string | null, isForReading: boolean) {
        const markup = await renderPage(path);
        refuseInline(path, markup);
        const preloads = preloadLinks(path, bundle);
        await write(file, await asPage(shell, sheet, { markup, head, isForReading, preloads }));
      }

      for (const page of publicPages)
        await writePage(fileOf(page.path), page.path, pageHead(page), page.kind !== 'tool');
      await writePage('404.html', '/404', documentTitle('Page not found'), true);
      // As it stands before there are answers, so that it is seen before its scripts have come.
      await writePage(fileOf(routes.willMaker), routes.willMaker, null, false);
      await write('robots.txt', robotsText());
      await write('sitemap.xml', sitemapXml());
      await write('site.webmanifest', webManifest());
      // Last, so that whoever finds it finds all the others.
      const styles = `<link rel="stylesheet" crossorigin href="${sheet.href}" />`;
      await write('shell.html', intoHead(shell, `${styles}${preloadLinks('', bundle)}`));
    },
  };
}
