import type { EnquiryId } from '@plainwill/contracts/shared/ids';
import { useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { AskAgain } from '../../ui/feedback/ask-again.tsx';
import { EnquiryErasure } from './enquiry-erasure.tsx';
import { EnquiryTold } from './enquiry-told.tsx';
import { whichEnquiry } from './enquiry-words.ts';
import { type EnquiryChanges, EnquiryWorkForm } from './enquiry-work-form.tsx';
import { EnquiryWorked } from './enquiry-worked.tsx';
import { useEnquiry } from './use-enquiries.ts';

interface EnquiryDialogProps {
  id: EnquiryId;
  isAdmin: boolean;
  onClose: () => void;
}

/** One enquiry with what was told, and how far staff are with it. */
export function EnquiryDialog({ id, isAdmin, onClose }: EnquiryDialogProps) {
  const { data, isError, error, isFetching, refetch } = useEnquiry(id);
  const [changes, setChanges] = useState<EnquiryChanges>({});
  return (
    <FormDialog
      isOpen
      isWide
      onClose={onClose}
      title={data ? whichEnquiry(data) : 'Enquiry'}
      isDirty={Object.keys(changes).length > 0}
    >
      {data ? (
        <>
          <EnquiryTold enquiry={data} />
          {isAdmin && <EnquiryErasure enquiry={data} onErased={onClose} />}
          {isAdmin ? (
            <EnquiryWorkForm enquiry={data} changes={changes} onChange={setChanges} />
          ) : (
            <EnquiryWorked enquiry={data} />
          )}
        </>
      ) : isError ? (
        <AskAgain message={failureOf(error).message} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <p role="status" className="pb-6 text-muted">
          Loading...
        </p>
      )}
    </FormDialog>
  );
}
