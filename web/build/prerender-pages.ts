import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pagesFolder } from '@plainwill/contracts/shared/built-pages';
import { build, type Plugin } from 'vite';
import { type PublicPage, publicPages } from '../src/content/public-pages.ts';
import { documentTitle, pageHead } from './page-head.ts';
import { preloadLinks } from './preload-links.ts';
import { robotsText, sitemapXml } from './robots.ts';
import { webManifest } from './web-manifest.ts';

type RenderPage = (path: string) => Promise<string>;

const emptyRoot = '<div id="root"></div>';

/** The same app, built for Node. */
async function loadRenderer(root: string): Promise<RenderPage> {
  const outDir = join(root, 'node_modules', '.prerender');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    oxc: { jsx: { runtime: 'automatic' } },
    build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true },
  });
  const { renderPage } = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
  return renderPage;
}

/** The one style sheet's link and its text: within a page it spares the reader a round trip before anything is seen. */
async function styleSheetOf(shell: string, outDir: string) {
  const [link, href = ''] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(shell) ?? [];
  if (!link) throw new Error('The app has no style sheet');
  return [link, (await readFile(join(outDir, href), 'utf8')).trim()];
}

const fileOf = (path: string) => `${path === '/' ? 'index' : path.slice(1)}.html`;

/** Markup that the content security policy would refuse: it allows no styles and no scripts within a page. */
function refuseInline(path: string, html: string) {
  const found = /<[^>]* style="[^>]*>|<style|<script/.exec(html);
  if (found) throw new Error(`${path} renders ${found[0]}, which the content security policy refuses`);
}

/** Writes every public page, and the one for all that is not found, as HTML that reads and links before any script. */
export function prerenderPages(): Plugin {
  let root = '';
  let outDir = '';
  let preloads = (_path: string) => '';
  return {
    name: 'prerender-pages',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = join(root, config.build.outDir);
    },
    writeBundle(_options, bundle) {
      preloads = (path) => preloadLinks(path, bundle);
    },
    async closeBundle() {
      const shell = await readFile(join(outDir, 'index.html'), 'utf8');
      const [sheet = '', styles = ''] = await styleSheetOf(shell, outDir);
      const renderPage = await loadRenderer(root);
      const folder = join(outDir, pagesFolder);
      await mkdir(folder, { recursive: true });

      async function write(file: string, path: string, head: string, isForReading: boolean) {
        const markup = await renderPage(path);
        refuseInline(path, markup);
        const html = shell
          .replace(/<meta name="description"[^>]*>\s*<title>.*?<\/title>/, () => head)
          .replace(sheet, () => `<style>${styles}</style>`)
          .replace('</head>', isForReading ? '</head>' : `${preloads(path)}</head>`)
          .replace(/\s*<noscript>.*?<\/noscript>/s, (words) => (isForReading ? '' : words))
          .replace(emptyRoot, () => `<div id="root"${isForReading ? ' data-page="reading"' : ''}>${markup}</div>`);
        await writeFile(join(folder, file), html);
      }

      const pages: readonly PublicPage[] = publicPages;
      for (const page of pages) await write(fileOf(page.path), page.path, pageHead(page), page.kind !== 'tool');
      await write('404.html', '/404', documentTitle('Page not found'), true);
      await writeFile(join(folder, 'robots.txt'), robotsText());
      await writeFile(join(folder, 'sitemap.xml'), sitemapXml());
      await writeFile(join(folder, 'site.webmanifest'), webManifest());
      // Last, so that whoever finds it finds all the others.
      await writeFile(join(folder, 'shell.html'), shell.replace('</head>', `${preloads('')}</head>`));
    },
  };
}
