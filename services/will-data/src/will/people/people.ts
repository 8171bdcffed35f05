import { ageOn, type CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { adultAge, asksSpouse, type PersonKind } from '@plainwill/contracts/will-data/people';
import type { WillFacts } from '../facts/will-facts.ts';
import { asEnding, tidy } from '../language/phrases.ts';
import { inOneLine } from './addresses.ts';
import { fullName, inCapitals, setApart } from './names.ts';
import type { Person } from './person.ts';
import {
  childPhrase,
  contactPhrase,
  isAdultRole,
  isChildRole,
  isProfessionalRole,
  isStepchild,
  spousePhrase,
} from './relationships.ts';

/** Whole years on `asOf`, or null where it is not known. */
export const ageOf = (dateOfBirth: CalendarDate | null, asOf: CalendarDate) =>
  dateOfBirth === null ? null : ageOn(dateOfBirth, asOf);

/** Everyone whom a stored choice can name. */
export interface People {
  /** Null where the will says nothing of one. */
  spouse: Person | null;
  children: readonly Person[];
  /** Whom an id stands for, whatever kind of person that is; the kind settles it where ids of two kinds agree. */
  find: (id: string | null, kind?: PersonKind | null) => Person | null;
}

export function peopleIn(facts: WillFacts, asOf: CalendarDate): People {
  const spouse = spouseIn(facts);
  const children = facts.children.map((child) => childPerson(child, asOf)).filter(isNamed);
  const kinds = {
    spouse: new Map(spouse ? [spouseId, facts.spouse_details.id ?? spouseId].map((id) => [id, spouse]) : []),
    child: byId(children),
    contact: contactsIn(facts, asOf),
  };
  markNamesakes([...kinds.spouse.values(), ...children, ...kinds.contact.values()]);
  return {
    spouse,
    children,
    find: (id, kind = null) => {
      if (kind === 'spouse') return spouse;
      if (id === null) return null;
      const ofKind = kind && kinds[kind].get(id);
      return ofKind ?? kinds.contact.get(id) ?? kinds.child.get(id) ?? kinds.spouse.get(id) ?? null;
    },
  };
}

const spouseId = 'spouse';

const isNamed = (person: Person) => person.name !== '';

const byId = (people: readonly Person[]) => new Map(people.map((person) => [person.id, person]));

/** A partner is in the will unless the testator has said otherwise; nothing is said of anyone who is not. */
function spouseIn({ personal_details: { marital_status }, spouse_details, flags }: WillFacts): Person | null {
  const isLeftOut = marital_status === 'partner' && flags.include_partner === false;
  const name = tidy(spouse_details.full_name);
  if (!asksSpouse(marital_status) || isLeftOut || name === '') return null;
  return {
    id: spouse_details.id ?? spouseId,
    kind: 'spouse',
    ...called(name),
    phrase: spousePhrase({ marital_status, relationship: spouse_details.relationship }),
    address: '',
    age: null,
    isChild: false,
    isStepchild: false,
    mayBeUnder18: false,
    isProfessional: false,
    charity: null,
  };
}

const called = (name: string) => ({ name: setApart(name), capitals: inCapitals(setApart(name)), isNamesake: false });

/** Marks those whose name another of them has too. */
function markNamesakes(people: readonly Person[]): void {
  const alike = Map.groupBy(new Set(people), ({ capitals }) => capitals);
  for (const namesakes of alike.values()) {
    if (namesakes.length > 1) for (const person of namesakes) person.isNamesake = true;
  }
}

type Names = Pick<WillFacts['contacts'][number], 'first_name' | 'middle_names' | 'last_name' | 'full_name'>;

/** Of the parts of the name, else of the whole as it was given. */
const nameOf = ({ first_name, middle_names, last_name, full_name }: Names) =>
  fullName({ firstName: first_name, middleNames: middle_names, lastName: last_name }) || tidy(full_name);

function childPerson(child: WillFacts['children'][number], asOf: CalendarDate): Person {
  const age = ageOf(child.date_of_birth, asOf);
  return {
    id: child.id,
    kind: 'child',
    ...called(nameOf(child)),
    phrase: childPhrase(child),
    address: '',
    age,
    isChild: true,
    isStepchild: isStepchild(child),
    mayBeUnder18: age === null || age < adultAge,
    isProfessional: false,
    charity: null,
  };
}

function contactPerson(contact: WillFacts['contacts'][number], asOf: CalendarDate): Person {
  const { role } = contact;
  const age = ageOf(contact.date_of_birth, asOf);
  return {
    id: contact.id,
    kind: 'contact',
    ...called(nameOf(contact)),
    phrase: contact.is_charity ? null : contactPhrase(role),
    address: inOneLine(contact),
    age,
    isChild: isChildRole(role),
    isStepchild: role === 'stepchild',
    mayBeUnder18: !contact.is_charity && (age === null ? !isAdultRole(role) : age < adultAge),
    isProfessional: isProfessionalRole(role),
    charity: contact.is_charity ? { number: asEnding(contact.charity_number) } : null,
  };
}

/** Contacts by id. Two of one name who share an email, a phone or an address are one person, the first stored. */
function contactsIn({ contacts }: WillFacts, asOf: CalendarDate): Map<string, Person> {
  const people = new Map<string, Person>();
  const known = new Map<string, Person>();
  for (const contact of contacts) {
    const person = contactPerson(contact, asOf);
    if (!isNamed(person)) continue;
    const marks = [contact.email, contact.mobile_number.replace(/\D/g, ''), person.address]
      .filter((mark) => mark !== '')
      .map((mark) => `${person.name}\n${mark}`.toLowerCase());
    const same = marks.map((mark) => known.get(mark)).find(Boolean) ?? person;
    for (const mark of marks) known.set(mark, same);
    people.set(contact.id, same);
  }
  return people;
}
