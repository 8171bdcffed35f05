import { listed } from '@plainwill/contracts/shared/phrases';
import { answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import type { Level } from '../../will/model/level.ts';
import { isReplaced } from '../../will/model/will.ts';
import type { Person } from '../../will/people/person.ts';
import { type Check, each, type Found, once, together } from '../check.ts';
import type { Known } from '../known.ts';
import { inPounds, namesOf } from '../wording.ts';
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

/** Those named beside the class that they belong to. */
const countedTwice = (list: ListOfBeneficiaries) =>
  list.levels.flatMap((level) =>
    classesIn(level).flatMap(({ of, members }) =>
      level.flatMap(({ person }) => (members.includes(person) ? [{ person, of }] : [])),
    ),
  );

/** Relatives named beside the class of grandchildren, of whom nobody has said whether they belong to it. */
const maybeCountedTwice = (list: ListOfBeneficiaries, { facts }: Known) =>
  list.levels.flatMap((level) =>
    classIn(level, 'grandchildren')
      ? level.flatMap(({ person }) =>
          facts.contacts.some(
            ({ id, role }) => person.kind === 'contact' && id === person.id && role === 'other_relative',
          )
            ? [person]
            : [],
        )
      : [],
  );

/** The lists at one level of which a child stands, whose children stand in, beside the class of grandchildren. */
const standInsBesideGrandchildren = (known: Known) =>
  listsOfBeneficiaries(known).filter(({ levels, grandchildrenTake }) =>
    levels.some(
      (level) =>
        classIn(level, 'grandchildren') !== null &&
        level.some(({ person }) => isReplaced(person, { grandchildrenTake })),
    ),
  );

const namesChild = ({ levels }: ListOfBeneficiaries) =>
  levels.some((level) => level.some(({ person }) => person.kind === 'child'));
const hasChildren = (list: ListOfBeneficiaries) => levelsWithChildren(list).length > 0;
const names = (list: ListOfBeneficiaries, child: Person) =>
  list.levels.some((level) => level.some(({ person }) => person === child));

const leftChildren = (child: Person, { facts }: Known) =>
  facts.children.find(({ id }) => id === child.id)?.leftChildren ?? null;

/** Says of a child who has died that the children they left get nothing, or that nobody takes. */
function ofDeceased(child: Person, known: Known): Found[] {
  const lists = listsOfBeneficiaries(known);
  const left = leftChildren(child, known);
  const named = lists.filter((list) => names(list, child));
  const empty = named.filter(({ grandchildrenTake }) => left === false || !grandchildrenTake);
  const without = lists.filter(
    (list) => namesChild(list) && !hasChildren(list) && !named.includes(list) && list.grandchildrenTake,
  );
  const [first] = without;
  const place = answerAt('children', 'leftChildren', child.id);
  const isOpen = left === null && (without.length > 0 || lists.some(hasChildren) || named.length > 0);
  return [
    ...each(empty, ({ what, place }) => ({
      message: `${child.name} has died${left === false ? ' and left no children' : ''}, so no one takes what ${child.name} would have had of ${what}. Choose someone else.`,
      place,
    })),
    ...(left === true && first && !child.isStepchild
      ? [
          {
            message: `${child.name} has died and left children, who get nothing of ${listed(without.map(({ what }) => what))}. Choose ${child.name} too, and they take that share, or choose “my children”.`,
            place: first.place,
          },
        ]
      : []),
    ...(isOpen
      ? [
          {
            message: `Tell us whether ${child.name} left children. They can inherit in that place.`,
            place,
            severity: 'informs' as const,
          },
        ]
      : []),
  ];
}

/** Says whether something is left to children, and it has not been answered whether one has died. */
export const isDeceasedUnasked = (known: Known) =>
  known.facts.willSettings.hasChildWhoDied === null &&
  known.people.deceased.length === 0 &&
  listsOfBeneficiaries(known).some((list) => hasChildren(list) || namesChild(list));

/** Somebody who said that a child has died is asked who it was. */
const askedOfDeceased = (known: Known): Found[] =>
  once(
    known.facts.willSettings.hasChildWhoDied === true && known.people.deceased.length === 0
      ? listsOfBeneficiaries(known).filter((list) => hasChildren(list) || namesChild(list))
      : [],
    () => ({
      message:
        'You told us that a child of yours has died. Add them in Children Details, so that the children they left can inherit in that place.',
      place: answerAt('children'),
    }),
  );

/** Those whom a class leaves out, and of whom no statement says more. */
const leftOut = (list: ListOfBeneficiaries, { will: { exclusions } }: Known) =>
  [...new Set(list.levels.flatMap((level) => classesIn(level).flatMap(({ except }) => except)))].filter(
    (child) => !exclusions.some(({ person }) => person === child),
  );

/** Says whether a class is not chosen, or chosen twice at one level. */
const isUnclear = ({ rows }: ListOfBeneficiaries) => {
  const keys = rows.flatMap(({ type, classOf, priority }) => (type === 'class' ? [{ classOf, priority }] : []));
  const written = keys.map((key) => JSON.stringify(key));
  return keys.some(({ classOf }) => classOf === null) || new Set(written).size < written.length;
};

/** Says whether a class of children stands in a list, and no one belongs to it or has left children who could. */
const isOfNobody = ({ levels }: ListOfBeneficiaries) =>
  levels.some((level) => {
    const children = classIn(level, 'children');
    return children !== null && [...children.members, ...children.deceased, ...children.except].length === 0;
  });

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
          const claim = missing.some((person) => !known.benefitingPeople.has(person))
            ? ' If you treated them as your child, they may be able to claim.'
            : '';
          return {
            message: `${namesOf(missing)} ${are} of “my children”. Name them too for ${list.what} if you mean to include them.${claim}`,
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
      listsOfBeneficiaries(known).flatMap((list) => [
        ...each(countedTwice(list), ({ person, of }) => ({
          message: `${person.name} is one of “my ${of}” and would be counted twice for ${list.what}. Remove one of the two.`,
          place: list.place,
        })),
        ...each(maybeCountedTwice(list, known), ({ name }) => ({
          message: `If ${name} is a grandchild of yours, ${name} would be counted twice for ${list.what}. Say what ${name} is to you, or remove one of the two.`,
          place: list.place,
        })),
      ]),
  },
  {
    id: 'CLS-03',
    subject: 'children',
    severity: 'warns',
    source: 'Inheritance (Provision for Family and Dependants) Act 1975 s.1(1)(c)',
    find: (known) =>
      listsOfBeneficiaries(known).flatMap((list) =>
        each(leftOut(list, known), ({ name }) => ({
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
      together(
        listsOfBeneficiaries(known).filter(({ levels }) => levels.some((level) => classIn(level, 'grandchildren'))),
        (lists) =>
          `Every grandchild living or expected when you die takes ${listed(lists.map(({ what }) => what))}, and no one who comes later. A share is theirs at once, held until 18.`,
        ({ place }) => place,
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
            // Not all grandchildren are stored.
            const isKnown = of === 'children' && members.length > 0;
            const today = isKnown ? ` Today that is ${inPounds(members.length * gift.cash)}.` : '';
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
  {
    id: 'CLS-07',
    subject: 'children',
    severity: 'warns',
    source: 'Wills Act 1837 s.33(1) and (2); Banks v Goodfellow (1870) LR 5 QB 549',
    find: (known) => [...askedOfDeceased(known), ...known.people.deceased.flatMap((child) => ofDeceased(child, known))],
  },
  {
    id: 'CLS-08',
    subject: 'children',
    severity: 'warns',
    source: 'Certainty of shares; Wills Act 1837 s.33(3)',
    find: (known) =>
      each(standInsBesideGrandchildren(known), ({ what, place }) => ({
        message: `If a child of yours dies before you, their children take twice of ${what}: once in that child’s place, and once as grandchildren. If you do not mean this, let only your children or only your grandchildren take.`,
        place,
      })),
  },
  {
    id: 'CLS-09',
    subject: 'children',
    severity: 'warns',
    source: 'Certainty of objects; how a class is read',
    find: (known) =>
      each(listsOfBeneficiaries(known).filter(isOfNobody), ({ what, place }) => ({
        message: `You leave ${what} to “my children”, and have told us of no child of your own who is living. Unless you have one before you die, no one takes it as your child. Name the people you mean.`,
        place,
      })),
  },
];
