import type { ReviewFile } from '@plainwill/contracts/will-data/review/review-desk';
import { approvalStatement, checklistItems } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { useAtomValue } from 'jotai';
import { pendingProofAtom, useProof } from '../../../account/reauthentication/reauthentication.ts';
import { failureOf } from '../../../shared/api/failure.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { formatDay } from '../../../ui/dates-and-money/format-date.ts';
import { DialogActions, FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SummaryList } from '../../../ui/lists/summary-list.tsx';
import { readText } from './clause-state.ts';
import type { ReviewActs } from './use-desk.ts';

interface ApproveDialogProps {
  file: ReviewFile;
  acts: ReviewActs;
  onClose: () => void;
}

/** A second look at what an approval says, or what it still waits for. It stands aside while they show who they are. */
export function ApproveDialog({ file, acts, onClose }: ApproveDialogProps) {
  const approval = useProof(acts.approve);
  const isProving = useAtomValue(pendingProofAtom) !== null;
  const { row, customer, wordsHash, inTheWay } = file;
  const isReady = inTheWay.length === 0;
  return (
    <FormDialog
      isOpen={!isProving}
      onClose={onClose}
      title={isReady ? 'Approve this will?' : 'This will can’t be approved yet'}
      isDirty={false}
    >
      {isReady ? (
        <>
          <SummaryList entries={summaryOf(file)} />
          <p>By approving the will of {customer} you declare:</p>
          <blockquote className="max-w-words border-l-4 border-line pl-4">“{approvalStatement}”</blockquote>
        </>
      ) : (
        <ul className="list-disc pl-5">
          {inTheWay.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {approval.error ? <Notice tone="error">{failureOf(approval.error).message}</Notice> : null}
      <DialogActions cancelLabel={isReady ? 'Cancel' : 'Close'}>
        {isReady && (
          <Button
            isPending={approval.isPending}
            pendingLabel="Approving…"
            onPress={() => !approval.isPending && approval.run({ number: row.number, wordsHash })}
          >
            Approve will
          </Button>
        )}
      </DialogActions>
    </FormDialog>
  );
}

/** Counts what the reviewer has read and considered. */
function summaryOf(file: ReviewFile) {
  const warnings = file.findings.filter(({ finding }) => finding.severity === 'warns').length;
  const questions = file.comments.filter(({ kind, struckAt }) => kind === 'question' && !struckAt).length;
  return [
    { term: 'Read', detail: readText(file) },
    { term: 'Warnings', detail: warnings === 0 ? 'None' : `${warnings} considered` },
    { term: 'Checklist', detail: `${checklistItems.length} of ${checklistItems.length} lines` },
    { term: 'Questions', detail: questions === 0 ? 'None asked' : `${questions} answered` },
    { term: 'Conversations', detail: file.notes.length === 0 ? 'None recorded' : `${file.notes.length} recorded` },
    ...(file.holdsUntil
      ? [{ term: 'Holds until', detail: `${formatDay(file.holdsUntil.day)}, ${file.holdsUntil.because}` }]
      : []),
  ];
}
