import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { isMinor, nameOf, type PersonKind } from '@plainwill/contracts/will-data/people';
import { isSamePerson } from '@plainwill/contracts/will-data/person-name';
import type { Contact } from '@plainwill/contracts/will-data/records/contacts';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { minorsOf } from '@plainwill/contracts/will-data/will/readiness';
import { contactRoleLabel } from '../people/contact-model.ts';

type People = Pick<TestatorRecord, 'spouseDetails' | 'children' | 'contacts' | 'executors'>;

/** Somebody who can look after a child. */
export interface Guardian {
  id: PersonId;
  kind: PersonKind;
  name: string;
  /** Who they are, and what else they are in this will. */
  about: string;
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Everyone named who can look after a child: the spouse or partner, grown-up children, contacts not known to be young. */
export function adultsOf(known: People, asOf: CalendarDate): Guardian[] {
  const { spouseDetails, children, contacts, executors } = known;
  const isExecutor = new Set(executors.map(({ personId }) => personId));
  const aboutOf = (id: PersonId, relationship: string) => {
    const theirs = children.filter(({ otherParentId }) => otherParentId === id).map(({ firstName }) => firstName);
    const parent = theirs.length > 0 && `other parent of ${list.format(theirs)}`;
    return [relationship, parent, isExecutor.has(id) && 'executor'].filter(Boolean).join(' · ');
  };
  return [
    ...(spouseDetails
      ? [
          {
            id: spouseDetails.id,
            kind: 'spouse' as const,
            name: spouseDetails.fullName,
            about: aboutOf(spouseDetails.id, 'Your spouse or partner'),
          },
        ]
      : []),
    ...children
      .filter((child) => !isMinor(child, asOf))
      .map((child) => ({
        id: child.id,
        kind: 'child' as const,
        name: nameOf(child),
        about: aboutOf(child.id, 'Your child'),
      })),
    ...contacts
      .filter((contact) => !contact.isCharity && !isMinor(contact, asOf))
      .map((contact) => ({
        id: contact.id,
        kind: 'contact' as const,
        name: nameOf(contact),
        about: aboutOf(contact.id, contactRoleLabel(contact.role)),
      })),
  ];
}

/**
 * Whom to offer beside those chosen already. A contact with the first and last name of an executor is taken for that
 * executor, and of several with the same names the one with the longest is kept: nobody can be chosen twice.
 */
export function availableGuardians(known: People, chosen: readonly PersonId[], asOf: CalendarDate): Guardian[] {
  const isExecutor = new Set(known.executors.map(({ personId }) => personId));
  const rank = (contact: Contact) =>
    [Number(chosen.includes(contact.id)), Number(isExecutor.has(contact.id)), nameOf(contact).length] as const;
  const kept: Contact[] = [];
  const best = known.contacts.toSorted((a, b) => compare(rank(b), rank(a)));
  for (const contact of best) if (!kept.some((other) => isSamePerson(other, contact))) kept.push(contact);
  const keptIds = new Set(kept.map(({ id }) => id));
  return adultsOf(known, asOf).filter(
    ({ id, kind }) => !chosen.includes(id) && (kind !== 'contact' || keptIds.has(id)),
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

/** Whom to suggest for the children under 18 of whom nothing about guardians was ever saved. */
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
