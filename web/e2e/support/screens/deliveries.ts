import type { DeliveryOutcome } from '@plainwill/contracts/notifications/vocabulary';
import { aDelivery } from '../../../src/features/integration-settings/testing/a-delivery.ts';
import { telling } from './network.ts';

const at = '2026-11-21T10:00:00.000Z';
const webhook = {
  maskedUrl: 'https://hooks.zapier.com/hooks/catch/1234567/••••••',
  source: 'saved',
  savedAt: at,
  disabledAt: at,
  isLegacy: true,
};
const outcomes: DeliveryOutcome[] = ['failed', 'waiting', 'delivered', 'not_sent'];
const newest = outcomes.map((outcome, position) =>
  aDelivery({ id: `7e0a5c5e-6d0f-4f4a-9a3e-0d5f0f1c2b3${position}` as ReturnType<typeof aDelivery>['id'], outcome }),
);
const answer = `<!doctype html><title>${'Gone'.repeat(40)}</title>`;

/** There is a receiver, with which all that can go wrong has gone wrong. */
export const withDeliveries = telling({
  'notifications.integrations.get': { webhook, isSigned: true, signedSince: at, earlierSecretUntil: at },
  'notifications.deliveries.list': { newest, failed: 2 },
  'notifications.deliveries.attempts': [
    { at, status: 410, error: null, durationMs: 142, answer },
    { at, status: null, error: 'private_address', durationMs: 12_000, answer: null },
  ],
  'notifications.unsentEmails.list': [
    { id: '7e0a5c5e-6d0f-4f4a-9a3e-0d5f0f1c2b4a', failedAt: at, attempts: 8, error: '550 5.7.1 Not wanted here' },
  ],
});
