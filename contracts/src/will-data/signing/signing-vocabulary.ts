/** The places where the original of a signed will may lie. */
export const keptAtKinds = ['home', 'solicitor', 'bank', 'courts', 'other'] as const;
export type KeptAtKind = (typeof keptAtKinds)[number];

/** Older wills on paper: `destroyed` and `stored` are done with, `open` is still to be dealt with. */
export const olderWillStates = ['none', 'destroyed', 'stored', 'open'] as const;
export type OlderWillState = (typeof olderWillStates)[number];

/** Ways in which a signed will stops being the current one. */
export const signedWillEndings = ['superseded', 'destroyed'] as const;
