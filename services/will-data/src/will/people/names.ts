import { tidy } from '../language/phrases.ts';

export interface PersonName {
  firstName: string;
  middleNames?: string | null;
  lastName: string;
}

export const fullName = ({ firstName, middleNames, lastName }: PersonName) =>
  tidy([firstName, middleNames ?? '', lastName].join(' '));

/** As a legal document prints a name where a person first appears. */
export const inCapitals = (name: string) => name.toLocaleUpperCase('en-GB').normalize('NFC');

const endsFromRightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}][^\p{L}]*$/u;
const leftToRightMark = '\u200e';

/** Closed by a mark, where it is written from right to left: two such names in a list would else change places. */
export const setApart = (name: string) => (endsFromRightToLeft.test(name) ? name + leftToRightMark : name);

/**
 * The other name a testator is known by, in full, or null where it adds nothing.
 * Assets held in another name delay probate unless the grant records both (Non-Contentious Probate Rules 1987 r.9).
 */
export function alsoKnownAs(testator: PersonName & { knownAs: string }): string | null {
  const knownAs = tidy(testator.knownAs);
  const lastName = tidy(testator.lastName);
  const isSame = (a: string, b: string) => folded(a) === folded(b);
  if (!knownAs || isSame(knownAs, tidy(testator.firstName)) || isSame(knownAs, lastName)) return null;
  const hasLastName = ` ${folded(knownAs)} `.includes(` ${folded(lastName)} `);
  const complete = hasLastName ? knownAs : tidy(`${knownAs} ${lastName}`);
  const withoutMiddleNames = fullName({ ...testator, middleNames: null });
  return isSame(complete, fullName(testator)) || isSame(complete, withoutMiddleNames) ? null : complete;
}

const folded = (name: string) => name.toLocaleLowerCase('en-GB');
