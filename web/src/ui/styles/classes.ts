/** Class names in one string, leaving out those whose condition failed. */
export const classes = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ');
