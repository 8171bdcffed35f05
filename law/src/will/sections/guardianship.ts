import { answerAt, answersIn } from '@plainwill/contracts/will-data/will/answer-place';
import { plural } from '../../wording/phrases.ts';
import { blank, clause, itemsOf, listOf, type Word, wording } from '../../wording/wording.ts';
import type { GuardianPlan } from '../model/guardian-plans.ts';
import type { Will } from '../model/will.ts';
import type { Person } from '../people/person.ts';
import type { ClauseRule, SectionRule } from './clause-rule.ts';
import { again, type Mention } from './mention.ts';
import { answersOfChildren } from './sources.ts';

/** The guardians of each child, and what decides whether the testator can appoint them. */
const answersOf = ({ children, startsWithOtherParent, provisionId }: GuardianPlan) => [
  ...(provisionId ? [answersIn('provisions', ['guardianId', 'substituteId'], provisionId)] : []),
  ...answersOfChildren(
    children,
    'dateOfBirth',
    'relationship',
    'gaveBirth',
    'parentalResponsibility',
    ...(startsWithOtherParent ? (['otherParentId'] as const) : []),
  ),
  ...children.map(({ id }) => answersIn('guardianship', [], id)),
];
const act = 'Children Act 1989 ss.5 and 6';

const scope: ClauseRule = {
  id: 'guardianship.scope',
  write: ({ plans, guardianSupport }) => ({
    runs: wording`This section applies to a child only if the child is under 18 when I die. An appointment in it takes effect when the Children Act 1989 allows, which may be only after the death of another parent who has parental responsibility. ${noMoney(guardianSupport)} a guardian no money or property: what a child takes under this will is held by my Trustees.`,
    explanation:
      'While another parent with parental responsibility is living, that parent normally goes on caring for the child, and your guardians wait. Money is kept apart: your executors look after it, whoever looks after the child.',
    source: `${act}; Children Act 1989 s.105`,
    answers: answersOfChildren(
      plans.flatMap(({ children }) => children),
      'dateOfBirth',
    ),
  }),
};

/** What the section gives a guardian: nothing, unless other clauses do. */
function noMoney(support: Will['guardianSupport']): Word[] {
  const clauses = [
    ...(support?.paysCosts || support?.adaptsHome ? [wording`clause ${clause('executors.guardian-support')}`] : []),
    ...(support && support.cash > 0 ? [wording`clause ${clause('gifts.guardian-sum')}`] : []),
  ];
  return clauses.length === 0
    ? wording`It gives`
    : wording`Except as ${listOf(clauses)} ${plural(clauses.length, 'says', 'say')}, it gives`;
}

/** A child names a plan, so that its clauses keep their names while others come and go. */
const planId = (part: string, { id }: Pick<GuardianPlan, 'id'>) => `guardianship.${part}-${id}`;

const together = (people: readonly Person[], mention: Mention): Word[] => {
  const names = listOf(people.map((person) => mention(person)));
  return people.length === 1 ? names : wording`${names} together (or whichever of them is able and willing to act)`;
};

const guardians = (people: readonly Person[]) => plural(people.length, 'guardian', 'guardians');

function childrenIn(plan: GuardianPlan, mention: Mention): Word[] {
  const named = plan.children.map((child) => mention(child));
  return listOf(
    plan.isForAll ? [...named, wording`any ${named.length > 0 ? 'other ' : ''}${otherChild(plan)}`] : named,
  );
}

/** A child who has no name here: where others have guardians of their own, nobody is in two clauses. */
const otherChild = ({ isBesideOthers }: GuardianPlan) =>
  `child of mine who is ${isBesideOthers ? 'not named in this section and is ' : ''}under 18 when I die`;

/** How a clause speaks of the children it has named. */
const childrenAgain = ({ children }: GuardianPlan) =>
  children.length > 1 ? { each: 'each of them', any: 'any of them' } : { each: 'that child', any: 'that child' };

const reserved = 'so far as I have power to do so, ';
const wished = 'It is my wish that ';

function appointed(plan: GuardianPlan, mention: Mention): Word[] {
  const { power, startsWithOtherParent, steps } = plan;
  const [primaries = []] = steps;
  const people = together(primaries, mention);
  if (power === 'wish') {
    const limit = 'This is a wish, because I may not have the power to appoint.';
    return wording`${wished}${people} should be the ${guardians(primaries)} of ${childrenIn(plan, mention)}. ${limit}`;
  }
  if (startsWithOtherParent) {
    const parent = listOf(primaries.map(again));
    const named = listOf(plan.children.map((child) => mention(child)));
    const reach = power === 'appoint' ? '' : ', and so far as I have power to do so';
    const { each, any } = childrenAgain(plan);
    // The other parent of those named need not be that of a child yet to be born.
    const others = plan.isForAll ? `, or for any other ${otherChild(plan)}` : '';
    return wording`I expect ${people}, who is the other parent of ${named}, to continue caring for ${each}. So far as ${parent} does not already have parental responsibility for ${any}${others}${reach}, I appoint ${parent} as the guardian of that child.`;
  }
  const limit = power === 'appoint' ? '' : 'So far as I have power to do so, ';
  return wording`${plan.isForWards ? 'As special guardian, ' : limit}I appoint ${people} as the ${guardians(primaries)} of ${childrenIn(plan, mention)}.`;
}

function appointment(plan: GuardianPlan): ClauseRule {
  const { children, power, startsWithOtherParent } = plan;
  const isWish = power === 'wish';
  const one =
    children.length === 0
      ? 'a child of yours who comes later'
      : plural(children.length, 'this child', 'these children');
  const limit = {
    appoint: '',
    'as far as possible':
      ' Only a parent with parental responsibility can appoint, and we do not know whether you have it.',
    wish: ' You told us that you do not have parental responsibility, so the law lets you wish but not appoint.',
  }[power];
  return {
    id: planId('appointment', plan),
    write: (_will, mention) => ({
      runs: appointed(plan, mention),
      explanation: `${isWish ? 'This says who you would like to look after' : 'This says who is to look after'} ${one} if you die. ${startsWithOtherParent ? 'You chose the other parent first in Guardianship of Children.' : 'You chose them in Guardianship of Children.'}${limit}`,
      source: act,
      answers: answersOf(plan),
    }),
  };
}

function substitutes(plan: GuardianPlan): ClauseRule {
  const { steps, power, startsWithOtherParent } = plan;
  const [primaries = [], ...backups] = steps;
  return {
    id: planId('substitutes', plan),
    write: (_will, mention) => {
      const first = clause(planId('appointment', plan));
      const named = listOf(primaries.map(again));
      const who = primaries.length === 1 ? named : wording`each of ${named}`;
      const dies = startsWithOtherParent
        ? wording`has died, or dies while a child to whom clause ${first} applies is under 18,`
        : wording`has died`;
      const condition = wording`If ${who} ${dies} or cannot or will not act`;
      const whose =
        plan.children.length === 1 && !plan.isForAll
          ? wording`of that child`
          : wording`of each child to whom clause ${first} applies`;
      const given = (people: Word[]): Word[] =>
        power === 'wish'
          ? wording`${condition}, it is my wish that ${people} should be guardian ${whose}`
          : wording`${condition}, ${power === 'appoint' ? '' : reserved}I appoint ${people} as guardian ${whose}`;
      const explained = {
        explanation: `You chose ${plural(backups.length, 'this', 'these, in this order,')} in Guardianship of Children, in case your first choice has died or cannot take a child in.`,
        source: act,
        answers: answersOf(plan),
      };
      if (backups.length === 1) {
        const [only = []] = backups;
        return { runs: wording`${given(together(only, mention))}.`, ...explained };
      }
      return {
        runs: wording`${given(wording`the first of these choices who can and will act, in this order,`)}:`,
        items: itemsOf(backups.map((step) => together(step, mention))),
        ...explained,
      };
    },
  };
}

const unappointed = (child: Person): ClauseRule => ({
  id: `guardianship.appointment-${child.id}`,
  write: (_will, mention) => ({
    runs: wording`I appoint ${blank(answerAt('guardianship', null, child.id))} as the guardian of ${mention(child)}.`,
    explanation: 'This says who is to look after this child if you die. Choose them in Guardianship of Children.',
    source: act,
    answers: [answersIn('guardianship', [], child.id)],
  }),
});

export const guardianship: SectionRule = {
  key: 'guardianship',
  heading: 'GUARDIANSHIP OF MINOR CHILDREN',
  clauses: ({ plans, unguarded, isDraft }) => {
    const clauses = [
      ...plans.flatMap((plan) =>
        plan.steps.length > 1 ? [appointment(plan), substitutes(plan)] : [appointment(plan)],
      ),
      ...(isDraft ? unguarded.map(unappointed) : []),
    ];
    return clauses.length === 0 ? [] : [scope, ...clauses];
  },
};
