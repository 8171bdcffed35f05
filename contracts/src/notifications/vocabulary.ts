import type { StructuredAddress } from '../shared/structured-address.ts';

export const testatorOptions = ['Me', 'Me and my Partner'] as const;
type TestatorOption = (typeof testatorOptions)[number];

export const yesNo = ['Yes', 'No'] as const;
export type YesNo = (typeof yesNo)[number];

export const webhookAddressLength = 2048;

/** A receiver can be sent these events. */
export const webhookEvents = ['questionnaire.submitted', 'lead.submitted'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export const deliveryEvents = [...webhookEvents, 'test'] as const;
export type DeliveryEvent = (typeof deliveryEvents)[number];

export const receiverNameLength = 60;
export const maxReceivers = 20;

/** `not_sent`: there was no receiver, or deliveries to it were switched off. `failed`: it is not tried any more by itself. */
export const deliveryOutcomes = ['waiting', 'delivered', 'failed', 'not_sent'] as const;
export type DeliveryOutcome = (typeof deliveryOutcomes)[number];

/** Why no answer came from a receiver. */
export const attemptErrors = ['private_address', 'name_not_found', 'refused', 'timeout', 'tls', 'network'] as const;
export type AttemptError = (typeof attemptErrors)[number];

/** How many deliveries the settings screen shows. */
export const shownDeliveries = 50;

export const enquiryKinds = ['questionnaire', 'lead'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

export const enquiryStatuses = ['new', 'in_progress', 'closed'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** `received`: the newest first; `oldest`: the oldest first; `follow_up`: the most urgent first, then those without a day. */
export const enquiryOrders = ['received', 'oldest', 'follow_up'] as const;
export type EnquiryOrder = (typeof enquiryOrders)[number];

export const enquiryPageSize = 25;
export const enquiryNotesLength = 4000;

/** Chosen enquiries are counted up to so many. */
export const maxCountedEnquiries = 10_000;

/** The most enquiries that one table for a spreadsheet holds. */
export const maxExportedEnquiries = 10_000;

/** Answers given so far, by question id. */
export interface PartialAnswers {
  whoFor?: TestatorOption;
  children?: YesNo;
  homeOwned?: YesNo;
  address?: StructuredAddress;
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
