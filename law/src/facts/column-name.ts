type ColumnLetter<C extends string> =
  C extends Lowercase<C> ? (C extends `${number}` ? `_${C}` : C) : `_${Lowercase<C>}`;

/** `dateOfBirth` is stored in `date_of_birth`, and `line1` in `line_1`. */
export type ColumnName<Field extends string> = Field extends `${infer First}${infer Rest}`
  ? `${ColumnLetter<First>}${ColumnName<Rest>}`
  : '';

export const columnName = <Field extends string>(field: Field) =>
  field.replace(/[A-Z\d]/g, (letter) => `_${letter.toLowerCase()}`) as ColumnName<Field>;
