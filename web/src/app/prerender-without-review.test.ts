import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { publicPages } from '../shared/paths/pages.ts';

const pages: { path: string; text: string }[] = [];

// Modules make what pages say as they are loaded, and test files share modules: this file loads its own.
beforeAll(async () => {
  vi.resetModules();
  const { brand } = await import('@plainwill/contracts/shared/brand');
  brand.review = 'off';
  const { renderPage } = await import('./prerender.tsx');
  for (const page of publicPages) {
    const words = (await renderPage(page.path)).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    pages.push({ path: page.path, text: `${page.title}. ${page.description} ${words}` });
  }
});
afterAll(() => {
  vi.resetModules();
});

it('renders no promise that people check the will, on any page, where no one does', () => {
  const promise =
    /legal (?:professional|team|review|expert)|\breviewers?\b|checked by (?!us automatically)|(?<!no )\b(?:lawyer|solicitor|person|expert|someone)s? (?:(?:will|can) )?(?:reads?|checks?|reviews?) (?:your|the|every|each|it)\b/i;
  expect(pages).toHaveLength(publicPages.length);
  expect(
    pages.flatMap(({ path, text }) => {
      const [said] = promise.exec(text) ?? [];
      return said ? [`${path}: ${said}`] : [];
    }),
  ).toEqual([]);
});

it('says instead that no one reads it', () => {
  const textOf = (path: string) => pages.find((page) => page.path === path)?.text ?? '';
  expect(textOf('/')).toContain('No lawyer reads them');
  expect(textOf('/how-we-check')).toContain('No one here reads your will');
  expect(textOf('/special-situations')).toMatch(/No lawyer reads your will/);
});
