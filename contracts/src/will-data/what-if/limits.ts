/** £90 billion: far above any estate, and exact. */
export const maxPence = 9_000_000_000_000;
