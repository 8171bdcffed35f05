import { OutgoingMail } from '@plainwill/contracts/identity/outgoing-mail';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { mailSamplesContract } from '@plainwill/contracts/notifications/mail-samples';
import { brand } from '@plainwill/contracts/shared/brand';
import { releaseMailKinds, reviewMailKinds } from '@plainwill/contracts/will-data/outgoing-mail';
import { z } from 'zod';
import type { CallContext } from '../context.ts';
import { composeMessage } from './compose-message.ts';
import { releaseLetter } from './release-emails.ts';
import { reminderLetter } from './reminder-email.ts';
import { reviewLetter } from './review-emails.ts';

interface MadeUp {
  to: string;
  link: string;
}

/** Values that a field may have: all of them, where they are few. */
function examplesOf(name: string, field: z.ZodType, { to, link }: MadeUp): unknown[] {
  if (field instanceof z.ZodLiteral) return [...field.values];
  if (field instanceof z.ZodEnum) return field.options;
  if (field instanceof z.ZodNullable) return examplesOf(name, field.unwrap() as z.ZodType, { to, link });
  if (field instanceof z.ZodBoolean) return [false, true];
  if (field instanceof z.ZodNumber) return [3];
  if (field instanceof z.ZodURL) return [link];
  if (field instanceof z.ZodISODateTime) return ['2026-11-30T23:30:00.000Z'];
  if (field instanceof z.ZodISODate) return ['2026-12-31'];
  return [{ to, from: 'Anna Reed', firstName: 'Ben' }[name] ?? 'Chrome on Windows'];
}

/** Mail of every kind, with each value of the fields that have few. */
export const sampleMails = (madeUp: MadeUp): OutgoingMail[] =>
  OutgoingMail.options
    .flatMap(({ shape }) =>
      Object.entries(shape).reduce<Record<string, unknown>[]>(
        (mails, [name, field]) =>
          mails.flatMap((mail) => examplesOf(name, field, madeUp).map((value) => ({ ...mail, [name]: value }))),
        [{}],
      ),
    )
    .map((mail) => OutgoingMail.parse(mail));

const madeUp = { to: 'anna@example.com', link: 'https://your-site.example/page' };

export const mailSamples: HandlersOf<typeof mailSamplesContract, CallContext> = {
  list: async () => [
    ...sampleMails(madeUp).map((mail) => ({
      group: 'account' as const,
      ...shown(composeMessage(brand.name, mail)),
    })),
    { group: 'account' as const, ...shown(reminderLetter(brand.name, { link: madeUp.link, stopToken: 'abc' })) },
    ...releaseMailKinds.map((kind) => ({
      group: 'account' as const,
      ...shown(releaseLetter(brand.name, { kind, link: madeUp.link })),
    })),
    ...reviewMailKinds.map((kind) => ({
      group: 'review' as const,
      ...shown(reviewLetter(brand.name, { kind, link: madeUp.link, firstName: 'Anna' })),
    })),
  ],
};

const shown = ({ subject, text }: { subject: string; text: string }) => ({ subject, text });
