import type { Address } from '@plainwill/contracts/shared/address';

export const providerNames = ['sample'] as const;
export type ProviderName = (typeof providerNames)[number];

/** Someone who knows addresses. Order and repetition do not matter: they are seen to afterwards. */
export interface AddressProvider {
  /**
   * @param term a postcode as it is printed, `SW1A 1AA`, or words if it is not one
   * @throws if the provider cannot answer; an empty list means that it knows no such address
   */
  search(term: string, signal: AbortSignal): Promise<Address[]>;
}
