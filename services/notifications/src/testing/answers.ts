import type { QuestionnaireAnswers } from '@plainwill/contracts/notifications/questionnaire';

type OwnersAnswers = Extract<QuestionnaireAnswers, { homeOwned: 'Yes' }>;

export const answersOfAnOwner = (overrides: Partial<OwnersAnswers> = {}): OwnersAnswers => ({
  whoFor: 'Me and my Partner',
  children: 'Yes',
  business: 'No',
  homeOwned: 'Yes',
  address: {
    formatted_address: '10 Downing Street, London, SW1A 2AA',
    line_1: '10 Downing Street',
    line_2: '',
    town_or_city: 'London',
    county: '',
    postcode: 'SW1A 2AA',
  },
  ...overrides,
});

export const answersOfATenant = (): QuestionnaireAnswers => ({
  whoFor: 'Me',
  children: 'No',
  business: 'No',
  homeOwned: 'No',
  locationEnglandWales: 'Yes',
});
