import type { Portal } from '@plainwill/contracts/will-data/portal';

/** Whether the stored address is the one given in the questionnaire, not touched since. */
export const isFromQuestionnaire = (home: Portal['homeDetails'], questionnaire: Portal['questionnaire']) =>
  home?.version === 1 &&
  questionnaire?.answers.homeOwned === 'Yes' &&
  home.address === questionnaire.answers.address.formatted_address;
