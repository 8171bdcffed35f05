/** The places where the original of a signed will may lie. */
export const keptAtKinds = ['home', 'solicitor', 'bank', 'courts', 'other'] as const;
export type KeptAtKind = (typeof keptAtKinds)[number];

export const keptAtLabels: Record<KeptAtKind, string> = {
  home: 'At home',
  solicitor: 'With a solicitor',
  bank: 'With a bank',
  courts: 'With the courts (HMCTS)',
  other: 'Somewhere else',
};

/** Older wills on paper: `destroyed` and `stored` are done with, `open` is still to be dealt with. */
export const olderWillStates = ['none', 'destroyed', 'stored', 'open'] as const;
export type OlderWillState = (typeof olderWillStates)[number];

/** Ways in which a signed will stops being the current one. */
export const signedWillEndings = ['superseded', 'destroyed'] as const;

/** The longest outcome of a photo check. */
export const maxPhotoOutcome = 1000;
