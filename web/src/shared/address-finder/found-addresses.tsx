import type { AddressSearch, FoundAddress } from '@plainwill/contracts/address-lookup/addresses';
import { folded } from '@plainwill/contracts/shared/folded';
import { useId, useState } from 'react';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ResultList } from '../../ui/lists/result-list.tsx';
import { failureOf } from '../api/failure.ts';

interface SearchResultProps {
  result: AddressSearch | undefined;
  /** The failure of the search, or of asking for the lines of the chosen address. */
  failure: unknown;
  isChoosing: boolean;
  onChoose: (address: FoundAddress) => void;
}

/** The search for an address ends in suggestions, in none or in a failure. */
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

const maxWithoutFilter = 10;

interface FoundAddressesProps {
  addresses: readonly FoundAddress[];
  /** The lines of the chosen one are on their way. */
  isChoosing: boolean;
  onChoose: (address: FoundAddress) => void;
}

/** The addresses to choose from; a long list can be narrowed down. */
function FoundAddresses({ addresses, isChoosing, onChoose }: FoundAddressesProps) {
  const caption = useId();
  const [filter, setFilter] = useState('');
  const shown = filterAddresses(addresses, filter);
  return (
    <div>
      <p id={caption} role="status" className="mb-3 text-small text-muted">
        {isChoosing ? 'Filling in the address…' : `Showing ${shown.length} address(es) found`}
      </p>
      {addresses.length > maxWithoutFilter && (
        <div className="mb-3">
          <TextField
            label="Narrow down the list"
            hint="For example a house number or a name."
            value={filter}
            onChange={setFilter}
            // Enter here must not send the form around it.
            onEnter={() => undefined}
            maxLength={100}
          />
        </div>
      )}
      <ResultList
        captionId={caption}
        results={shown}
        idOf={(address) => address.resolveId ?? JSON.stringify(address)}
        textOf={(address) => address.formatted_address}
        show={(address) => <OneLine address={address} />}
        onChoose={onChoose}
        isBusy={isChoosing}
        whenEmpty="None of the addresses found has these words."
      />
    </div>
  );
}

/** An address on one line; where that is too long, its postcode stays in one piece. */
function OneLine({ address: { formatted_address, postcode } }: { address: FoundAddress }) {
  if (!postcode || !formatted_address.endsWith(postcode)) return formatted_address;
  return (
    <span>
      {formatted_address.slice(0, -postcode.length)}
      <span className="whitespace-nowrap">{postcode}</span>
    </span>
  );
}

/** Without apostrophes too, which few people type in an address. */
const tokensOf = (text: string): string[] =>
  folded(text)
    .replaceAll("'", '')
    .match(/[\p{L}\d]+/gu) ?? [];

/** The addresses that have a word beginning with each of the words typed. */
export function filterAddresses(addresses: readonly FoundAddress[], typed: string): FoundAddress[] {
  const wanted = tokensOf(typed);
  return addresses.filter(({ formatted_address }) => {
    const tokens = tokensOf(formatted_address);
    return wanted.every((part) => tokens.some((word) => word.startsWith(part)));
  });
}
