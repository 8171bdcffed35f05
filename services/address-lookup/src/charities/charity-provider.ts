import type { FoundCharity } from '@plainwill/contracts/address-lookup/charities';
import type { Log } from '@plainwill/kit/log';
import { circuitBreakerOf } from '../providers/circuit-breaker.ts';

export const charityProviderNames = ['register', 'commission'] as const;
export type CharityProviderName = (typeof charityProviderNames)[number];

/** Someone who knows charities. */
export interface CharityProvider {
  /**
   * Finds charities by the words of their name, or by their number, the likeliest first.
   * @returns an empty list if it knows no such charity
   * @throws {ProviderFailure} if it cannot answer
   */
  find(text: string, signal: AbortSignal): Promise<FoundCharity[]>;
}

export interface NamedCharityProvider extends CharityProvider {
  name: CharityProviderName;
}

/** The provider behind a circuit breaker. */
export function namedCharityProvider(
  name: CharityProviderName,
  provider: CharityProvider,
  options: { timeoutMs: number; log: Log },
): NamedCharityProvider {
  const through = circuitBreakerOf({ name, ...options });
  return { name, find: (text, given) => through((signal) => provider.find(text, signal), given) };
}
