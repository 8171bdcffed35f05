import { brand } from '@plainwill/contracts/shared/brand';
import { originMark } from '@plainwill/contracts/shared/built-pages';
import { glossary, type Term } from '../src/public/content/glossary.ts';
import { type PublicPage, publicPageAt, routes } from '../src/shared/paths/pages.ts';

const organizationId = `${originMark}/#organization`;
const siteId = `${originMark}/#website`;

const organization = {
  '@type': 'Organization',
  '@id': organizationId,
  name: brand.name,
  url: `${originMark}/`,
  logo: `${originMark}/icon-512.png`,
  email: brand.email,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    telephone: brand.phone,
    email: brand.email,
    areaServed: 'GB',
    availableLanguage: 'en-GB',
  },
};

const website = {
  '@type': 'WebSite',
  '@id': siteId,
  name: brand.name,
  url: `${originMark}/`,
  inLanguage: 'en-GB',
  publisher: { '@id': organizationId },
};

function webPage(page: PublicPage) {
  const { path, title, description, kind } = page;
  const type = kind === 'guide' ? 'Article' : 'WebPage';
  return {
    '@type': type,
    '@id': `${originMark}${path}#page`,
    url: originMark + path,
    [type === 'Article' ? 'headline' : 'name']: title,
    description,
    inLanguage: 'en-GB',
    isPartOf: { '@id': siteId },
    ...(type === 'Article' && { author: { '@id': organizationId }, publisher: { '@id': organizationId } }),
  };
}

function breadcrumbs({ path, title, menuLabel }: PublicPage) {
  const trail = [
    { name: publicPageAt(routes.home).menuLabel, item: `${originMark}/` },
    { name: menuLabel ?? title, item: originMark + path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

function definedTerms({ path, title }: PublicPage) {
  const set = `${originMark}${path}#terms`;
  return {
    '@type': 'DefinedTermSet',
    '@id': set,
    name: title,
    inLanguage: 'en-GB',
    hasDefinedTerm: Object.entries<Term>(glossary).map(([fragment, { name, meaning }]) => ({
      '@type': 'DefinedTerm',
      '@id': `${originMark}${path}#${fragment}`,
      name,
      description: meaning,
      inDefinedTermSet: set,
    })),
  };
}

/** Describes a page in the vocabulary of schema.org. */
function structuredData(page: PublicPage) {
  const place = page.kind === 'home' ? [] : [breadcrumbs(page)];
  const terms = page.kind === 'glossary' ? [definedTerms(page)] : [];
  return { '@context': 'https://schema.org', '@graph': [organization, website, webPage(page), ...place, ...terms] };
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escaped(content)}" />`;

export const documentTitle = (title: string) => `<title>${escaped(`${title} – ${brand.name}`)}</title>`;

/** The head of a page, for search engines and shared links. */
export function pageHead(page: PublicPage): string {
  const { path, title, description } = page;
  const url = originMark + path;
  // A "<" within the data could end the script element that holds it.
  const data = JSON.stringify(structuredData(page)).replaceAll('<', '\\u003c');
  return [
    documentTitle(title),
    meta('name', 'description', description),
    `<link rel="canonical" href="${url}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:locale', 'en_GB'),
    meta('property', 'og:title', title),
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
