import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { isMinor, nameOf, type PersonKind } from '@plainwill/contracts/will-data/people';
import { isSamePerson } from '@plainwill/contracts/will-data/person-name';
import type { Contact } from '@plainwill/contracts/will-data/records/contacts';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { minorsOf } from '@plainwill/contracts/will-data/will/readiness';
import { withDots } from '../../../ui/lists/item-row.tsx';
import { choicesFor } from '../../people/people-choices.ts';

type People = Pick<TestatorRecord, 'spouseDetails' | 'children' | 'contacts' | 'executors'>;

/** Somebody who can look after a child. */
export interface Guardian {
  id: PersonId;
  kind: PersonKind;
  name: string;
  /** Their relation to the testator, and their other parts in this will. */
  about: string;
}

/** Everyone named who can look after a child: adults, as far as is known, and no charity. */
export function adultsOf(known: People, asOf: CalendarDate): Guardian[] {
  const isExecutor = new Set(known.executors.map(({ personId }) => personId));
  return choicesFor('guardian', known, asOf)
    .filter(({ obstacle }) => obstacle === null)
    .map(({ id, kind, name, about }) => ({
      id,
      kind,
      name,
      about: withDots([about, isExecutor.has(id) && 'executor']),
    }));
}

/**
 * The people to offer, those chosen among them. A contact with the first and last name of an executor is taken for that
 * executor, and of several with the same names the one with the longest is left: nobody can be chosen twice.
 */
export function offeredGuardians(known: People, chosen: readonly PersonId[], asOf: CalendarDate): Guardian[] {
  const isExecutor = new Set(known.executors.map(({ personId }) => personId));
  const rank = (contact: Contact) =>
    [Number(chosen.includes(contact.id)), Number(isExecutor.has(contact.id)), nameOf(contact).length] as const;
  const kept: Contact[] = [];
  const best = known.contacts.toSorted((a, b) => compare(rank(b), rank(a)));
  for (const contact of best) if (!kept.some((other) => isSamePerson(other, contact))) kept.push(contact);
  const remainingIds = new Set(kept.map(({ id }) => id));
  return adultsOf(known, asOf).filter(
    ({ id, kind }) => kind !== 'contact' || chosen.includes(id) || remainingIds.has(id),
  );
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

export interface Suggestion {
  primaryId: PersonId;
  /** All the children for whom it is the same person. */
  childIds: PersonId[];
}

type Suggestible = Pick<TestatorRecord, 'spouseDetails' | 'children' | 'contacts' | 'guardians'>;

/** We suggest guardians for the children under 18 of whom nothing about guardians was ever saved. */
export function suggestionsFor(known: Suggestible, asOf: CalendarDate): Suggestion[] {
  const untouched = new Set(known.guardians.filter(({ version }) => version === 0).map(({ childId }) => childId));
  const byPrimary = new Map<PersonId, PersonId[]>();
  for (const child of minorsOf(known, asOf)) {
    const primaryId = untouched.has(child.id) ? primaryFor(child, known, asOf) : null;
    if (primaryId) byPrimary.set(primaryId, [...(byPrimary.get(primaryId) ?? []), child.id]);
  }
  return [...byPrimary].map(([primaryId, childIds]) => ({ primaryId, childIds }));
}

/** The other parent of a child, else a contact who is another child's other parent, else the spouse or partner. */
function primaryFor(child: Suggestible['children'][number], known: Suggestible, asOf: CalendarDate): PersonId | null {
  const { children, spouseDetails } = known;
  const contacts = known.contacts.filter((contact) => !isMinor(contact, asOf));
  const canBeNamed = [...contacts, ...(spouseDetails ? [spouseDetails] : [])].map(({ id }) => id);
  if (child.otherParentId && canBeNamed.includes(child.otherParentId)) return child.otherParentId;
  const parents = new Set(children.map(({ otherParentId }) => otherParentId));
  return contacts.find(({ id }) => parents.has(id))?.id ?? spouseDetails?.id ?? null;
}
