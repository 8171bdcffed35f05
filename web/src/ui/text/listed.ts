const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "a", "a and b", "a, b and c". */
export const listed = (items: readonly string[]) => list.format(items);
