import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publicPages } from '../../shared/paths/pages.ts';
import { checkedAgainst, type Figure, figures, figureTexts, pounds } from './figures.ts';
import { pageTextsOf, parseMarkedText, withoutMarks } from './marked-text.ts';
import { allPages, guides } from './testing/all-pages.ts';

const textOf = (path: string) => {
  const page = allPages.find((page) => page.path === path);
  return page ? pageTextsOf(page).map(withoutMarks).join('\n') : '';
};

const each = allPages.map((page) => [page.path, page] as const);

it('has a guide or a statement for every public page of that kind', () => {
  const expected = publicPages.filter(({ kind }) => kind === 'guide' || kind === 'statement').map(({ path }) => path);
  expect(allPages.map(({ path }) => path).toSorted()).toEqual(expected.toSorted());
});

it.each(each)('marks no term twice on %s', (_path, page) => {
  const terms = pageTextsOf(page)
    .flatMap(parseMarkedText)
    .flatMap((piece) => (piece.kind === 'term' ? piece.term : []));
  expect(terms).toEqual([...new Set(terms)]);
});

it.each(each)('gives every section of %s an address of its own', (_path, { sections }) => {
  const ids = sections.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  for (const id of ids) expect(id).toMatch(/^[a-z-]+$/);
});

it.each(guides.map((guide) => [guide.path, guide] as const))('rests on sources and leads on: %s', (path, guide) => {
  expect(guide.sources.length).toBeGreaterThan(0);
  expect(guide.readNext.map((next) => next.path)).not.toContain(path);
  expect(guide.inShort).toHaveLength(3);
});

it('quotes the figures of the specification', () => {
  expect(figureTexts).toMatchObject({
    statutoryLegacy: '£322,000',
    intestacyAge: '18',
    nilRateBand: '£325,000',
    residenceBand: '£175,000',
    taperThreshold: '£2,000,000',
    couplesBand: '£650,000',
    couplesBands: '£1,000,000',
    taxRate: '40%',
    charityRate: '36%',
    charityShare: '10%',
    giftYears: '7',
  });
  for (const words of ['£322,000', 'half of the rest', '18', '£89,000', '£44,500'])
    expect(textOf('/no-will')).toContain(words);
  for (const words of ['£325,000', '40%', '£175,000', '36%']) expect(textOf('/inheritance-tax')).toContain(words);
  expect(textOf('/my-children')).toContain('16 to 30');
  for (const age of ['18', '21', '25']) expect(textOf('/trusts')).toContain(age);
});

it('takes no figure of the law from anywhere but the one place', () => {
  const folder = import.meta.dirname;
  const pageFiles = readdirSync(folder).filter(
    (name) => /\.ts$/.test(name) && !/test|figures|worked-examples/.test(name),
  );
  expect(pageFiles.length).toBeGreaterThan(allPages.length);
  // A present to a friend in an example, and the £2 and £1 of the taper.
  const madeUp = ['£2,000', '£2', '£1'];
  for (const name of [...pageFiles, '../../shared/paths/pages.ts']) {
    const source = readFileSync(join(folder, name), 'utf8');
    const found = source.match(/£\d[\d,.]*\d|£\d|\b\d+(?:\.\d+)?%/g) ?? [];
    expect([name, found.filter((figure) => !madeUp.includes(figure))]).toEqual([name, []]);
  }
});

const quoted = Object.values<Figure>(figures).filter(({ unit }) => unit === 'pounds' || unit === 'percent');

it.each(guides.map((guide) => [guide.path, guide] as const))('names the source of each sum on %s', (path, guide) => {
  const text = textOf(path);
  for (const figure of text.match(/£\d[\d,.]*\d|\b\d+(?:\.\d+)?%/g) ?? []) {
    const its = quoted.filter(({ value, unit }) => (unit === 'pounds' ? pounds(value) : `${value}%`) === figure);
    if (its.length > 0)
      expect([figure, its.some(({ source }) => guide.sources.includes(source))]).toEqual([figure, true]);
  }
});

it('was reviewed after its figures were checked', () => {
  for (const { reviewedOn, sources } of guides)
    for (const source of sources) expect(reviewedOn >= (checkedAgainst(source) ?? '')).toBe(true);
});
