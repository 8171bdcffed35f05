import { OutgoingMail } from '@plainwill/contracts/identity/outgoing-mail';
import type { SecurityEvent } from '@plainwill/contracts/identity/sign-in-methods';
import { reviewMailKinds } from '@plainwill/contracts/will-data/outgoing-mail';
import { z } from 'zod';

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
/** Values that a field may have: all of them, where they are few. */
function examplesOf(name: string, field: z.ZodType): unknown[] {
  if (field instanceof z.ZodLiteral) return [...field.values];
  if (field instanceof z.ZodEnum) return field.options;
  if (field instanceof z.ZodNullable) return examplesOf(name, field.unwrap() as z.ZodType);
  if (field instanceof z.ZodBoolean) return [false, true];
  if (field instanceof z.ZodNumber) return [3];
  if (field instanceof z.ZodURL) return [link];
  if (field instanceof z.ZodISODateTime) return ['2026-11-30T23:30:00.000Z'];
  if (field instanceof z.ZodISODate) return ['2026-12-31'];
  return [name === 'to' ? to : 'Chrome on Windows'];
}

/** Mail of every kind, with each value of the fields that have few. */
const examples: OutgoingMail[] = OutgoingMail.options
  .flatMap(({ shape }) =>
    Object.entries(shape).reduce<Record<string, unknown>[]>(
      (mails, [name, field]) =>
        mails.flatMap((mail) => examplesOf(name, field).map((value) => ({ ...mail, [name]: value }))),
      [{}],
    ),
  )
  .map((mail) => OutgoingMail.parse(mail));
const hasLink = (mail: OutgoingMail) => Object.values(mail).includes(link);
export const messages = examples.filter(hasLink);
export const withoutLink = examples.filter((mail) => !hasLink(mail));
/** One of each about a review; they have the same link. */
export const reviewMails = reviewMailKinds.map((kind) => ({ kind, link }));
