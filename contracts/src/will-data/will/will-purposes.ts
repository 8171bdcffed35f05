/** A draft has no place to sign, and one that a check blocks no attestation either: nobody can sign the wrong paper. */
export const willPurposes = ['draft', 'blocked_draft', 'signing'] as const;
export type WillPurpose = (typeof willPurposes)[number];

/** Each page of a draft has this text at its head. */
export const draftMarks: Record<Exclude<WillPurpose, 'signing'>, string> = {
  draft: 'DRAFT – NOT VALID UNTIL SIGNED AND WITNESSED',
  blocked_draft: 'DRAFT – CANNOT BE SIGNED YET',
};
