const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** A section of people in one line. */
export const namesSummary = (people: readonly { firstName: string; lastName: string }[]) =>
  people.length === 0
    ? 'Not yet started'
    : list.format(people.map(({ firstName, lastName }) => `${firstName} ${lastName}`));
