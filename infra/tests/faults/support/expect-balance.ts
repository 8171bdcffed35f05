import { expect, vi } from 'vitest';
import type { WebhookReceiver } from './servers/webhook-receiver.ts';

/**
 * Compares the accepted events with how often each took effect.
 * @param effects by event, as whoever receives them counts them
 */
function balance(accepted: readonly string[], effects: ReadonlyMap<string, number>) {
  const known = new Set(accepted);
  return {
    accepted: known.size,
    lost: accepted.filter((event) => !effects.has(event)),
    twice: [...effects].filter(([, times]) => times > 1).map(([event]) => event),
    /** Effects of what nobody was told had been accepted; right for an answer that was lost on its way. */
    unannounced: [...effects.keys()].filter((event) => !known.has(event)),
  };
}

/** Waits until nothing that was accepted is missing, and sees that nothing has happened twice. @returns how long it took */
export async function expectBalance(accepted: readonly string[], { effects }: WebhookReceiver, limitMs: number) {
  const since = Date.now();
  expect(accepted.length).toBeGreaterThan(0);
  await vi.waitFor(() => expect(balance(accepted, effects()).lost).toEqual([]), { timeout: limitMs, interval: 50 });
  expect(balance(accepted, effects()).twice).toEqual([]);
  return Date.now() - since;
}
