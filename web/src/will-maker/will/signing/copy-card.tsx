import { qualificationNames } from '@plainwill/contracts/identity/reviewer-vocabulary';
import { brand } from '@plainwill/contracts/shared/brand';
import type { SigningCopy } from '@plainwill/contracts/will-data/will/signing-copies';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { failureOf } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { LoadProblem } from '../../../shared/testator-record/load-problem.tsx';
import { ClauseChangeList } from '../../../shared/will-sheets/clause-change-list.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { formatDateTime } from '../../../ui/dates-and-money/format-date-time.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Badge, StateLabel } from '../../../ui/feedback/badge.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Stack } from '../../../ui/layout/page-layout.tsx';
import { SmallDisclosure } from '../../../ui/layout/small-disclosure.tsx';
import { DownloadButtons } from './download-buttons.tsx';
import { fetchCopy, useRemoveCopy } from './use-signing-copies.ts';

/** Today’s answers differ from a copy in these clauses. */
export function ChangesSince({ id, level }: { id: SigningCopy['id']; level: 3 | 4 }) {
  const changes = trpc.willData.signingCopies.changesSince.useQuery({ id });
  if (changes.isError)
    return (
      <LoadProblem
        title="The changes couldn’t be loaded"
        error={changes.error}
        onRetry={() => void changes.refetch()}
        isRetrying={changes.isFetching}
      />
    );
  if (!changes.data)
    return (
      <p role="status" className="text-muted">
        Loading...
      </p>
    );
  if (changes.data.length === 0)
    return <p role="status">Nothing. Your answers still match this copy, so there is nothing to sign again.</p>;
  return (
    <div className="flex flex-col gap-3">
      <p role="status">
        {changes.data.length === 1 ? '1 clause has' : `${changes.data.length} clauses have`} changed since this copy. If
        you have signed it, it still says what it did: print and sign a new copy to change it.
      </p>
      <ClauseChangeList changes={changes.data} then="In this copy" level={level} />
    </div>
  );
}

interface FingerprintProps {
  /** In hexadecimal. */
  sha256: string;
  /** Completes "Copy the fingerprint of …". */
  of: string;
}

/** A fingerprint tells a file from any other: shortened, and the whole of it to copy. */
function Fingerprint({ sha256, of }: FingerprintProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-small">
      <p className="text-muted" title={sha256}>
        Fingerprint of the PDF (SHA-256): <code className="font-semibold text-ink">{inShort(sha256)}</code>
      </p>
      <CopyButton text={sha256} what={`the fingerprint of ${of}`} />
    </div>
  );
}

/** "3f2a 91bc … 07de": enough to compare by eye. */
const inShort = (sha256: string) => `${sha256.slice(0, 4)} ${sha256.slice(4, 8)} … ${sha256.slice(-4)}`;

function DeleteCopy({ copy, onClose }: { copy: SigningCopy; onClose: () => void }) {
  const { mutate, isPending, error } = useRemoveCopy(copy);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={`Delete copy ${copy.number}?`}
      action={`Delete copy ${copy.number}`}
      pendingLabel="Deleting…"
      isPending={isPending}
      onConfirm={() => mutate({ id: copy.id })}
    >
      <Stack gap="tight">
        <p>
          Its files are deleted permanently. If you have signed it, the paper is still your will: nothing here changes
          that. Your answers stay as they are.
        </p>
        {error && <Notice tone="error">{failureOf(error).message}</Notice>}
      </Stack>
    </ConfirmDialog>
  );
}

interface CopyCardProps {
  copy: SigningCopy;
  isNewest: boolean;
}

/** A copy made to be signed: its files, what tells it from others, and what has changed since. */
export function CopyCard({ copy, isNewest }: CopyCardProps) {
  const { id, number, sha256 } = copy;
  const [isComparing, setComparing] = useState(false);
  const changesId = useId();
  const name = `copy ${number}`;
  return (
    <li className="flex flex-col gap-3 rounded-field border border-line bg-paper p-4 sm:p-5">
      <div>
        <h3 className="heading flex flex-wrap items-center gap-x-3 text-lead">
          Copy {number} {isNewest && <Badge>Newest</Badge>}
        </h3>
        <MadeOn copy={copy} />
      </div>
      <DownloadButtons what={name} fetchFile={(format) => fetchCopy(id, format)} />
      <ButtonRow>
        <Button
          variant="quiet"
          size="small"
          expanded={isComparing}
          controls={isComparing ? changesId : undefined}
          label={`What has changed since ${name}`}
          onPress={() => setComparing(!isComparing)}
        >
          What has changed since
        </Button>
        <DeleteButton copy={copy} />
      </ButtonRow>
      {isComparing && (
        <div id={changesId}>
          <ChangesSince id={id} level={4} />
        </div>
      )}
      <SmallDisclosure summary="Details" of={`of ${name}`}>
        <Fingerprint sha256={sha256} of={name} />
      </SmallDisclosure>
    </li>
  );
}

function DeleteButton({ copy }: { copy: SigningCopy }) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" label={`Delete copy ${copy.number}`} onPress={() => setDeleting(true)}>
        <Trash2 aria-hidden strokeWidth={2.2} className="size-4.5" />
        Delete
      </Button>
      {isDeleting && <DeleteCopy copy={copy} onClose={() => setDeleting(false)} />}
    </>
  );
}

/** The same of the copy that stands ready to be printed. */
export const CopyDetails = ({ copy }: { copy: SigningCopy }) => (
  <div className="flex flex-col items-start gap-2">
    <MadeOn copy={copy} />
    <Fingerprint sha256={copy.sha256} of={`copy ${copy.number}`} />
    <DeleteButton copy={copy} />
  </div>
);

/** "6 pages" */
export const pagesText = (count: number) => (count === 1 ? '1 page' : `${count} pages`);

const MadeOn = ({ copy: { madeAt, pageCount, approved } }: { copy: SigningCopy }) => (
  <div>
    <p className="text-muted">
      Made on {formatDateTime(madeAt)} · {pagesText(pageCount)}
    </p>
    <CheckedBy approved={approved} />
  </div>
);

/** The approval of a copy’s words, where wills are checked at all. It is on no paper. */
function CheckedBy({ approved }: Pick<SigningCopy, 'approved'>) {
  if (brand.review === 'off' || approved === undefined) return null;
  if (approved === null) return <p className="text-muted">Not checked by us</p>;
  return (
    <p className="wrap-anywhere">
      <StateLabel isGood>
        Checked by {approved.name}, {qualificationNames[approved.qualification]}
      </StateLabel>
    </p>
  );
}
