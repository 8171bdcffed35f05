import type { Questions } from '@plainwill/contracts/kit/question';

const yesOrNo: Readonly<Record<string, string>> = { yes: 'Yes', no: 'No' };

/** An answer as people read it: a choice by its label; any other text as it is. */
export function displayText(questions: Questions, field: string, text: string): string {
  const question = questions[field];
  if (question?.type === 'yesNo') return yesOrNo[text] ?? text;
  return question?.type === 'choice' ? ((question.options as Readonly<Record<string, string>>)[text] ?? text) : text;
}
