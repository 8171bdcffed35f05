import { describe, expect, it } from 'vitest';
import { publicPages } from './pages.ts';
import { routePatterns } from './route-patterns.ts';

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('the public pages', () => {
  it('have a title and a description that no other page has', () => {
    expect(repeated(publicPages.map(({ title }) => title))).toEqual([]);
    expect(repeated(publicPages.map(({ description }) => description))).toEqual([]);
  });

  it.each(publicPages)('$path is a page of the app, described at the length that search engines show', (page) => {
    expect(routePatterns).toContain(page.path);
    expect(page.title.length).toBeLessThanOrEqual(48);
    expect(page.description.length).toBeGreaterThanOrEqual(90);
    expect(page.description.length).toBeLessThanOrEqual(160);
  });

  it('stand in the menu under the specified names, in the specified order', () => {
    expect(publicPages.flatMap(({ menuLabel }) => menuLabel ?? [])).toEqual([
      'Home',
      'My Children',
      'Jargon Buster',
      'No Will?',
      'Who Gets What?',
      'Inheritance Tax',
      'Executors',
      'Property',
      'Trusts',
      'Updating Your Will',
      'Special Situations',
      'Start Your Will',
    ]);
  });
});
