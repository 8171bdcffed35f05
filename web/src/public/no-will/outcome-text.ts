import { capitalised, listed } from '@plainwill/contracts/shared/phrases';
import type { Relative } from '@plainwill/contracts/will-data/what-if/family';
import type { IntestacyAnswer } from '@plainwill/law/intestacy/answer';
import type { FamilyAnswers } from '@plainwill/law/intestacy/family-answers';
import type { Condition } from '@plainwill/law/intestacy/possible-families';
import { takesAsSpouse } from '@plainwill/law/intestacy/spouse';
import { pounds } from '@plainwill/law/intestacy/steps/wording';
import { figureTexts } from '../content/figures.ts';
import type { Outcome } from './outcome.ts';
import { isAllForSpouse, isGroup, nameOf } from './shares-view.ts';
import type { Voice } from './voice.ts';

const isBeneficiary = ({ answer: { shares } }: Outcome, id: string) => shares.some(({ person }) => person === id);

const isChildInLaw = ({ kind }: Relative) => kind !== 'step' && kind !== 'foster' && kind !== 'adopted-away';

export const childrenInLaw = ({ family: { children } }: Outcome) => (children ?? []).filter(isChildInLaw);

const isGone = ({ alive }: Relative) => alive === false;

/** Names the living children, and in place of those who have died whoever is below them. */
export const livingBelow = (relatives: readonly Relative[]): Relative[] =>
  relatives.flatMap((relative) => (isGone(relative) ? livingBelow(relative.children ?? []) : [relative]));

export const hasDescendants = (outcome: Outcome) => livingBelow(childrenInLaw(outcome)).length > 0;

export const spouseTakes = ({ family }: Outcome) => Boolean(family.spouse && takesAsSpouse(family.spouse, family));

/** The person has a child of their own under 18. */
export const hasMinorChild = (outcome: Outcome) =>
  childrenInLaw(outcome).some(({ age, alive }) => alive !== false && age !== undefined && age < 18);

export const beneficiariesIn = (outcome: Outcome): Relative[] => {
  const { family } = outcome;
  const all = [
    ...livingBelow(childrenInLaw(outcome)),
    ...[family.parents, family.siblings, family.grandparents, family.auntsAndUncles].flatMap((some) => some ?? []),
  ];
  return all.filter(({ id }) => isBeneficiary(outcome, id));
};

export const spouseName = ({ family: { spouse } }: Outcome) => (spouse ? nameOf(spouse) : '');

/** Says who gets what, in one sentence. */
export function headlineOf(outcome: Outcome): string {
  const { family, answer, isEstateTold, voice } = outcome;
  if (answer.crown > 0) return 'No relative can inherit, so everything goes to the Crown.';
  const spouse = capitalised(family.spouse ? nameOf(family.spouse) : '');
  if (isAllForSpouse(family, answer)) return `${spouse} gets everything.`;
  const others = beneficiariesIn(outcome);
  const [first] = others;
  if (!first) return 'There is nothing to share.';
  const who =
    others.length > 4
      ? capitalised(`${voice.your} children and grandchildren`)
      : capitalised(listed(others.map(nameOf)));
  if (spouseTakes(outcome)) return withSpouse(spouse, outcome, who, others.length);
  if (isGroup(first.id)) return `${capitalised(nameOf(first))} share everything equally.`;
  if (others.length === 1)
    return `${capitalised(nameOf(first))} gets everything${isEstateTold ? `: ${pounds(answer.estatePence)}` : ''}.`;
  if (family.parents?.length) return `${who} get half each.`;
  const isEqual = answer.shares.every(({ fraction }) => fraction === answer.shares[0]?.fraction);
  return `${who} share everything${isEqual ? ' equally' : ''}.`;
}

function withSpouse(
  spouse: string,
  { family, answer, isEstateTold, voice }: Outcome,
  who: string,
  count: number,
): string {
  const verb = count === 1 ? 'gets' : 'share';
  if (!isEstateTold)
    return `${spouse} gets ${voice.your} belongings, the first ${figureTexts.statutoryLegacy} and half of the rest. ${who} ${verb} the other half.`;
  const own = answer.shares.filter(({ person }) => person === family.spouse?.id);
  const ofSpouse = own.reduce((sum, { pence }) => sum + pence, 0);
  return `${spouse} gets ${pounds(ofSpouse)}. ${who} ${verb} ${pounds(answer.estatePence - ofSpouse)}.`;
}

type KinText = readonly [yes: string, no: string];

const kinTexts = ({ you, your }: Voice): Record<Exclude<Condition['kind'], 'estate'>, KinText> => ({
  mother: [`${your} mother is living`, `${your} mother has died`],
  father: [`${your} father is living`, `${your} father has died`],
  siblings: [`${you} have brothers or sisters`, `${you} have no brothers or sisters`],
  halfSiblings: [`${you} have half-brothers or half-sisters`, `${you} have no half-brothers or half-sisters`],
  grandparents: ['a grandparent is living', `${your} grandparents have died`],
  auntsAndUncles: [`${you} have aunts or uncles`, `${you} have no aunts or uncles`],
  halfAuntsAndUncles: [`${you} have half-aunts or half-uncles`, `${you} have no half-aunts or half-uncles`],
});

const otherParentText = ({ your }: Voice): KinText => [
  `${your} other parent is living`,
  `${your} other parent has died`,
];

/** "If your mother has died and you have brothers or sisters"; of many, the last tells enough. */
export function conditionsText(conditions: readonly Condition[], { crown }: IntestacyAnswer, of: Speaking): string {
  const last = conditions.at(-1);
  const [first, second] = conditions;
  const areBefore = conditions.slice(0, -1).every((condition) => condition.answer === 'no');
  if (conditions.length > 2 && last && areBefore) {
    if (last.answer === 'yes') return `If ${conditionText(last, of)} and no closer relative is living`;
    return crown > 0 ? 'If no relative can inherit' : 'If no closer relative is living';
  }
  if (
    conditions.length === 2 &&
    first?.kind === 'mother' &&
    second?.kind === 'father' &&
    first.answer === second.answer
  )
    return `If both ${of.voice.your} parents ${first.answer === 'yes' ? 'are living' : 'have died'}`;
  return `If ${listed(conditions.map((condition) => conditionText(condition, of)))}`;
}

interface Speaking {
  voice: Voice;
  known: FamilyAnswers['known'];
}

function conditionText(condition: Condition, { voice, known }: Speaking): string {
  if (condition.kind === 'estate')
    return condition.answer === 'within'
      ? `what is shared out comes to ${figureTexts.statutoryLegacy} or less`
      : `it comes to more than ${figureTexts.statutoryLegacy}`;
  const isOther = condition.kind === 'father' && known?.mother;
  return (isOther ? otherParentText(voice) : kinTexts(voice)[condition.kind])[condition.answer === 'yes' ? 0 : 1];
}

/** Names who may ask the court for the right to deal with it all. */
export function administratorText(outcome: Outcome): string {
  const { answer } = outcome;
  const holds = answer.shares.some(({ heldUntil }) => heldUntil !== null);
  const second = holds ? ' Because someone under 18 inherits, two people have to do it together.' : '';
  if (answer.crown > 0) return 'A government department would deal with everything.';
  if (spouseTakes(outcome))
    return `No one is chosen. ${capitalised(spouseName(outcome))} would have to ask the court for permission.${second}`;
  const living = beneficiariesIn(outcome);
  const grown = living.filter(({ age }) => age === undefined || age >= 18);
  if (hasDescendants(outcome) && grown.length === 0)
    return `No one is chosen. Those who inherit are under 18, so their parent or guardian would usually ask the court for permission.${second}`;
  const who = capitalised(listed(grown.map(nameOf)));
  if (grown.length === 1 && !isGroup(grown[0]?.id ?? ''))
    return `No one is chosen. ${who} would have to ask the court for permission.${second}`;
  return `No one is chosen. ${who} can ask the court for permission${holds ? '' : ', together or alone'}.${second}`;
}

/** Lists what this person could decide, the most telling first; four at most. */
export function couldDo(outcome: Outcome): string[] {
  const { family, answer } = outcome;
  const status = family.spouse?.status;
  const living = livingBelow(childrenInLaw(outcome));
  const isForSpouse = isAllForSpouse(family, answer);
  const hasMinor = answer.shares.some(({ heldUntil }) => heldUntil !== null) || hasMinorChild(outcome);
  const all: (string | false)[] = [
    status === 'cohabiting' && 'Leave your partner your home, money, or everything.',
    hasMinorChild(outcome) && 'Name guardians: the people who would bring up your children if no parent is living.',
    status === 'separated' && 'Decide how much your spouse gets, if anything, while you are separated.',
    spouseTakes(outcome) &&
      status !== 'separated' &&
      living.length > 0 &&
      !isForSpouse &&
      'Leave everything to your spouse first, so that no one has to sell the home to pay the children.',
    isForSpouse && living.length > 0 && 'Make sure your children get something too, even if your spouse marries again.',
    isForSpouse && living.length === 0 && 'Say who inherits if your spouse dies before you.',
    hasMinor && 'Choose the age at which children get their money, such as 21 or 25.',
    living.length > 0 && 'Leave one child more than another, or a particular thing.',
    living.length === 0 && !isForSpouse && 'Choose the people you care about most, related or not.',
    answer.crown > 0 && 'Leave it to a friend or a charity instead of the Crown.',
    'Leave something to stepchildren, friends or a charity.',
    'Choose someone you trust to deal with everything.',
  ];
  return all.filter((words) => words !== false).slice(0, 4);
}
