import { readFileSync } from 'node:fs';
import { type WhatIfAnswer, WhatIfEvents } from '@plainwill/contracts/will-data/what-if/what-if';
import { readFacts } from '../../facts/read-facts.ts';

interface Written {
  id: string;
  title: string;
  facts: { as_of: string };
  events: unknown;
  /** What is published of the answer; the rest is ours. */
  expected: Partial<WhatIfAnswer>;
}

const written = JSON.parse(readFileSync(new URL('what-if-examples.json', import.meta.url), 'utf8')) as Written[];

/** The published cases. */
export const whatIfExamples = written.map(({ id, title, facts: given, events, expected }) => {
  const { facts } = readFacts(given);
  if (!facts) throw new Error(`the facts of ${id} cannot be read`);
  return { id, title, facts, events: WhatIfEvents.parse(events), asOf: given.as_of, expected };
});
