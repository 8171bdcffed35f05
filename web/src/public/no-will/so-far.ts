import type { FamilyAnswers, KinQuestion } from '@plainwill/law/intestacy/family-answers';
import { doesSpouseInherit, type Question } from '@plainwill/law/intestacy/questions';
import { figureTexts } from '../content/figures.ts';

/** Says what the answers given have settled, while the next question is open. */
export function soFar(answers: FamilyAnswers, next: Question): string {
  if (answers.relationship === null) return '';
  if (doesSpouseInherit(answers)) return [ofSeparated(answers), ofSpouse(answers, next)].filter(Boolean).join(' ');
  return [ofNoSpouse(answers), ofRelatives(answers, next)].filter(Boolean).join(' ');
}

const ofSeparated = ({ relationship }: FamilyAnswers) =>
  relationship === 'separated' ? 'Until you are divorced, you are still married in law.' : '';

function ofSpouse(answers: FamilyAnswers, next: Question): string {
  if (next.kind === 'hasChildren') return 'Your spouse inherits. How much depends on whether you have children.';
  const shares = `Your spouse gets your belongings, the first ${figureTexts.statutoryLegacy} and half of the rest. Your children share the other half.`;
  if (next.kind !== 'estate') return shares;
  if (answers.home === 'spouse')
    return `Your home goes straight to your spouse. As for everything else: ${shares.replace(/^Y/, 'y')}`;
  if (answers.home === 'other')
    return `Your share of the home goes straight to the other owner. As for everything else: ${shares.replace(/^Y/, 'y')}`;
  return shares;
}

function ofNoSpouse({ relationship }: FamilyAnswers): string {
  if (relationship === 'living-together')
    return 'A partner you are not married to gets nothing automatically, however long you have been together.';
  if (relationship === 'court-order')
    return 'Your spouse gets nothing as long as the court order is in force and you live apart.';
  return '';
}

function ofRelatives(answers: FamilyAnswers, next: Question): string {
  if (next.kind === 'hasChildren') return 'If you have children, they get everything.';
  if (next.kind === 'childCount' || next.kind === 'children') return 'Your children get everything, in equal shares.';
  if (next.kind === 'father') return ofMother(answers);
  return kinNext[next.kind as Exclude<KinQuestion, 'father'>];
}

function ofMother({ mother }: FamilyAnswers): string {
  if (mother === 'yes') return 'Your mother inherits: everything, or half if your father is living.';
  return mother === 'no' ? 'Your father gets everything, if he is living.' : 'Your parents come first.';
}

const kinNext: Record<Exclude<KinQuestion, 'father'>, string> = {
  mother: 'With no children to inherit, your parents come first.',
  siblings: 'After your parents, brothers and sisters are next in line.',
  halfSiblings: 'Half-brothers and half-sisters are next in line.',
  grandparents: 'Grandparents are next in line.',
  auntsAndUncles: 'Aunts and uncles are next in line.',
  halfAuntsAndUncles: 'Half-aunts and half-uncles are last in line. After them, everything goes to the Crown.',
};
