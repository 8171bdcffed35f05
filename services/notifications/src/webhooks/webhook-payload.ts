import type { QuestionnaireAnswers } from '@plainwill/contracts/notifications/questionnaire';
import type { WebhookPayload } from '@plainwill/contracts/notifications/webhook-events';
import type { LeadDetails } from '../enquiries/lead.entity.ts';

interface Lead {
  id: string;
  details: LeadDetails;
  consentWording: string;
  consentedAt: Date;
}

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
 * The body that is posted for a questionnaire. Flat, and with every key each time, so that a person who builds a Zap
 * from one example can use it without code.
 */
export function submissionPayload({ id, answers, submittedAt }: Submission): WebhookPayload<'questionnaire.submitted'> {
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

/** The body that is posted for a lead. Their question may be anything, so it stays with us; `hasQuestion` goes along. */
export function leadPayload({
  id,
  details: { name, email, question },
  consentWording,
  consentedAt,
}: Lead): WebhookPayload<'lead.submitted'> {
  return {
    type: 'lead.submitted',
    timestamp: consentedAt.toISOString(),
    source: 'plainwill-estimator',
    leadId: id,
    name,
    email,
    hasQuestion: question ? 'Yes' : 'No',
    consent: 'Yes',
    consentWording,
  };
}
