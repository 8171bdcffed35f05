import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';

/** People would not say these across a table. The pages, mails and sheets have other words for each. */
const odd = [
  ...['second thought', 'no calendar to see', 'kind one to answer', 'get rid of it', 'answers letters', 'its own way'],
  ...['made over to', 'the law asks for it', 'many people look for', 'search the words', 'person of your name'],
  ...['advice of its own', 'one that holds', 'next are here', 'it counts from', 'one press', 'junk mail'],
  ...['the whole of it', 'still waits for its link', 'show that it is you', 'last for ever', 'as it would read'],
  ...['is not open yet', 'still need something', 'all we need to know', 'every child of yours', 'what are you to this'],
  ...['what you have elsewhere', 'papers say', 'has all of it', 'live for good', 'left every part', 'not orders'],
  ...['has died too', 'whom you would', 'act by themselves', 'goes to somebody', 'those who are first', 'can stand by'],
  ...['can be saved', 'nobody is left', 'if they cannot take', 'none of those before', 'give percentages'],
  ...['one of these stands', 'that you understand each', 'look at it in', 'answers behind it', 'are no longer there'],
  ...['helps them to be found', 'make the copy', 'words above the signatures', 'just as it was', 'never fasten'],
  ...['takes one of them for', 'whom to ring', 'is written down', 'do not know one', 'all of it goes', 'bring it back'],
  ...['as far as it is with us', 'perhaps you,', 'counts as no', 'owe in all', 'it rests on', 'smaller bill'],
  ...['is what is taxed', 'read anew', 'answered in', 'at work', 'to be tried later', 'oldest waits'],
  ...['on its way to a queue', 'given up', 'waits to be sent again', 'on a page', 'name nobody', 'saved by the person'],
  ...['to look at only', 'by or about', 'sent nowhere', 'shown whole', 'also while it is off', 'put right', 'anew'],
  ...[
    'will stand here',
    'go for good',
    'goes for good',
    'it fares',
    'is forgotten',
    'proved who',
    'once more',
    'as far as it is',
  ],
  ...['everybody', 'change waits', 'secret signs', 'leads into', 'to have the rest', 'does not tell', 'may not do'],
  ...['somebody', 'by itself', 'by themselves', 'did not open', 'did not load', 'go on with', 'all of it'],
].map((words) => new RegExp(`(?<![\\p{L}\\d])${words}(?![\\p{L}\\d])`, 'iu'));

/** Said of other things there: "it can be saved", "where someone works". */
const meantOtherwise = /nothing can be saved|until it can be saved|at work in|at work\b.*(?:colleague|employer)/;

/** Clauses are written as wills are, the catalogue and why a call failed for ourselves. */
const notForReaders =
  /circuit-breaker|\.test\.|\/testing\/|\/migrations\/|\/will\/sections\/|\/wording\/|\/catalogue\//;

const root = join(import.meta.dirname, '../../../..');
const sources = [
  'web/src/**/*.{ts,tsx}',
  'contracts/src/**/*.ts',
  'services/*/src/**/*.ts',
  'law/src/{facts,will,checks,what-if,wording}/**/*.ts',
];

interface Node {
  type?: string;
  value?: unknown;
  quasis?: readonly { value: { cooked: string } }[];
}

/** The words in a source that may come before a reader's eyes: texts, and what stands between tags. */
function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (!node || typeof node !== 'object') return [];
  const { type, value, quasis, ...children } = node as Node;
  if (type === 'ImportDeclaration') return [];
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') return [value];
  const own = type === 'TemplateLiteral' && quasis ? [quasis.map(({ value }) => value.cooked).join(' … ')] : [];
  return [...own, ...textsIn(value), ...Object.values(children).flatMap(textsIn)];
}

const textsOf = (path: string) =>
  textsIn(parseAst(readFileSync(join(root, path), 'utf8'), { lang: path.endsWith('x') ? 'tsx' : 'ts' }))
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text.includes(' '));

const read = globSync(sources, { cwd: root }).filter((path) => !notForReaders.test(path));

it('says nothing on a screen, in a mail or on a sheet that nobody would say', () => {
  const found = read.flatMap((path) =>
    textsOf(path)
      .filter((text) => odd.some((words) => words.test(text)) && !meantOtherwise.test(text))
      .map((text) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});

it('reads what is between tags, in templates and in texts', () => {
  const template = ['`read $', '{x} anew`'].join('');
  const code = `const a = <p>This is <b>all of it</b></p>; const b = ${template}; const c = "put right now";`;
  expect(textsIn(parseAst(code, { lang: 'tsx' })).filter((text) => odd.some((words) => words.test(text)))).toEqual([
    'all of it',
    'read  …  anew',
    'put right now',
  ]);
  expect(read.length).toBeGreaterThan(500);
});
