/** £90 billion: far above any estate, and exact. */
export const mostPence = 9_000_000_000_000;
