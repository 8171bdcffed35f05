import type { OutgoingMail } from '@plainwill/contracts/identity/outgoing-mail';
import { type SecurityEvent, securityEvents, staffRecoverySteps } from '@plainwill/contracts/identity/sign-in-methods';
import { reviewMailKinds } from '@plainwill/contracts/will-data/outgoing-mail';

export const to = 'anna@example.com';
export const link = 'https://plainwill.example/auth/confirm#token=a&b"c';
/** A mail about one event, with whatever such a mail may say. */
export const aboutSecurity = (event: SecurityEvent): Extract<OutgoingMail, { kind: 'security' }> => ({
  kind: 'security',
  event,
  to,
  at: '2026-12-01T12:05:00.000Z',
  browser: 'Chrome on Windows',
  dueAt: '2026-12-08T12:05:00.000Z',
  codesLeft: 3,
  secureLink: link,
});
/** One of each that leads somewhere. */
export const messages: OutgoingMail[] = [
  { kind: 'confirmEmail', to, link },
  { kind: 'alreadyHaveAccount', to, signInLink: link },
  { kind: 'resetPassword', to, link },
  { kind: 'passwordChanged', to, resetLink: link },
  { kind: 'signedOutForGuessing', to, resetLink: link },
  { kind: 'confirmNewEmail', to, link },
  { kind: 'emailChanged', to, undoLink: link, undoUntil: '2026-12-01T12:00:00.000Z' },
  { kind: 'googleConnected', to, accountLink: link },
  { kind: 'googleDisconnected', to, accountLink: link },
  { kind: 'deletionRequested', to, accountLink: link, deletionAt: '2026-11-30T23:30:00.000Z' },
  { kind: 'accountInactive', to, signInLink: link, deletionOn: '2026-12-31' },
  { kind: 'sessionsEnded', to, signInLink: link },
  { kind: 'accountEnabled', to, signInLink: link },
  { kind: 'beginRecovery', to, link },
  ...securityEvents.map(aboutSecurity),
  { kind: 'stepRemoval', isDone: false, to, link },
  { kind: 'stepRemoval', isDone: true, to, link },
  ...staffRecoverySteps.map((step) => ({ kind: 'staffRecovery' as const, step, to, link })),
];
/** One of each that leads nowhere. */
export const withoutLink: OutgoingMail[] = [
  { kind: 'accountDisabled', to },
  { kind: 'deletionRequestedForOwner', to, deletionAt: '2026-11-30T23:30:00.000Z' },
];
/** One of each about a review; they have the same link. */
export const reviewMails = reviewMailKinds.map((kind) => ({ kind, link }));
