import type { Letter, LetterVersion } from '@plainwill/contracts/will-data/signing/letters';
import type { TrustedPerson } from '@plainwill/contracts/will-data/trusted/trusted';
import { useId, useState } from 'react';
import { listOfNames } from '../../../../shared/people/named-people.ts';
import { LoadProblem } from '../../../../shared/testator-record/load-problem.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { formatDay } from '../../../../ui/dates-and-money/format-date.ts';
import { withDots } from '../../../../ui/lists/item-row.tsx';
import { DownloadButtons } from '../download-buttons.tsx';
import { addressOf } from './letter-model.ts';
import { fetchLetter, useLetterVersions } from './use-letters.ts';

interface LetterRowProps {
  letter: Letter;
  trusted: readonly TrustedPerson[];
  /** Opens the letter, with other words in it where they are given. */
  onEdit: (words?: LetterVersion) => void;
  onRemove: () => void;
}

const readersText = ({ readers }: Letter, trusted: readonly TrustedPerson[]) => {
  const names = trusted.filter(({ id }) => readers.includes(id)).map(({ firstName }) => firstName);
  return names.length > 0 ? `for ${listOfNames(names)} to read` : '';
};

/** One letter: whom it is for, when it was written, its paper and its earlier versions. */
export function LetterRow({ letter, trusted, onEdit, onRemove }: LetterRowProps) {
  const [showsEarlier, setShowsEarlier] = useState(false);
  const earlierId = useId();
  const { title, writtenOn, earlier } = letter;
  return (
    <li className="flex flex-col gap-3 rounded-field border border-line bg-paper px-4 py-3">
      <div className="min-w-0 wrap-anywhere">
        <p translate="no" className="font-semibold">
          {title}
        </p>
        <p className="text-small text-muted">
          {withDots([addressOf(letter), `written on ${formatDay(writtenOn)}`, readersText(letter, trusted)])}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap gap-x-5">
          <Button variant="quiet" size="small" label={`Edit: ${title}`} onPress={() => onEdit()}>
            Edit
          </Button>
          {earlier > 0 && (
            <Button
              variant="quiet"
              size="small"
              expanded={showsEarlier}
              controls={showsEarlier ? earlierId : undefined}
              label={`Earlier versions: ${title}`}
              onPress={() => setShowsEarlier(!showsEarlier)}
            >
              Earlier versions
            </Button>
          )}
          <Button variant="quiet" size="small" label={`Remove: ${title}`} onPress={onRemove}>
            Remove
          </Button>
        </div>
        <DownloadButtons what={`“${title}”`} formats={['pdf']} fetchFile={() => fetchLetter(letter.id)} />
      </div>
      {showsEarlier && earlier > 0 && (
        <div id={earlierId}>
          <EarlierVersions letter={letter} onEdit={onEdit} />
        </div>
      )}
    </li>
  );
}

function EarlierVersions({ letter, onEdit }: Pick<LetterRowProps, 'letter' | 'onEdit'>) {
  const versions = useLetterVersions(letter.id);
  if (versions.isError && !versions.data)
    return (
      <LoadProblem
        title="The earlier versions couldn’t be loaded"
        error={versions.error}
        onRetry={() => void versions.refetch()}
        isRetrying={versions.isFetching}
      />
    );
  if (!versions.data)
    return (
      <p role="status" className="text-muted">
        Loading...
      </p>
    );
  return (
    <ul className="flex flex-col gap-3">
      {versions.data.map((version) => (
        <li key={version.writtenOn} className="flex flex-col gap-2 border-t border-line pt-3 wrap-anywhere">
          <p className="font-semibold">
            {version.title}, {formatDay(version.writtenOn)}
          </p>
          <p translate="no" className="whitespace-pre-line">
            {version.body}
          </p>
          <div>
            <Button
              variant="quiet"
              size="small"
              label={`Use these words again: ${formatDay(version.writtenOn)}`}
              onPress={() => onEdit(version)}
            >
              Use these words again
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
