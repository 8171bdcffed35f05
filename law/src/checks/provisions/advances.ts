import type { AnswerField } from '@plainwill/contracts/will-data/will/answer-place';
import { notesOn } from '../../will/items/notes.ts';
import { plainWords } from '../../will/items/plain-words.ts';
import { isConditional, storedAdvancesIn } from '../../will/model/provisions-of.ts';
import type { Person } from '../../will/people/person.ts';
import { type Check, each, type Found, together } from '../check.ts';
import type { Known } from '../known.ts';
import { inPounds, inShort, namesOf } from '../wording.ts';
import { provisionAt } from './places.ts';

type StoredAdvance = ReturnType<typeof storedAdvancesIn>[number];

const source =
  'Administration of Estates Act 1925 s.47(1)(iii), repealed by the Law Reform (Succession) Act 1995 s.1(2)';

const allIn = ({ facts, people }: Known) => storedAdvancesIn(facts, people);
const advanceAt = ({ row }: StoredAdvance, field: AnswerField<'provisions'>) => provisionAt('advance', field, row);

/** Those that are printed, with whom they name. */
function countedIn(known: Known): (StoredAdvance & { person: Person })[] {
  const counted = new Set(known.will.advances.map(({ id }) => id));
  return allIn(known).flatMap((advance) =>
    advance.person && counted.has(advance.id) ? [{ ...advance, person: advance.person }] : [],
  );
}

function countingForNothing(known: Known): Found[] {
  const counted = new Set(known.will.advances.map(({ id }) => id));
  return allIn(known).flatMap((advance) => {
    if (counted.has(advance.id)) return [];
    const sum = inPounds(advance.row.amount);
    const place = advanceAt(advance, 'personId');
    if (!advance.person)
      return [{ message: `Choose who you gave ${sum} to. Until then it counts for nothing.`, place }];
    return [
      {
        message: `${advance.person.name} does not share the rest of your estate with anyone, so the ${sum} you already gave counts for nothing. Change who shares it, or remove the ${sum}.`,
        place,
      },
    ];
  });
}

const forgivenIn = ({ givenGifts }: Known) =>
  new Set(
    givenGifts
      .filter(({ gift }) => gift.type === 'forgiven_debt')
      .flatMap(({ gift }) => gift.levels.flat().map(({ person }) => person)),
  );

const loan = /^(?:as\s+)?(?:an?\s+|the\s+|my\s+)?(?:\S+\s+)?loan\b(?!\s+repay)|^lent\b/iu;

const isLoan = (purpose: string) => loan.test(purpose) || notesOn(plainWords(purpose), purpose).includes('debtToYou');

/** These details of an advance cannot be so, or cannot stand in the will. */
function notGiven(known: Known): Found[] {
  return countedIn(known).flatMap((advance) => {
    const { amount, purpose, year } = advance.row;
    const given = `the ${inPounds(amount)} you gave ${advance.person.name}`;
    if (year !== null && year > Number(known.asOf.slice(0, 4)))
      return [
        {
          message: `You date ${given} to ${year}, which has not come yet. Only what you have already given counts.`,
          place: advanceAt(advance, 'year'),
        },
      ];
    if (isLoan(purpose))
      return [
        {
          message: `You call ${given} a loan. A loan that is still owed is not a gift: it is paid back to your estate. Remove it here, and forgive the debt under gifts if it need not be paid.`,
          place: advanceAt(advance, 'purpose'),
        },
      ];
    if (isConditional(purpose))
      return [
        {
          message: `${inShort(purpose)} sounds like a condition, so your will leaves it out. What you have given always counts: say only what it was for.`,
          place: advanceAt(advance, 'purpose'),
        },
      ];
    return [];
  });
}

/** Checks on advances, which count towards a share of the rest. */
export const advanceChecks: readonly Check[] = [
  { id: 'RES-16', subject: 'residue', severity: 'warns', source, find: countingForNothing },
  {
    id: 'RES-17',
    subject: 'residue',
    severity: 'warns',
    source: 'The answers count one sum twice',
    find: (known) => {
      const forgiven = forgivenIn(known);
      return each(
        countedIn(known).filter(({ person }) => forgiven.has(person)),
        (advance) => ({
          message: `You forgive what ${advance.person.name} owes you, and the ${inPounds(advance.row.amount)} you gave comes off ${advance.person.name}’s share. If it is the same money, it counts twice: keep one of the two.`,
          place: advanceAt(advance, 'amount'),
        }),
      );
    },
  },
  {
    id: 'RES-18',
    subject: 'residue',
    severity: 'informs',
    source,
    find: (known) =>
      together(
        countedIn(known),
        (advances) => {
          const people = [...new Set(advances.map(({ person }) => person))];
          const shares = people.length === 1 ? `${namesOf(people)}’s share` : 'their shares';
          return `What you already gave ${namesOf(people)} comes off ${shares}. Whoever has had more than their share inherits nothing more and pays nothing back. A later gift counts only if you add it and sign a new will.`;
        },
        (advance) => advanceAt(advance, 'amount'),
      ),
  },
  {
    id: 'RES-19',
    subject: 'residue',
    severity: 'warns',
    source: 'A debt is not an advancement; certainty',
    find: notGiven,
  },
];
