import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../launcher/settings/paths.ts';

const cwd = inRoot();
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd });
const isPlaceholder = (path: string) => /[A-Z]{4}/.test(path);

/** The files and folders of this repository that a document names in backticks. */
const namedPaths = (document: string) =>
  [...readFileSync(inRoot(document), 'utf8').matchAll(/`([^`]+)`/g)]
    .flatMap(
      ([, code = '']) => code.match(/(?<![\w/.-])(?:contracts|law|services|web|infra|docs)\/[\w./*-]*[\w*]/g) ?? [],
    )
    .filter((path) => !isPlaceholder(path));

const inTree = globSync('{*,{.ci,.github,contracts,docs,infra,law,services,web}/**/*}', {
  cwd,
  exclude: (path) => /(?:^|[/\\])(?:node_modules|dist)$/.test(path),
});
const fileNames = new Set(inTree.map((path) => basename(path)));

/** Files of code and documents that a document names in backticks without their folder. */
const namedFiles = (document: string) =>
  [...readFileSync(inRoot(document), 'utf8').matchAll(/`([\w.-]+\.(?:tsx?|md))`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !isPlaceholder(name));

/** As GitHub names the heading in a link to it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (document: string) =>
  [...readFileSync(inRoot(document), 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

const linksIn = (document: string) =>
  [...readFileSync(inRoot(document), 'utf8').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link));

/** The file that a link of a document leads to. */
function fileOf(document: string, link: string): string {
  const [path = ''] = link.split('#');
  return path ? join(dirname(document), path) : document;
}

const linkedFrom = (document: string) => linksIn(document).map((link) => fileOf(document, link));

/** Links of a document that lead to no file, or to no heading of a document. */
function brokenLinks(document: string): string[] {
  return linksIn(document).filter((link) => {
    const [, anchor] = link.split('#');
    const file = fileOf(document, link);
    if (!existsSync(inRoot(file))) return true;
    return anchor !== undefined && file.endsWith('.md') && !anchorsIn(file).includes(anchor);
  });
}

describe('the documents', () => {
  it.each(documents)('link only to what is there: %s', (document) => expect(brokenLinks(document)).toEqual([]));

  it.each(documents)('name only files that exist: %s', (document) => {
    const missing = namedPaths(document).filter((path) => globSync(path, { cwd }).length === 0);
    expect([...missing, ...namedFiles(document).filter((name) => !fileNames.has(name))]).toEqual([]);
  });

  it.each(documents.filter((document) => document.startsWith('docs')))('lead to %s from another', (document) => {
    const linked = documents.filter((other) => other !== document).flatMap(linkedFrom);
    expect(linked).toContain(document);
  });
});

it('the README is short', () => expect(statSync(inRoot('README.md')).size).toBeLessThanOrEqual(6000));

it('the page of commands has every command of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const page = readFileSync(inRoot('docs/commands.md'), 'utf8');
  const named = [...page.matchAll(/^\| `npm (?:run )?([\w:-]+)`/gm)].map(([, name = '']) => name);
  expect(named.toSorted()).toEqual(Object.keys(scripts).toSorted());
});
