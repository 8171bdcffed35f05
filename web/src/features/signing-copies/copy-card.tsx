import type { SigningCopy } from '@plainwill/contracts/will-data/will/signing-copies';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { longMomentInWords } from '../../ui/dates-and-money/format-date-time.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ChangesSince } from './changes-since.tsx';
import { DeleteCopy } from './delete-copy.tsx';
import { DownloadButtons } from './download-buttons.tsx';
import { Fingerprint } from './fingerprint.tsx';
import { fetchCopy } from './use-signing-copies.ts';

interface CopyCardProps {
  copy: SigningCopy;
  isNewest: boolean;
}

/** A copy made to be signed: its files, what tells it from others, and what has changed since. */
export function CopyCard({ copy, isNewest }: CopyCardProps) {
  const { id, number, madeAt, pageCount, sha256 } = copy;
  const [isComparing, setComparing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const changesId = useId();
  const name = `copy ${number}`;
  return (
    <li className="flex flex-col gap-3 rounded-field border border-line bg-paper p-4 sm:p-5">
      <div>
        <h4 className="heading flex flex-wrap items-center gap-x-3 text-lead">
          Copy {number} {isNewest && <Badge>Newest</Badge>}
        </h4>
        <p className="text-muted">
          Made on {longMomentInWords(madeAt)} · {pageCount === 1 ? '1 page' : `${pageCount} pages`}
        </p>
      </div>
      <DownloadButtons what={name} fetchFile={(format) => fetchCopy(id, format)} />
      <Fingerprint sha256={sha256} of={name} />
      <ButtonRow>
        <Button
          look="quiet"
          size="small"
          expanded={isComparing}
          controls={isComparing ? changesId : undefined}
          label={`What has changed since ${name}`}
          onPress={() => setComparing(!isComparing)}
        >
          What has changed since
        </Button>
        <Button look="quiet" size="small" label={`Delete ${name}`} onPress={() => setDeleting(true)}>
          <Trash2 aria-hidden strokeWidth={2.2} className="size-4.5" />
          Delete
        </Button>
      </ButtonRow>
      {isComparing && (
        <div id={changesId}>
          <ChangesSince id={id} />
        </div>
      )}
      {isDeleting && <DeleteCopy copy={copy} onClose={() => setDeleting(false)} />}
    </li>
  );
}
