import type { CharitySearch, FoundCharity } from '@plainwill/contracts/address-lookup/charities';
import { maxFoundCharities, maxOtherNames } from '@plainwill/contracts/shared/charity-number';
import { useId } from 'react';
import { failureOf } from '../../../shared/api/failure.ts';
import { StateLabel } from '../../../ui/feedback/badge.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ResultList } from '../../../ui/lists/result-list.tsx';

interface CharityResultProps {
  result: CharitySearch | undefined;
  failure: unknown;
  onChoose: (charity: FoundCharity) => void;
}

/** The search for a charity ends in charities, in none or in a failure. */
export function CharityResult({ result, failure, onChoose }: CharityResultProps) {
  const refused = failure ? failureOf(failure) : null;
  if (refused?.code === 'TOO_MANY_REQUESTS' || refused?.code === 'BAD_REQUEST')
    return <Notice tone="info">{refused.fields.words ?? refused.message}</Notice>;
  if (refused || result?.outcome === 'unavailable')
    return <Notice tone="info">We can’t search the register right now. Enter the charity yourself.</Notice>;
  if (!result) return null;
  if (result.charities.length === 0)
    return (
      <Notice tone="info" title="No charities found.">
        Check the spelling or the number, or add another word of its name. A charity in Scotland or Northern Ireland is
        on another register: enter it yourself.
      </Notice>
    );
  return <FoundCharities charities={result.charities} onChoose={onChoose} />;
}

function countOf(charities: readonly FoundCharity[]): string {
  if (charities.length === 1) return '1 charity found';
  if (charities.length < maxFoundCharities) return `${charities.length} charities found`;
  return `The ${maxFoundCharities} closest matches. Add a word, such as the town, to narrow them down.`;
}

interface FoundCharitiesProps {
  charities: readonly FoundCharity[];
  onChoose: (charity: FoundCharity) => void;
}

function FoundCharities({ charities, onChoose }: FoundCharitiesProps) {
  const caption = useId();
  return (
    <div>
      <p id={caption} role="status" className="mb-3 text-small text-muted">
        {countOf(charities)}
      </p>
      <ResultList
        captionId={caption}
        results={charities}
        idOf={({ register, number }) => `${register} ${number}`}
        textOf={({ name }) => name}
        show={(charity) => <CharityLines charity={charity} />}
        onChoose={onChoose}
      />
    </div>
  );
}

/** A charity, with what tells it from others of its name. */
function CharityLines({ charity: { name, number, town, otherNames = [], isRemoved } }: { charity: FoundCharity }) {
  return (
    <span className="flex min-w-0 flex-col py-0.5 wrap-anywhere">
      <span translate="no" className="font-semibold">
        {name}
      </span>
      {otherNames.length > 0 && (
        <span className="text-small text-muted">Also known as {otherNames.slice(0, maxOtherNames).join(', ')}</span>
      )}
      <span className="text-small text-muted">
        Charity number {number}
        {town && ` · ${town}`}
      </span>
      {isRemoved && (
        <span className="text-small">
          <StateLabel isGood={false}>Removed from the register: it may no longer exist</StateLabel>
        </span>
      )}
    </span>
  );
}
