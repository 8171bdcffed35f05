import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { ContactRole } from '@plainwill/contracts/will-data/vocabulary';
import type { Family, Relative } from '@plainwill/contracts/will-data/what-if/family';
import { childrenLeftKey, spouseKey } from '@plainwill/contracts/will-data/what-if/what-if';
import type { WillFacts } from '../../facts/will-facts.ts';
import { isHomeJoint } from '../../will/model/gifts-of.ts';
import { type People, peopleIn } from '../../will/people/people.ts';
import { isOrganisation, type Person } from '../../will/people/person.ts';
import { bondOf } from '../../will/people/relationships.ts';
import { hasSpouse, keyOf, storedPeople } from '../events/people-of-case.ts';
import { coOwnerIn } from '../events/what-if-case.ts';

/** Nobody has more in law, so of contacts who are called parents only so many are. */
const maxParents = 2;

/** What a contact is to the testator, where the rules that hold without a will know of it. */
const placesOfRoles: Partial<Record<ContactRole, { list: RelativeList; more: Partial<Relative> }>> = {
  child: { list: 'children', more: { kind: 'birth' } },
  stepchild: { list: 'children', more: { kind: 'step' } },
  parent: { list: 'parents', more: {} },
  Parent: { list: 'parents', more: {} },
  sibling: { list: 'siblings', more: { blood: 'whole' } },
  Sibling: { list: 'siblings', more: { blood: 'whole' } },
  half_sibling: { list: 'siblings', more: { blood: 'half' } },
  mother: { list: 'parents', more: {} },
  father: { list: 'parents', more: {} },
  brother: { list: 'siblings', more: { blood: 'whole' } },
  sister: { list: 'siblings', more: { blood: 'whole' } },
  half_brother: { list: 'siblings', more: { blood: 'half' } },
  half_sister: { list: 'siblings', more: { blood: 'half' } },
  Aunt: { list: 'auntsAndUncles', more: { blood: 'whole' } },
  Uncle: { list: 'auntsAndUncles', more: { blood: 'whole' } },
};
type RelativeList = 'children' | 'parents' | 'siblings' | 'auntsAndUncles';

/**
 * The family as far as it is stored, for the rules that hold without a will. Not stored are what there is to share, who
 * has died but children, whose grandchildren somebody is, and grandparents; cousins, step-parents and other relatives are
 * no part of those rules.
 */
export function familyOf(facts: WillFacts, asOf: CalendarDate, people: People = peopleIn(facts, asOf)): Family {
  const relatives = relativesIn(facts, people);
  const own = facts.personalDetails.dateOfBirth;
  const kin = {
    spouse: spouseOf(facts),
    children: [...childrenIn(facts, people), ...relatives('children')],
    parents: relatives('parents').slice(0, maxParents),
    siblings: relatives('siblings'),
    auntsAndUncles: relatives('auntsAndUncles'),
  };
  const owner = coOwnerIn(facts, people);
  const isOwnerOfFamily = Object.values(kin)
    .flat()
    .some((one) => one?.id === owner);
  const outside = isHomeJoint(facts) && isOwnerOfFamily ? [{ to: owner, pence: 0, what: 'home' }] : null;
  return { asOf, estatePence: 0, ...(own && { born: own }), ...(outside && { outside }), ...kin };
}

/** Also one whose name is not stored yet; never a partner whom the testator leaves out by choice. */
export function spouseOf(facts: WillFacts): NonNullable<Family['spouse']> | null {
  const { personalDetails: details, spouseDetails, flags } = facts;
  const isLeftOut = details.maritalStatus === 'partner' && flags.includePartner === false;
  if (!hasSpouse(facts) || isLeftOut) return null;
  const bond = bondOf({ maritalStatus: details.maritalStatus, relationship: spouseDetails.relationship });
  const married = bond === 'civil partnership' ? 'civil-partner' : 'married';
  const status = details.isSeparated ? 'separated' : married;
  return {
    id: spouseKey,
    ...(spouseDetails.fullName && { name: spouseDetails.fullName }),
    status: bond === 'partnership' ? 'cohabiting' : status,
  };
}

/** Those who have died stand for the children they left, of whom no more may be known. */
const childrenIn = (facts: WillFacts, people: People): Relative[] =>
  [...people.children, ...people.deceased].map((person) => {
    const row = facts.children.find(({ id }) => id === person.id);
    const kind = kindOf(person, row?.relationship ?? null);
    const left = row?.leftChildren ? [{ id: childrenLeftKey(person.id), name: `${person.name}’s children` }] : [];
    const death = person.isDeceased ? { alive: false, ...(left.length > 0 && { children: left }) } : {};
    return relativeOf(person, row?.dateOfBirth ?? null, { kind, ...death });
  });

function kindOf({ isStepchild }: Person, relationship: string | null): NonNullable<Relative['kind']> {
  if (isStepchild) return 'step';
  return relationship?.startsWith('Adopted') ? 'adopted' : 'birth';
}

function relativesIn(facts: WillFacts, people: People): (list: RelativeList) => Relative[] {
  const contacts = new Set(storedPeople(facts, people).filter(({ kind }) => kind === 'contact'));
  const placed = facts.contacts.flatMap(({ id, role, dateOfBirth }) => {
    const person = people.find(id, 'contact');
    const place = role && placesOfRoles[role];
    // Each once, and nobody who is stored as a child or a spouse too.
    if (!person || !place || isOrganisation(person) || !contacts.delete(person)) return [];
    return [{ list: place.list, relative: relativeOf(person, dateOfBirth, place.more) }];
  });
  return (list) => placed.filter((one) => one.list === list).map(({ relative }) => relative);
}

const relativeOf = (person: Person, born: CalendarDate | null, more: Partial<Relative>): Relative => ({
  id: keyOf(person),
  name: person.name,
  ...(born && { born }),
  ...more,
});
