import { z } from 'zod';
import { leadConsentWording } from './lead-terms.ts';
import { testatorOptions, type WebhookEvent, yesNo } from './vocabulary.ts';

const yesOrNo = z.enum(yesNo);
const addressPart = (what: string) =>
  z.string().nullable().describe(`${what}; empty where there is none, null where the home is not owned`);

/** A test is told from a real event by its source. */
const testSource = 'plainwill-test';
const sourceOf = <Source extends string>(source: Source) =>
  z.enum([source, testSource]).describe(`Where it comes from; ${testSource} for a test`);

const QuestionnaireSubmitted = z.object({
  type: z.literal('questionnaire.submitted').describe('The event'),
  timestamp: z.iso.datetime().describe('When it was sent, in UTC'),
  source: sourceOf('plainwill-questionnaire'),
  submissionId: z.uuid().describe('The questionnaire; the same in every delivery of it'),
  whoFor: z.enum(testatorOptions).describe('Who the will is for'),
  children: yesOrNo.describe('Whether there are children'),
  homeOwned: yesOrNo.describe('Whether the home is owned'),
  address: addressPart('The address of the home in one line'),
  address_line_1: addressPart('Its first line'),
  address_line_2: addressPart('Its second line'),
  address_town_or_city: addressPart('Its town or city'),
  address_county: addressPart('Its county'),
  address_postcode: addressPart('Its postcode'),
  locationEnglandWales: yesOrNo
    .nullable()
    .describe('Whether they live in England or Wales; null where the home is owned'),
  business: yesOrNo.describe('Whether there is a business'),
});

const LeadSubmitted = z.object({
  type: z.literal('lead.submitted').describe('The event'),
  timestamp: z.iso.datetime().describe('When they agreed to be contacted, in UTC'),
  source: sourceOf('plainwill-estimator'),
  leadId: z.uuid().describe('The person who asked to be contacted; the same in every delivery'),
  name: z.string().describe('Their name'),
  email: z.string().describe('Their email address'),
  hasQuestion: yesOrNo.describe(
    'Whether they asked something. What they asked is read at /admin/enquiries and is never sent',
  ),
  consent: z.literal('Yes').describe('They agreed to be contacted'),
  consentWording: z.string().describe('The words that they agreed to'),
});

/** The body that is posted for each event. Flat, so that a Zap can use it without code. */
export const webhookPayloads = {
  'questionnaire.submitted': QuestionnaireSubmitted,
  'lead.submitted': LeadSubmitted,
} as const satisfies Record<WebhookEvent, z.ZodObject>;

export type WebhookPayload<Event extends WebhookEvent> = z.infer<(typeof webhookPayloads)[Event]>;

interface Example {
  id: string;
  at: string;
}

/** Each event with every key, as a test posts it. */
export const examplePayloads: { [Event in WebhookEvent]: (example: Example) => WebhookPayload<Event> } = {
  'questionnaire.submitted': ({ id, at }) => ({
    type: 'questionnaire.submitted',
    timestamp: at,
    source: testSource,
    submissionId: id,
    whoFor: 'Me and my Partner',
    children: 'Yes',
    homeOwned: 'Yes',
    address: '10 Downing Street, London, SW1A 2AA',
    address_line_1: '10 Downing Street',
    address_line_2: '',
    address_town_or_city: 'London',
    address_county: '',
    address_postcode: 'SW1A 2AA',
    locationEnglandWales: null,
    business: 'No',
  }),
  'lead.submitted': ({ id, at }) => ({
    type: 'lead.submitted',
    timestamp: at,
    source: testSource,
    leadId: id,
    name: 'Harriet Bell',
    email: 'harriet.bell@example.com',
    hasQuestion: 'Yes',
    consent: 'Yes',
    consentWording: leadConsentWording,
  }),
};
