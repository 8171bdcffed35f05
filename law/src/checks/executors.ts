import { type AnswerField, answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import { isAddressAbroad } from '../will/items/abroad.ts';
import type { StoredExecutor } from '../will/model/executors-of.ts';
import type { Level } from '../will/model/level.ts';
import { fullName, inCapitals } from '../will/people/names.ts';
import { isOrganisation, type Person } from '../will/people/person.ts';
import { type Check, each, once, together, when } from './check.ts';
import { isInTrust, isSurelyPerson, isUnder18, type Known, oneByOne } from './known.ts';
import { agesOf, moneyOf, namesOf, relationshipPhrase } from './wording.ts';

const [mostOnGrant, manyExecutors] = [4, 6];

interface Named extends StoredExecutor {
  person: Person;
}

/** The rows that name somebody. */
const namedIn = ({ executors }: Known): Named[] =>
  executors.flatMap(({ person, ...row }) => (person ? [{ person, ...row }] : []));

const peopleOf = (rows: readonly Named[]) => rows.map(({ person }) => person);

/** Each executor once, with the first row that names them. */
const eachOf = (known: Known) => {
  const rows = [...Map.groupBy(namedIn(known), ({ person }) => person).values()];
  return rows.flatMap((same) => same.slice(0, 1));
};

const cardOf = ({ row }: StoredExecutor, field: AnswerField<'executors'> | null = null) =>
  answerAt('executors', field, row.id);

const contactRow = ({ facts }: Known, { kind, id }: Person) =>
  kind === 'contact' ? facts.contacts.find((contact) => contact.id === id) : undefined;

/** Says whether a contact is the testator under another hat. */
function isTestator(known: Known, person: Person): boolean {
  const { will, facts } = known;
  const { email, dateOfBirth } = facts.personalDetails;
  const row = contactRow(known, person);
  if (!row || person.capitals !== inCapitals(fullName(will.testator))) return false;
  const hasSameEmail = email !== '' && row.email.toLowerCase() === email.toLowerCase();
  return hasSameEmail || (dateOfBirth !== null && row.dateOfBirth === dateOfBirth);
}

/** Those who act until an executor who is a child comes of age; null where no one of those named can. */
function actingBefore({ will: { primaries, backups } }: Known): string | null {
  const isAdult = (person: Person) => !isUnder18(person);
  if (primaries.some(isAdult)) return 'the others';
  return backups.some(isAdult) ? 'your backups' : null;
}

/** Those for whom something is held, each once. */
const peopleInTrust = (levels: readonly Level[]) => [
  ...new Set(
    oneByOne(levels.flat())
      .filter(isInTrust)
      .map(({ person }) => person),
  ),
];

/** The levels down to that of a person, and those behind, which take only once that person has died. */
function splitAt(levels: readonly Level[], person: Person) {
  const place = levels.findIndex((level) => level.some((beneficiary) => beneficiary.person === person));
  return place < 0
    ? { before: levels, behind: [] }
    : { before: levels.slice(0, place + 1), behind: levels.slice(place + 1) };
}

/** Those for whom one person alone would hold something, and who has died by then, if anybody must have. */
function underSoleTrustee({ will: { primaries, backups, levels }, gifts }: Known) {
  const [sole, ...others] = primaries;
  if (!sole || others.length > 0) return null;
  const lists = [levels, ...gifts.map(({ gift }) => gift.levels)].map((list) => splitAt(list, sole));
  const fromTheStart = peopleInTrust(lists.flatMap(({ before }) => before));
  if (fromTheStart.length > 0) return { people: fromTheStart, dead: null };
  const later = peopleInTrust(lists.flatMap(({ behind }) => behind));
  return later.length > 0 && backups.length === 1 ? { people: later, dead: sole } : null;
}

/** The harm if the only executor does not act and nobody is named to follow. */
function withoutBackup({ will: { primaries, backups, spouse } }: Known): string | null {
  const [sole] = primaries;
  if (!sole || backups.length > 0) return null;
  const orDivorce = sole === spouse ? ', or if you divorce later' : '';
  return `No one is named to take over if ${sole.name} dies first or cannot act${orDivorce}. Name a second executor.`;
}

const livesAbroad = (known: Known, person: Person) => {
  const row = contactRow(known, person);
  return row !== undefined && isAddressAbroad(row);
};

export const executorChecks: readonly Check[] = [
  {
    id: 'EXE-01',
    subject: 'executors',
    severity: 'blocks',
    source: 'An executor has to be named',
    find: ({ will: { primaries } }) =>
      when(primaries.length === 0, 'Choose at least one executor.', answerAt('executors')),
  },
  {
    id: 'EXE-02',
    subject: 'executors',
    severity: 'warns',
    source: 'An appointment has to be made',
    find: (known) => {
      const named = namedIn(known);
      return once(named.every(({ isBackup }) => isBackup) ? named : [], (row) => ({
        message: 'All your executors are marked as backup. Your will makes them your main executors.',
        place: cardOf(row, 'executorRole'),
      }));
    },
  },
  {
    id: 'EXE-03',
    subject: 'executors',
    severity: 'warns',
    source: 'Non-Contentious Probate Rules 1987 r.20',
    find: ({ will: { primaries, backups } }) =>
      when(
        primaries.length === 1 && backups.length === 0,
        'You have one executor and no backup. If they die first or cannot act, a court process decides who takes over.',
        answerAt('executors'),
      ),
  },
  {
    id: 'EXE-04',
    subject: 'executors',
    severity: 'warns',
    source: 'Wills Act 1837 s.18A; Law of Property Act 1925 s.184',
    find: ({ will: { primaries, backups, spouse } }) =>
      each(
        backups.length === 0 && primaries.length === 1 ? primaries.filter((person) => person === spouse) : [],
        (sole) => ({
          message: `Your only executor is your ${relationshipPhrase(sole)}. If you die together, or later divorce, no one is appointed. Add a backup.`,
          place: answerAt('executors'),
        }),
      ),
  },
  {
    id: 'EXE-05',
    subject: 'executors',
    severity: 'warns',
    source: 'Senior Courts Act 1981 s.114(1)',
    find: ({ will: { primaries } }) =>
      when(
        primaries.length > mostOnGrant,
        'Only four people can be named on the grant of probate. The others can hold back, but four or fewer avoids delay.',
        answerAt('executors'),
      ),
  },
  {
    id: 'EXE-06',
    subject: 'executors',
    severity: 'warns',
    source: 'Senior Courts Act 1981 s.118; Non-Contentious Probate Rules 1987 rr.32 and 33',
    find: (known) => {
      const acting = actingBefore(known);
      return together(
        eachOf(known).filter(({ person }) => isUnder18(person)),
        (rows) => {
          const ages = agesOf(peopleOf(rows));
          return acting === null
            ? `${ages}, and you name no executor of 18 or over. An executor can act only from 18, so a court would have to choose someone. Choose an adult.`
            : `${ages}. An executor can act only from 18. Until then ${acting} would.`;
        },
        cardOf,
      ).map((found) => (acting === null ? { ...found, severity: 'blocks' } : found));
    },
  },
  {
    id: 'EXE-07',
    subject: 'executors',
    severity: 'warns',
    source: 'Law of Property Act 1925 s.27(2); Trustee Act 1925 s.14(2)',
    find: (known) => {
      const alone = underSoleTrustee(known);
      if (!alone) return [];
      const after = alone.dead ? ` if ${alone.dead.name} has died` : '';
      return [
        {
          message: `Only one person would look after ${moneyOf(alone.people)}${after}. ${withoutBackup(known) ?? 'Most people choose two executors.'}`,
          place: answerAt('executors'),
          severity: alone.dead ? 'informs' : 'warns',
        },
      ];
    },
  },
  {
    id: 'EXE-08',
    subject: 'executors',
    severity: 'warns',
    source: 'One person can act once',
    find: (known) => {
      const rows = Map.groupBy(namedIn(known), ({ person }) => person);
      return [...rows.values()].flatMap((same) =>
        once(same.slice(1), (row) => ({ message: `${row.person.name} is listed more than once.`, place: cardOf(row) })),
      );
    },
  },
  {
    id: 'EXE-09',
    subject: 'executors',
    severity: 'blocks',
    source: 'An executor acts after the testator’s death',
    find: (known) =>
      once(
        eachOf(known).filter(({ person }) => isTestator(known, person)),
        (row) => ({ message: 'You cannot be your own executor.', place: cardOf(row) }),
      ),
  },
  {
    id: 'EXE-10',
    subject: 'executors',
    severity: 'informs',
    source: 'Trustee Act 2000 ss.28 and 29',
    find: (known) =>
      together(
        eachOf(known).filter(({ isProfessional }) => isProfessional),
        (rows) => `${namesOf(peopleOf(rows))} may charge your estate for their work. Ask for their rates now.`,
        cardOf,
      ),
  },
  {
    id: 'EXE-11',
    subject: 'executors',
    severity: 'informs',
    source: 'Wills Act 1837 s.15',
    find: ({ will: { primaries, backups, levels } }) => {
      const beneficiaries = levels.flat().map(({ person }) => person);
      return when(
        primaries.length + backups.length === 1 && beneficiaries.length === 1 && beneficiaries[0] === primaries[0],
        'It is fine for the person who inherits to be your executor. They must not witness your signature.',
        answerAt('executors'),
      );
    },
  },
  {
    id: 'EXE-12',
    subject: 'details',
    severity: 'informs',
    source: 'Practice',
    find: (known) =>
      together(
        eachOf(known).filter(
          ({ person }) => person.kind === 'contact' && person.address === '' && !isOrganisation(person),
        ),
        (rows) =>
          `Add the ${rows.length === 1 ? 'address' : 'addresses'} of ${namesOf(peopleOf(rows))}, so that they can be found.`,
        (row) => cardOf(row, 'line1'),
      ),
  },
  {
    id: 'EXE-13',
    subject: 'details',
    severity: 'informs',
    source: 'Senior Courts Act 1981 s.118',
    find: (known) =>
      together(
        [...known.appointed].filter(
          (person) => person.kind === 'contact' && person.age === null && isSurelyPerson(person, known),
        ),
        (people) =>
          `Make sure that ${namesOf(people)} ${people.length === 1 ? 'is' : 'are'} 18 or over and willing to act.`,
        ({ id }) => answerAt('contacts', 'dateOfBirth', id),
      ),
  },
  {
    id: 'EXE-14',
    subject: 'executors',
    severity: 'informs',
    source: 'Practice',
    find: ({ will: { primaries, backups } }) =>
      when(
        primaries.length + backups.length > manyExecutors,
        'You have named many executors. Two to four is usually enough.',
        answerAt('executors'),
      ),
  },
  {
    id: 'EXE-15',
    subject: 'executors',
    severity: 'informs',
    source: 'Non-Contentious Probate Rules 1987; Taxation of Chargeable Gains Act 1992 s.69',
    find: (known) =>
      together(
        eachOf(known).filter(({ person }) => livesAbroad(known, person)),
        (rows) =>
          `${namesOf(peopleOf(rows))} ${rows.length === 1 ? 'lives' : 'live'} abroad. They can act, but papers, banks and tax become slower, and trusts may become foreign for tax if most trustees live abroad. Consider one executor here.`,
        cardOf,
      ),
  },
  {
    id: 'EXE-16',
    subject: 'executors',
    severity: 'blocks',
    source: 'Senior Courts Act 1981 s.115; Non-Contentious Probate Rules 1987 r.36',
    find: (known) =>
      each(
        eachOf(known).filter(({ person }) => isOrganisation(person)),
        (row) =>
          // Only the name says so: an answer is enough.
          row.person?.organisation?.isUnasked
            ? {
                message: `Tell us if ${row.person.name} is a person. A firm, charity or company cannot be named here.`,
                place: answerAt('contacts', 'kind', row.person.id),
              }
            : {
                message:
                  'A firm, charity or company cannot be named here. Choose a person, for instance a partner of the firm.',
                place: cardOf(row),
              },
      ),
  },
];
