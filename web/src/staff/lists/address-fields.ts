/** One thing that a page shows by, as its address has it. */
export interface AddressField<T> {
  /** Its name in the address. */
  name: string;
  /** Returns the default for a value that the address lacks or gives wrongly. */
  read: (given: string | null) => T;
  /** Null for what an address leaves out: the default. */
  write: (value: T) => string | null;
}

export type AddressFields<Values> = { readonly [Key in keyof Values]: AddressField<Values[Key]> };
export type Chosen<Fields> = Fields extends AddressFields<infer Values> ? Values : never;

interface OneOf {
  <T extends string | number>(name: string, known: readonly T[]): AddressField<T | undefined>;
  <T extends string | number>(name: string, known: readonly T[], byDefault: T): AddressField<T>;
}
export const oneOf: OneOf = <T extends string | number>(
  name: string,
  known: readonly T[],
  byDefault?: T,
): AddressField<T> => ({
  name,
  read: (given) => known.find((value) => String(value) === given) ?? (byDefault as T),
  write: (value) => (value === byDefault ? null : String(value)),
});

function optional<T extends string>(name: string, pattern: RegExp): AddressField<T | undefined> {
  return {
    name,
    read: (given) => (given && pattern.test(given) ? (given as T) : undefined),
    write: (value) => value ?? null,
  };
}

export const id = <Id extends string>(name: string) => optional<Id>(name, /^[\da-f-]{36}$/);
export const day = (name: string) => optional(name, /^\d{4}-\d{2}-\d{2}$/);

/** Cut off at `max` characters. */
export const text = (name: string, max = Number.POSITIVE_INFINITY): AddressField<string | undefined> => ({
  name,
  read: (given) => given?.slice(0, max) || undefined,
  write: (value) => value || null,
});

/** Set by its name alone. */
export const flag = (name: string): AddressField<true | undefined> => ({
  name,
  read: (given) => (given === null ? undefined : true),
  write: (value) => (value ? '' : null),
});

/** The number of a page, from 1. */
export const page = (name: string, max = 9999): AddressField<number> => ({
  name,
  read: (given) => Math.min(Math.max(1, Math.trunc(Number(given)) || 1), max),
  write: (value) => (value > 1 ? String(value) : null),
});

export const ordinal = (name: string): AddressField<number | undefined> => ({
  name,
  read: (given) => (given && /^[1-9]\d{0,8}$/.test(given) ? Number(given) : undefined),
  write: (value) => (value === undefined ? null : String(value)),
});

const entriesOf = <Values extends object>(fields: AddressFields<Values>) =>
  Object.entries(fields) as [keyof Values, AddressField<unknown>][];

export const readFields = <Values extends object>(fields: AddressFields<Values>, params: URLSearchParams) =>
  Object.fromEntries(entriesOf(fields).map(([key, field]) => [key, field.read(params.get(field.name))])) as Values;

/** The values of an address without any of the fields. */
export const defaultsOf = <Values extends object>(fields: AddressFields<Values>) =>
  readFields(fields, new URLSearchParams());

/** In few words: the defaults are left out. */
export const writeFields = <Values extends object>(fields: AddressFields<Values>, values: Values) =>
  new URLSearchParams(
    entriesOf(fields).flatMap(([key, field]) => {
      const written = field.write(values[key]);
      return written === null ? [] : [[field.name, written]];
    }),
  );
