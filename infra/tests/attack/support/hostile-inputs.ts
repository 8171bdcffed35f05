import fc from 'fast-check';
import type { z } from 'zod';

interface Def {
  type: string;
  shape?: Record<string, z.ZodType>;
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  options?: z.ZodType[];
  values?: unknown[];
  entries?: Record<string, unknown>;
  format?: string;
  checks?: { _zod: { def: { check: string; format?: string } } }[];
}

const defOf = (schema: z.ZodType) => (schema as unknown as { def: Def }).def;

/** Kept as text: `JSON.stringify` would tidy away what is meant to hurt. */
const raw = (json: string) => ({ toJSON: () => undefined, json });
type Raw = ReturnType<typeof raw>;

const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202eevil',
  '\ufeff',
  '\u200b',
  '\u3164',
  '\u2800',
  'An\u200bn',
  'Ann\u200f',
  'Ann\u{e0041}\u{e007f}',
  'Ann\nReed',
  'Ann\u2028Reed',
  '\ufb2c'.repeat(100),
  'e\u0301'.repeat(60),
  '👩‍👩‍👧‍👦'.repeat(30),
  'ﷺ'.repeat(90),
  "'; drop table accounts; --",
  '%',
  '_',
  '\\',
  '#{7*7}{{7*7}}<%= 7*7 %>',
  '<img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  'a\r\nBcc: x@evil.example',
  "=cmd|' /C calc'!A0",
  '-1',
  'NaN',
  'null',
  '2026-02-30',
  '9999-12-31',
  '00000000-0000-0000-0000-000000000000',
  'a'.repeat(5001),
  `x@${'a'.repeat(300)}.example`,
];

const hostileKeys = ['__proto__', 'constructor', 'toString', '', '\u0000', '\u202eevil', 'gift-1', 'a'.repeat(101)];

const hostileJson = [
  '1e309',
  '-1e309',
  '-0',
  '1e-400',
  '9007199254740993',
  '123456789012345678901234567890',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"toString":null}',
  '{"length":1e9}',
  '{"a":1,"a":2}',
  `${'['.repeat(2000)}${']'.repeat(2000)}`,
  `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
  `[${'0,'.repeat(10_000)}0]`,
  '"\\ud800"',
  '"\\u0000"',
];

/** These values have no place in any answer. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.constantFrom(...hostileJson).map(raw),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, false, 0, -1, 1.5, 2 ** 53, [], {}),
);

interface Taste {
  ids: fc.Arbitrary<string>;
  texts: fc.Arbitrary<unknown>;
  numbers: fc.Arbitrary<unknown>;
  /** If not, keys may be missing or unknown, and values may stand in the wrong place. */
  isStrict: boolean;
}

const spiteful: Taste = {
  ids: fc.uuid(),
  texts: fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom(...hostileTexts), fc.constantFrom('2001-05-05', 'Ann')),
  numbers: fc.oneof(fc.integer({ min: -5, max: 2000 }), fc.double()),
  isStrict: false,
};

const polite = (ids: fc.Arbitrary<string>): Taste => ({
  ids,
  texts: fc.constantFrom('Ann', 'Ann Reed', '2001-05-05', 'ann@example.com', '7700900123', ''),
  numbers: fc.integer({ min: 0, max: 3 }),
  isStrict: true,
});

/** Something of the shape that a schema asks for, now and then with something hostile in a place of it. */
function nearly(schema: z.ZodType, taste: Taste): fc.Arbitrary<unknown> {
  if (taste.isStrict) return shaped(schema, taste);
  return fc.oneof({ weight: 8, arbitrary: shaped(schema, taste) }, { weight: 1, arbitrary: hostile });
}

function shapedObject({ shape = {} }: Def, taste: Taste): fc.Arbitrary<object> {
  const values = Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, nearly(value, taste)]));
  if (taste.isStrict) return fc.record(values);
  const fields = fc.record(values, { requiredKeys: [] });
  const unknown = fc.dictionary(fc.constantFrom('accountId', 'roles', 'role', 'id', '__proto__', 'x'), hostile, {
    maxKeys: 2,
  });
  return fc.oneof(
    { weight: 3, arbitrary: fields },
    { weight: 1, arbitrary: fc.tuple(fields, unknown).map(([known, more]) => ({ ...known, ...more })) },
  );
}

function shaped(schema: z.ZodType, taste: Taste): fc.Arbitrary<unknown> {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return shapedObject(def, taste);
    case 'array':
      return fc.array(nearly(def.element as z.ZodType, taste), { maxLength: 4 });
    case 'record':
      return fc.dictionary(fc.constantFrom(...hostileKeys), nearly(def.valueType as z.ZodType, taste), { maxKeys: 4 });
    case 'optional':
      return fc.option(nearly(def.innerType as z.ZodType, taste), { nil: taste.isStrict ? undefined : null });
    case 'nullable':
      return fc.option(nearly(def.innerType as z.ZodType, taste), { nil: null });
    case 'pipe':
      return nearly(def.in as z.ZodType, taste);
    case 'union':
      return fc.oneof(...(def.options ?? []).map((option) => nearly(option, taste)));
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}));
    case 'literal':
      return fc.constantFrom(...(def.values ?? [null]));
    case 'boolean':
      return fc.boolean();
    case 'number':
      return taste.numbers;
    case 'string':
      return isId(def) ? taste.ids : taste.texts;
    default:
      return fc.constant(undefined);
  }
}

/** A row's, or a session's. */
function isId({ format, checks = [] }: Def): boolean {
  const formats = [format, ...checks.map(({ _zod }) => _zod.def.format)];
  return formats.includes('uuid') || formats.includes('regex');
}

/** True of a schema that asks for an id anywhere. */
export function asksForId(schema: z.ZodType): boolean {
  const def = defOf(schema);
  if (def.type === 'string') return isId(def);
  const within = [
    ...Object.values(def.shape ?? {}),
    ...(def.options ?? []),
    def.element,
    def.keyType,
    def.valueType,
    def.innerType,
    def.in,
  ];
  return within.some((each) => each !== undefined && asksForId(each));
}

/** JSON as a page of ours would send it, with one of these wherever an id is asked for. */
export const inputWithIds = (schema: z.ZodType, ids: readonly string[]): fc.Arbitrary<string | undefined> =>
  shaped(schema, polite(fc.constantFrom(...ids))).map(written);

/** JSON for a procedure's input: nearly right, or quite wrong. */
export const hostileInput = (schema: z.ZodType): fc.Arbitrary<string | undefined> =>
  fc.oneof({ weight: 4, arbitrary: nearly(schema, spiteful) }, { weight: 1, arbitrary: hostile }).map(written);

function written(value: unknown): string | undefined {
  if (isRaw(value)) return value.json;
  if (Array.isArray(value)) return `[${value.map((item) => written(item) ?? 'null').join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).flatMap(([key, item]) => {
      const json = written(item);
      return json === undefined ? [] : [`${JSON.stringify(key)}:${json}`];
    });
    return `{${fields.join(',')}}`;
  }
  return JSON.stringify(value);
}

const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && 'json' in value && typeof (value as Raw).toJSON === 'function';
