import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../launcher/settings/paths.ts';

const cwd = inRoot();
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd });
const isPlaceholder = (path: string) => /[A-Z]{4}/.test(path);

/** The files and folders of this repository that a document names in backticks. */
const namedPaths = (document: string) =>
  [...readFileSync(inRoot(document), 'utf8').matchAll(/`([^`]+)`/g)]
    .flatMap(([, code = '']) => code.match(/(?<![\w/.-])(?:contracts|law|services|web|infra|docs)\/[\w./*-]*[\w*]/g) ?? [])
    .filter((path) => !isPlaceholder(path));

/** As GitHub names the heading in a link to it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (document: string) =>
  [...readFileSync(inRoot(document), 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Links of a document that lead to no file, or to no heading of a document. */
function deadLinks(document: string): string[] {
  const links = [...readFileSync(inRoot(document), 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const file = path ? join(dirname(document), path) : document;
    if (!existsSync(inRoot(file))) return true;
    return anchor !== undefined && file.endsWith('.md') && !anchorsIn(file).includes(anchor);
  });
}

describe('the documents', () => {
  it.each(documents)('link only to what is there: %s', (document) => expect(deadLinks(document)).toEqual([]));

  it.each(documents)('name only files that exist: %s', (document) => {
    const missing = namedPaths(document).filter((path) => globSync(path, { cwd }).length === 0);
    expect(missing).toEqual([]);
  });
});
