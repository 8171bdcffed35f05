import { ageOn } from '@plainwill/contracts/shared/calendar-date';
import type { Family } from '@plainwill/contracts/will-data/what-if/family';
import { type Placed, peopleIn } from './people.ts';
import { rulesFrom } from './statutory-legacy.ts';
import { isKin } from './statutory-trusts.ts';
import { isOrderUnknown } from './survival.ts';

/** `path` as `children[1].id`. */
export interface FamilyProblem {
  path: string;
  message: string;
}

const parentsInLaw = 2;

/** What the shape of a family cannot tell. With none of these, `intestacy` has an answer. */
export function familyProblems(family: Family): FamilyProblem[] {
  const people = peopleIn(family);
  return [
    ...estateProblems(family),
    ...birthdayProblems(family, people),
    ...outsideProblems(family, people),
    ...parentProblems(family),
    ...idProblems(people),
    ...people.flatMap((placed) => personProblems(placed, family)),
  ];
}

function estateProblems({ asOf, born, estatePence, chattelsPence = 0 }: Family): FamilyProblem[] {
  const problems: FamilyProblem[] = [];
  if (asOf < rulesFrom)
    problems.push({ path: 'asOf', message: `Must be ${rulesFrom} or later: other rules held before` });
  if (chattelsPence > estatePence)
    problems.push({ path: 'chattelsPence', message: 'Must be no more than estatePence, which includes it' });
  if (born !== undefined && born > asOf) problems.push({ path: 'born', message: 'Must not be after asOf' });
  return problems;
}

function birthdayProblems(family: Family, people: readonly Placed[]): FamilyProblem[] {
  if (family.born !== undefined) return [];
  const unknown = people.find(({ person }) => isOrderUnknown(person, family));
  return unknown ? [{ path: 'born', message: `Must be given, as ${unknown.path}.order is unknown` }] : [];
}

function outsideProblems({ outside = [] }: Family, people: readonly Placed[]): FamilyProblem[] {
  const ids = new Set(people.map(({ person }) => person.id));
  return outside.flatMap(({ to }, at) =>
    ids.has(to) ? [] : [{ path: `outside[${at}].to`, message: 'Must be the id of somebody in the family' }],
  );
}

function parentProblems({ parents = [] }: Family): FamilyProblem[] {
  return parents.filter(isKin).length > parentsInLaw
    ? [{ path: 'parents', message: 'Nobody has more than two parents in law: say what kind the others are' }]
    : [];
}

function idProblems(people: readonly Placed[]): FamilyProblem[] {
  const first = new Map<string, string>();
  return people.flatMap(({ person: { id }, path }) => {
    const earlier = first.get(id);
    if (earlier === undefined) first.set(id, path);
    return earlier === undefined ? [] : [{ path: `${path}.id`, message: `Is the id of ${earlier} already` }];
  });
}

function personProblems({ person, path }: Placed, family: Family): FamilyProblem[] {
  const { asOf } = family;
  const { alive, died, order, born, age, unborn, kind } = person;
  const problems: FamilyProblem[] = [];
  const add = (key: string, message: string) => problems.push({ path: `${path}.${key}`, message });
  if (order === 'unknown' && died === undefined) add('died', 'Must be given with order: unknown');
  if (isOrderUnknown(person, family) && born === undefined) add('born', 'Must be given with order: unknown');
  const livedLonger = died !== undefined && (died > asOf || (died === asOf && order === 'after'));
  if (alive === false && livedLonger) add('alive', 'Is false of somebody who died first, but died is later');
  if (born !== undefined) {
    if (born > asOf && !unborn) add('born', 'Must not be after asOf, except of a child on the way: unborn');
    else if (died !== undefined && born > died) add('born', 'Must not be after died');
    if (age !== undefined && ageOn(born, asOf) !== age) add('age', 'Is not the age that born makes');
  }
  if (unborn && (alive === false || (died !== undefined && died <= asOf)))
    add('unborn', 'Cannot be of somebody who died first');
  if (kind === 'unrecorded-father' && !isParentPath.test(path)) add('kind', 'Can be of a parent only');
  return problems;
}

const isParentPath = /^parents\[\d+\]$/;
