import { type CalendarDate, dayParts } from '@plainwill/contracts/shared/calendar-date';
import { listed } from '@plainwill/contracts/shared/phrases';
import { adultAge } from '@plainwill/contracts/will-data/people';
import { isPassedOn } from '@plainwill/contracts/will-data/questions/gift-questions';
import { type AnswerPlace, answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import type { Level } from '../will/model/level.ts';
import type { Person } from '../will/people/person.ts';
import { isStepchild } from '../will/people/relationships.ts';
import { tidy } from '../wording/phrases.ts';
import { type Check, each, once, together, when } from './check.ts';
import { type Known, oneByOne, type StoredChild, soleResiduaryBeneficiary } from './known.ts';
import { formatDay, giftPhrase, namesOf } from './wording.ts';

/** The day on which somebody comes of age; one born on 29 February, on 1 March of a common year. */
function eighteenthBirthday(dateOfBirth: CalendarDate): CalendarDate {
  const year = Number(dateOfBirth.slice(0, 4)) + adultAge;
  const day = `${year}${dateOfBirth.slice(4)}`;
  return dayParts(day) ? day : `${year}-03-01`;
}

type Row = StoredChild['row'];

const isNamed = ({ firstName, fullName }: Row) => tidy(firstName) !== '' || tidy(fullName) !== '';

/** The children with a name, each with whether anything is left to them. */
const childrenIn = ({ children, benefitingPeople }: Known) =>
  children.flatMap(({ row, person }) => (person ? [{ row, person, benefits: benefitingPeople.has(person) }] : []));

/** From this age on, another child is unlikely. */
const laterChildren = 50;

const namesChild = (level: Level) => level.some(({ person }) => person.isChild && person.class === null);
const hasClass = (level: Level) => level.some(({ person }) => person.class?.of === 'children');
const isClosed = (levels: readonly Level[]) => levels.some((level) => namesChild(level) && !hasClass(level));

const hasClassAnywhere = ({ beneficiaries }: Known) =>
  beneficiaries.some(({ person }) => person.class?.of === 'children');

/** Says whether a class of children is said not to have this child in it. */
const isLeftOutOfClass = (child: Person, { beneficiaries }: Known) =>
  beneficiaries.some(({ person }) => person.class?.except.includes(child));

/** The residue, and the gifts together, where some level of theirs is for the children who are named alone. */
function closedTo({ will: { levels }, givenGifts, children }: Known): { what: string; place: AnswerPlace }[] {
  if (children.length === 0) return [];
  const closed = givenGifts.filter(({ gift }) => isPassedOn(gift.type) && isClosed(gift.levels));
  const [first, ...others] = closed;
  const ofGifts = first && {
    what: listed(closed.map(giftPhrase)),
    place: others.length === 0 ? answerAt('gifts', 'recipients', first.row.id) : answerAt('gifts'),
  };
  return [
    ...(isClosed(levels) ? [{ what: 'the rest of your estate', place: answerAt('residue', 'recipients') }] : []),
    ...(ofGifts ? [ofGifts] : []),
  ];
}

export const childrenChecks: readonly Check[] = [
  {
    id: 'CHD-01',
    subject: 'children',
    severity: 'blocks',
    source: 'Certainty',
    find: ({ children, asOf }) => {
      const unfinished = children.filter(
        ({ row }) => !isNamed(row) || row.dateOfBirth === null || row.dateOfBirth > asOf,
      );
      return each(unfinished, ({ row, person }) => ({
        message: `Please complete ${person ? `${person.name}’s` : 'this child’s'} name and date of birth.`,
        place: answerAt('children', isNamed(row) ? 'dateOfBirth' : 'firstName', row.id),
      }));
    },
  },
  {
    id: 'CHD-02',
    subject: 'children',
    severity: 'warns',
    source: 'Inheritance (Provision for Family and Dependants) Act 1975 s.1(1)(c) and (d)',
    find: (known) => {
      const children = childrenIn(known);
      // Other checks say as much of a stepchild, and of one whom a class leaves out.
      const hasOwnCheck = ({ person }: { person: Person }) => person.isStepchild || isLeftOutOfClass(person, known);
      const leftOut = children.some(({ benefits }) => benefits) ? children.filter(({ benefits }) => !benefits) : [];
      return each(
        leftOut.filter((child) => !hasOwnCheck(child)),
        ({ person }) => ({
          message: `${person.name} is left out while another of your children inherits. If you mean this, write a separate letter saying why.`,
          place: answerAt('residue'),
        }),
      );
    },
  },
  {
    id: 'CHD-03',
    subject: 'children',
    severity: 'informs',
    source: 'Planning; Law Commission, Modernising Wills Law (2025)',
    find: (known) => {
      const children = childrenIn(known);
      const getNothing = children.length > 0 && children.every(({ benefits }) => !benefits);
      return each(getNothing ? soleResiduaryBeneficiary(known) : [], ({ name }) => ({
        message: `Everything goes to ${name}, who may later leave it elsewhere or remarry. If you want to be sure that your children receive something, ask about a trust.`,
        place: answerAt('residue'),
      }));
    },
  },
  {
    id: 'CHD-04',
    subject: 'children',
    severity: 'informs',
    source: 'Administration of Estates Act 1925 s.46; Wills Act 1837 s.33',
    find: (known) =>
      together(
        childrenIn(known)
          .filter(({ row, benefits }) => isStepchild(row) && benefits)
          .map(({ person }) => person),
        (stepchildren) =>
          `${namesOf(stepchildren)} ${stepchildren.length === 1 ? 'is a stepchild' : 'are stepchildren'}, so the law would not include them in the words “my children”. Your will names them personally.`,
        ({ id }) => answerAt('children', 'relationship', id),
      ),
  },
  {
    id: 'CHD-05',
    subject: 'children',
    severity: 'warns',
    source: 'Inheritance (Provision for Family and Dependants) Act 1975 s.1(1)(d)',
    find: (known) =>
      each(
        // Beside the class of children CLS-01 says it.
        childrenIn(known).filter(({ row, benefits }) => isStepchild(row) && !benefits && !hasClassAnywhere(known)),
        ({ person }) => ({
          message: `${person.name} gets nothing. Stepchildren never inherit automatically. If you treated them as your child they may be able to claim.`,
          place: answerAt('residue'),
        }),
      ),
  },
  {
    id: 'CHD-06',
    subject: 'children',
    severity: 'informs',
    source: 'How gifts to people who are named are read',
    find: (known) => {
      // Those who may well have another child are to understand it before they sign.
      const severity = known.minors.length > 0 || (known.age ?? laterChildren) < laterChildren ? 'warns' : 'informs';
      return together(
        closedTo(known),
        (closed) =>
          `Only the children named here inherit. A child who becomes yours later, by birth, adoption or order of a court, gets nothing from ${listed(closed.map(({ what }) => what))}. Choose “my children, including any born later”, or make a new will then.`,
        ({ place }) => place,
      ).map((found) => ({ ...found, severity }));
    },
  },
  {
    id: 'CHD-07',
    subject: 'children',
    severity: 'informs',
    source: 'Children Act 1989 s.105',
    find: ({ minors }) =>
      each(
        minors.filter(({ person }) => person.age === adultAge - 1),
        ({ child, person }) => ({
          message: `${person.name} turns 18 on ${formatDay(eighteenthBirthday(child.dateOfBirth ?? ''))}. The guardian clause then stops mattering for them.`,
          place: answerAt('guardianship', null, child.id),
        }),
      ),
  },
  {
    id: 'CHD-08',
    subject: 'children',
    severity: 'informs',
    source: 'Fairness',
    find: (known) => {
      const shares = new Set(oneByOne(known.will.levels.flat()).map(({ person }) => person));
      const benefiting = childrenIn(known).filter(({ benefits }) => benefits);
      return once(
        benefiting.some(({ person }) => shares.has(person))
          ? benefiting.filter(({ person }) => !shares.has(person))
          : [],
        () => ({
          message: 'Your children do not receive equal amounts. Please check that this is intended.',
          place: answerAt('residue'),
        }),
      );
    },
  },
  {
    id: 'CHD-09',
    subject: 'children',
    severity: 'informs',
    source:
      'Human Fertilisation and Embryology Act 1990 Sch 3; Human Fertilisation and Embryology Act 2008 ss.39 to 48; how words for children are read',
    find: ({ age }) =>
      when(
        age !== null && age < laterChildren,
        'Is a baby on the way, or have you stored embryos, eggs or sperm? A child who is born after your death inherits only if your will covers them, and a clinic needs consent in writing. Take advice before you sign.',
        answerAt('residue', 'recipients'),
      ),
  },
];
