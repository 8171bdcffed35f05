import { type FactsProblem, rowProblems } from './row-problems.ts';
import { textProblems } from './text-problems.ts';
import { WillFacts } from './will-facts.ts';

export type FactsRead =
  /** `unknown` are the paths of what is there and has no part in a will. */
  { facts: WillFacts; unknown: string[]; problems: [] } | { facts: null; unknown: string[]; problems: FactsProblem[] };

/** The facts in a file, or every problem with it by path. What is not known is named, and does not stand in the way. */
export function readFacts(json: unknown): FactsRead {
  const facts = structuredClone(json);
  const unknown: string[] = [];
  // A parse that finds unknown keys looks no further in their record, so it is repeated without them.
  for (;;) {
    const parsed = WillFacts.safeParse(facts);
    if (parsed.success) {
      const problems = [...textProblems(parsed.data), ...rowProblems(parsed.data)];
      return problems.length > 0 ? { facts: null, unknown, problems } : { facts: parsed.data, unknown, problems: [] };
    }
    const { issues } = parsed.error;
    const strangers = issues.filter((issue) => issue.code === 'unrecognized_keys');
    if (strangers.length === 0) {
      return { facts: null, unknown, problems: issues.map(({ path, message }) => ({ path: written(path), message })) };
    }
    for (const { path, keys } of strangers) {
      const holder = path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)[key], facts);
      for (const key of keys) {
        unknown.push(written([...path, key]));
        delete (holder as Record<string, unknown>)[key];
      }
    }
  }
}

const written = (path: readonly PropertyKey[]) =>
  path.reduce<string>((before, key) => {
    if (typeof key === 'number') return `${before}[${key}]`;
    return before ? `${before}.${String(key)}` : String(key);
  }, '');
