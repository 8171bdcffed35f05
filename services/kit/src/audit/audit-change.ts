import type { AuditChange } from '@plainwill/contracts/kit/audit';

/** Words of ours, days and ids of staff: never what identifies a customer, a secret or an address. */
type Shown = string | readonly string[] | null | undefined;

const valuesOf = (value: Shown) => (typeof value === 'string' ? [value] : [...(value ?? [])]);

/** A field with what it was and what it became. */
export const changeOf = (field: string, from: Shown, to: Shown): AuditChange => ({
  field,
  from: valuesOf(from),
  to: valuesOf(to),
});

/** Those of the named fields that are given another value. */
export const changesOf = <Field extends string>(
  before: Readonly<Partial<Record<Field, Shown>>>,
  after: Readonly<Partial<Record<Field, Shown>>>,
  fields: readonly Field[],
): AuditChange[] =>
  fields
    .filter((field) => after[field] !== undefined)
    .map((field) => changeOf(field, before[field], after[field]))
    .filter(({ from, to }) => from.join('\n') !== to.join('\n'));

// The chain is of the columns that there are, so a change is kept among the names of fields, none of which has this sign.
const mark = '=';

export const storedChange = ({ field, from, to }: AuditChange) => `${field}${mark}${JSON.stringify([from, to])}`;

/** The names of an entry's fields, and the changes that are known of them. */
export function readFields(stored: readonly string[]): { fields: string[]; changes: AuditChange[] } {
  const read = stored.map((text) => {
    const [field = '', ...values] = text.split(mark);
    if (values.length === 0) return { field };
    const [from, to]: [string[], string[]] = JSON.parse(values.join(mark));
    return { field, change: { field, from, to } };
  });
  return { fields: read.map(({ field }) => field), changes: read.flatMap(({ change }) => change ?? []) };
}
