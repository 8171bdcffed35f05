interface Name {
  firstName: string;
  lastName: string;
}

// Compared here rather than in the database, whose idea of capitals depends on how it was set up.
const key = ({ firstName, lastName }: Name) =>
  [firstName, lastName]
    .map((part) => part.normalize('NFC').toLocaleLowerCase('en-GB').replace(/\s+/gu, ' '))
    .join('\n');

/** Says whether two names are one person's: the same first and last name, in any capitals. */
export const isSamePerson = (a: Name, b: Name) => key(a) === key(b);

export interface NameParts {
  firstName: string;
  middleNames: string;
  lastName: string;
}

const namesIn = (fullName: string) => fullName.trim().split(/\s+/);

/** A child's name typed in one: the first word, the last word, and all between them. */
export function childNameParts(fullName: string): NameParts {
  const [firstName = '', ...rest] = namesIn(fullName);
  return { firstName, middleNames: rest.slice(0, -1).join(' '), lastName: rest.at(-1) ?? '' };
}

/** A contact's name typed in one: the first word, and the rest. */
export function contactNameParts(fullName: string): NameParts {
  const [firstName = '', ...rest] = namesIn(fullName);
  return { firstName, middleNames: '', lastName: rest.join(' ') };
}
