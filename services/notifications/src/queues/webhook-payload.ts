import type { QuestionnaireAnswers } from '@plainwill/contracts/notifications/questionnaire';

interface Submission {
  id: string;
  answers: QuestionnaireAnswers;
  submittedAt: Date;
}

const noAddress = {
  formatted_address: null,
  line_1: null,
  line_2: null,
  town_or_city: null,
  county: null,
  postcode: null,
};

/**
 * What a receiver is posted. Flat, and with every key each time, so that a person who builds a Zap from one example
 * can use it without code.
 */
export function webhookPayload({ id, answers, submittedAt }: Submission) {
  const address = answers.homeOwned === 'Yes' ? answers.address : noAddress;
  return {
    type: 'questionnaire.submitted',
    timestamp: submittedAt.toISOString(),
    source: 'plainwill-questionnaire',
    submissionId: id,
    whoFor: answers.whoFor,
    children: answers.children,
    homeOwned: answers.homeOwned,
    address: address.formatted_address,
    address_line_1: address.line_1,
    address_line_2: address.line_2,
    address_town_or_city: address.town_or_city,
    address_county: address.county,
    address_postcode: address.postcode,
    locationEnglandWales: answers.homeOwned === 'No' ? answers.locationEnglandWales : null,
    business: answers.business,
  };
}
