/** Longer than our own side takes to give up, so that a lost connection ends too. */
const limitMs = 12_000;

/** For a search that somebody waits for. */
export const searchTimeout = () => ({ signal: AbortSignal.timeout(limitMs) });
