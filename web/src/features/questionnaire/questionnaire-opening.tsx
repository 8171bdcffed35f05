import { Loading } from '../../ui/feedback/loading.tsx';
import { words } from './questions.ts';

/** The questionnaire before it can be answered: its first question. */
export function QuestionnaireOpening() {
  const { question, why } = words.whoFor;
  return (
    <>
      <h1 className="heading mt-18 text-heading">{question}</h1>
      <p className="mt-3 text-muted">{why}</p>
      <Loading />
    </>
  );
}
