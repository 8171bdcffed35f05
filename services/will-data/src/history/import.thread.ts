import { gunzipSync } from 'node:zlib';
import { importLimits } from '@plainwill/contracts/will-data/history/history-vocabulary';
import type { ImportProblem } from '@plainwill/contracts/will-data/history/importing';
import { answersOf } from '@plainwill/law/facts/answers-of';
import { readFacts } from '@plainwill/law/facts/read-facts';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import { idsIn, namedIn, partsOf } from './parts-of-answers.ts';

export type ImportRead =
  | { facts: WillFacts; unknown: string[]; problems: [] }
  | { facts: null; unknown: string[]; problems: ImportProblem[] };

const refused = (message: string, path = ''): ImportRead => ({
  facts: null,
  unknown: [],
  problems: [{ path, message }],
});

/** A file of facts, packed, or every problem with it. */
export function readImport({ json: packed }: { json: string }): ImportRead {
  const text = unpacked(packed);
  if (text === null) return refused('This file is too large, or damaged. It can have up to 2 MB');
  const json = parsed(text);
  if (json === undefined) return refused('This is not a file of answers in JSON');
  const forbidden = forbiddenIn(json);
  if (forbidden) return refused(forbidden);
  const { facts, unknown, problems } = readFacts(factsPart(json));
  if (!facts) return { facts, unknown, problems };
  const found = referenceProblems(facts);
  return found.length > 0 ? { facts: null, unknown, problems: found } : { facts, unknown, problems: [] };
}

function unpacked(packed: string): string | null {
  try {
    return gunzipSync(Buffer.from(packed, 'base64'), { maxOutputLength: importLimits.bytes }).toString('utf8');
  } catch {
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Looks without recursion, which a deep file would exhaust. */
function forbiddenIn(json: unknown): string | null {
  let level: unknown[] = [json];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > importLimits.depth) return `Has lists within lists deeper than ${importLimits.depth}`;
    if (level.some((value) => isRecord(value) && Object.hasOwn(value, '__proto__')))
      return 'Has a name that no file of answers has';
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  return null;
}

/** A whole download has the facts among what is kept for the will. */
function factsPart(json: unknown): unknown {
  if (!isRecord(json)) return json;
  const { willData, facts } = json;
  return isRecord(willData) && 'facts' in willData ? willData.facts : (facts ?? json);
}

/** Everyone is one person, and whoever is named is someone of the file. */
function referenceProblems(facts: WillFacts): ImportProblem[] {
  const answers = answersOf(facts);
  const ids = idsIn(answers);
  const people = new Set(ids);
  const twice = ids.filter((id, at) => ids.indexOf(id) < at);
  const rows = answers.provisions.flatMap(({ id, path }) => (id === null ? [] : [{ id, path }]));
  return [
    ...twice.map((id) => ({ path: '', message: `Has two people with the id “${id}”` })),
    ...rows
      .filter(({ id }, at) => rows.findIndex((row) => row.id === id) < at)
      .map(({ path }) => ({ path: `${path}.id`, message: 'Must not be the id of another row' })),
    ...partsOf(answers).flatMap(({ path, part }) =>
      [...namedIn(part)].every((id) => people.has(id)) ? [] : [{ path, message: 'Must name only people of this file' }],
    ),
  ];
}
