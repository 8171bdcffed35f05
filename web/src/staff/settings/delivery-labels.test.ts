import type { Delivery } from '@plainwill/contracts/notifications/deliveries';
import { expect, it } from 'vitest';
import { formatDateTime, formatDateTimeWithoutYear } from '../../ui/dates-and-money/format-date-time.ts';
import { deliveryText, deliveryTitle } from './delivery-labels.ts';
import { aDelivery } from './testing/a-delivery.ts';

it.each<[Partial<Delivery>, string]>([
  [{ outcome: 'delivered', lastStatus: 200 }, 'Answered 200 · 142 ms · 1 attempt'],
  [{ outcome: 'waiting', attempts: 0 }, 'On its way'],
  [
    { outcome: 'waiting', attempts: 2, lastStatus: 503, lastDurationMs: 4210 },
    'Answered 503 · 4.2 s · 2 attempts · will be tried again',
  ],
  [
    { outcome: 'failed', attempts: 8, lastStatus: null, lastError: 'timeout', lastDurationMs: 10_003 },
    'No answer in time · 10.0 s · 8 attempts',
  ],
  [
    { outcome: 'waiting', attempts: 2, lastStatus: 503, nextTryAt: '2026-07-01T13:32:07.000Z' },
    'Answered 503 · 142 ms · 2 attempts · next try 1 Jul, 14:32:07',
  ],
  [{ outcome: 'not_sent', attempts: 0, receiver: null }, 'Not sent: there was no receiver'],
  [{ outcome: 'not_sent', attempts: 0 }, 'Not sent: deliveries were switched off'],
  [{ outcome: 'not_sent', attempts: 1, lastStatus: 500 }, 'Not sent: deliveries were switched off'],
])('says how a delivery stands: %j', (overrides, words) => {
  expect(deliveryText(aDelivery(overrides))).toBe(words);
});

it.each<[Partial<Delivery>, string]>([
  [{}, 'Questionnaire to Zapier'],
  [{ receiver: null }, 'Questionnaire'],
  [{ event: 'test', exampleOf: 'lead.submitted', receiver: 'Our CRM' }, 'Test: Lead to Our CRM'],
])('says what is sent to whom: %j', (overrides, words) => {
  expect(deliveryTitle(aDelivery(overrides))).toBe(words);
});

it('tells moments as they are in the United Kingdom', () => {
  expect(formatDateTimeWithoutYear('2026-07-01T13:32:07.000Z')).toBe('1 Jul, 14:32:07');
  expect(formatDateTime('2026-11-21T14:32:07.000Z')).toBe('21 November 2026 at 14:32');
});
