import type { AddressSearch } from '@plainwill/contracts/address-lookup/addresses';
import type { Address } from '@plainwill/contracts/shared/address';
import { useId } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Notice } from '../../ui/notice.tsx';

interface SearchResultProps {
  result: AddressSearch | undefined;
  hasFailed: boolean;
  onChoose: (address: Address) => void;
}

/** What the search for a postcode came to. */
export function SearchResult({ result, hasFailed, onChoose }: SearchResultProps) {
  const caption = useId();
  if (hasFailed || result?.outcome === 'unavailable')
    return <Notice tone="info">We can't search for addresses right now. Enter the address yourself.</Notice>;
  if (!result) return null;
  if (result.addresses.length === 0)
    return (
      <Notice tone="info" title="No addresses found for this postcode.">
        Please check the postcode and try again.
      </Notice>
    );
  return (
    <div>
      <p id={caption} role="status" className="mb-2 text-small text-muted">
        Showing {result.addresses.length} address(es) found
      </p>
      <ListBox
        aria-labelledby={caption}
        items={result.addresses.map((address, index) => ({ id: index, address }))}
        onAction={(key) => {
          const address = result.addresses[Number(key)];
          if (address) onChoose(address);
        }}
        className="max-h-72 overflow-auto rounded-field border border-field bg-card p-1"
      >
        {({ address }) => (
          <ListBoxItem
            textValue={address.formatted_address}
            className="flex min-h-11 cursor-pointer items-center rounded-field px-3 py-1.5 hover:bg-sage focus-visible:-outline-offset-3"
          >
            {address.formatted_address}
          </ListBoxItem>
        )}
      </ListBox>
    </div>
  );
}
