import { ageOn, type CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { adultAge, asksSpouse, type PersonKind } from '@plainwill/contracts/will-data/people';
import type { BeneficiaryClass } from '@plainwill/contracts/will-data/vocabulary';
import type { WillFacts } from '../../facts/will-facts.ts';
import { asEnding, tidy } from '../../wording/phrases.ts';
import { isAddressAbroad } from '../items/abroad.ts';
import { inOneLine } from './addresses.ts';
import { fullName, inCapitals, setApart } from './names.ts';
import { isCalledLikeOrganisation } from './organisations.ts';
import { isOrganisation, type Person } from './person.ts';
import {
  childPhrase,
  contactPhrase,
  isAdultRole,
  isChildRole,
  isDeceased,
  isGrandchildRole,
  isProfessionalRole,
  isStepchild,
  isWard,
  spousePhrase,
} from './relationships.ts';
import { isSamePerson, type KnownRecord, nameKey } from './same-person.ts';

/** Whole years on `asOf`, or null where it is not known. */
export const ageOf = (dateOfBirth: CalendarDate | null, asOf: CalendarDate) =>
  dateOfBirth === null ? null : ageOn(dateOfBirth, asOf);

/** A stored choice of a beneficiary can hold these. */
export interface StoredRecipient {
  id: string | null;
  type: PersonKind | 'class' | null;
  classOf: BeneficiaryClass | null;
  exceptIds: readonly string[];
}

/** Everyone whom a stored choice can name. */
export interface People {
  /** Null where the will says nothing of one. */
  spouse: Person | null;
  /** Those who are living, stepchildren too. */
  children: readonly Person[];
  /** The children of whom the testator is a special guardian, as far as they are living. */
  wards: readonly Person[];
  /** The children who have died. */
  deceased: readonly Person[];
  /**
   * Whom an id stands for, whatever kind of person that is; the kind settles it where ids of two kinds agree. Nobody is
   * found who has died.
   */
  find: (id: string | null, kind?: PersonKind | null) => Person | null;
  /** Whom a choice of a beneficiary stands for: also a child who has died, for those who stand in. */
  findBeneficiary: (beneficiary: StoredRecipient) => Person | null;
  /** Those whose name another of them has too, or the testator. */
  namesakes: readonly Person[];
  /** Those who are stored again under another record, with the record that speaks for them. */
  duplicates: readonly Duplicate[];
}

/** A contact who is another record's person. */
interface Duplicate {
  contactId: string;
  person: Person;
}

export function peopleIn(facts: WillFacts, asOf: CalendarDate): People {
  const spouse = spouseIn(facts);
  const everyChild = facts.children.map((child) => childPerson(child, asOf)).filter(isNamed);
  const wards = everyChild.filter((child) => child.isWard);
  const ownFamily = everyChild.filter((child) => !child.isWard);
  const children = ownFamily.filter((child) => !child.isDeceased);
  const { contacts, duplicates } = contactsIn(facts, asOf, { spouse, children: everyChild });
  const kinds = {
    spouse: new Map(spouse ? [spouseId, facts.spouseDetails.id ?? spouseId].map((id) => [id, spouse]) : []),
    child: byId(everyChild),
    contact: contacts,
  };
  const everyone = [...kinds.spouse.values(), ...everyChild, ...kinds.contact.values()];
  markNamesakes(everyone, testatorName(facts));
  const findAnyone: People['find'] = (id, kind = null) => {
    if (kind === 'spouse') return spouse;
    if (id === null) return null;
    const ofKind = kind && kinds[kind].get(id);
    return ofKind ?? kinds.contact.get(id) ?? kinds.child.get(id) ?? kinds.spouse.get(id) ?? null;
  };
  const grandchildren = grandchildrenIn(facts, kinds.contact);
  const classes = new Map<string, Person>();
  return {
    spouse,
    children,
    wards: wards.filter((child) => !child.isDeceased),
    deceased: ownFamily.filter((child) => child.isDeceased),
    namesakes: [...new Set(everyone)].filter(({ isNamesake }) => isNamesake),
    find: (id, kind) => {
      const person = findAnyone(id, kind);
      return person?.isDeceased ? null : person;
    },
    findBeneficiary: ({ id, type, classOf, exceptIds }) => {
      if (type !== 'class') return findAnyone(id, type);
      if (classOf === null) return null;
      const key = [classOf, ...exceptIds].join();
      const known = classes.get(key) ?? classPerson(classOf, { children: ownFamily, grandchildren }, exceptIds);
      classes.set(key, known);
      return known;
    },
    duplicates,
  };
}

const spouseId = 'spouse';

const isNamed = (person: Person) => person.name !== '';

const byId = (people: readonly Person[]) => new Map(people.map((person) => [person.id, person]));

/** A partner is in the will unless the testator has said otherwise; nothing is said of anyone who is not. */
function spouseIn({ personalDetails: { maritalStatus }, spouseDetails, flags }: WillFacts): Person | null {
  const isLeftOut = maritalStatus === 'partner' && flags.includePartner === false;
  const name = tidy(spouseDetails.fullName);
  if (!asksSpouse(maritalStatus) || isLeftOut || name === '') return null;
  return {
    ...nobody,
    id: spouseDetails.id ?? spouseId,
    kind: 'spouse',
    ...called(name),
    phrase: spousePhrase({ maritalStatus, relationship: spouseDetails.relationship }),
  };
}

/** Of whom nothing is known. */
const nobody = {
  kind: 'contact' as const,
  phrase: null,
  address: '',
  age: null,
  isChild: false,
  isStepchild: false,
  isWard: false,
  isDeceased: false,
  mayBeUnder18: false,
  isProfessional: false,
  charity: null,
  organisation: null,
  class: null,
};

const called = (name: string) => ({ name: setApart(name), capitals: inCapitals(setApart(name)), isNamesake: false });

const testatorName = ({ personalDetails: { firstName, middleNames, lastName } }: WillFacts) =>
  inCapitals(fullName({ firstName, middleNames, lastName }));

/** Marks those whose name another of them has too, or the testator. */
function markNamesakes(people: readonly Person[], testator: string): void {
  const alike = Map.groupBy(new Set(people), ({ capitals }) => capitals);
  for (const [name, namesakes] of alike) {
    if (namesakes.length > 1 || name === testator) for (const person of namesakes) person.isNamesake = true;
  }
}

/** Grandchildren are stored as contacts, and only some of them. */
const grandchildrenIn = ({ contacts }: WillFacts, people: ReadonlyMap<string, Person>): Person[] => [
  ...new Set(contacts.flatMap(({ id, role }) => (isGrandchildRole(role) ? (people.get(id) ?? []) : []))),
];

interface Descendants {
  children: readonly Person[];
  grandchildren: readonly Person[];
}

/** The testator's own children take as a class; stepchildren never belong to it. */
function classPerson(of: BeneficiaryClass, family: Descendants, exceptIds: readonly string[]): Person {
  const own = of === 'children' ? family.children.filter(({ isStepchild }) => !isStepchild) : family.grandchildren;
  const isLeftOut = ({ id }: Person) => of === 'children' && exceptIds.includes(id);
  const taking = own.filter((person) => !isLeftOut(person));
  return {
    ...nobody,
    id: of,
    kind: 'class',
    ...called(`my ${of}`),
    capitals: `my ${of}`,
    isChild: of === 'children',
    mayBeUnder18: true,
    class: {
      of,
      members: taking.filter((person) => !person.isDeceased),
      deceased: taking.filter((person) => person.isDeceased),
      except: own.filter(isLeftOut),
    },
  };
}

type Names = Pick<WillFacts['contacts'][number], 'firstName' | 'middleNames' | 'lastName' | 'fullName'>;

/** Of the parts of the name, else of the whole as it was given. */
const nameOf = (names: Names) => fullName(names) || tidy(names.fullName);

function childPerson(child: WillFacts['children'][number], asOf: CalendarDate): Person {
  const age = isDeceased(child) ? null : ageOf(child.dateOfBirth, asOf);
  return {
    ...nobody,
    id: child.id,
    kind: 'child',
    ...called(nameOf(child)),
    phrase: childPhrase(child),
    age,
    isChild: !isWard(child),
    isStepchild: isStepchild(child),
    isWard: isWard(child),
    isDeceased: isDeceased(child),
    mayBeUnder18: !isDeceased(child) && (age === null || age < adultAge),
  };
}

function contactPerson(contact: StoredContact, asOf: CalendarDate): Person {
  const { role } = contact;
  const body = bodyOf(contact);
  const shared = { ...nobody, id: contact.id, ...called(nameOf(contact)), address: inOneLine(contact), ...body };
  if (isOrganisation(body)) return shared;
  const age = ageOf(contact.dateOfBirth, asOf);
  return {
    ...shared,
    phrase: contactPhrase(role),
    age,
    isChild: isChildRole(role),
    isStepchild: role === 'stepchild',
    mayBeUnder18: age === null ? !isAdultRole(role) : age < adultAge,
    isProfessional: isProfessionalRole(role),
  };
}

type StoredContact = WillFacts['contacts'][number];

/** A charity where that was said; else an organisation where that was said, or where the name says so and nobody else. */
const bodyOf = (contact: StoredContact): Pick<Person, 'charity' | 'organisation'> => {
  const { kind, charityNumber, organisationNumber } = contact;
  const isCharity = kind === 'charity' || (kind === null && contact.isCharity);
  const isUnasked = kind === null && !isCharity && isCalledLikeOrganisation(contact);
  return {
    charity: isCharity ? { number: asEnding(charityNumber), isExempt: isUnitedKingdomCharity(contact) } : null,
    organisation:
      kind === 'organisation' || isUnasked
        ? { number: asEnding(organisationNumber || charityNumber), isUnasked }
        : null,
  };
};

// Inheritance Tax Act 1984 s.23(6); Finance Act 2010 Sch 6: no charity outside the United Kingdom.
const isUnitedKingdomCharity = (contact: StoredContact) =>
  contact.charityRegister === null ? !isAddressAbroad(contact) : contact.charityRegister !== 'not_registered';

interface Family {
  spouse: Person | null;
  children: readonly Person[];
}

/** A record, and whose it is. */
interface Known {
  record: KnownRecord;
  person: Person;
}

/** Contacts by id. One who is stored as spouse or child too, or as an earlier contact, is that person. */
function contactsIn(facts: WillFacts, asOf: CalendarDate, { spouse, children }: Family) {
  const people = new Map<string, Person>();
  const duplicates: Duplicate[] = [];
  const home = inOneLine(facts.homeDetails);
  const family = [
    ...(spouse ? [{ record: recordOf('spouse', spouse), person: spouse }] : []),
    ...children.map((person) => ({
      record: { ...recordOf('child', person), dateOfBirth: bornOn(facts, person) },
      person,
    })),
  ];
  const known = Map.groupBy<string, Known>(family, ({ record }) => nameKey(record.name));
  for (const contact of facts.contacts) {
    const person = contactPerson(contact, asOf);
    if (!isNamed(person)) continue;
    const record: KnownRecord = {
      ...recordOf('contact', person),
      dateOfBirth: contact.dateOfBirth,
      role: contact.role,
      differsFrom: contact.differsFrom,
      email: contact.email,
      phone: contact.mobileNumber.replace(/\D/gu, ''),
    };
    const key = nameKey(record.name);
    const alike = known.get(key) ?? [];
    const same = isOrganisation(person) ? undefined : alike.find((other) => isSamePerson(other.record, record, home));
    known.set(key, [...alike, { record, person: same?.person ?? person }]);
    people.set(contact.id, same?.person ?? person);
    if (same) duplicates.push({ contactId: contact.id, person: same.person });
  }
  return { contacts: people, duplicates };
}

const recordOf = (table: KnownRecord['table'], { id, name, address, isStepchild }: Person): KnownRecord => ({
  id,
  table,
  name,
  dateOfBirth: null,
  role: null,
  email: '',
  phone: '',
  address,
  isStepchild,
  differsFrom: [],
});

const bornOn = ({ children }: WillFacts, { id }: Person) =>
  children.find((child) => child.id === id)?.dateOfBirth ?? null;
