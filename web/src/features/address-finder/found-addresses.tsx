import type { FoundAddress } from '@plainwill/contracts/address-lookup/addresses';
import { useId, useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { TextField } from '../../ui/fields/text-field.tsx';
import { filterAddresses } from './filter-addresses.ts';

const mostWithoutFilter = 10;

const listLook = 'max-h-72 overflow-auto rounded-field border border-field bg-card p-1';
const itemLook =
  'flex min-h-11 cursor-pointer items-center rounded-field px-3 py-1.5 hover:bg-sage data-selected:bg-sage data-selected:font-semibold focus-visible:-outline-offset-3';

interface FoundAddressesProps {
  addresses: readonly FoundAddress[];
  /** The lines of the chosen one are on their way. */
  isChoosing: boolean;
  onChoose: (address: FoundAddress) => void;
}

/** The addresses to choose from; a long list can be narrowed down. */
export function FoundAddresses({ addresses, isChoosing, onChoose }: FoundAddressesProps) {
  const caption = useId();
  const [filter, setFilter] = useState('');
  const shown = filterAddresses(addresses, filter);
  const items = shown.map((address) => ({ id: address.resolveId ?? JSON.stringify(address), address }));
  return (
    <div>
      <p id={caption} role="status" className="mb-3 text-small text-muted">
        {isChoosing ? 'Filling in the address…' : `Showing ${shown.length} address(es) found`}
      </p>
      {addresses.length > mostWithoutFilter && (
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
      <ListBox
        aria-labelledby={caption}
        aria-busy={isChoosing || undefined}
        items={items}
        selectionMode="single"
        onSelectionChange={(keys) => {
          const chosen = items.find(({ id }) => keys !== 'all' && keys.has(id));
          if (chosen && !isChoosing) onChoose(chosen.address);
        }}
        renderEmptyState={() => <p className="px-3 py-2.5 text-muted">None of the addresses found has these words.</p>}
        className={listLook}
      >
        {({ address }) => (
          <ListBoxItem textValue={address.formatted_address} className={itemLook}>
            <OneLine address={address} />
          </ListBoxItem>
        )}
      </ListBox>
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
