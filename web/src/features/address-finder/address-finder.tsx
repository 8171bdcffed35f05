import type { Address } from '@plainwill/contracts/shared/address';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../api/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AddressLines } from './address-lines.tsx';
import { emptyAddress } from './address-parts.ts';
import { SearchResult } from './search-result.tsx';

interface AddressFinderProps {
  value: Address | null;
  onChange: (address: Address) => void;
}

/** An address found by its postcode, or entered line by line; either way it can be corrected. */
export function AddressFinder({ value, onChange }: AddressFinderProps) {
  const [postcode, setPostcode] = useState('');
  const [searchTerm, setSearchTerm] = useState<string | null>(null);
  const [isManual, setManual] = useState(false);
  const search = trpc.addressLookup.addresses.search.useQuery(
    { searchTerm: searchTerm ?? '' },
    { enabled: searchTerm !== null, staleTime: Number.POSITIVE_INFINITY },
  );

  const typed = postcode.trim();
  const find = () => {
    if (!typed) return;
    setSearchTerm(typed);
    if (search.isError) void search.refetch();
  };
  const choose = (address: Address) => {
    onChange(address);
    setSearchTerm(null);
    setPostcode('');
  };
  return (
    <Stack>
      <div className="flex items-end gap-3">
        <div className="w-48 grow sm:grow-0">
          <TextField
            label="Postcode search"
            value={postcode}
            onChange={setPostcode}
            onEnter={find}
            placeholder="SW1A 1AA"
            autoCapitalize="characters"
            maxLength={100}
          />
        </div>
        <Button
          look="secondary"
          onPress={find}
          isBlocked={!typed}
          isPending={search.isFetching}
          pendingLabel="Searching…"
        >
          <Search aria-hidden strokeWidth={2.2} className="size-5" />
          Search
        </Button>
      </div>
      {searchTerm !== null && <SearchResult result={search.data} hasFailed={search.isError} onChoose={choose} />}
      {value || isManual ? (
        <AddressLines address={value ?? emptyAddress} onChange={onChange} />
      ) : (
        <ButtonRow>
          <Button look="quiet" size="small" onPress={() => setManual(true)}>
            Enter the address yourself
          </Button>
        </ButtonRow>
      )}
    </Stack>
  );
}
