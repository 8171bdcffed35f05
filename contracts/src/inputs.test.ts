import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { services } from './index.ts';
import { proceduresOf } from './kit/contract.ts';

interface Def {
  type: string;
  shape?: Record<string, z.ZodType>;
  catchall?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  options?: z.ZodType[];
  format?: string;
  checks?: { _zod: { def: { check: string } } }[];
}

const fixedLengthFormats = ['uuid'];
const defOf = (schema: z.ZodType) => (schema as unknown as { def: Def }).def;
const hasCheck = (def: Def, check: string) => def.checks?.some(({ _zod }) => _zod.def.check === check) ?? false;

/** Paths at which a schema lets in more than it should: unknown keys, or text, lists and numbers without an end. */
function looseEnds(schema: z.ZodType, path: string): string[] {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return [
        ...(def.catchall && defOf(def.catchall).type === 'never' ? [] : [`${path}: takes unknown keys`]),
        ...Object.entries(def.shape ?? {}).flatMap(([key, value]) => looseEnds(value, `${path}.${key}`)),
      ];
    case 'string':
      return fixedLengthFormats.includes(def.format ?? '') || hasCheck(def, 'max_length')
        ? []
        : [`${path}: text without a maximum`];
    case 'array':
      return [
        ...(hasCheck(def, 'max_length') ? [] : [`${path}: a list without a maximum`]),
        ...looseEnds(def.element as z.ZodType, `${path}[]`),
      ];
    case 'record':
      return [
        ...(schema.safeParse(ofManyKeys).success ? [`${path}: a record without a maximum`] : []),
        ...looseEnds(def.keyType as z.ZodType, `${path}{key}`),
        ...looseEnds(def.valueType as z.ZodType, `${path}{}`),
      ];
    case 'number':
      return hasCheck(def, 'less_than') ? [] : [`${path}: a number without a maximum`];
    case 'optional':
    case 'nullable':
      return looseEnds(def.innerType as z.ZodType, path);
    case 'pipe':
      return looseEnds(def.in as z.ZodType, path);
    case 'union':
      return (def.options ?? []).flatMap((option) => looseEnds(option, path));
    case 'enum':
    case 'literal':
    case 'void':
    case 'boolean':
      return [];
    default:
      return [`${path}: ${def.type} is not known here`];
  }
}

/** A record of sums, with more of them than anybody has things. */
const ofManyKeys = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`key-${at}`, 1]));

// A secret is compared as it was sent, and never shown.
const secrets = /password|token$/i;
// Looked up among ids of ours, and never kept.
const lookedUp = [
  'willData.couples.undoCopy.guardians[].selection.groups[].memberIds[]',
  'willData.guardians.replace.selection.groups[].memberIds[]',
  'willData.signingCopies.make.understood[]',
  'willData.review.request.understood[]',
];

/** The texts of a schema that take what cannot be seen. */
function blindSpots(schema: z.ZodType, path: string): string[] {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape ?? {}).flatMap(([key, value]) => blindSpots(value, `${path}.${key}`));
    case 'array':
      return blindSpots(def.element as z.ZodType, `${path}[]`);
    case 'record':
      return [
        ...blindSpots(def.keyType as z.ZodType, `${path}{key}`),
        ...blindSpots(def.valueType as z.ZodType, `${path}{}`),
      ];
    case 'optional':
    case 'nullable':
      return blindSpots(def.innerType as z.ZodType, path);
    case 'union':
      return (def.options ?? []).flatMap((option) => blindSpots(option, path));
    case 'string':
    case 'pipe':
      return secrets.test(path) || lookedUp.includes(path) || unseen.every((text) => !schema.safeParse(text).success)
        ? []
        : [path];
    default:
      return [];
  }
}

const unseen = ['\u200b', '\u3164', '\u2800', 'Ann \u202ennA', 'Ann\u{e0041}', 'Ann\u200e', 'Ann\u0000'];

describe.each(Object.entries(services))('%s', (service, contract) => {
  it.each(proceduresOf(contract))('takes only known and bounded input in $path', ({ path, procedure }) => {
    expect(looseEnds(procedure.input, `${service}.${path}`)).toEqual([]);
  });

  const forPeople = proceduresOf(contract).filter(({ procedure }) => procedure.access !== 'service');
  it.each(forPeople)('takes no text that cannot be seen in $path', ({ path, procedure }) => {
    expect(blindSpots(procedure.input, `${service}.${path}`)).toEqual([]);
  });
});
