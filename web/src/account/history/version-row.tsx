import type { AnswersVersion } from '@plainwill/contracts/will-data/history/history';
import { maxVersionName } from '@plainwill/contracts/will-data/history/history-vocabulary';
import { useId, useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { formatDateTime } from '../../ui/dates-and-money/format-date-time.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Stack } from '../../ui/layout/page-layout.tsx';
import { withDots } from '../../ui/lists/item-row.tsx';
import { NameDialog } from '../naming/name-dialog.tsx';
import { useNameVersion, useRemoveVersion, useRestoreVersion } from './use-history.ts';
import { VersionDifferences } from './version-differences.tsx';
import { causeLabel, versionTitle } from './version-labels.ts';

interface DialogProps {
  version: AnswersVersion;
  onClose: () => void;
}

interface RestoreDialogProps extends DialogProps {
  onRestored: (restored: AnswersVersion, before: AnswersVersion['id']) => void;
}

function RestoreDialog({ version, onClose, onRestored }: RestoreDialogProps) {
  const { mutate, isPending, error } = useRestoreVersion();
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={`Go back to “${versionTitle(version)}”?`}
      action="Go back to this version"
      pendingLabel="Going back…"
      isPending={isPending}
      onConfirm={() => mutate({ id: version.id }, { onSuccess: ({ before }) => onRestored(version, before) })}
    >
      <Stack gap="tight">
        <p>
          All your answers become what they were then. Today’s answers are kept as a version first, so you can undo
          this. Copies to sign, letters of wishes and the records of signed wills stay as they are.
        </p>
        {error && <Notice tone="error">{failureOf(error).message}</Notice>}
      </Stack>
    </ConfirmDialog>
  );
}

function RenameDialog({ version, onClose }: DialogProps) {
  const { mutate, isPending, error } = useNameVersion();
  return (
    <NameDialog
      title="Name this version"
      hint="So that you can find it again, such as “Before we moved”. Leave it empty to show only the day."
      maxLength={maxVersionName}
      name={version.name}
      isOptional
      onSave={(name, then) => mutate({ id: version.id, name }, then)}
      isPending={isPending}
      error={error}
      onClose={onClose}
    />
  );
}

function DeleteDialog({ version, onClose }: DialogProps) {
  const { mutate, isPending, error } = useRemoveVersion();
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={`Delete “${versionTitle(version)}”?`}
      action="Delete this version"
      pendingLabel="Deleting…"
      isPending={isPending}
      onConfirm={() => mutate({ id: version.id })}
    >
      <Stack gap="tight">
        <p>You can no longer go back to it. Your answers today stay as they are.</p>
        {error && <Notice tone="error">{failureOf(error).message}</Notice>}
      </Stack>
    </ConfirmDialog>
  );
}

interface VersionRowProps {
  version: AnswersVersion;
  onRestored: RestoreDialogProps['onRestored'];
}

/** One version: what it was kept for, what has changed since, and the way back to it. */
export function VersionRow({ version, onRestored }: VersionRowProps) {
  const [asking, setAsking] = useState<'restore' | 'rename' | 'delete' | null>(null);
  const [isComparing, setComparing] = useState(false);
  const changesId = useId();
  const title = versionTitle(version);
  const close = () => setAsking(null);
  return (
    <li className="flex flex-col gap-2 rounded-field border border-line bg-paper px-4 py-3">
      <div>
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-small text-muted">
          {withDots([version.name ? formatDateTime(version.at) : '', causeLabel(version)])}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-5">
        <Button
          variant="quiet"
          size="small"
          expanded={isComparing}
          controls={isComparing ? changesId : undefined}
          label={`What has changed since ${title}`}
          onPress={() => setComparing(!isComparing)}
        >
          What has changed since
        </Button>
        <Button variant="quiet" size="small" label={`Go back to this: ${title}`} onPress={() => setAsking('restore')}>
          Go back to this
        </Button>
        <Button variant="quiet" size="small" label={`Name ${title}`} onPress={() => setAsking('rename')}>
          Name
        </Button>
        <Button variant="quiet" size="small" label={`Delete ${title}`} onPress={() => setAsking('delete')}>
          Delete
        </Button>
      </div>
      {isComparing && (
        <div id={changesId}>
          <VersionDifferences id={version.id} />
        </div>
      )}
      {asking === 'restore' && (
        <RestoreDialog
          version={version}
          onClose={close}
          onRestored={(...restored) => {
            close();
            onRestored(...restored);
          }}
        />
      )}
      {asking === 'rename' && <RenameDialog version={version} onClose={close} />}
      {asking === 'delete' && <DeleteDialog version={version} onClose={close} />}
    </li>
  );
}
