/** The most of each thing that one account may keep (`TooMany…` is the refusal of one more). */
export const ceilings = {
  contacts: 200,
  children: 50,
  executors: 50,
  gifts: 200,
  recipients: 50,
  guardians: 50,
  guardianGroups: 20,
} as const;

/** The youngest and oldest age at which a child may be given what they inherit. */
export const inheritanceAge = { least: 16, most: 30, usual: 18 } as const;

/** Money is in whole pence, up to ten thousand million pounds. */
export const mostPence = 1_000_000_000_000;
