import type { Guide, Page } from '../page.ts';

type AnyPage = Page<string> | Guide<string>;

const modules = import.meta.glob<Record<string, unknown>>(['../*.ts', '!../*.test.ts'], { eager: true });
const isPage = (value: unknown): value is AnyPage =>
  typeof value === 'object' && value !== null && 'sections' in value && 'reviewedOn' in value;

/** The text of every page for reading, found beside the others. */
export const allPages: readonly AnyPage[] = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isPage),
);

export const guides = allPages.filter((page): page is Guide<string> => 'readNext' in page);
