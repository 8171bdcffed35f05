import { listed } from '@plainwill/contracts/shared/phrases';
import type { FamilyAnswers } from '@plainwill/law/intestacy/family-answers';
import { countedChildren, maxGenerations, offspringAt } from '@plainwill/law/intestacy/family-answers';
import { placeName } from '@plainwill/law/intestacy/possible-families';
import type { Question } from '@plainwill/law/intestacy/questions';

export interface QuestionCopy {
  question: string;
  hint?: string;
  /** The label of the line of an answered question. */
  short: string;
}

type Kin = Exclude<
  Question['kind'],
  'relationship' | 'hasChildren' | 'home' | 'estate' | 'chattels' | 'childCount' | 'children'
>;

const kinCopy: Record<Kin, QuestionCopy> = {
  mother: {
    question: 'Is your mother living?',
    hint: 'If you were adopted, this means your adoptive mother. If you have two fathers, answer for one of them.',
    short: 'Mother living',
  },
  father: {
    question: 'Is your father living?',
    hint: 'If you were adopted, this means your adoptive father. If you have two mothers, answer for the other one.',
    short: 'Father living',
  },
  siblings: {
    question: 'Do you have brothers or sisters with the same two parents as you?',
    hint: 'Answer Yes also if one has died but left children.',
    short: 'Brothers or sisters',
  },
  halfSiblings: {
    question: 'Do you have half-brothers or half-sisters?',
    hint: 'You share one parent. Stepbrothers and stepsisters don’t count. Answer Yes also if one has died but left children.',
    short: 'Half-brothers or half-sisters',
  },
  grandparents: { question: 'Is any of your grandparents living?', short: 'Grandparents living' },
  auntsAndUncles: {
    question: 'Do you have aunts or uncles?',
    hint: 'Full brothers and sisters of your parents, not people who married them. Answer Yes also if one has died but left children.',
    short: 'Aunts or uncles',
  },
  halfAuntsAndUncles: {
    question: 'Do you have half-aunts or half-uncles?',
    hint: 'They share one parent with your mother or father. Answer Yes also if one has died but left children.',
    short: 'Half-aunts or half-uncles',
  },
};

/** The person at this place is called by their name, or by the place if they have none. */
export function nameAt(answers: FamilyAnswers, path: readonly number[]): string {
  const at = path.at(-1) ?? 0;
  return countedChildren(offspringAt(answers, path.slice(0, -1)))[at]?.name || placeName(path);
}

function childCountCopy(answers: FamilyAnswers, of: readonly number[]): QuestionCopy {
  const stored = offspringAt(answers, of).children.filter(({ id }) => id !== undefined);
  if (of.length === 0)
    return {
      question: 'How many children do you have?',
      hint:
        stored.length > 0
          ? `You have told us about ${listed(stored.map(({ name }) => name))}. Count any others, and any who have died.`
          : 'Count any who have died.',
      short: 'Number of children',
    };
  const name = nameAt(answers, of);
  const isDeepest = of.length === maxGenerations - 1;
  return {
    question: isDeepest ? `How many of ${name}’s children are living?` : `How many children did ${name} have?`,
    hint: isDeepest ? 'Enter 0 if there are none.' : 'Count any who have died. Enter 0 if there were none.',
    short: `${name}’s children`,
  };
}

function childrenCopy(answers: FamilyAnswers, of: readonly number[]): QuestionCopy {
  const isOne = offspringAt(answers, of).childCount === 1;
  const whose = of.length === 0 ? 'your' : `${nameAt(answers, of)}’s`;
  return {
    question: `Tell us about ${whose} ${isOne ? 'child' : 'children'}`,
    hint: 'Names are optional. They only make the answer easier to read.',
    short: of.length === 0 ? 'Your children' : `About ${whose} children`,
  };
}

/** The record does not say which of the two a single stored parent is. */
const otherParentCopy = (name: string): QuestionCopy => ({
  question: 'Is your other parent living?',
  hint: `You have told us about ${name}.`,
  short: 'Other parent living',
});

/** How a question is asked. */
export function questionCopyOf(question: Question, answers: FamilyAnswers): QuestionCopy {
  switch (question.kind) {
    case 'relationship':
      return {
        question: 'Are you married or in a civil partnership?',
        hint: 'If you are divorced or widowed, choose one of the last two. Separation by a court order is rare.',
        short: 'Married or in a civil partnership',
      };
    case 'hasChildren':
      return {
        question: 'Do you have children?',
        hint: 'Of any age. Count adopted children and any who have died. Don’t count stepchildren or foster children.',
        short: 'Children',
      };
    case 'childCount':
      return childCountCopy(answers, question.of);
    case 'children':
      return childrenCopy(answers, question.of);
    case 'home':
      return {
        question: 'Do you own your home with someone, so that it goes to the survivor?',
        hint: 'Most couples do, as joint tenants. If you rent, or each own a separate share, answer No.',
        short: 'Home that goes to the survivor',
      };
    case 'estate':
      return {
        question:
          answers.home === 'none'
            ? 'How much is everything you own worth, less your debts?'
            : 'Apart from the home, how much is everything you own worth, less your debts?',
        hint: 'Leave out joint bank accounts and most pensions. They go straight to someone else.',
        short: answers.home === 'none' ? 'What you own, less debts' : 'What else you own, less debts',
      };
    case 'chattels':
      return {
        question: 'How much of that is your belongings?',
        hint: 'Your car, furniture, jewellery and so on. Your spouse gets them first. A rough figure is enough.',
        short: 'Belongings',
      };
    case 'father':
      return answers.known?.mother ? otherParentCopy(answers.known.mother.name) : kinCopy.father;
    default:
      return kinCopy[question.kind];
  }
}
