import { type PartialAnswers, type QuestionId, questionsFor } from '@plainwill/contracts/notifications/vocabulary';
import { type SummaryEntry, SummaryList } from '../../ui/lists/summary-list.tsx';
import { questionCopy } from './questions.ts';

interface AnswersListProps {
  answers: PartialAnswers;
  /** The address at which an answer is changed, by the number of its step; without it answers can only be read. */
  changeAt?: (step: number) => string;
}

/** The answers in the order asked, as a person checks them. */
export function AnswersList({ answers, changeAt }: AnswersListProps) {
  const entries = questionsFor(answers).map((id, at): SummaryEntry => {
    const { question, short } = questionCopy[id];
    const change = changeAt && { to: changeAt(at + 1), what: short };
    return { term: question, detail: answerTo(id, answers) ?? 'Not provided', ...(change && { change }) };
  });
  return <SummaryList entries={entries} />;
}

const answerTo = (id: QuestionId, answers: PartialAnswers) =>
  id === 'address' ? answers.address?.formatted_address : answers[id];
