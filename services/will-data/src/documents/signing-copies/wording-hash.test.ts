import { readdirSync, readFileSync } from 'node:fs';
import { readFacts } from '@plainwill/law/facts/read-facts';
import { composeWill } from '@plainwill/law/will/composition/compose-will';
import { willText } from '@plainwill/law/will/composition/will-text';
import { describe, expect, it } from 'vitest';
import { wordingHashOf } from './wording-hash.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const folder = new URL('../../../../../law/src/will/testing/example-families/', import.meta.url);

const families = readdirSync(folder)
  .sort()
  .map((file): [string, { as_of: string } & Record<string, Json>] => [
    file,
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')).facts,
  ]);

/** Another answer of the same kind. */
function another(answer: boolean | number | string): boolean | number | string {
  if (typeof answer === 'boolean') return !answer;
  if (typeof answer === 'number') return answer + 1;
  const isDate = /^\d{4}-\d\d-\d\d$/.test(answer);
  if (isDate) return answer.endsWith('01') ? answer.replace(/01$/, '02') : answer.replace(/\d\d$/, '01');
  return `${answer}x`;
}

/** The same answers but for one, for each of them. */
function* changesOf(answers: Json): Generator<Json> {
  if (answers === null) return;
  if (typeof answers !== 'object') {
    yield another(answers);
    return;
  }
  for (const [name, answer] of Object.entries(answers)) {
    for (const changed of changesOf(answer)) {
      yield Array.isArray(answers) ? answers.with(Number(name), changed) : { ...answers, [name]: changed };
    }
  }
}

/** What is printed, and its hash; null for answers that make no will. */
function printed(answers: Json, asOf: string) {
  const { facts } = readFacts(answers);
  if (!facts) return null;
  const will = composeWill(facts, { asOf });
  return { words: willText(will).join('\n'), hash: wordingHashOf(will) };
}

describe.each(families)('%s', (_file, { as_of: asOf, ...answers }) => {
  it('has another hash where one changed answer changes the words, and the same hash where it does not', () => {
    const before = printed({ as_of: asOf, ...answers }, asOf);
    if (!before) throw new Error('The family makes no will');
    const after = [...changesOf(answers)].flatMap(
      (changed) => printed({ as_of: asOf, ...(changed as object) }, asOf) ?? [],
    );
    const hasNewWords = after.filter(({ words }) => words !== before.words);
    expect(hasNewWords.length).toBeGreaterThan(5);
    expect(after.filter(({ words, hash }) => (words === before.words) !== (hash === before.hash))).toEqual([]);
  });
});
