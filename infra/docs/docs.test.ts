import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../launcher/settings/paths.ts';

const cwd = inRoot();
const documents = globSync(['README.md', 'infra/docs/**/*.md'], { cwd });
const isPlaceholder = (path: string) => /[A-Z]{4}/.test(path);

/** The files and folders of this repository that a document names in backticks. */
const namedPaths = (document: string) =>
  [...readFileSync(inRoot(document), 'utf8').matchAll(/`([^`]+)`/g)]
    .flatMap(([, code = '']) => code.match(/(?<![\w/.-])(?:contracts|services|web|infra)\/[\w./*-]*[\w*]/g) ?? [])
    .filter((path) => !isPlaceholder(path));

describe('the documents', () => {
  it.each(documents)('name only files that exist: %s', (document) => {
    const missing = namedPaths(document).filter((path) => globSync(path, { cwd }).length === 0);
    expect(missing).toEqual([]);
  });
});
