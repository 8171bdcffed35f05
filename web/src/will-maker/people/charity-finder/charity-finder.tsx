import type { FoundCharity } from '@plainwill/contracts/address-lookup/charities';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { searchTimeout } from '../../../shared/api/search-timeout.ts';
import { calls } from '../../../shared/api/trpc.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { LookupField } from '../../../ui/fields/lookup-field.tsx';
import { Stack } from '../../../ui/layout/page-layout.tsx';
import { CharityResult } from './found-charities.tsx';

/** Looks for charities again each time it is called: what could not be searched a moment ago may be found now. */
const useCharitySearch = () =>
  useMutation({
    mutationFn: (search: string) => calls.addressLookup.charities.find.query({ words: search }, searchTimeout()),
  });

interface CharityFinderProps {
  onChoose: (charity: FoundCharity) => void;
  /** For a charity that the register does not have, or that is on none. */
  onEnterYourself: () => void;
}

/** A charity found on the register by its name or number. */
export function CharityFinder({ onChoose, onEnterYourself }: CharityFinderProps) {
  const [typed, setTyped] = useState('');
  const group = useRef<HTMLFieldSetElement>(null);
  const search = useCharitySearch();
  const choose = (charity: FoundCharity) => {
    search.reset();
    setTyped('');
    // The list goes, and the focus with it; whoever shows what was chosen may move it on.
    group.current?.focus();
    onChoose(charity);
  };
  return (
    <fieldset ref={group} tabIndex={-1} aria-label="Find a charity" className="min-w-0">
      <Stack>
        <LookupField
          label="Charity name or number"
          name="charity.search"
          hint="We search the register for England and Wales."
          value={typed}
          onChange={setTyped}
          onSearch={search.mutate}
          isPending={search.isPending}
        />
        {!search.isIdle && <CharityResult result={search.data} failure={search.error} onChoose={choose} />}
        <ButtonRow>
          <Button variant="quiet" size="small" onPress={onEnterYourself}>
            Not listed? Enter it yourself
          </Button>
        </ButtonRow>
      </Stack>
    </fieldset>
  );
}
