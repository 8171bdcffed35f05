import { p } from '@mikro-orm/core';
import { type Answer, type Question, type Questions, valuesOf } from '@plainwill/contracts/kit/question';
import { columnName } from '@plainwill/law/facts/column-name';

type Stored<Q> = Q extends { isEncrypted: true } ? string : NonNullable<Answer<Q>>;

/** What MikroORM infers an entity's field from. */
interface Column<Q> {
  '~type'?: { value: Stored<Q> };
  '~options': (Q extends { isNullable: true } ? { nullable: true } : object) &
    (Q extends { default: infer Default } ? { default: Default } : object);
}

type Columns<Q extends Questions> = { [F in keyof Q]: Column<Q[F]> };

/** What each kind of column can be told. */
interface Builder {
  fieldName(name: string): Builder;
  nullable(): Builder;
  default(value: string | number | boolean): Builder;
}

/** A column for each question of a record. */
export const columnsOf = <Q extends Questions>(questions: Q) =>
  Object.fromEntries(
    Object.entries(questions).map(([field, question]) => [field, columnOf(field, question)]),
  ) as unknown as Columns<Q>;

function columnOf(field: string, question: Question): object {
  const { isNullable, default: value } = question;
  const column = columnType(question) as Builder;
  const named = column.fieldName(columnName(field));
  const optional = isNullable ? named.nullable() : named;
  return value === undefined ? optional : optional.default(value);
}

function columnType(question: Question) {
  if (question.isEncrypted) return p.text();
  switch (question.type) {
    case 'choice':
      return p.enum(valuesOf(question));
    case 'yesNo':
      return p.boolean();
    case 'person':
      return p.uuid();
    case 'pence':
    case 'whole':
      return p.integer();
    case 'name':
    case 'line':
    case 'text':
      return p.string().length(question.max);
    case 'email':
    case 'mobile':
    case 'callingCode':
    case 'birthday':
      return p.text();
  }
}

/** The columns of `questions` under the names on the wire, as `readRows` reads them. */
export const selected = (questions: Questions) =>
  Object.entries(questions)
    .map(
      ([field, { type }]) => `${type === 'person' ? activePerson(columnName(field)) : columnName(field)} as "${field}"`,
    )
    .join(', ');

/** Null once the person was removed. */
const activePerson = (column: string) => `(select other.id from active_people other where other.id = ${column})`;

export const storedColumns = {
  /** Grows by one with every save. */
  version: p.integer(),
  savedAt: p.datetime(),
};

export const savedByAnyoneColumns = {
  ...storedColumns,
  /** Whether our staff saved it last, for the person. */
  savedBySupport: p.boolean().default(false),
};

/** For a column of time, as it is on the wire: an ISO 8601 instant in UTC. */
export const isoTime = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What is kept beside the fields of a record that the person or our staff may change. */
export const savedByAnyone = `version, saved_by_support as "savedBySupport", ${isoTime('saved_at')} as "savedAt"`;
