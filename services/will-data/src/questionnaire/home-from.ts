import type { QuestionnaireAnswers } from '@plainwill/contracts/notifications/questionnaire';
import type { HomeDetailsFields } from '@plainwill/contracts/will-data/records/home-details';

/** What the answers tell of the home: an owner's address. How it is owned was not asked. */
export function homeFrom(answers: QuestionnaireAnswers): Partial<HomeDetailsFields> | null {
  if (answers.homeOwned === 'No') return null;
  const { formatted_address: address, line_1: line1, line_2: line2, town_or_city: townOrCity } = answers.address;
  return { address, line1, line2, townOrCity, county: answers.address.county, postcode: answers.address.postcode };
}
