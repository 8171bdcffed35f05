import type { FoundAddress } from '@plainwill/contracts/address-lookup/addresses';
import type { SearchTerm } from '../addresses/search-term.ts';

export const providerNames = ['book', 'ideal', 'osplaces', 'loqate', 'getaddress'] as const;
export type ProviderName = (typeof providerNames)[number];

/** Someone who knows addresses. Order and repetition do not matter: they are seen to afterwards. */
export interface AddressProvider {
  /** The calls that cost money. */
  paidFor: readonly ('search' | 'resolve')[];
  /**
   * @returns an empty list if it knows no such address, or if the term is not one that it can look for
   * @throws {ProviderFailure} if it cannot answer
   */
  search(term: SearchTerm, signal: AbortSignal): Promise<FoundAddress[]>;
  /** The lines of an address that `search` gave a `resolveId` for; null if there is none such. */
  resolve?(id: string, signal: AbortSignal): Promise<FoundAddress | null>;
}

/**
 * `away`: it may answer if asked again at once. `busy`: not so soon. `misconfigured`: our key, credit or data is at
 * fault, and asking again mends nothing.
 */
export type FailureKind = 'away' | 'busy' | 'misconfigured';

export class ProviderFailure extends Error {
  readonly kind: FailureKind;
  /** The provider's own number for it. */
  readonly code: string | number | undefined;

  constructor(kind: FailureKind, code?: string | number, options?: ErrorOptions) {
    super(`the provider is ${kind}`, options);
    this.name = 'ProviderFailure';
    this.kind = kind;
    this.code = code;
  }
}
