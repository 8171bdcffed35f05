const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** One name as it is; several with the word that says they act as one. */
export const together = (names: readonly string[]) =>
  names.length > 1 ? `${list.format(names)}, together` : (names[0] ?? '');
