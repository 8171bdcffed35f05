import { z } from 'zod';
import { LinkToken, MailedEmail } from '../../identity/credentials.ts';
import { mutation, perHour, perMinute, query } from '../../kit/contract.ts';
import type { ReasonTable } from '../../kit/reasons.ts';
import { TrustedPersonId } from '../../shared/ids.ts';
import { firstName } from '../../shared/text.ts';
import { Version } from '../records/version.ts';
import { FileToSave } from '../will/files.ts';
import {
  maxTrustedPeople,
  maxWaitDays,
  minWaitDays,
  timesOfThing,
  trustedStates,
  trustedThings,
} from './trusted-vocabulary.ts';

const TrustedThing = z.enum(trustedThings);

/** When each thing may be read: the words of a will never before their release. */
const TrustedSettings = z.strictObject({
  whereItIs: z.enum(timesOfThing.whereItIs),
  funeralWishes: z.enum(timesOfThing.funeralWishes),
  executorPack: z.enum(timesOfThing.executorPack),
  whatAndWhere: z.enum(timesOfThing.whatAndWhere),
  letters: z.enum(timesOfThing.letters),
  will: z.enum(timesOfThing.will, 'The words of your will can be read only after they are released'),
});

/** How often a trusted person has opened a thing, and the last day. */
const Opened = z.strictObject({ thing: TrustedThing, times: z.int().positive(), lastOn: z.iso.date() });

/** Someone whom the caller trusts. Whether an invitation was read or refused is not said. */
export const TrustedPerson = z.strictObject({
  id: TrustedPersonId,
  firstName: z.string(),
  state: z.enum(trustedStates),
  /** They may ask for the release of what is set to be read after it. */
  mayAsk: z.boolean(),
  things: TrustedSettings,
  invitedOn: z.iso.date(),
  acceptedOn: z.iso.date().nullable(),
  opened: z.array(Opened),
  version: Version,
});
export type TrustedPerson = z.infer<typeof TrustedPerson>;

/** How a release is asked for. */
const releaseSettings = {
  waitDays: z
    .int(`Enter the days as a number, from ${minWaitDays} to ${maxWaitDays}`)
    .min(minWaitDays, `Enter at least ${minWaitDays} days`)
    .max(maxWaitDays, `Enter at most ${maxWaitDays} days`),
  twoMustAsk: z.boolean(),
  /** On a long journey until this day, or null. */
  awayUntil: z.iso.date().max(10).nullable(),
};

export const TrustedList = z.strictObject({
  people: z.array(TrustedPerson),
  release: z.strictObject({ ...releaseSettings, version: Version }),
});
export type TrustedList = z.infer<typeof TrustedList>;

/** A thing as a trusted person reads it; both are empty where the owner has not told us anything of it. */
export const SeenThing = z.strictObject({
  entries: z.array(z.strictObject({ title: z.string(), lines: z.array(z.string()) })),
  file: FileToSave.nullable(),
});
export type SeenThing = z.infer<typeof SeenThing>;

/** Someone who has left the caller something that they may read now, or may ask to be released. */
export const TrustedBy = z.strictObject({
  id: TrustedPersonId,
  /** As they have told us; null where they have not. */
  owner: z.string().nullable(),
  mayAsk: z.boolean(),
  /** These can be read now. */
  things: z.array(TrustedThing),
});
export type TrustedBy = z.infer<typeof TrustedBy>;

export const trustedReasons = {
  TrustedPersonNotFound: {
    code: 'NOT_FOUND',
    message: 'That person is no longer on your list. Load the page again.',
  },
  TrustedPersonChanged: {
    code: 'CONFLICT',
    message: 'These settings were changed on another device or tab. Load the page again, then change them there.',
  },
  TooManyTrustedPeople: {
    code: 'PRECONDITION_FAILED',
    message: `You can trust ${maxTrustedPeople} people. Remove one before you invite another.`,
  },
  ConfirmReadingNow: {
    code: 'BAD_REQUEST',
    message: 'Confirm that they may read this now, while you are alive.',
  },
  AwayTooLong: {
    code: 'BAD_REQUEST',
    message: 'Choose a day from tomorrow to a year from now.',
  },
  /** The same for what is set to never, is not released yet, was taken away or never was. */
  NothingForYou: { code: 'NOT_FOUND', message: 'There is nothing here for you to read.' },
  SecondStepFirst: {
    code: 'FORBIDDEN',
    message: 'Turn on two-step sign-in before you read what others have left for you.',
  },
} as const satisfies ReasonTable;

const own = { access: 'account', limit: perMinute(60), output: TrustedList } as const;
const guarded = { ...own, isRecent: true, isStrong: true, waitsAfterRecovery: true } as const;
const which = z.strictObject({ id: TrustedPersonId });
const oneThing = z.strictObject({ id: TrustedPersonId, thing: TrustedThing });

/** People who may read what an owner leaves for them. They have accounts of their own, and never write. */
export const trustedContract = {
  mine: query({ ...own, input: z.void() }),
  /** The id is made by the browser, so that a repeat of the same call invites no one twice. */
  invite: mutation({
    ...guarded,
    limit: perHour(20),
    input: z.strictObject({ id: TrustedPersonId, email: MailedEmail, firstName: firstName('their') }),
  }),
  /** `confirmed` are the things of which it was asked twice whether they may be read now. */
  set: mutation({
    ...guarded,
    input: z.strictObject({
      id: TrustedPersonId,
      basedOn: Version,
      mayAsk: z.boolean(),
      things: TrustedSettings,
      confirmed: z.array(TrustedThing).max(trustedThings.length),
    }),
  }),
  setRelease: mutation({ ...guarded, input: z.strictObject({ ...releaseSettings, basedOn: Version }) }),
  /** No recent proof is asked for: to take something away must be easy. Harmless to repeat. */
  remove: mutation({ ...own, input: which }),
  /** Exactly what the trusted person would read today. */
  preview: query({ ...own, isCostly: true, input: oneThing, output: SeenThing }),
  /** Only for an account with a second step. @throws {Refusal} NothingForYou where there is no one */
  ofOthers: query({ access: 'account', limit: perMinute(60), input: z.void(), output: z.array(TrustedBy) }),
  /** Its owner is told who has read it. */
  see: mutation({ access: 'account', limit: perMinute(20), isCostly: true, input: oneThing, output: SeenThing }),
  accept: mutation({
    access: 'account',
    limit: perHour(20),
    waitsAfterRecovery: true,
    isCredential: true,
    input: z.strictObject({ token: LinkToken }),
    output: z.void(),
  }),
  /** The caller no longer wishes to be trusted. Harmless to repeat, and the answer is the same for any id. */
  leave: mutation({ access: 'account', limit: perMinute(20), input: which, output: z.void() }),
};
