import { type AnswerField, answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import type { StoredExecutor } from '../will/model/executors-of.ts';
import { fullName, inCapitals } from '../will/people/names.ts';
import type { Person } from '../will/people/person.ts';
import { type Check, each, once, together, when } from './check.ts';
import { isBelowAge, isUnder18, type Known } from './known.ts';
import { namesOf, relationshipWords } from './wording.ts';

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

/** Whether a contact is the testator under another hat. */
function isTestator(known: Known, person: Person): boolean {
  const { will, facts } = known;
  const { email, date_of_birth } = facts.personal_details;
  const row = contactRow(known, person);
  if (!row || person.capitals !== inCapitals(fullName(will.testator))) return false;
  const hasSameEmail = email !== '' && row.email.toLowerCase() === email.toLowerCase();
  return hasSameEmail || (date_of_birth !== null && row.date_of_birth === date_of_birth);
}

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
        message:
          'All your executors are marked as backup. We have treated them as your main executors. Please confirm.',
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
          message: `Your only executor is your ${relationshipWords(sole)}. If you die together, or later divorce, no one is appointed. Add a backup.`,
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
    severity: 'blocks',
    source: 'Senior Courts Act 1981 s.118; Non-Contentious Probate Rules 1987 rr.32 and 33',
    find: (known) =>
      each(
        eachOf(known).filter(({ person }) => isUnder18(person, known)),
        (row) => ({ message: `${row.person.name} is under 18 and cannot act as executor.`, place: cardOf(row) }),
      ),
  },
  {
    id: 'EXE-07',
    subject: 'executors',
    severity: 'warns',
    source: 'Law of Property Act 1925 s.27(2); Trustee Act 1925 s.14(2)',
    find: ({ will: { primaries }, takers }) =>
      when(
        primaries.length === 1 && takers.some(isBelowAge),
        'One person alone would hold your children’s money, and two trustees are usually needed when a house in trust is sold. Consider two executors.',
        answerAt('executors'),
      ),
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
      const takers = levels.flat().map(({ person }) => person);
      return when(
        primaries.length + backups.length === 1 && takers.length === 1 && takers[0] === primaries[0],
        'It is fine for the person who inherits to be your executor. They must not witness your will.',
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
        eachOf(known).filter(({ person }) => person.kind === 'contact' && person.address === ''),
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
        [...known.appointed].filter(({ kind, age, charity }) => kind === 'contact' && age === null && charity === null),
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
];
