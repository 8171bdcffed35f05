import { charityRegisterLabels, isCharityNumber } from '@plainwill/contracts/shared/charity-number';
import { answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import { isAddressAbroad } from '../../will/items/abroad.ts';
import { isOrganisation, type Person } from '../../will/people/person.ts';
import { type Check, each, together, when } from '../check.ts';
import { charityPercent, type Known, soleResiduaryBeneficiary } from '../known.ts';
import { inPounds, namesOf } from '../wording.ts';
import { provisionAt } from './places.ts';

type Row = Known['facts']['contacts'][number];

interface StoredContact {
  row: Row;
  person: Person;
}

/** The contacts who have a part in the will. */
const contactsInUse = ({ facts, people, appointed, benefitingPeople, executors, will }: Known): StoredContact[] => {
  const inUse = new Set([
    ...appointed,
    ...benefitingPeople,
    ...executors.flatMap(({ person }) => (person ? [person] : [])),
    ...will.pets.flatMap(({ rehoming }) => (rehoming ? [rehoming] : [])),
  ]);
  return facts.contacts.flatMap((row) => {
    const person = people.find(row.id, 'contact');
    return person && inUse.has(person) ? [{ row, person }] : [];
  });
};

const benefiting = (known: Known) => contactsInUse(known).filter(({ person }) => known.benefitingPeople.has(person));

/** A church by its name, and a house of prayer of another faith; a school or a hospice of the saint is none. */
const placeOfWorship =
  /(?<!\p{L})(?:church|chapel|capel|eglwys|minster|mosque|masjid|synagogue|gurdwara|mandir|temple)(?!\p{L})|^(?:the\s+)?(?:parish|congregation)\s+of\s|^(?:the\s+)?(?:st\.?|saint|ss\.?|all\s+saints|all\s+souls|holy\s+trinity|our\s+lady)(?!\p{L})/iu;
const legalBody =
  /(?<!\p{L})(?:council|pcc|trustees?|trust|trustee|hospices?|hospitals?|schools?|college|academy|ambulance|society|foundation|charity|charities|fund|appeal|friends|housing|care|aid|centre|association|company|limited|ltd|cio|cic|diocese|diocesan|union|circuit|board|house|street|road|mission|army)(?!\p{L})/iu;

/** Says whether the name is that of a building or of those who meet in it, whom the law does not know. */
export const isPlaceOfWorship = (row: Row, person: Person) =>
  isOrganisation(person) &&
  row.charityNumber === '' &&
  row.organisationNumber === '' &&
  placeOfWorship.test(person.name) &&
  !legalBody.test(person.name);

const hasOddNumber = ({ row, person }: StoredContact) =>
  person.charity !== null &&
  row.charityNumber !== '' &&
  !isCharityNumber(row.charityRegister ?? 'england_wales', row.charityNumber);

/** Bodies that take: what they are, and the tax on what they get. */
export const organisationChecks: readonly Check[] = [
  {
    id: 'ORG-01',
    subject: 'details',
    severity: 'warns',
    source: 'Certainty of objects',
    find: (known) =>
      together(
        contactsInUse(known).filter(
          ({ row, person }) => known.unasked.has(person) && row.kind === null && !row.isCharity,
        ),
        (contacts) => {
          const names = namesOf(contacts.map(({ person }) => person));
          return contacts.length === 1
            ? `Is ${names} a person or an organisation? Tell us, so that your will speaks of them rightly. A person who inherits must not witness it.`
            : `Are ${names} people or organisations? Tell us of each, so that your will speaks of them rightly. A person who inherits must not witness it.`;
        },
        ({ row }) => answerAt('contacts', 'kind', row.id),
      ),
  },
  {
    id: 'ORG-02',
    subject: 'tax',
    severity: 'informs',
    source: 'Inheritance Tax Act 1984 s.23',
    find: (known) =>
      each(
        benefiting(known).filter(({ row }) => row.kind === 'organisation'),
        ({ row, person }) => ({
          message: `${person.name} is not a charity, so what it gets is not free of inheritance tax.`,
          place: answerAt('contacts', 'kind', row.id),
        }),
      ),
  },
  {
    id: 'ORG-03',
    subject: 'details',
    severity: 'warns',
    source:
      'Parochial Church Councils (Powers) Measure 1956 s.3; gifts to unincorporated bodies, Leahy v Attorney-General for New South Wales [1959] AC 457',
    find: (known) =>
      each(
        benefiting(known).filter(({ row, person }) => isPlaceOfWorship(row, person)),
        ({ row, person }) => ({
          message: `${person.name} seems to be a place of worship, and a building or a congregation cannot own anything in law. Name the body that can: for a parish church “the parochial church council of” the parish, for a chapel or another faith “the trustees for the time being of” it. Ask for its exact name and its number.`,
          place: answerAt('contacts', 'firstName', row.id),
        }),
      ),
  },
  {
    id: 'CHA-01',
    subject: 'tax',
    severity: 'warns',
    source: 'Inheritance Tax Act 1984 s.23(6); Finance Act 2010 Sch 6',
    find: (known) =>
      each(
        benefiting(known).filter(
          ({ row, person }) =>
            person.charity !== null && (row.charityRegister === 'not_registered' || isAddressAbroad(row)),
        ),
        ({ row, person }) => ({
          message: `Only gifts to UK charities are free of inheritance tax. Check whether ${person.name} is one.`,
          place: answerAt('contacts', 'charityRegister', row.id),
        }),
      ),
  },
  {
    id: 'CHA-02',
    subject: 'details',
    severity: 'warns',
    source: 'Charities Act 2011; the registers of charities',
    find: (known) =>
      each(contactsInUse(known).filter(hasOddNumber), ({ row, person }) => ({
        message: `Check the number of ${person.name} on the register. ${row.charityNumber} does not look like a number from ${charityRegisterLabels[row.charityRegister === 'not_registered' ? 'england_wales' : (row.charityRegister ?? 'england_wales')]}.`,
        place: answerAt('contacts', 'charityNumber', row.id),
      })),
  },
];

const tenthAt = ({ facts }: Known, field: 'recipients' | 'leastAmount' | 'mostAmount' | 'percent') =>
  provisionAt('charityTenth', field, facts.charityTenth);

/** Says whether what charity gets of the residue is as large a part as the tenth asks for. */
const isEarnedAnyway = (known: Known) =>
  known.will.charityTenth !== null && charityPercent(known) >= known.will.charityTenth.percent;

/** The share of the taxed estate that brings the lower rate of inheritance tax. */
export const charityTenthChecks: readonly Check[] = [
  {
    id: 'CHA-03',
    subject: 'gifts',
    severity: 'blocks',
    source: 'Certainty',
    find: (known) => {
      const { charityTenth } = known.facts;
      if (!charityTenth) return [];
      if (known.will.charityTenth === null)
        return [{ message: 'Choose a charity for your tenth to charity.', place: tenthAt(known, 'recipients') }];
      const { least, most } = known.will.charityTenth;
      return when(
        least !== null && most !== null && least > most,
        'The least that charity gets must not be above the most.',
        tenthAt(known, 'leastAmount'),
      );
    },
  },
  {
    id: 'CHA-04',
    subject: 'gifts',
    severity: 'warns',
    source: 'Inheritance Tax Act 1984 Sch 1A',
    find: (known) =>
      when(
        known.will.charityTenth !== null && known.will.charityTenth.most === null && !isEarnedAnyway(known),
        'A tenth to charity can become a large sum. Set a limit.',
        tenthAt(known, 'mostAmount'),
      ),
  },
  {
    id: 'CHA-05',
    subject: 'tax',
    severity: 'informs',
    source: 'Inheritance Tax Act 1984 s.18 and Sch 1A',
    find: (known) => {
      const { charityTenth } = known.will;
      const spouse = charityTenth && known.isMarried ? soleResiduaryBeneficiary(known) : [];
      const gets = charityTenth?.least ? `only ${inPounds(charityTenth.least)}` : 'little or nothing';
      return each(spouse, ({ name }) => ({
        message: `While ${name} inherits the rest of your estate, little or nothing of it is taxed, so charity gets ${gets}.`,
        place: tenthAt(known, 'percent'),
      }));
    },
  },
  {
    id: 'CHA-06',
    subject: 'tax',
    severity: 'informs',
    source: 'Inheritance Tax Act 1984 Sch 1A',
    find: (known) => {
      const least = known.will.charityTenth?.least;
      return when(
        isEarnedAnyway(known),
        `What charity gets of the rest of your estate is normally enough for the lower rate of tax, so your tenth adds ${least ? `only ${inPounds(least)}` : 'nothing'}.`,
        tenthAt(known, 'percent'),
      );
    },
  },
];
