/** Known values as SQL lists them after `in`; nothing that somebody has typed. */
export const quotedList = (known: readonly string[]) => known.map((value) => `'${value}'`).join(', ');
