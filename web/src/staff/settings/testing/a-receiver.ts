import type { Receiver } from '@plainwill/contracts/notifications/integrations';

export const aReceiver = (overrides: Partial<Receiver> = {}): Receiver => ({
  id: 2 as Receiver['id'],
  name: 'Zapier',
  events: ['questionnaire.submitted', 'lead.submitted'],
  maskedUrl: 'https://hooks.zapier.com/hooks/catch/1234567/••••••',
  source: 'saved',
  savedAt: '2026-11-21T10:00:00.000Z',
  pausedAt: null,
  disabledAt: null,
  isLegacy: false,
  isSigned: false,
  signedSince: null,
  earlierSecretUntil: null,
  ...overrides,
});
