import { brand } from '@plainwill/contracts/shared/brand';
import { originMark } from '@plainwill/contracts/shared/built-pages';
import { descriptionOf } from '../src/content/page-descriptions.ts';
import type { PublicPage } from '../src/content/public-pages.ts';
import { structuredData } from './structured-data.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escaped(content)}" />`;

export const documentTitle = (title: string) => `<title>${escaped(`${title} – ${brand.name}`)}</title>`;

/** What search engines and shared links are told of a page. */
export function pageHead(page: PublicPage): string {
  const description = descriptionOf(page);
  const url = originMark + page.path;
  // A "<" within the data could end the script element that holds it.
  const data = JSON.stringify(structuredData(page)).replaceAll('<', '\\u003c');
  return [
    documentTitle(page.title),
    meta('name', 'description', description),
    `<link rel="canonical" href="${url}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:locale', 'en_GB'),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', `${originMark}/share.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', `${brand.name}: wills for England and Wales, in plain English`),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${data}</script>`,
  ].join('\n    ');
}
