import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { folded } from '@plainwill/contracts/shared/folded';
import { adultAge } from '@plainwill/contracts/will-data/people';
import { spouseReference, testatorReference } from '@plainwill/contracts/will-data/signing/witness-relations';
import { type ContactRole, cleanMobileNumber } from '@plainwill/contracts/will-data/vocabulary';
import type { Known } from '../../checks/known.ts';
import type { WillFacts } from '../../facts/will-facts.ts';
import { alsoKnownAs, fullName } from '../../will/people/names.ts';
import type { Person } from '../../will/people/person.ts';
import { type Home, homeOf } from './homes.ts';

/** One record tells this of somebody. */
interface RecordOfOne {
  kind: 'testator' | 'partner' | 'other';
  /** Null of the testator, and of those of whom the will says nothing. */
  person: Person | null;
  ids: readonly string[];
  names: readonly string[];
  birthdays: readonly CalendarDate[];
  homes: readonly Home[];
  emails: readonly string[];
  phones: readonly string[];
  roles: readonly ContactRole[];
}

/** Somebody whom the facts tell of: of one stored twice, with what every record tells. */
export type Individual = RecordOfOne;

const present = <T extends string | Home>(...values: (T | null | undefined)[]): T[] =>
  values.flatMap((value) => (value ? [value] : []));

export const emailKey = (email: string) => folded(email).trim();

/** A telephone number as it is dialled from abroad, so that 07700 and +44 7700 are one. */
export function phoneKey(number: string, code = '+44'): string {
  const clean = cleanMobileNumber(code, number);
  return clean === '' || clean.startsWith('+') ? clean : `${code}${clean}`;
}

/** The name in full, without the marks that tell it from another of the name in a message. */
const nameOf = (person: Person, { sharedNames }: Known) => sharedNames.get(person) ?? person.name;

const nothing = { person: null, birthdays: [], homes: [], emails: [], phones: [], roles: [] };

function testatorIn({ personalDetails: details, homeDetails }: WillFacts): RecordOfOne {
  return {
    ...nothing,
    kind: 'testator',
    ids: present(testatorReference, details.id),
    names: present(fullName(details), alsoKnownAs(details)),
    birthdays: present(details.dateOfBirth),
    homes: present(homeOf(homeDetails)),
    emails: present(emailKey(details.email)),
    phones: present(phoneKey(details.mobileNumber, details.mobileCountryCode || undefined)),
  };
}

/** The husband, wife, civil partner or partner, who lives with the testator; also one whom the will leaves out. */
function partnerIn({ facts: { spouseDetails, personalDetails, homeDetails }, will }: Known): RecordOfOne[] {
  if (spouseDetails.fullName === '') return [];
  const isPartner = will.spouse !== null || personalDetails.maritalStatus === 'partner';
  return [
    {
      ...nothing,
      kind: isPartner ? 'partner' : 'other',
      person: will.spouse,
      ids: present(spouseReference, spouseDetails.id),
      names: [spouseDetails.fullName],
      homes: isPartner ? present(homeOf(homeDetails)) : [],
    },
  ];
}

/** The children, of whom those under 18 live with the testator. */
const childrenIn = (known: Known): RecordOfOne[] =>
  known.facts.children.map(({ id, dateOfBirth }) => {
    const person = known.people.findBeneficiary({ id, type: 'child', classOf: null, exceptIds: [] });
    const isAtHome = person !== null && person.age !== null && person.age < adultAge;
    return {
      ...nothing,
      kind: 'other',
      person,
      ids: [id],
      names: present(person && nameOf(person, known)),
      birthdays: present(dateOfBirth),
      homes: isAtHome ? present(homeOf(known.facts.homeDetails)) : [],
    };
  });

const contactsIn = (known: Known): RecordOfOne[] =>
  known.facts.contacts.map((contact) => {
    const person = known.people.findBeneficiary({ id: contact.id, type: 'contact', classOf: null, exceptIds: [] });
    return {
      kind: 'other',
      person,
      ids: [contact.id],
      names: present(fullName(contact) || contact.fullName),
      birthdays: present(contact.dateOfBirth),
      homes: present(homeOf(contact)),
      emails: present(emailKey(contact.email)),
      phones: present(phoneKey(contact.mobileNumber, contact.mobileCountryCode || undefined)),
      roles: present(contact.role),
    };
  });

/** The records of one person as one. */
const together = (records: readonly RecordOfOne[], { kind, person }: RecordOfOne): Individual => ({
  kind,
  person,
  ids: records.flatMap(({ ids }) => ids),
  names: records.flatMap(({ names }) => names),
  birthdays: records.flatMap(({ birthdays }) => birthdays),
  homes: records.flatMap(({ homes }) => homes),
  emails: records.flatMap(({ emails }) => emails),
  phones: records.flatMap(({ phones }) => phones),
  roles: records.flatMap(({ roles }) => roles),
});

/** Everybody in the facts: the testator, the spouse or partner, the children and the contacts, each once. */
export function individualsIn(known: Known): Individual[] {
  const records = [testatorIn(known.facts), ...partnerIn(known), ...childrenIn(known), ...contactsIn(known)];
  const each = Map.groupBy(records, (record) => record.person ?? record);
  return [...each.values()].flatMap((same) => same.slice(0, 1).map((first) => together(same, first)));
}
