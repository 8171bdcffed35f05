import { listed } from '@plainwill/contracts/shared/phrases';
import { asksTenancy } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import { isShared, type Level } from '../will/model/level.ts';
import { isReplaced } from '../will/model/will.ts';
import { isIndividual, isOrganisation, type Person } from '../will/people/person.ts';
import { type Check, each, together, when } from './check.ts';
import { byAge, firstInLine, isSurelyPerson, type Known, oneByOne } from './known.ts';
import { agesOf, anyOf, namesOf, placeWord } from './wording.ts';

const recipients = answerAt('residue', 'recipients');

/** The only level there is, if it is one. */
const onlyLevel = ({ will: { levels } }: Known): Level => (levels.length === 1 ? (levels[0] ?? []) : []);

/** The spouse or partner, if among those first in line. */
const spouseAtFirst = (known: Known): Person[] => firstInLine(known).filter((person) => person === known.will.spouse);

/** The people chosen at one level and again at another, with the numbers of both. */
function atTwoLevels({ residue }: Known): { person: Person; levels: readonly number[] }[] {
  const rows = residue.flatMap(({ row, person }) => (person ? [{ person, priority: row.priority }] : []));
  const priorities = [...new Set(rows.map(({ priority }) => priority))].sort((a, b) => a - b);
  return [...Map.groupBy(rows, ({ person }) => person)].flatMap(([person, theirs]) => {
    const levels = [...new Set(theirs.map(({ priority }) => priorities.indexOf(priority) + 1))].sort((a, b) => a - b);
    return levels.length > 1 ? [{ person, levels }] : [];
  });
}

/**
 * Says whether somebody takes the residue in the end, whoever has died; an answer that is yet to be finished counts.
 */
const hasFallback = ({ facts: { residueFallback } }: Known) =>
  residueFallback !== null && residueFallback.kind !== null && residueFallback.kind !== 'law';

/** Says whether the priorities are other than 1, 2, 3 and so on. */
function hasGaps({ facts: { residuaryRecipients } }: Known): boolean {
  const priorities = [...new Set(residuaryRecipients.map(({ priority }) => priority))].sort((a, b) => a - b);
  return priorities.some((priority, place) => priority !== place + 1);
}

/** CLS-09 speaks of a class of children to which nobody belongs yet. */
const isClassOfNobody = (person: Person) => person.class !== null;

/** The children whose share, or whose gift, passes to their own children; also those who have died. */
function childrenWithHeirs({ will: { levels, residue }, gifts }: Known): Set<Person> {
  const lists = [
    ...gifts.map(({ gift }) => ({ all: gift.levels.flat(), by: gift })),
    { all: levels.flat(), by: residue },
  ];
  const passing = lists.flatMap(({ all, by }) =>
    all
      .filter(({ person }) => isReplaced(person, by))
      .flatMap((beneficiary) => [
        ...oneByOne([beneficiary]).flatMap(({ person }) => (isClassOfNobody(person) ? [] : [person])),
        ...(beneficiary.person.class?.deceased ?? []),
      ]),
  );
  return new Set(passing);
}

/** A child who has died, unless it is known that they left nobody. */
const mayHaveLeftChildren = (person: Person, { facts }: Known) =>
  person.isDeceased && facts.children.find(({ id }) => id === person.id)?.leftChildren !== false;

/** The children in the residue whose own children do not take in their place. */
const childrenWithoutHeirs = ({ will: { levels, residue } }: Known) => [
  ...new Set(
    levels
      .flat()
      .map(({ person }) => person)
      .filter((person) => person.isChild && !person.isDeceased && !isReplaced(person, residue)),
  ),
];

/** The people who take a gift whose words speak of bankruptcy: those whom they name, else all of them. */
function calledBankrupt({ gifts }: Known) {
  return gifts
    .filter(({ gift }) => gift.notes.has('bankrupt'))
    .flatMap(({ gift, row }) => {
      const people = gift.levels.flat().map(({ person }) => person);
      const named = people.filter(({ name }) =>
        gift.item.toLowerCase().includes((name.split(' ')[0] ?? name).toLowerCase()),
      );
      return (named.length > 0 ? named : people).filter(isIndividual).map((person) => ({ person, row }));
    });
}

const orWithinDays = ({ will: { survivorship } }: Known) =>
  survivorship.days > 0 ? `, or within ${survivorship.days} days` : '';

export const residueChecks: readonly Check[] = [
  {
    id: 'RES-01',
    subject: 'residue',
    severity: 'blocks',
    source: 'Administration of Estates Act 1925 ss.46 and 49',
    find: ({ will: { levels } }) =>
      when(levels.length === 0, 'Choose who inherits the rest of your estate. Otherwise the law decides.', recipients),
  },
  {
    id: 'RES-02',
    subject: 'residue',
    severity: 'warns',
    source: 'Lapse; Administration of Estates Act 1925 s.49',
    find: (known) => {
      const level = onlyLevel(known);
      // A charity does not die.
      const alone =
        level.length === 1 && !hasFallback(known)
          ? level.filter(({ person }) => isSurelyPerson(person, known) && !person.isDeceased)
          : [];
      return each(alone, ({ person }) => ({
        message: `If ${person.name} dies before you${orWithinDays(known)}, there is no one in line for the rest of your estate. Add a second choice.`,
        place: recipients,
      }));
    },
  },
  {
    id: 'RES-03',
    subject: 'residue',
    severity: 'informs',
    source: 'Administration of Estates Act 1925 s.49',
    find: (known) => {
      const level = onlyLevel(known);
      return when(
        level.length > 1 && level.every(({ person }) => !isOrganisation(person)) && !hasFallback(known),
        'If everyone you have named dies before you, the law decides who inherits the rest of your estate. Consider a second choice or a charity.',
        recipients,
      );
    },
  },
  {
    id: 'RES-04',
    subject: 'residue',
    severity: 'warns',
    source: 'Inheritance Tax Act 1984 s.41; planning',
    find: (known) => {
      const [first = []] = known.will.levels;
      const sharesEqually = first.every(({ percentage }) => percentage === null);
      const hasChild = first.some(({ person }) => person.isChild);
      return each(sharesEqually && hasChild ? spouseAtFirst(known) : [], ({ name }) => ({
        message: `${name} and your children share equally, per person. With ${oneByOne(first).length} people ${name} receives one share of ${oneByOne(first).length}. Most couples put the children second.`,
        place: recipients,
      }));
    },
  },
  {
    id: 'RES-05',
    subject: 'residue',
    severity: 'informs',
    source: 'The order of the levels',
    find: ({ will: { levels } }) =>
      when(
        levels.length > 2,
        'Your third choice, and any after it, inherits only if everyone before them has died.',
        recipients,
      ),
  },
  {
    id: 'RES-06',
    subject: 'residue',
    severity: 'warns',
    source: 'One person cannot stand in for themselves',
    find: (known) =>
      each(atTwoLevels(known), ({ person, levels }) => ({
        message: `${person.name} is ${listed(levels.map(placeWord))} choice. The later place is never reached.`,
        place: recipients,
      })),
  },
  {
    id: 'RES-07',
    subject: 'residue',
    severity: 'informs',
    source: 'The order of the levels',
    find: (known) => when(hasGaps(known), 'We treat the lowest number as first choice.', recipients),
  },
  {
    id: 'RES-08',
    subject: 'trusts',
    severity: 'informs',
    source: 'Trustee Act 1925 ss.31 and 32',
    find: ({ will: { levels } }) =>
      each(byAge(levels.flat()), ({ people, age }) => ({
        message: `${agesOf(people)}: ${people.length === 1 ? 'the share is' : 'their shares are'} kept in trust until ${age}. Your executors can use the money for their upkeep and education before then.`,
        place: answerAt('residue', 'childrenInheritanceAge'),
      })),
  },
  {
    id: 'RES-09',
    subject: 'residue',
    severity: 'informs',
    source: 'Wills Act 1837 s.33; Inheritance Tax Act 1984 s.8J',
    find: (known) => [
      ...together(
        [...childrenWithHeirs(known)].filter(({ isDeceased }) => !isDeceased),
        (children) =>
          `If ${anyOf(children)} dies before you, their share goes to their own children at once, held for them until 18. If one of those dies under 18, the money goes to that one’s own next of kin, usually the other parent.`,
        () => recipients,
      ),
      ...together(
        [...childrenWithHeirs(known)].filter((person) => mayHaveLeftChildren(person, known)),
        (deceased) =>
          `${namesOf(deceased)} ${deceased.length === 1 ? 'has' : 'have'} died. The children ${deceased.length === 1 ? 'that child' : 'each of them'} left take in that place at once, held for them until 18.`,
        () => recipients,
      ),
    ],
  },
  {
    id: 'RES-10',
    subject: 'residue',
    severity: 'warns',
    source: 'Inheritance (Provision for Family and Dependants) Act 1975',
    find: ({ will: { spouse, children }, benefitingPeople }) => {
      const isFamily = ({ kind, isChild }: Person) => kind !== 'contact' || isChild;
      return when(
        benefitingPeople.size > 0 && (spouse !== null || children.length > 0) && ![...benefitingPeople].some(isFamily),
        'No one in your close family inherits anything. They may be able to claim.',
        recipients,
      );
    },
  },
  {
    id: 'RES-11',
    subject: 'tax',
    severity: 'informs',
    source: 'Inheritance Tax Act 1984 ss.7 and 18',
    find: (known) => {
      const { homeDetails } = known.facts;
      const isOwner = asksTenancy({ homeOwnership: homeDetails.homeOwnership });
      return when(
        !known.isMarried && spouseAtFirst(known).length > 0 && isOwner,
        'Money passing to an unmarried partner has no tax exemption. Above £325,000 tax at 40% may be due.',
        recipients,
      );
    },
  },
  {
    id: 'RES-12',
    subject: 'residue',
    severity: 'blocks',
    source: 'Certainty; a share that no one is given passes as on intestacy, Administration of Estates Act 1925 s.49',
    find: ({ will: { levels } }) =>
      when(
        !levels.every(isShared),
        'The shares of the rest of your estate do not add up to 100%. Give them again, so that no part is left over.',
        recipients,
      ),
  },
  {
    id: 'RES-13',
    subject: 'residue',
    severity: 'informs',
    source: 'Certainty of shares; Wills Act 1837 s.33',
    find: ({ will: { levels } }) =>
      when(
        levels.some((level) => level.some(({ percentage }) => percentage !== null)),
        'The shares you set are fixed when you sign. They do not change if a child is born or someone dies or marries. If your faith or another rule sets the shares, make a new will when your family changes.',
        recipients,
      ),
  },
  {
    id: 'RES-14',
    subject: 'residue',
    severity: 'informs',
    source: 'Wills Act 1837 s.33(1)',
    find: (known) =>
      together(
        childrenWithoutHeirs(known),
        (children) =>
          `If ${anyOf(children)} dies before you, their own children will not take that share of the rest of your estate. Your will excludes the usual rule.`,
        () => answerAt('residue', 'grandchildrenInherit'),
      ),
  },
  {
    id: 'RES-15',
    subject: 'residue',
    severity: 'warns',
    source: 'Insolvency Act 1986 ss.283, 306 and 307',
    find: (known) =>
      together(
        calledBankrupt(known),
        (some) => {
          const people = [...new Set(some.map(({ person }) => person))];
          const isOne = people.length === 1;
          return `${namesOf(people)} ${isOne ? 'seems' : 'seem'} to be bankrupt or in debt. Whatever ${isOne ? 'a bankrupt is' : 'bankrupts are'} left before the bankruptcy ends goes to the creditors, a share of the rest of your estate too. A trust can protect it, and this service cannot make one: ask a solicitor before you sign.`;
        },
        ({ row }) => answerAt('gifts', 'recipients', row.id),
      ),
  },
];
