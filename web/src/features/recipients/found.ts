import type { Person } from '@plainwill/contracts/will-data/people';

/** Letters alone, so that "zoe" finds "Zoë". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('en-GB');

/** Those in whose names every word sought begins or stands. */
export function found(people: readonly Person[], sought: string): Person[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  return people.filter(({ fullName }) => words.every((word) => plain(fullName).includes(word)));
}
