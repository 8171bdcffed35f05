import type { ReasonTable } from '../kit/reasons.ts';

/**
 * The most of each thing that one account may keep (`TooMany…` is the refusal of one more): what a large family needs,
 * and of which a will is composed in 50 ms, printed in a second and sent in 300 kB.
 */
export const recordLimits = {
  contacts: 60,
  children: 20,
  executors: 12,
  gifts: 40,
  pets: 10,
  exclusions: 20,
  advances: 12,
  /** Recipients of one gift, of its remainder, of the residue or of one provision. */
  recipients: 20,
  /** Recipients of all gifts together. */
  giftRecipients: 160,
  /** One child has at most so many, alone or in groups. */
  guardians: 12,
  /** All children together have at most so many. */
  guardiansOfAll: 100,
  /** One child has at most so many. */
  guardianGroups: 4,
  /** All lists together take at most so many: see `recordBytes` in will-data. */
  recordBytes: 137_000,
} as const;

/** Former limits: a call may carry as much, so that rows stored under them can be changed and made smaller. */
export const formerRecordLimits = {
  children: 50,
  executors: 50,
  gifts: 200,
  recipients: 50,
  guardians: 50,
  guardianGroups: 20,
} as const;

export const recordReasons = {
  RecordTooLong: {
    code: 'BAD_REQUEST',
    message: 'You have written more than we can keep. Shorten a note, a name or a description, and try again.',
  },
} as const satisfies ReasonTable;

/** The youngest and oldest age at which a child may be given what they inherit. */
export const inheritanceAge = { min: 16, max: 30, default: 18 } as const;

/** How many days somebody must outlive the testator to inherit. */
export const survivorshipDays = { min: 0, max: 180, default: 28 } as const;

/** Money is in whole pence, up to ten thousand million pounds. */
export const maxPence = 1_000_000_000_000;
