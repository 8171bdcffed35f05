import type { Delivery } from '@plainwill/contracts/notifications/deliveries';

export const aDelivery = (overrides: Partial<Delivery> = {}): Delivery => ({
  id: '7e0a5c5e-6d0f-4f4a-9a3e-0d5f0f1c2b3a' as Delivery['id'],
  event: 'questionnaire.submitted',
  exampleOf: null,
  receiver: 'Zapier',
  outcome: 'delivered',
  acceptedAt: '2026-11-21T10:00:00.000Z',
  attempts: 1,
  lastAttemptAt: '2026-11-21T10:00:01.000Z',
  lastStatus: 200,
  lastError: null,
  lastDurationMs: 142,
  nextTryAt: null,
  ...overrides,
});
