import type { OutgoingMail } from '@plainwill/contracts/identity/outgoing-mail';
import type { SecurityEvent } from '@plainwill/contracts/identity/sign-in-methods';
import { reviewMailKinds } from '@plainwill/contracts/will-data/outgoing-mail';
import { sampleMails } from '../sample-mails.ts';

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

const examples = sampleMails({ to, link });
const hasLink = (mail: OutgoingMail) => Object.values(mail).includes(link);
export const messages = examples.filter(hasLink);
export const withoutLink = examples.filter((mail) => !hasLink(mail));
/** One of each about a review; they have the same link. */
export const reviewMails = reviewMailKinds.map((kind) => ({ kind, link, firstName: null }));
