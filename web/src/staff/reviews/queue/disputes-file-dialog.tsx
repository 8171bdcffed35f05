import type { QueueRow } from '@plainwill/contracts/will-data/review/review-desk';
import { trpc } from '../../../shared/api/trpc.ts';
import { saveFile } from '../../../ui/browser/links.ts';
import { ReasonDialog } from '../../admin/reason-dialog.tsx';

/** An administrator downloads all that is known of how a will was made; who did and why is kept. */
export function DisputesFileDialog({ row: { number }, onClose }: { row: QueueRow; onClose: () => void }) {
  const file = trpc.willData.reviewDesk.disputesFile.useMutation({
    onSuccess: ({ fileName, mediaType, base64 }) => saveFile(fileName, mediaType, base64),
  });
  return (
    <ReasonDialog
      title={`Download the file for a dispute, number ${number}?`}
      action="Download file"
      pendingLabel="Preparing…"
      call={{
        ...file,
        mutate: ({ reason }, { onError }) => file.mutate({ number, reason }, { onError, onSuccess: onClose }),
      }}
      onClose={onClose}
    >
      <p>
        It holds everything: internal notes, and what the customer told us in confidence. The customer can see that you
        opened it.
      </p>
    </ReasonDialog>
  );
}
