/** What an address says, if it is one of the known values. */
export const oneOf = <T extends string | number>(known: readonly T[], given: string | null) =>
  known.find((value) => String(value) === given);

/** What an address says, if it can be an id. */
export const idIn = <Id extends string>(given: string | null): Id | undefined =>
  given && /^[\da-f-]{36}$/.test(given) ? (given as Id) : undefined;
