import { listed } from '@plainwill/contracts/shared/phrases';
import type { Family } from '@plainwill/contracts/will-data/what-if/family';
import { type FamilyAnswers, kinQuestions, type Perhaps } from '@plainwill/law/intestacy/family-answers';
import { doesSpouseInherit } from '@plainwill/law/intestacy/questions';
import type { KnownFamily } from './known-family.ts';

/** The answers of somebody who cannot be asked: relatives may be living or not, and children are those who are stored. */
export function answersWithoutAsking({ answers }: KnownFamily, { estatePence }: Family): FamilyAnswers {
  const kin = Object.fromEntries(kinQuestions.map((kind): [string, Perhaps] => [kind, answers[kind] ?? 'unknown']));
  return {
    ...answers,
    ...kin,
    hasChildren: answers.children.length > 0,
    childCount: answers.children.length,
    children: answers.children.map((child) => ({ ...child, state: child.state ?? 'adult' })),
    home: answers.home ?? 'none',
    estatePence,
    chattelsPence: 0,
  };
}

/** About somebody: what is not stored and could change who gets what, apart from which other relatives are living. */
export function unknownsIn({ answers }: KnownFamily): string[] {
  const { children } = answers;
  const ageless = children.filter(({ state }) => state === null).map(({ name }) => name);
  const isShared = doesSpouseInherit(answers) && children.length > 0;
  return [
    children.length === 0
      ? 'If they have children. This is what happens if they have none.'
      : 'If they have other children, or had a child who has died. This is what happens if not.',
    ...(ageless.length > 0
      ? [
          `If ${listed(ageless)} ${ageless.length === 1 ? 'is' : 'are'} 18 or over. A child who is not gets their share at 18.`,
        ]
      : []),
    ...(isShared && answers.home === null
      ? ['Who owns their home. If someone owns it with them, it may go straight to that person.']
      : []),
  ];
}
