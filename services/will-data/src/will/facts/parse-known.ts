import type { z } from 'zod';

/** `path` as `children[0].id`; empty for the whole. */
export interface Problem {
  path: string;
  message: string;
}

type Parsed<T> =
  /** `unknown` are the paths of keys that the schema does not have. */
  { value: T; unknown: string[]; problems: [] } | { value: null; unknown: string[]; problems: Problem[] };

/** What a strict schema knows of some JSON, or every problem with it. What is not known does not stand in the way. */
export function parseKnown<T>(schema: z.ZodType<T>, json: unknown): Parsed<T> {
  const known = structuredClone(json);
  const unknown: string[] = [];
  // A parse that finds unknown keys looks no further in their record, so it is repeated without them.
  for (;;) {
    const parsed = schema.safeParse(known);
    if (parsed.success) return { value: parsed.data, unknown, problems: [] };
    const { issues } = parsed.error;
    const strangers = issues.filter((issue) => issue.code === 'unrecognized_keys');
    if (strangers.length === 0) {
      return { value: null, unknown, problems: issues.map(({ path, message }) => ({ path: written(path), message })) };
    }
    for (const { path, keys } of strangers) {
      const holder = path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)[key], known);
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
