/** What the signed part of a will is called where its clauses are called by their ids. */
export const attestationId = 'attestation';
