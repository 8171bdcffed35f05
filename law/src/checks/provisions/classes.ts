import { answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import type { Level } from '../../will/model/level.ts';
import type { Person } from '../../will/people/person.ts';
import { type Check, each, once } from '../check.ts';
import type { Known } from '../known.ts';
import { inPounds, listed, namesOf } from '../wording.ts';
import { type ListOfBeneficiaries, listsOfBeneficiaries } from './lists-of-beneficiaries.ts';

const classIn = (level: Level, of: 'children' | 'grandchildren') =>
  level.find(({ person }) => person.class?.of === of)?.person.class ?? null;

const classesIn = (level: Level) => level.flatMap(({ person }) => person.class ?? []);

/** The levels of a list at which the class of children stands. */
const levelsWithChildren = ({ levels }: ListOfBeneficiaries) => levels.filter((level) => classIn(level, 'children'));

/** The stepchildren whom a list leaves out beside the class of children. */
function stepchildrenBeside(list: ListOfBeneficiaries, { will: { children } }: Known): Person[] {
  const stepchildren = children.filter(({ isStepchild }) => isStepchild);
  const isMissing = (level: Level) => (person: Person) => !level.some((beneficiary) => beneficiary.person === person);
  return [...new Set(levelsWithChildren(list).flatMap((level) => stepchildren.filter(isMissing(level))))];
}

const countedTwice = (list: ListOfBeneficiaries) =>
  list.levels.flatMap((level) => {
    const members = classesIn(level).flatMap((taking) => taking.members);
    return level.flatMap(({ person }) => (members.includes(person) ? [person] : []));
  });

const leftOut = (list: ListOfBeneficiaries) => [
  ...new Set(list.levels.flatMap((level) => classesIn(level).flatMap(({ except }) => except))),
];

/** Says whether a class is not chosen, or chosen twice at one level. */
const isUnclear = ({ rows }: ListOfBeneficiaries) => {
  const keys = rows.flatMap(({ type, classOf, priority }) => (type === 'class' ? [{ classOf, priority }] : []));
  const written = keys.map((key) => JSON.stringify(key));
  return keys.some(({ classOf }) => classOf === null) || new Set(written).size < written.length;
};

export const classChecks: readonly Check[] = [
  {
    id: 'CLS-01',
    subject: 'children',
    severity: 'warns',
    source: 'The meaning of “my children”; Wills Act 1837 s.33',
    find: (known) =>
      listsOfBeneficiaries(known).flatMap((list) =>
        once(stepchildrenBeside(list, known), () => {
          const missing = stepchildrenBeside(list, known);
          const are = missing.length === 1 ? 'is not one' : 'are not among those';
          return {
            message: `${namesOf(missing)} ${are} of “my children”. Name them too for ${list.what} if you mean to include them.`,
            place: list.place,
          };
        }),
      ),
  },
  {
    id: 'CLS-02',
    subject: 'children',
    severity: 'warns',
    source: 'Certainty of shares',
    find: (known) =>
      listsOfBeneficiaries(known).flatMap((list) =>
        each(countedTwice(list), ({ name }) => ({
          message: `${name} is one of “my children” and would be counted twice for ${list.what}. Remove one of the two.`,
          place: list.place,
        })),
      ),
  },
  {
    id: 'CLS-03',
    subject: 'children',
    severity: 'warns',
    source: 'Inheritance (Provision for Family and Dependants) Act 1975 s.1(1)(c)',
    find: (known) =>
      listsOfBeneficiaries(known).flatMap((list) =>
        each(leftOut(list), ({ name }) => ({
          message: `${name} and their children get nothing of ${list.what}, and may claim. If you mean this, write a statement saying why.`,
          place: list.place,
        })),
      ),
  },
  {
    id: 'CLS-04',
    subject: 'gifts',
    severity: 'informs',
    source: 'Andrews v Partington (1791); Inheritance Tax Act 1984 ss.8J and 71A',
    find: (known) =>
      listsOfBeneficiaries(known).flatMap((list) =>
        once(
          list.levels.filter((level) => classIn(level, 'grandchildren')),
          () => ({
            message: `Every grandchild living or expected when you die takes ${list.what}, and no one who comes later. A share is theirs at once, held until 18.`,
            place: list.place,
          }),
        ),
      ),
  },
  {
    id: 'CLS-05',
    subject: 'gifts',
    severity: 'warns',
    source: 'How a sum for each of a class is read',
    find: ({ gifts }) =>
      gifts
        .filter(({ gift }) => gift.isEach)
        .flatMap(({ row, gift }) =>
          each(gift.levels.flatMap(classesIn), ({ of, members }) => {
            const today = members.length > 0 ? ` Today that is ${inPounds(members.length * gift.cash)}.` : '';
            return {
              message: `${inPounds(gift.cash)} goes to each of your ${of}.${today} More ${of} mean more to pay, and less for the rest of your estate.`,
              place: answerAt('gifts', 'amountEach', row.id),
            };
          }),
        ),
  },
  {
    id: 'CLS-06',
    subject: 'children',
    severity: 'blocks',
    source: 'Certainty of objects',
    find: (known) => {
      const unclear = listsOfBeneficiaries(known).filter(isUnclear);
      return each(unclear, ({ what, place }) => ({
        message: `Choose again which of your family gets ${listed([what])}: all your children, or all your grandchildren, once.`,
        place,
      }));
    },
  },
];
