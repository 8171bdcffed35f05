import { z } from 'zod';
import { mutation, perHour, perMinute, query } from '../../kit/contract.ts';
import type { ReasonTable } from '../../kit/reasons.ts';
import { AccountId, ReleaseId, TrustedPersonId } from '../../shared/ids.ts';
import { requiredLine } from '../../shared/text.ts';
import { SeenThing } from '../trusted/trusted.ts';
import { trustedThings } from '../trusted/trusted-vocabulary.ts';
import { evidenceKinds, releaseStages, stallCauses } from './release-vocabulary.ts';

const TrustedThing = z.enum(trustedThings);

/** The request that stands over an account, as its owner sees it. */
const OwnRelease = z.strictObject({
  stage: z.enum(releaseStages).exclude(['refused']),
  askedOn: z.iso.date(),
  /** Their first names, as the owner gave them. */
  askedBy: z.array(z.string()),
  stalledBy: z.enum(stallCauses).nullable(),
  /** So many days must still count. */
  daysLeft: z.int().min(0),
});
export type OwnRelease = z.infer<typeof OwnRelease>;

/** How it stands with the release of what one owner has left, for someone who may ask or for whom it is released. */
const TrustedRelease = z.strictObject({
  /** The caller’s number among the owner’s trusted people. */
  id: TrustedPersonId,
  /** The owner, as they have told us; null where they have not. */
  owner: z.string().nullable(),
  /** `none` while nothing is asked; `declined` for as long as the caller may not ask again. */
  stage: z.enum(['none', 'declined', 'asked', 'waiting', 'stalled', 'released']),
  /** The caller is among those who have asked. */
  hasAsked: z.boolean(),
  mayAsk: z.boolean(),
  twoMustAsk: z.boolean(),
  waitDays: z.int(),
  /** So many of those days have counted. */
  daysCounted: z.int(),
  /** The day from which the caller may ask again, `never`, or null where nothing bars them. */
  mayAskFrom: z.union([z.iso.date(), z.literal('never')]).nullable(),
  /** These can be read, and until this day. */
  things: z.array(TrustedThing),
  readableUntil: z.iso.date().nullable(),
});
export type TrustedRelease = z.infer<typeof TrustedRelease>;

export const ReleaseStatus = z.strictObject({ mine: OwnRelease.nullable(), others: z.array(TrustedRelease) });
export type ReleaseStatus = z.infer<typeof ReleaseStatus>;

/** A request as staff see it: numbers, days and what colleagues have typed, nothing of what was left. */
const DeskRelease = z.strictObject({
  id: ReleaseId,
  accountId: AccountId,
  askerIds: z.array(AccountId),
  stage: z.enum(releaseStages),
  stalledBy: z.enum(stallCauses).nullable(),
  isProved: z.boolean(),
  askedOn: z.iso.date(),
  daysCounted: z.int(),
  daysNeeded: z.int(),
  /** The colleague who has seen evidence, while another must see it too. */
  evidenceBy: AccountId.nullable(),
  shutBy: AccountId.nullable(),
});
export type DeskRelease = z.infer<typeof DeskRelease>;

export const releaseReasons = {
  ReleaseNotFound: { code: 'NOT_FOUND', message: 'That request is no longer open. Load the page again.' },
  ReleaseAskedAlready: {
    code: 'CONFLICT',
    message: 'Someone has already asked. Load the page again to see how the request stands.',
  },
  ReleaseBarred: {
    code: 'PRECONDITION_FAILED',
    message: 'Your last request was declined, so you cannot ask again yet.',
  },
  NothingToRelease: {
    code: 'PRECONDITION_FAILED',
    message: 'Nothing has been left to be read after a release.',
  },
  ReleaseNeedsColleague: {
    code: 'CONFLICT',
    message:
      'You have recorded this already. Now a colleague must record the same, from what they have seen themselves.',
  },
  /** Nothing of a released account changes any more. */
  AccountReleased: {
    code: 'FORBIDDEN',
    message:
      'What this account holds has been opened to the people its owner trusted, so nothing in it can change. Call us if you are its owner.',
  },
} as const satisfies ReasonTable;

const ofTrusted = z.strictObject({
  id: TrustedPersonId,
  believesDead: z.literal(true, 'Tick that you believe they have died'),
});
const asks = {
  access: 'account',
  limit: perHour(20),
  isRecent: true,
  isStrong: true,
  waitsAfterRecovery: true,
  output: ReleaseStatus,
} as const;
const desk = { access: 'admin', limit: perMinute(60), isRecent: true } as const;
const reason = requiredLine(500, 'The reason', 'Enter what you have seen, and how');

/**
 * Opens what an owner has left to the people they trust, once these say that the owner has died and the owner, who is
 * asked by email and on every page, has not said otherwise for the days that they chose.
 */
export const releaseContract = {
  /**
   * Being here stops the days of a request over the caller. It works while the will is hidden after a
   * recovery, as `here` does.
   */
  status: query({
    access: 'account',
    limit: perMinute(120),
    worksWhileHidden: true,
    input: z.void(),
    output: ReleaseStatus,
  }),
  ask: mutation({ ...asks, isCostly: true, input: ofTrusted }),
  /** By another trusted person, where two must ask. */
  second: mutation({ ...asks, input: ofTrusted }),
  /** The owner’s veto: the request ends at once. Harmless to repeat. @returns who had asked */
  here: mutation({
    access: 'account',
    limit: perMinute(20),
    isRecent: true,
    worksWhileHidden: true,
    input: z.void(),
    output: z.strictObject({
      askedBy: z.array(z.strictObject({ id: TrustedPersonId, firstName: z.string() })),
    }),
  }),
  /** Each opening is recorded. @throws {Refusal} NothingForYou alike for what is not released, was taken away or never was */
  read: mutation({
    access: 'account',
    limit: perMinute(20),
    isCostly: true,
    isStrong: true,
    input: z.strictObject({ id: TrustedPersonId, thing: TrustedThing }),
    output: SeenThing,
  }),
  /** Requests that are open, and those that are released. */
  desk: query({ access: 'admin', limit: perMinute(60), input: z.void(), output: z.array(DeskRelease) }),
  /** Counts once a second colleague has typed the same number and day. */
  evidence: mutation({
    ...desk,
    input: z.strictObject({
      id: ReleaseId,
      kind: z.enum(evidenceKinds),
      number: requiredLine(40, 'The number', 'Enter the number as the paper has it'),
      on: z.iso.date('Enter the day as the paper has it').max(10),
      reason,
    }),
    output: z.array(DeskRelease),
  }),
  /** The owner has come back: shuts what is released once a second colleague says so too. */
  shut: mutation({ ...desk, input: z.strictObject({ id: ReleaseId, reason }), output: z.array(DeskRelease) }),
};
