import { originMark } from '@plainwill/contracts/shared/built-pages';
import { publicPages } from '../src/content/public-pages.ts';
import { routePatterns } from '../src/paths/route-patterns.ts';

const publicPaths: ReadonlySet<string> = new Set(publicPages.map(({ path }) => path));

/** What no search engine has any business in: everything of the app that is not a public page, and its doors. */
function closedPaths(): string[] {
  const firstSteps = routePatterns
    .filter((pattern) => !publicPaths.has(pattern))
    .map((pattern) => `/${pattern.split('/')[1]}`);
  return [...new Set([...firstSteps, '/booking', '/dev', '/ops', '/trpc'])].sort();
}

export const robotsText = () =>
  [
    'User-agent: *',
    ...closedPaths().map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${originMark}/sitemap.xml`,
    '',
  ].join('\n');

export const sitemapXml = () =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${publicPages.map(({ path }) => `  <url><loc>${originMark}${path}</loc></url>`).join('\n')}
</urlset>
`;
