const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** "a", "a and b", "a, b and c". */
export const listed = (items: readonly string[]) => conjunction.format(items);

/** "a", "a or b", "a, b or c". */
export const listedAsChoice = (items: readonly string[]) => disjunction.format(items);

/** With a capital first letter. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
