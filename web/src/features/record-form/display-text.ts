import type { Questions } from '@plainwill/contracts/kit/question';

/** An answer as people read it: the label of a choice; any other text as it is. */
export function displayText(questions: Questions, field: string, text: string): string {
  const question = questions[field];
  return question?.type === 'choice' ? ((question.options as Readonly<Record<string, string>>)[text] ?? text) : text;
}
