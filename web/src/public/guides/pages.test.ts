import { expect, it } from 'vitest';
import { renderPage } from '../../app/prerender.tsx';
import { publicPages } from '../../shared/paths/pages.ts';
import { routePatterns } from '../../shared/paths/route-patterns.ts';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { glossary } from '../content/glossary.ts';
import { guides as guidePages } from '../content/testing/all-pages.ts';

const readingPages = publicPages.filter(({ kind }) => kind === 'guide' || kind === 'statement' || kind === 'glossary');
const guides = publicPages.filter(({ kind }) => kind === 'guide' || kind === 'glossary');

const rendered = new Map(
  await Promise.all(readingPages.map(async ({ path }) => [path, await renderPage(path)] as const)),
);
const mainOf = (path: (typeof readingPages)[number]['path']) =>
  /<main.*<\/main>/s.exec(rendered.get(path) ?? '')?.[0] ?? '';

const all = (pattern: RegExp, html: string) => [...html.matchAll(pattern)].map(([, found = '']) => found);
const idsOf = (html: string) => all(/ id="([^"]+)"/g, html);

it.each(readingPages)('$path has one h1, and no heading that skips a level', ({ path }) => {
  const levels = all(/<h([1-6])/g, mainOf(path)).map(Number);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const steps = levels.map((level, place) => level - (levels[place - 1] ?? 0));
  expect(Math.max(...steps)).toBe(1);
});

it.each(readingPages)('every link on $path goes somewhere', ({ path }) => {
  const html = mainOf(path);
  const links = all(/ href="([^"]+)"/g, html);
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) {
    if (/^(https:|mailto:|tel:)/.test(link)) continue;
    const [to = '', part] = link.split('#');
    if (to) expect(routePatterns).toContain(to);
    if (part) expect(to ? Object.keys(glossary) : idsOf(html)).toContain(part);
  }
});

it.each(readingPages)('no two things on $path share an id', ({ path }) => {
  const ids = idsOf(rendered.get(path) ?? '');
  expect(ids).toEqual([...new Set(ids)]);
});

it.each(guides)('$path ends with Start Your Will', ({ path }) => {
  const lastLink = /.*<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/s.exec(mainOf(path));
  expect(lastLink?.[1]).toBe('/questionnaire');
  expect(lastLink?.[2]).toMatch(/^Start Your Will/);
});

it.each(readingPages.filter(({ kind }) => kind === 'guide'))(
  '$path says how fresh it is and that it is no advice',
  ({ path }) => {
    const reviewedOn = guidePages.find((guide) => guide.path === path)?.reviewedOn ?? '';
    expect(mainOf(path)).toContain(`Last reviewed on <time dateTime="${reviewedOn}">${formatDay(reviewedOn)}</time>`);
    expect(mainOf(path)).toMatch(/general information[^.]*England and Wales, not legal advice/);
  },
);

it('says beside each source when the figures that come from it were last checked', () => {
  const note = mainOf('/inheritance-tax').split('id="sources"')[1] ?? '';
  expect(note).toMatch(/Inheritance Tax Act 1984<\/a>.*?: figures checked on <time dateTime="2026-11-20">/);
  expect(note).toMatch(/business property reliefs<\/a>.*?: figures checked on <time dateTime="2026-11-24">/);
});

it('opens the meaning of a term without any script, and links it to the glossary', () => {
  const [, note = ''] =
    /<button type="button" popoverTarget="([^"]+)"[^>]*>parental responsibility<\/button>/i.exec(
      mainOf('/my-children'),
    ) ?? [];
  const markup = mainOf('/my-children').split(`id="${note}"`)[1] ?? '';
  expect(note).not.toBe('');
  expect(markup).toMatch(/^ popover="auto"/);
  expect(markup.slice(0, 900)).toContain(glossary['parental-responsibility'].meaning);
  expect(markup.slice(0, 900)).toContain('href="/jargon-buster#parental-responsibility"');
});

it('lists every term where it can be linked to', () => {
  expect(idsOf(mainOf('/jargon-buster'))).toEqual(expect.arrayContaining(Object.keys(glossary)));
});
