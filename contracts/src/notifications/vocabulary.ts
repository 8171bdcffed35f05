import type { Address } from '../shared/address.ts';

export const whoForOptions = ['Me', 'Me and my Partner'] as const;
export type WhoFor = (typeof whoForOptions)[number];

export const yesNo = ['Yes', 'No'] as const;
export type YesNo = (typeof yesNo)[number];

export const leadNameLength = 200;
export const leadQuestionLength = 2000;

/** What a lead agrees to, word for word; kept with each lead. */
export const leadConsentWording = 'I agree that you may contact me about will planning.';

/** Answers given so far, by question id. */
export interface PartialAnswers {
  whoFor?: WhoFor;
  children?: YesNo;
  homeOwned?: YesNo;
  address?: Address;
  locationEnglandWales?: YesNo;
  business?: YesNo;
}

export type QuestionId = keyof PartialAnswers;

/**
 * The questions in order. What follows `homeOwned` depends on its answer: an address for an owner, otherwise whether
 * the person lives in England or Wales; nothing further until it is answered.
 */
export function questionsFor(answers: PartialAnswers): QuestionId[] {
  const opening: QuestionId[] = ['whoFor', 'children', 'homeOwned'];
  if (answers.homeOwned === 'Yes') return [...opening, 'address', 'business'];
  if (answers.homeOwned === 'No') return [...opening, 'locationEnglandWales', 'business'];
  return opening;
}
