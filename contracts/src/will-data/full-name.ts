export interface NameParts {
  firstName: string;
  middleNames: string;
  lastName: string;
}

const wordsOf = (fullName: string) => fullName.trim().split(/\s+/);

/** A child's name typed in one: the first word, the last word, and all between them. */
export function childNameParts(fullName: string): NameParts {
  const [firstName = '', ...rest] = wordsOf(fullName);
  return { firstName, middleNames: rest.slice(0, -1).join(' '), lastName: rest.at(-1) ?? '' };
}

/** A contact's name typed in one: the first word, and the rest. */
export function contactNameParts(fullName: string): NameParts {
  const [firstName = '', ...rest] = wordsOf(fullName);
  return { firstName, middleNames: '', lastName: rest.join(' ') };
}
