import type { AnswersVersionId } from '@plainwill/contracts/shared/ids';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useId, useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { calls } from '../../shared/api/trpc.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { AccountSection } from '../profile/account-section.tsx';
import { ImportChoices } from './import-choices.tsx';
import { ImportProblems } from './import-problems.tsx';
import { readImportFile, UnreadableFile } from './read-import-file.ts';
import { UndoNotice } from './undo-notice.tsx';

/** Reads a file and asks what it would change; nothing is stored. */
const useLookAtFile = () =>
  useMutation({
    mutationFn: async (chosen: File) => {
      const file = await readImportFile(chosen);
      return { file, proposal: await calls.willData.importing.look.query({ json: file.json }) };
    },
  });

/** Answers from a download, of this account or another. */
export function ImportSection() {
  const look = useLookAtFile();
  const [before, setBefore] = useState<AnswersVersionId | null>(null);
  const { data, error } = look;
  return (
    <AccountSection id="import" title="Bring in answers" summary="From a file that you downloaded">
      <p className="text-muted">
        If you have a file from “Download my data”, of this account or another, you can bring its answers in. You see
        what it has first, and choose. Today’s answers are kept as a version, so you can undo it.
      </p>
      {before && (
        <UndoNotice
          key={before}
          message="The answers are brought in."
          before={before}
          onUndone={() => setBefore(null)}
        />
      )}
      {error && (
        <Notice tone="error">{error instanceof UnreadableFile ? error.message : failureOf(error).message}</Notice>
      )}
      {!data || data.proposal.problems.length > 0 ? (
        <FileChoice
          isReading={look.isPending}
          onChoose={(file) => {
            setBefore(null);
            look.mutate(file);
          }}
        />
      ) : (
        <ImportChoices
          file={data.file}
          proposal={data.proposal}
          onCancel={look.reset}
          onTaken={(kept) => {
            look.reset();
            setBefore(kept);
          }}
        />
      )}
      {data && data.proposal.problems.length > 0 && <ImportProblems problems={data.proposal.problems} />}
    </AccountSection>
  );
}

interface FileChoiceProps {
  isReading: boolean;
  onChoose: (file: File) => void;
}

function FileChoice({ isReading, onChoose }: FileChoiceProps) {
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onChoose(file);
    // So that the same file can be chosen once more after it was mended.
    target.value = '';
  };
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="font-semibold">
        Choose a file
      </label>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        disabled={isReading}
        onChange={choose}
        className="min-h-11 w-full rounded-field border border-line bg-card p-2"
      />
      <p role="status" className="text-small text-muted">
        {isReading ? 'Reading the file…' : 'Its name ends in .json.'}
      </p>
    </div>
  );
}
