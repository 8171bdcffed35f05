/**
 * SQL for a text in which case and accents make no difference, nor how an apostrophe is typed, whatever the collation of
 * the database; cut to what an index can hold. Stored columns are made by it, so it stays as it is.
 */
export const foldedSql = (sql: string) =>
  `translate(regexp_replace(left(normalize(lower((${sql}) collate "und-x-icu"), NFD), 600), '[\\u0300-\\u036f]', '', 'g'), '‘’', '''''')`;
