import type { FoundAddress } from '@plainwill/contracts/address-lookup/addresses';
import { useMutation } from '@tanstack/react-query';
import { calls } from '../../api/trpc.ts';

/** Longer than our own side takes to give up, so that a lost connection ends too. */
const limitMs = 12_000;
const soon = () => ({ signal: AbortSignal.timeout(limitMs) });

/** Looks for addresses anew each time it is told to: what could not be searched a moment ago may be found now. */
export const useAddressSearch = () =>
  useMutation({
    mutationFn: (searchTerm: string) => calls.addressLookup.addresses.search.query({ searchTerm }, soon()),
  });

/** The chosen address with its lines: some providers tell them only then. */
export const useChosenAddress = () =>
  useMutation({
    mutationFn: async (address: FoundAddress): Promise<FoundAddress | null> => {
      if (!address.resolveId) return address;
      return (await calls.addressLookup.addresses.resolve.query({ id: address.resolveId }, soon())).address;
    },
  });
