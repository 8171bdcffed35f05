interface Name {
  firstName: string;
  lastName: string;
}

// Compared here rather than in the database, whose idea of capitals depends on how it was set up.
const key = ({ firstName, lastName }: Name) =>
  [firstName, lastName]
    .map((part) => part.normalize('NFC').toLocaleLowerCase('en-GB').replace(/\s+/gu, ' '))
    .join('\n');

/** Whether two names are one person's: the same first and last name, in any capitals. */
export const isSamePerson = (a: Name, b: Name) => key(a) === key(b);
