/**
 * The stages of a request: `asked` while a second person must ask too, `waiting` while the days count, `stalled` once
 * the owner was seen, or could not be told.
 */
export const releaseStages = ['asked', 'waiting', 'stalled', 'released', 'refused'] as const;
export type ReleaseStage = (typeof releaseStages)[number];

/** The causes for which no more days count: a sign-in of the owner, or emails that no mail server takes. */
export const stallCauses = ['seen', 'mail'] as const;
export type StallCause = (typeof stallCauses)[number];

/** The ends of a request that shows nothing: `here` is the owner's veto, `shut` that of two of the staff afterwards. */
export type ReleaseEnding = 'here' | 'removed' | 'lapsed' | 'shut';

/** One of the staff has seen this, word for word as the other must. */
export interface EvidencedBy {
  by: string;
  said: string;
}

/** Evidence of a death: the entry in the register of deaths, or a grant of probate or letters of administration. */
export const evidenceKinds = ['deathEntry', 'grant'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** The most emails about one request to one address. */
export const maxNotices = 5;

/** The days that must count after evidence of the death. */
export const evidenceWaitDays = 3;

/** Days added to the wait where the owner’s address has changed within `formerEmailDays`. */
export const changedEmailDays = 30;
export const formerEmailDays = 90;

/** Days for which someone may not ask again, after the owner has said once or twice “I am here”; after a third, never. */
export const barredDays = [30, 180] as const;

/** Days for which what is released can be read. */
export const releasedDays = 365;

export const notTheLastWill = 'This may not be the last will. Do nothing with the estate before a grant.';

export const evidenceLabels: Record<EvidenceKind, string> = {
  deathEntry: 'Entry in the register of deaths',
  grant: 'Grant of probate or letters of administration',
};
