import type { UserOrder } from '@plainwill/contracts/identity/vocabulary';
import type { AccountId } from '@plainwill/contracts/shared/ids';

/** A text in one line, in which case and accents make no difference, nor how an apostrophe is typed. */
export const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[‘’]/g, "'")
    .replaceAll('\n', ' ');

/** What is remembered of a user to find them by. */
export interface DirectoryEntry {
  id: AccountId;
  joinedMs: number;
  /** The address, a space and the name, folded. */
  text: string;
  /** Empty for who has not given a name. */
  name: string;
}

interface Person {
  id: AccountId;
  email: string;
  name: string | null;
  createdAt: Date;
}

export function entryOf({ id, email, name, createdAt }: Person): DirectoryEntry {
  const text = folded(`${email} ${name ?? ''}`);
  return { id, joinedMs: createdAt.getTime(), text, name: text.slice(text.indexOf(' ') + 1) };
}

type Compare = (a: DirectoryEntry, b: DirectoryEntry) => number;

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The id decides where nothing else tells two apart. */
export const comparisons: Record<UserOrder, Compare> = {
  joined: (a, b) => a.joinedMs - b.joinedMs || compareTexts(a.id, b.id),
  // Those without a name come last.
  name: (a, b) =>
    Number(a.name === '') - Number(b.name === '') || compareTexts(a.name, b.name) || compareTexts(a.id, b.id),
  // No address holds a space, and a space comes before all that one holds.
  email: (a, b) => compareTexts(a.text, b.text) || compareTexts(a.id, b.id),
};
