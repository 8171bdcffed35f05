import type { AddressSearch, FoundAddress } from '@plainwill/contracts/address-lookup/addresses';
import { failureOf } from '../../api/failure.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FoundAddresses } from './found-addresses.tsx';

interface SearchResultProps {
  result: AddressSearch | undefined;
  /** Of the search, or of asking for the lines of the chosen address. */
  failure: unknown;
  isChoosing: boolean;
  onChoose: (address: FoundAddress) => void;
}

/** What the search for an address came to. */
export function SearchResult({ result, failure, isChoosing, onChoose }: SearchResultProps) {
  const refused = failure ? failureOf(failure) : null;
  if (refused?.code === 'TOO_MANY_REQUESTS' || refused?.code === 'BAD_REQUEST')
    return <Notice tone="info">{refused.fields.searchTerm ?? refused.message}</Notice>;
  if (refused || result?.outcome === 'unavailable')
    return <Notice tone="info">We can't search for addresses right now. Enter the address yourself.</Notice>;
  if (!result) return null;
  if (result.addresses.length === 0)
    return (
      <Notice tone="info" title="No addresses found for this postcode.">
        Please check the postcode and try again.
      </Notice>
    );
  return <FoundAddresses addresses={result.addresses} isChoosing={isChoosing} onChoose={onChoose} />;
}
