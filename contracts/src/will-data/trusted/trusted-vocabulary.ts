/** The things that can be left for a trusted person to read, in the order in which they are shown. */
export const trustedThings = ['whereItIs', 'funeralWishes', 'executorPack', 'whatAndWhere', 'letters', 'will'] as const;
export type TrustedThing = (typeof trustedThings)[number];

/** When a trusted person may read a thing; `never` where nothing is chosen. */
const trustedTimes = ['never', 'now', 'afterRelease'] as const;
export type TrustedTime = (typeof trustedTimes)[number];

/** The times that may be chosen for each thing: nobody reads the words of a will before its release. */
export const timesOfThing: Record<TrustedThing, readonly TrustedTime[]> = {
  whereItIs: trustedTimes,
  funeralWishes: trustedTimes,
  executorPack: trustedTimes,
  whatAndWhere: trustedTimes,
  letters: trustedTimes,
  will: ['never', 'afterRelease'],
};

/** These tell much of a life, so that “now” is asked twice for them. */
export const confirmedThings: readonly TrustedThing[] = ['executorPack', 'whatAndWhere', 'letters'];

export type TrustedSettings = Record<TrustedThing, TrustedTime>;

export const nothingTrusted: TrustedSettings = {
  whereItIs: 'never',
  funeralWishes: 'never',
  executorPack: 'never',
  whatAndWhere: 'never',
  letters: 'never',
  will: 'never',
};

/** An invitation waits until it is accepted; `left` says that their account is gone, or that they no longer wish to. */
export const trustedStates = ['invited', 'active', 'left'] as const;

/** The most trusted people of one account. */
export const maxTrustedPeople = 10;

/** Days between a request and the release, bounds and default. */
export const minWaitDays = 7;
export const maxWaitDays = 60;
export const defaultWaitDays = 21;

/** The farthest day until which someone can be on a long journey, in days from today. */
export const maxAwayDays = 366;
