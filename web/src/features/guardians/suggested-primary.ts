import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { isMinor } from '@plainwill/contracts/will-data/children-rules';
import type { Portal } from '@plainwill/contracts/will-data/portal';
import { minorsOf } from '@plainwill/contracts/will-data/readiness';

type Known = Pick<Portal, 'spouseDetails' | 'children' | 'contacts' | 'guardians'>;

/** The other parent of a child, else a contact who is another child's other parent, else the spouse or partner. */
function primaryFor(child: Known['children'][number], known: Known, asOf: CalendarDate): PersonId | null {
  const { children, spouseDetails } = known;
  const contacts = known.contacts.filter((contact) => !isMinor(contact, asOf));
  const canBeNamed = [...contacts, ...(spouseDetails ? [spouseDetails] : [])].map(({ id }) => id);
  if (child.otherParentId && canBeNamed.includes(child.otherParentId)) return child.otherParentId;
  const parents = new Set(children.map(({ otherParentId }) => otherParentId));
  return contacts.find(({ id }) => parents.has(id))?.id ?? spouseDetails?.id ?? null;
}

export interface Suggestion {
  primaryId: PersonId;
  /** All the children for whom it is the same person. */
  childIds: PersonId[];
}

/** Whom to suggest for the children under 18 of whom nothing about guardians was ever saved. */
export function suggestionsFor(known: Known, asOf: CalendarDate): Suggestion[] {
  const untouched = new Set(known.guardians.filter(({ version }) => version === 0).map(({ childId }) => childId));
  const byPrimary = new Map<PersonId, PersonId[]>();
  for (const child of minorsOf(known, asOf)) {
    const primaryId = untouched.has(child.id) ? primaryFor(child, known, asOf) : null;
    if (primaryId) byPrimary.set(primaryId, [...(byPrimary.get(primaryId) ?? []), child.id]);
  }
  return [...byPrimary].map(([primaryId, childIds]) => ({ primaryId, childIds }));
}
