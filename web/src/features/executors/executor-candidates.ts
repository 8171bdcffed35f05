import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { isMinor, nameOf, peopleOf } from '@plainwill/contracts/will-data/people';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { contactRoleLabel } from '../people/contact-model.ts';

/** Somebody who could be made an executor. */
export interface Candidate {
  /** Null for a spouse or partner of whom nothing is stored yet. */
  personId: PersonId | null;
  kind: 'spouse' | 'contact';
  name: string;
  /** Who they are to the testator. */
  about: string;
}

type Known = Pick<TestatorRecord, 'personalDetails' | 'spouseDetails' | 'children' | 'contacts' | 'executors'>;

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/**
 * The spouse or partner, then the other parents of children, then everybody else who is not an executor yet and not
 * known to be under 18.
 */
export function candidatesFor(known: Known, asOf: CalendarDate): Candidate[] {
  const chosen = new Set(known.executors.map(({ personId }) => personId));
  const adults = known.contacts.filter((contact) => !isMinor(contact, asOf));
  const contacts = adults.map(({ id, role, ...names }) => {
    const theirs = known.children.filter(({ otherParentId }) => otherParentId === id);
    const about =
      theirs.length > 0
        ? `Other parent of ${list.format(theirs.map(({ firstName }) => firstName))}`
        : contactRoleLabel(role);
    return { personId: id, kind: 'contact' as const, name: nameOf(names), about, isParent: theirs.length > 0 };
  });
  const free = contacts
    .filter(({ personId }) => !chosen.has(personId))
    .toSorted((a, b) => Number(b.isParent) - Number(a.isParent))
    .map(({ isParent: _, ...candidate }) => candidate);
  return [...spouseFor(known, chosen), ...free];
}

function spouseFor(known: Known, chosen: ReadonlySet<PersonId>): Candidate[] {
  const status = known.personalDetails?.maritalStatus;
  if (status !== 'married' && status !== 'partner') return [];
  const about = status === 'married' ? 'Your spouse' : 'Your partner';
  const spouse = peopleOf(known).find(({ kind }) => kind === 'spouse');
  if (spouse && chosen.has(spouse.id)) return [];
  return [{ personId: spouse?.id ?? null, kind: 'spouse', name: spouse?.fullName ?? about, about }];
}
