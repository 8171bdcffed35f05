import type { OpenComplaint } from '@plainwill/contracts/notifications/complaints';
import type { ComplaintId } from '@plainwill/contracts/shared/ids';
import { useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DialogActions } from '../../ui/dialogs/form-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RowDialog } from '../lists/row-dialog.tsx';
import { ComplaintAnswerForm, noAnswer } from './complaint-answer-form.tsx';
import { ComplaintSummary, ComplaintTrail, LongText } from './complaint-summary.tsx';
import { ComplaintWorkForm, type WorkChanges } from './complaint-work-form.tsx';
import { useComplaintWork, useOpenComplaint } from './use-complaints.ts';

interface ComplaintDialogProps {
  id: ComplaintId;
  isAdmin: boolean;
  onClose: () => void;
}

/** One complaint or data request: the person’s text, the steps so far, and the work of staff. */
export function ComplaintDialog({ id, isAdmin, onClose }: ComplaintDialogProps) {
  const opened = useOpenComplaint(id);
  const [changes, setChanges] = useState<WorkChanges>({});
  const [draft, setDraft] = useState(noAnswer);
  const work = useComplaintWork();
  const isDirty = Object.keys(changes).length > 0 || draft !== noAnswer;
  return (
    <RowDialog
      query={opened}
      onClose={onClose}
      title={opened.data?.reference ?? 'Complaint or request'}
      isDirty={isDirty}
    >
      {(complaint) => {
        const mayChange = isAdmin && complaint.state !== 'closed' && complaint.state !== 'spam';
        return (
          <>
            <ComplaintSummary complaint={complaint} />
            <ComplaintTrail
              steps={complaint.steps}
              isPending={work.posted.isPending}
              {...(mayChange && { onPosted: (stepId: string) => work.posted.mutate({ id, stepId }) })}
            />
            {work.posted.error && <Notice tone="error">{failureOf(work.posted.error).message}</Notice>}
            {mayChange ? (
              <>
                <ComplaintWorkForm complaint={complaint} changes={changes} onChange={setChanges} save={work.save} />
                <ComplaintAnswerForm complaint={complaint} draft={draft} onChange={setDraft} answer={work.answer} />
              </>
            ) : (
              complaint.notes && <LongText title="Notes" text={complaint.notes} />
            )}
            {work.close.error && <Notice tone="error">{failureOf(work.close.error).message}</Notice>}
            <DialogActions cancelLabel="Back to the list">
              {mayChange && complaint.state === 'answered' && <CloseButton complaint={complaint} close={work.close} />}
            </DialogActions>
          </>
        );
      }}
    </RowDialog>
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
