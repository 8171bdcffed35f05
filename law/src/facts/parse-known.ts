import type { z } from 'zod';

/** `path` as `children[0].id`; empty for the whole. */
export interface Problem {
  path: string;
  message: string;
}

type Parsed<T> =
  /** `unknown` are the paths of keys that the schema does not have. */
  | { value: T; unknown: string[]; problems: [] }
  /** `rest` is the JSON without what the problems are about. */
  | { value: null; unknown: string[]; problems: Problem[]; rest: unknown };

/** How a file names what the schema reads. */
export interface FileNames {
  /** A copy of the JSON under the names of the schema. */
  read: (json: unknown) => unknown;
  /** The name in the file of what the schema has at this path. */
  written: (path: readonly PropertyKey[]) => readonly PropertyKey[];
}

const sameNames: FileNames = { read: structuredClone, written: (path) => path };

/** What a strict schema knows of some JSON, or every problem with it. What is not known does not stand in the way. */
export function parseKnown<T>(schema: z.ZodType<T>, json: unknown, names = sameNames): Parsed<T> {
  try {
    return parsedWithoutUnknown(schema, json, names);
  } catch (error) {
    // The stack overflows, here or in the schema.
    if (!(error instanceof RangeError)) throw error;
    const problems = [{ path: '', message: 'Has lists within lists too deep to read' }];
    return { value: null, unknown: [], problems, rest: null };
  }
}

function parsedWithoutUnknown<T>(schema: z.ZodType<T>, json: unknown, names: FileNames): Parsed<T> {
  const known = names.read(json);
  const inFile = (path: readonly PropertyKey[]) => written(names.written(path));
  const unknown: string[] = [];
  // A parse that finds unknown keys looks no further in their record, so it is repeated without them.
  for (;;) {
    const parsed = schema.safeParse(known, { error: messageFor });
    if (parsed.success) return { value: parsed.data, unknown, problems: [] };
    const { issues } = parsed.error;
    const strangers = issues.filter((issue) => issue.code === 'unrecognized_keys');
    if (strangers.length === 0) {
      const problems = issues.map(({ path, message }) => ({ path: inFile(path), message }));
      return { value: null, unknown, problems, rest: withoutFaults(known, issues) };
    }
    for (const { path, keys } of strangers) {
      const holder = valueAt(known, path);
      for (const key of keys) {
        unknown.push(inFile([...path, key]));
        delete holder[key];
      }
    }
  }
}

const valueAt = (json: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)[key], json) as Record<PropertyKey, unknown>;

/** Rows of a list keep their places. */
function withoutFaults(json: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  for (const { path } of issues) {
    const key = path.at(-1);
    if (key === undefined) return null;
    const holder = valueAt(json, path.slice(0, -1));
    if (Array.isArray(holder)) holder[Number(key)] = {};
    else delete holder[key];
  }
  return json;
}

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** Where the schema itself has no message. */
function messageFor(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'Must be given';
  if (issue.code === 'invalid_type') return `Must be ${typeNames[issue.expected] ?? issue.expected}`;
  if (issue.code === 'too_small') return `Must be ${issue.minimum} or more`;
  if (issue.code === 'too_big')
    return issue.origin === 'array' ? `Must have ${issue.maximum} or fewer` : `Must be ${issue.maximum} or less`;
  if (issue.code === 'invalid_value') return `Must be one of: ${issue.values.join(', ')}`;
}

const written = (path: readonly PropertyKey[]) =>
  path.reduce<string>((before, key) => {
    if (typeof key === 'number') return `${before}[${key}]`;
    return before ? `${before}.${String(key)}` : String(key);
  }, '');
