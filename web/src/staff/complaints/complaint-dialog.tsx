import type { OpenComplaint } from '@plainwill/contracts/notifications/complaints';
import type { ComplaintId } from '@plainwill/contracts/shared/ids';
import { useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DialogActions, FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { ComplaintAnswerForm, noAnswer } from './complaint-answer-form.tsx';
import { ComplaintTold, ComplaintTrail, LongWords } from './complaint-told.tsx';
import { ComplaintWorkForm, type WorkChanges } from './complaint-work-form.tsx';
import { useComplaintWork, useOpenComplaint } from './use-complaints.ts';

interface ComplaintDialogProps {
  id: ComplaintId;
  isAdmin: boolean;
  onClose: () => void;
}

/** One complaint or data request: what was told, what has happened, and what staff do with it. */
export function ComplaintDialog({ id, isAdmin, onClose }: ComplaintDialogProps) {
  const { data, isError, error, isFetching, refetch } = useOpenComplaint(id);
  const [changes, setChanges] = useState<WorkChanges>({});
  const [draft, setDraft] = useState(noAnswer);
  const work = useComplaintWork();
  const isDirty = Object.keys(changes).length > 0 || draft !== noAnswer;
  const mayChange = isAdmin && data !== undefined && data.state !== 'closed';
  return (
    <FormDialog isOpen isWide onClose={onClose} title={data?.reference ?? 'Complaint or request'} isDirty={isDirty}>
      {data ? (
        <>
          <ComplaintTold complaint={data} />
          <ComplaintTrail
            steps={data.steps}
            isPending={work.posted.isPending}
            {...(mayChange && { onPosted: (stepId: string) => work.posted.mutate({ id, stepId }) })}
          />
          {work.posted.error && <Notice tone="error">{failureOf(work.posted.error).message}</Notice>}
          {mayChange ? (
            <>
              <ComplaintWorkForm complaint={data} changes={changes} onChange={setChanges} save={work.save} />
              <ComplaintAnswerForm complaint={data} draft={draft} onChange={setDraft} answer={work.answer} />
            </>
          ) : (
            data.notes && <LongWords title="Notes" words={data.notes} />
          )}
          {work.close.error && <Notice tone="error">{failureOf(work.close.error).message}</Notice>}
          <DialogActions cancelLabel="Back to the list">
            {mayChange && data.state === 'answered' && <CloseButton complaint={data} close={work.close} />}
          </DialogActions>
        </>
      ) : isError ? (
        <RetryNotice message={failureOf(error).message} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <p role="status" className="pb-6 text-muted">
          Loading...
        </p>
      )}
    </FormDialog>
  );
}

interface CloseButtonProps {
  complaint: OpenComplaint;
  close: ReturnType<typeof useComplaintWork>['close'];
}

const CloseButton = ({ complaint: { id, version }, close }: CloseButtonProps) => (
  <Button onPress={() => close.mutate({ id, basedOn: version })} isPending={close.isPending} pendingLabel="Closing…">
    Close for good
  </Button>
);
