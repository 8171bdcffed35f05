import type { FoundAddress } from '@plainwill/contracts/address-lookup/addresses';
import {
  type Address,
  type AddressLine,
  addressLines,
  addressOf,
  emptyAddress,
} from '@plainwill/contracts/shared/address';
import { brand } from '@plainwill/contracts/shared/brand';
import { type OtherCountry, otherCountryOf } from '@plainwill/contracts/shared/country';
import { isForcesAddress } from '@plainwill/contracts/shared/forces-address';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { focusField } from '../../ui/browser/focus.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { LookupField } from '../../ui/fields/lookup-field.tsx';
import { Stack } from '../../ui/layout/page-layout.tsx';
import { searchTimeout } from '../api/search-timeout.ts';
import { calls } from '../api/trpc.ts';
import { AddressLines } from './address-lines.tsx';
import { SearchResult } from './found-addresses.tsx';

/** Looks for addresses again each time it is called: what could not be searched a moment ago may be found now. */
const useAddressSearch = () =>
  useMutation({
    mutationFn: (searchTerm: string) => calls.addressLookup.addresses.search.query({ searchTerm }, searchTimeout()),
  });

/** The chosen address with its lines: some providers tell them only then. */
const useChosenAddress = () =>
  useMutation({
    mutationFn: async (address: FoundAddress): Promise<FoundAddress | null> => {
      if (!address.resolveId) return address;
      return (await calls.addressLookup.addresses.resolve.query({ id: address.resolveId }, searchTimeout())).address;
    },
  });

/** The lines, shown once there is an address or somebody wants to write one; the focus follows. */
function useShownLines(hasAddress: boolean) {
  const ref = useRef<HTMLFieldSetElement>(null);
  const [wanted, setWanted] = useState<{ focus: 'group' | 'first line' } | null>(null);
  useEffect(() => {
    if (!wanted || !ref.current) return;
    // The whole after choosing, so that no keyboard covers what is to be checked.
    if (wanted.focus === 'group') ref.current.focus();
    else focusField(ref.current, 'line1');
  }, [wanted]);
  return {
    ref,
    areShown: hasAddress || wanted !== null,
    show: (focus: 'group' | 'first line') => setWanted({ focus }),
  };
}

interface AddressFinderProps {
  /** The label names the owner of the address: "Your address". */
  label: string;
  value: Address | null;
  onChange: (address: Address) => void;
  errors?: Partial<Record<AddressLine, string>>;
  /** The testator's own: the browser may fill it in, and it matters which law holds there. */
  isOwnAddress?: boolean;
}

/** An address found by its postcode, or entered line by line; either way it can be corrected. */
export function AddressFinder({ label, value, onChange, errors = {}, isOwnAddress = false }: AddressFinderProps) {
  const [typed, setTyped] = useState('');
  const search = useAddressSearch();
  const chosen = useChosenAddress();
  const lines = useShownLines(value !== null);
  const [believed, setBelieved] = useState<Believed | null>(null);

  const find = (term: string) => {
    chosen.reset();
    search.mutate(term);
  };
  const fillIn = (address: FoundAddress | null) => {
    if (!address) return;
    onChange(addressOf(address));
    setBelieved({ postcode: address.postcode, country: address.country ?? null });
    search.reset();
    setTyped('');
    lines.show('group');
  };
  const isUnavailable = chosen.isSuccess && chosen.data === null;
  const country = value && isOwnAddress ? countryOf(value.postcode, believed) : null;
  return (
    <Group aria-label={label}>
      <Stack>
        <LookupField
          label="Postcode search"
          name="address.search"
          hint="Or part of the address."
          value={typed}
          onChange={setTyped}
          onSearch={find}
          isPending={search.isPending}
          placeholder="SW1A 1AA"
          autoCapitalize="characters"
        />
        {!search.isIdle && (
          <SearchResult
            result={isUnavailable ? { outcome: 'unavailable', addresses: [] } : search.data}
            failure={search.error ?? chosen.error}
            isChoosing={chosen.isPending}
            onChoose={(address) => chosen.mutate(address, { onSuccess: fillIn })}
          />
        )}
        {lines.areShown ? (
          <fieldset
            ref={lines.ref}
            tabIndex={-1}
            aria-label={`${label}, line by line`}
            className="flex min-w-0 flex-col gap-5"
          >
            <AddressLines
              address={value ?? emptyAddress}
              onChange={onChange}
              errors={errors}
              isOwnAddress={isOwnAddress}
            />
          </fieldset>
        ) : (
          <ButtonRow>
            <Button variant="quiet" size="small" onPress={() => lines.show('first line')}>
              Enter the address yourself
            </Button>
          </ButtonRow>
        )}
        {country && <ElsewhereNotice country={country} />}
        {value && isOwnAddress && isForcesAddress(addressLines.map((line) => value[line])) && <ForcesNotice />}
      </Stack>
    </Group>
  );
}

/** The country of a chosen address, as the provider names it. */
interface Believed {
  postcode: string;
  country: OtherCountry | null;
}

const countryOf = (postcode: string, believed: Believed | null) =>
  believed?.postcode === postcode ? believed.country : otherCountryOf(postcode);

const lawSocieties: Partial<Record<OtherCountry, { name: string; url: string }>> = {
  Scotland: { name: 'Law Society of Scotland', url: 'https://www.lawscot.org.uk/find-a-solicitor/' },
  'Northern Ireland': {
    name: 'Law Society of Northern Ireland',
    url: 'https://www.lawsoc-ni.org/using-a-solicitor',
  },
};

/** Says that another law may hold where the testator lives. */
function ElsewhereNotice({ country }: { country: OtherCountry }) {
  const society = lawSocieties[country];
  return (
    <Notice
      tone="info"
      title={country === 'Isle of Man' ? 'This address is on the Isle of Man' : `This address is in ${country}`}
    >
      <p>
        {brand.name} makes wills for England and Wales. If you live elsewhere, a lawyer there can make a valid one
        {society && (
          <>
            {': ask the '}
            <TextLink to={society.url}>{society.name}</TextLink>
          </>
        )}
        .
      </p>
    </Notice>
  );
}

/** Wills Act 1837 s.11; Wills (Soldiers and Sailors) Act 1918. */
const ForcesNotice = () => (
  <Notice tone="info" title="This is a forces address">
    <p>
      It doesn’t say where your permanent home is, so we ask you. On active service, and at sea, you can make a will
      without witnesses, even under 18. A will signed with two witnesses is still the safer one.
    </p>
  </Notice>
);
