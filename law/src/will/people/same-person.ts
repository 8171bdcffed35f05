import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { folded } from '@plainwill/contracts/shared/folded';
import type { ContactRole } from '@plainwill/contracts/will-data/vocabulary';

/** What is stored of somebody, as far as it takes to recognise them. */
export interface KnownRecord {
  id: string;
  table: 'spouse' | 'child' | 'contact';
  /** In full. */
  name: string;
  dateOfBirth: CalendarDate | null;
  role: ContactRole | null;
  email: string;
  phone: string;
  address: string;
  isStepchild: boolean;
  /** The testator has said that this is none of these. */
  differsFrom: readonly string[];
}

/** Case, accents and spaces aside. */
export const compared = (text: string) => folded(text).trim();

/** What all spellings of a name share: its first word and its last. */
export function nameKey(name: string): string {
  const parts = compared(name).split(' ');
  return `${parts[0]} ${parts.at(-1)}`;
}

/** Case and accents aside; middle names count only where both have them. */
export function haveSameName(a: string, b: string): boolean {
  const [first, second] = [compared(a), compared(b)];
  if (first === second) return first !== '';
  const [own, other] = [first.split(' '), second.split(' ')];
  if (own.length < 2 || other.length < 2) return false;
  const [middle, otherMiddle] = [own.slice(1, -1).join(' '), other.slice(1, -1).join(' ')];
  return own[0] === other[0] && own.at(-1) === other.at(-1) && (middle === '' || otherMiddle === '');
}

/** What somebody is to the testator by blood or marriage, where a role says so. */
const family: Partial<{ [R in ContactRole]: string }> = {
  spouse_partner: 'spouse',
  parent: 'parent',
  Parent: 'parent',
  stepparent: 'stepparent',
  child: 'child',
  stepchild: 'stepchild',
  sibling: 'sibling',
  Sibling: 'sibling',
  half_sibling: 'half-sibling',
  other_relative: 'relative',
  mother: 'parent',
  father: 'parent',
  brother: 'sibling',
  sister: 'sibling',
  half_brother: 'half-sibling',
  half_sister: 'half-sibling',
  grandchild: 'grandchild',
  step_grandchild: 'step-grandchild',
  great_grandchild: 'great-grandchild',
  niece: 'niece',
  nephew: 'nephew',
  son_in_law: 'son-in-law',
  daughter_in_law: 'daughter-in-law',
  Aunt: 'aunt',
  Uncle: 'uncle',
  Cousin: 'cousin',
};

function placeInFamily({ table, role, isStepchild }: KnownRecord): string | undefined {
  if (table === 'spouse') return 'spouse';
  if (table === 'child') return isStepchild ? 'stepchild' : 'child';
  return role ? family[role] : undefined;
}

const isShared = (a: string, b: string) => a !== '' && a === b;

/**
 * Says whether two records are of one person, for the name alone is never enough. @param home the testator's address
 */
export function isSamePerson(a: KnownRecord, b: KnownRecord, home: string): boolean {
  if (!haveSameName(a.name, b.name) || a.differsFrom.includes(b.id) || b.differsFrom.includes(a.id)) return false;
  if (a.dateOfBirth && b.dateOfBirth && a.dateOfBirth !== b.dateOfBirth) return false;
  const [own, other] = [placeInFamily(a), placeInFamily(b)];
  if (own && other && own !== other) return false;
  const isSpouseAtHome = [
    [a, b],
    [b, a],
  ].some(([one, two]) => one?.table === 'spouse' && isShared(compared(two?.address ?? ''), compared(home)));
  return (
    (own !== undefined && own === other && a.table !== b.table) ||
    isSpouseAtHome ||
    isShared(compared(a.email), compared(b.email)) ||
    isShared(a.phone, b.phone) ||
    isShared(compared(a.address), compared(b.address)) ||
    (a.dateOfBirth !== null && a.dateOfBirth === b.dateOfBirth)
  );
}
