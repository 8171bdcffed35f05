import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inRoot, root } from '../launcher/settings/paths.ts';

/** Words that names do not use, each with what they say instead: the field's term is what a newcomer searches for. */
const avoidedNameParts: Readonly<Record<string, readonly string[]>> = {
  'labels, messages, copy, outcome': ['words', 'told', 'said', 'tell', 'say'],
  'draft, stored, cached, retention': ['kept', 'keep', 'keeper'],
  'min, max, default': ['least', 'most', 'usual', 'usually', 'longest', 'fewest'],
  'encrypt, decrypt': ['sealed', 'unseal', 'opened'],
  'sign in, authorise, resume, refund, proxy': ['enter', 'admit', 'door', 'anew'],
  'lock, claim, in trust, in force': ['hold', 'held', 'holds'],
  beneficiary: ['taker', 'takers'],
  'owner, account': ['who', 'whom', 'them', 'whose'],
};

const smallFileLines = 15;

const isTest = /[.](test|e2e|fault|attack|test-d)[.]tsx?$|\/testing\//;

/** Paths of the source files from the root, without tests. */
const sourceFiles = (): string[] =>
  globSync('{contracts,law,services,web,infra}/**/*.{ts,tsx,mjs}', {
    cwd: root,
    exclude: (name) => ['node_modules', 'dist'].includes(basename(name)),
  }).filter((path) => !isTest.test(path));

const readSource = (path: string) => readFileSync(inRoot(path), 'utf8');
const linesOf = (text: string) => text.split('\n').length - 1;

/** The names that a file declares at its top level. */
export const declaredNames = (text: string): string[] =>
  [
    ...text.matchAll(
      /^(?:export )?(?:default )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm,
    ),
  ].map(([, name = '']) => name);

/** The words of a name in camel case, in lower case. */
const namePartsOf = (name: string) => name.split(/(?<=[a-z\d])(?=[A-Z])|_/).map((word) => word.toLowerCase());

/** @returns how many names use a word of each family that is to be avoided */
export function avoidedNames(names: readonly string[]): [term: string, count: number][] {
  return Object.entries(avoidedNameParts).map(([term, avoided]) => [
    term,
    names.filter((name) => namePartsOf(name).some((word) => avoided.includes(word))).length,
  ]);
}

/** The domain that a file belongs to, undefined for those outside of every domain of the folder. */
const domainOf = (path: string, folder: string) =>
  path.startsWith(`${folder}/`) && path.slice(folder.length + 1).includes('/')
    ? path.slice(folder.length + 1).split('/')[0]
    : undefined;

/** @returns how many pairs of domains of a package there are of which one imports from the other */
function importsBetweenDomains(files: readonly string[], folder: string): number {
  const pairs = files.flatMap((path) => {
    const own = domainOf(path, folder);
    if (!own) return [];
    const imported = [...readSource(path).matchAll(/from '(\.{1,2}\/[^']+)'/g)].map(([, relative = '']) =>
      domainOf(new URL(relative, `file:///${path}`).pathname.slice(1), folder),
    );
    return [...new Set(imported.filter((domain) => domain && domain !== own))].map((domain) => `${own} ${domain}`);
  });
  return new Set(pairs).size;
}

/**
 * The different files that a recipe of CONTRIBUTING.md has one change: those that its steps name before they say what
 * to do there, each with a colon. Files that a step mentions after that, and those of what only some need, do not count.
 */
export function filesOfRecipe(contributing: string, heading: string): string[] {
  const [, section = ''] = contributing.split(`\n${heading}\n`);
  const [recipe = ''] = section.split(/\n#{2,3} /);
  const steps = recipe.match(/^\d+\. .*(?:\n {3}.*)*/gm) ?? [];
  const named = steps
    .flatMap((step) => step.split(/;\s/))
    .filter((part) => /:\s/.test(part))
    .flatMap((part) =>
      [...(part.split(/:\s/)[0] ?? '').matchAll(/`([\w./-]*\.[\w.-]+)`/g)].map(([, path = '']) => path),
    );
  return [...new Set(named)];
}

/** Statements of SQL in a source text. A query builder executes 'run', 'all' or 'get', and a circuit breaker a function: neither is SQL. */
export const hasSql = (text: string): boolean =>
  /`\s*(?:select|insert into|update|delete from|with) [^`]*`|\bsql`/i.test(text) ||
  /[.]execute(?:<[^()]*>)?[(](?!\s*(?:[)(]|async\b|'(?:run|all|get)'))/.test(text);

/** The measures of the structure, a line each. */
export function measureHouse(): [measure: string, value: string][] {
  const files = sourceFiles();
  const texts = new Map(files.map((path) => [path, readSource(path)]));
  const names = [...texts.values()].flatMap(declaredNames);
  const count = (isCounted: (path: string, text: string) => boolean) =>
    String([...texts].filter(([path, text]) => isCounted(path, text)).length);
  const avoided = avoidedNames(names);
  const contributing = readSource('CONTRIBUTING.md');
  return [
    ['source files', String(files.length)],
    [`of ${smallFileLines} lines or fewer`, count((_path, text) => linesOf(text) <= smallFileLines)],
    [
      'lines of source',
      new Intl.NumberFormat('en-GB').format([...texts.values()].reduce((sum, text) => sum + linesOf(text), 0)),
    ],
    ...['services/identity/src', 'services/will-data/src', 'law/src', 'web/src'].map((folder): [string, string] => [
      `pairs of domains with imports between them in ${folder}`,
      String(importsBetweenDomains(files, folder)),
    ]),
    [
      'service files with SQL',
      count((path, text) => /^services\/.+\/src\//.test(path) && !path.includes('/migrations/') && hasSql(text)),
    ],
    [
      'web files that use the browser’s storage',
      count((path, text) => path.startsWith('web/src/') && /(session|local)Storage|indexedDB/.test(text)),
    ],
    ['names in words to avoid', String(avoided.reduce((sum, [, number]) => sum + number, 0))],
    ...avoided.map(([term, number]): [string, string] => [`  to be ${term}`, String(number)]),
    ['bytes of README.md', String(readSource('README.md').length)],
    ...contributing
      .split('\n')
      .filter((line) => /^## (A|An) /.test(line))
      .map((heading): [string, string] => [
        `files named to add ${heading.slice('## '.length).toLowerCase()}`,
        String(filesOfRecipe(contributing, heading).length),
      ]),
  ];
}
