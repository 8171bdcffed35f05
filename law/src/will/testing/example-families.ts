import { readdirSync, readFileSync } from 'node:fs';
import type { Severity } from '@plainwill/contracts/will-data/will/will-checks';
import { readFacts } from '../../facts/read-facts.ts';

/** A family, and what is to be said to the testator and in the will. */
interface Expected {
  description: string;
  /** A file of facts. */
  facts: { as_of: string };
  /** What a reader is to find in the will, or not, and the words by which to look for it. */
  must_contain: string[];
  must_not_contain: string[];
  text_includes: string[];
  text_excludes: string[];
  /** By the ids of checks. */
  expected_checks: string[];
  checks_must_not_fire: string[];
  expected_severity: Record<string, Severity>;
}

const folder = new URL('example-families/', import.meta.url);

const readFamily = (file: string) => {
  const { facts: written, ...expected } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Expected;
  const { facts, problems } = readFacts(written);
  if (!facts) throw new Error(`${file}: ${problems.map(({ path, message }) => `${path} ${message}`).join(', ')}`);
  return { ...expected, facts, asOf: written.as_of };
};

/** Families with each provision, and those that a solicitor read. */
export const exampleFamilies = readdirSync(folder).sort().map(readFamily);
