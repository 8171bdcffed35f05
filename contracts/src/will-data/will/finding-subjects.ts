/** What a finding is about, in the order of the notes: what informs is one note for each subject. */
export const findingSubjects = [
  'details',
  'relationships',
  'children',
  'guardians',
  'executors',
  'home',
  'gifts',
  'residue',
  /** The share that is in trust for somebody until an age. */
  'trusts',
  'tax',
  'funeral',
  'signing',
] as const;
export type FindingSubject = (typeof findingSubjects)[number];
