import { expect, vi } from 'vitest';
import { balance } from './ledger.ts';
import type { WebhookReceiver } from './webhook-receiver.ts';

/** Waits until nothing that was accepted is missing, and sees that nothing has happened twice. @returns how long it took */
export async function expectBalance(accepted: readonly string[], { effects }: WebhookReceiver, limitMs: number) {
  const since = Date.now();
  expect(accepted.length).toBeGreaterThan(0);
  await vi.waitFor(() => expect(balance(accepted, effects()).lost).toEqual([]), { timeout: limitMs, interval: 50 });
  expect(balance(accepted, effects()).twice).toEqual([]);
  return Date.now() - since;
}
