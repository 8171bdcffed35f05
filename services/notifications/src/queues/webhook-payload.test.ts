import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { answersOfAnOwner, answersOfATenant } from '../testing/answers.ts';
import { webhookPayload } from './webhook-payload.ts';

const submittedAt = new Date('2026-11-20T19:31:00.000Z');

it('is flat and says all that an owner answered', () => {
  const id = randomUUID();
  expect(webhookPayload({ id, answers: answersOfAnOwner(), submittedAt })).toEqual({
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
  const of = (answers: Parameters<typeof webhookPayload>[0]['answers']) =>
    webhookPayload({ id: randomUUID(), answers, submittedAt });
  const tenant = of(answersOfATenant());
  expect(Object.keys(tenant)).toEqual(Object.keys(of(answersOfAnOwner())));
  expect(tenant).toMatchObject({ homeOwned: 'No', address: null, address_postcode: null, locationEnglandWales: 'Yes' });
});
