import type {
  SharedChild,
  SharedContact,
  SharedGift,
  SharedGuardians,
} from '@plainwill/contracts/will-data/couple/couple-view';
import { isSamePerson } from '@plainwill/contracts/will-data/person-name';

type NamedChild = Pick<SharedChild, 'firstName' | 'lastName' | 'dateOfBirth'>;
type NamedContact = Pick<SharedContact, 'firstName' | 'lastName' | 'email'>;

const folded = (text: string) => text.normalize('NFC').trim().toLocaleLowerCase('en-GB').replace(/\s+/gu, ' ');

/** Says whether two texts are the same, in any capitals. */
export const isSameText = (a: string, b: string) => folded(a) === folded(b);

const isSameByBirthday = (a: NamedChild, b: NamedChild) =>
  a.dateOfBirth === b.dateOfBirth && isSamePerson({ ...a, lastName: '' }, { ...b, lastName: '' });

/** Two lists have different ids: a child is known by the name, or by the first name and the birthday. */
export const isSameChild = (a: NamedChild, b: NamedChild) => isSamePerson(a, b) || isSameByBirthday(a, b);

const emailKey = ({ email }: Pick<NamedContact, 'email'>) => email.trim().toLocaleLowerCase('en-GB');

/** The same name and the same email are the same person; anything less is for the testator to say. */
export const isSameContact = (a: NamedContact, b: NamedContact) => isSamePerson(a, b) && emailKey(a) === emailKey(b);

const hasSameEmail = (a: NamedContact, b: NamedContact) => emailKey(a) !== '' && emailKey(a) === emailKey(b);

/** May be the same person, as one whose name is spelt in two ways. */
export const isAlikeContact = (a: NamedContact, b: NamedContact) => isSamePerson(a, b) || hasSameEmail(a, b);

const isExactly = <T extends { key: string }>({ key: _a, ...a }: T, { key: _b, ...b }: T) =>
  JSON.stringify(a) === JSON.stringify(b);

export const matchedChildren = (mine: readonly SharedChild[], theirs: readonly SharedChild[]) =>
  matched(mine, theirs, isExactly, isSamePerson, isSameByBirthday);

export const matchedContacts = (mine: readonly SharedContact[], theirs: readonly SharedContact[]) =>
  matched(mine, theirs, isExactly, isSameContact, isSamePerson, hasSameEmail);

/** The same item given by both, or money given by both to the same people. */
export const matchedGifts = (
  mine: readonly SharedGift[],
  theirs: readonly SharedGift[],
  isToSame: (a: SharedGift, b: SharedGift) => boolean,
) =>
  matched(
    mine,
    theirs,
    (a, b) => a.giftType === 'specific_item' && b.giftType === 'specific_item' && isSameText(a.what, b.what),
    (a, b) => a.giftType === 'cash_gift' && b.giftType === 'cash_gift' && isToSame(a, b),
  );

/** The guardians of the same child. */
export const matchedGuardians = (mine: readonly SharedGuardians[], theirs: readonly SharedGuardians[]) =>
  matched(
    mine,
    theirs,
    (a, b) => isSamePerson(a.child, b.child),
    (a, b) => isSameByBirthday(a.child, b.child),
  );

/**
 * Each of `mine` with the one of `theirs` that is the same, the surest first, and those of either that are alone. Each
 * test sorts people into groups, so that the pairs are the same from either side.
 */
function matched<T>(mine: readonly T[], theirs: readonly T[], ...tests: readonly ((a: T, b: T) => boolean)[]) {
  const pairs: [T, T][] = [];
  const left = { mine: [...mine], theirs: [...theirs] };
  for (const isSame of tests) {
    for (const one of [...left.mine]) {
      const other = left.theirs.find((each) => isSame(one, each));
      if (other === undefined) continue;
      pairs.push([one, other]);
      left.mine.splice(left.mine.indexOf(one), 1);
      left.theirs.splice(left.theirs.indexOf(other), 1);
    }
  }
  return { pairs, mine: left.mine, theirs: left.theirs };
}
