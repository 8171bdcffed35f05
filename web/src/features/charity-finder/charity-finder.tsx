import type { FoundCharity } from '@plainwill/contracts/address-lookup/charities';
import { useMutation } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { searchTimeout } from '../../api/search-timeout.ts';
import { calls } from '../../api/trpc.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Stack } from '../../ui/layout/page-layout.tsx';
import { CharityResult } from './found-charities.tsx';

/** Looks for charities again each time it is told to: what could not be searched a moment ago may be found now. */
const useCharitySearch = () =>
  useMutation({
    mutationFn: (words: string) => calls.addressLookup.charities.find.query({ words }, searchTimeout()),
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
  const words = typed.trim();
  const find = () => {
    if (words) search.mutate(words);
  };
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
        <div className="flex flex-wrap items-end gap-3">
          <div className="max-w-sm grow basis-48">
            <TextField
              label="Charity name or number"
              name="charity.search"
              hint="We search the register for England and Wales."
              value={typed}
              onChange={setTyped}
              onEnter={find}
              maxLength={100}
            />
          </div>
          <Button
            variant="secondary"
            onPress={find}
            isBlocked={!words}
            isPending={search.isPending}
            pendingLabel="Searching…"
          >
            <Search aria-hidden strokeWidth={2.2} className="size-5" />
            Search
          </Button>
        </div>
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
