/** A finding is about one of these subjects, in the order of the notes: findings that inform make one note for each. */
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
