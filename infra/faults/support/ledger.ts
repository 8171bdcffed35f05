/**
 * What was accepted, and how often each took effect.
 * @param effects by event, as whoever receives them counts them
 */
export function balance(accepted: readonly string[], effects: ReadonlyMap<string, number>) {
  const known = new Set(accepted);
  return {
    accepted: known.size,
    lost: accepted.filter((event) => !effects.has(event)),
    twice: [...effects].filter(([, times]) => times > 1).map(([event]) => event),
    /** Effects of what nobody was told had been accepted; right for an answer that was lost on its way. */
    unannounced: [...effects.keys()].filter((event) => !known.has(event)),
  };
}
