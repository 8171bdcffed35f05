/** The signed part of a will has this id beside those of its clauses. */
export const attestationId = 'attestation';
