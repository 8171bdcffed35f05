/**
 * Refuses every change of a row, and its removal too soon. A migration adds the same for TRUNCATE, which the ORM cannot
 * see.
 */
export const onlyGrows = (table: string, isTooSoon: string) => [
  {
    name: `${table}_only_grows`,
    timing: 'before' as const,
    events: ['update' as const],
    forEach: 'statement' as const,
    body: `raise exception 'the audit log only grows'`,
  },
  {
    name: `${table}_is_kept`,
    timing: 'before' as const,
    events: ['delete' as const],
    forEach: 'row' as const,
    body: `if ${isTooSoon} then raise exception 'the audit log only grows'; end if; return old`,
  },
];
