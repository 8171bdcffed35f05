const rules = new Intl.PluralRules('en-GB', { type: 'ordinal' });
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** `28th`, `1st`, `113th`. */
export const ordinal = (count: number) => `${count}${endings[rules.select(count)]}`;
