import { randomUUID } from 'node:crypto';
import { webhookEvents } from '@plainwill/contracts/notifications/vocabulary';
import { examplePayloads, webhookPayloads } from '@plainwill/contracts/notifications/webhook-events';
import { expect, it } from 'vitest';
import { answersOfAnOwner, answersOfATenant } from '../testing/enquiries.ts';
import { leadPayload, submissionPayload } from './webhook-payload.ts';

const submittedAt = new Date('2026-11-20T19:31:00.000Z');

it('is flat and says all that an owner answered', () => {
  const id = randomUUID();
  expect(submissionPayload({ id, answers: answersOfAnOwner(), submittedAt })).toEqual({
    type: 'questionnaire.submitted',
    timestamp: '2026-11-20T19:31:00.000Z',
    source: 'plainwill-questionnaire',
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
  });
});

it('has the same keys for a tenant, with nothing where nothing was asked', () => {
  const of = (answers: Parameters<typeof submissionPayload>[0]['answers']) =>
    submissionPayload({ id: randomUUID(), answers, submittedAt });
  const tenant = of(answersOfATenant());
  expect(Object.keys(tenant)).toEqual(Object.keys(of(answersOfAnOwner())));
  expect(tenant).toMatchObject({ homeOwned: 'No', address: null, address_postcode: null, locationEnglandWales: 'Yes' });
});

it('says of a lead who they are and what they agreed to, and not what they asked', () => {
  const id = randomUUID();
  const details = { name: 'Harriet Bell', email: 'harriet@example.com', question: 'My brother is ill. What then?' };
  const payload = leadPayload({ id, details, consentWording: 'I agree.', consentedAt: submittedAt });
  expect(payload).toEqual({
    type: 'lead.submitted',
    timestamp: '2026-11-20T19:31:00.000Z',
    source: 'plainwill-estimator',
    leadId: id,
    name: 'Harriet Bell',
    email: 'harriet@example.com',
    hasQuestion: 'Yes',
    consent: 'Yes',
    consentWording: 'I agree.',
  });
});

it.each(webhookEvents)('shows every key of %s in the example, and tells it from a real one', (event) => {
  const details = { name: 'Harriet Bell', email: 'harriet@example.com', question: '' };
  const lead = { id: randomUUID(), details, consentWording: 'I agree.', consentedAt: submittedAt };
  const real = {
    'questionnaire.submitted': submissionPayload({ id: randomUUID(), answers: answersOfAnOwner(), submittedAt }),
    'lead.submitted': leadPayload(lead),
  }[event];
  const example = examplePayloads[event]({ id: randomUUID(), at: submittedAt.toISOString() });
  for (const payload of [real, example]) expect(webhookPayloads[event].strict().parse(payload)).toEqual(payload);
  expect(Object.keys(example)).toEqual(Object.keys(real));
  expect(example.source).toBe('plainwill-test');
});
